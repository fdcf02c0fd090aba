// Verbs of decisions that have a window of their own (Window.svelte); the shell does not offer them as large buttons.

export const WINDOWED: ReadonlySet<string> = new Set([
  ...['take', 'leave', 'wed', 'nominate', 'for', 'decoy', 'share', 'invest', 'bargain', 'ally-gift'],
  ...[
    'give-money',
    'want-money',
    'give-ware',
    'want-ware',
    'pigeon',
    'meet',
    'load-card',
    'load-money',
    'order',
  ],
  ...['lose', 'lose-noble', 'offer-sum', 'pay-siege', 'send-servant', 'give-relic', 'drop-relic', 'bestow'],
]);
