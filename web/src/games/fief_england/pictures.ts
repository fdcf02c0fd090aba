// Which picture stands for a thing, by its id.

/** The picture of a card: of its office, its mercenaries, or what it brings; a noble is a noble. */
export function cardPicture(card: string): string {
  if (card.startsWith('abbess')) return 'abbess';
  if (card.startsWith('bishop') || card.startsWith('archbishop')) return 'mitre';
  if (card.startsWith('mercenary')) return `${card.slice('mercenary-'.length)}-crossbowman`;
  return CARDS[card] ?? 'noble';
}

const CARDS: Readonly<Record<string, string>> = {
  'burgher-3': 'town',
  'burgher-5': 'town',
  'abundant-harvest': 'harvest',
  'good-weather': 'weather',
  tax: 'tallage',
  uprising: 'horde',
  'secret-passage': 'stronghold',
  assassination: 'battle',
  justice: 'scales',
  ambush: 'archer',
  plague: 'plague',
  storms: 'storms',
  famine: 'famine',
  invasion: 'invasion',
};
