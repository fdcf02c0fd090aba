// The keyboard: one key, one deed. The help page is written from the same list.

export type Deed =
  | 'help'
  | 'undo'
  | 'reset'
  | 'choices'
  | 'log'
  | 'chat'
  | 'rules'
  | 'notes'
  | 'board'
  | 'back'
  | 'forth'
  | 'first'
  | 'now'
  | 'replay'
  | 'next'
  | 'why'
  | 'window'
  | 'closer'
  | 'farther'
  | 'whole'
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'escape';

export interface Binding {
  readonly keys: readonly string[];
  readonly deed: Deed;
  readonly group: 'turn' | 'time' | 'map' | 'page';
}

export const BINDINGS: readonly Binding[] = [
  { keys: ['m'], deed: 'choices', group: 'turn' },
  { keys: ['u'], deed: 'undo', group: 'turn' },
  { keys: ['U'], deed: 'reset', group: 'turn' },
  { keys: ['y'], deed: 'why', group: 'turn' },
  { keys: ['w'], deed: 'window', group: 'turn' },
  { keys: ['g'], deed: 'next', group: 'turn' },
  { keys: ['[', ','], deed: 'back', group: 'time' },
  { keys: [']', '.'], deed: 'forth', group: 'time' },
  { keys: ['{', '<'], deed: 'first', group: 'time' },
  { keys: ['}', '>'], deed: 'now', group: 'time' },
  { keys: ['p'], deed: 'replay', group: 'time' },
  { keys: ['+', '='], deed: 'closer', group: 'map' },
  { keys: ['-'], deed: 'farther', group: 'map' },
  { keys: ['0'], deed: 'whole', group: 'map' },
  { keys: ['ArrowLeft'], deed: 'left', group: 'map' },
  { keys: ['ArrowRight'], deed: 'right', group: 'map' },
  { keys: ['ArrowUp'], deed: 'up', group: 'map' },
  { keys: ['ArrowDown'], deed: 'down', group: 'map' },
  { keys: ['b'], deed: 'board', group: 'page' },
  { keys: ['l'], deed: 'log', group: 'page' },
  { keys: ['c'], deed: 'chat', group: 'page' },
  { keys: ['n'], deed: 'notes', group: 'page' },
  { keys: ['r'], deed: 'rules', group: 'page' },
  { keys: ['?'], deed: 'help', group: 'page' },
  { keys: ['Escape'], deed: 'escape', group: 'page' },
];

/** Which numbered choice a key stands for: 1 to 9. */
export function numberOf(key: string): number | null {
  return /^[1-9]$/.test(key) ? Number(key) : null;
}

export interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly target: EventTarget | null;
}

const TYPING =
  'input:not([type=range]):not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]';
const ARROWED =
  'input, select, textarea, [role=tab], [role=radio], [role=slider], [role=menuitem], [role=listbox]';

function isIn(target: EventTarget | null, selector: string): boolean {
  return (
    typeof (target as Element | null)?.closest === 'function' &&
    (target as Element).closest(selector) !== null
  );
}

/** What a pressed key means; null where it belongs to the page: to a field, or to the browser. */
export function deedOf(pressed: Pressed): Deed | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  if (pressed.key !== 'Escape' && isIn(pressed.target, TYPING)) return null;
  if (pressed.key.startsWith('Arrow') && isIn(pressed.target, ARROWED)) return null;
  return BINDINGS.find((binding) => binding.keys.includes(pressed.key))?.deed ?? null;
}

export function choiceKeyOf(pressed: Pressed): number | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || isIn(pressed.target, TYPING)) return null;
  return numberOf(pressed.key);
}
