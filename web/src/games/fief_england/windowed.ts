// Verbs of decisions that have a window of their own (Window.svelte); the shell does not offer them as large buttons.

export const WINDOWED: ReadonlySet<string> = new Set(['take', 'leave']);
