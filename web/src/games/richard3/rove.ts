// Arrow keys among the buttons of a row: a row is one stop of the Tab key.

import { ARROWS } from './compass';

/** An attachment for the element around the buttons. */
export function roving(node: HTMLElement): () => void {
  const buttons = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>('button')];
  const tidy = (): void => {
    const all = buttons();
    if (all.some((button) => button.tabIndex === 0 && button === document.activeElement)) return;
    const first = all.find((button) => button.dataset['lit'] !== undefined) ?? all[0];
    for (const button of all) button.tabIndex = button === first ? 0 : -1;
  };
  const onKey = (event: KeyboardEvent): void => {
    const way = ARROWS[event.key];
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (!way || at < 0) return;
    const next = all[(at + (way === 'right' || way === 'down' ? 1 : all.length - 1)) % all.length];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    for (const button of all) button.tabIndex = button === next ? 0 : -1;
    next.focus();
  };
  const watch = new MutationObserver(tidy);
  watch.observe(node, { childList: true, subtree: true, attributeFilter: ['data-lit'] });
  node.addEventListener('keydown', onKey);
  tidy();
  return () => {
    watch.disconnect();
    node.removeEventListener('keydown', onKey);
  };
}
