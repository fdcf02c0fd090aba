// Handing out an address: by the device's own way of sharing where there is one, otherwise by the clipboard.

import { notices } from '../state/notices.svelte';
import { t } from '../state/words.svelte';

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without https there is no clipboard in some browsers; an old way still works.
    const field = document.createElement('textarea');
    field.value = text;
    field.readOnly = true;
    field.className = 'hidden-visually';
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    if (!done) {
      notices.say(() => t('copy-failed', { text }), 'error');
      return false;
    }
  }
  notices.say(() => t('copied'));
  return true;
}

export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // Turning away from the device's own dialog is no mistake.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
  }
}

/** Gives the browser a file to keep. */
export function save(name: string, content: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
