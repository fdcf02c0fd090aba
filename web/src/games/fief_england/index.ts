// Fief England, as it looks in the browser.

import type { GameClient } from '../../contract';
import Board from './Board.svelte';
import { onBoard } from './clicks.svelte';
import Hand from './Hand.svelte';
import Icon from './Icon.svelte';
import { MAP_SIZE } from './map';
import Status from './Status.svelte';
import Window from './Window.svelte';
import './theme.css';

const sources = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });

/** The words of the board and of the windows in one language. */
const words = (language: string) => async (): Promise<string> => {
  const parts = [language, `court.${language}`].map((name) => sources[`./text/${name}.ftl`]?.() ?? '');
  return (await Promise.all(parts)).join('\n');
};

const client: GameClient = {
  Board,
  size: MAP_SIZE,
  Hand,
  Window,
  Status,
  Icon,
  texts: { en: words('en'), es: words('es'), it: words('it') },

  looks: {
    red: { colour: 'var(--fi-red)', ink: '#fff', shape: 'square' },
    blue: { colour: 'var(--fi-blue)', ink: '#fff', shape: 'round' },
    green: { colour: 'var(--fi-green)', ink: '#fff', shape: 'point' },
    yellow: { colour: 'var(--fi-yellow)', ink: '#231a02', shape: 'lozenge' },
    'red-blue': { colour: 'var(--fi-red)', ink: '#fff', shape: 'square' },
    'green-yellow': { colour: 'var(--fi-green)', ink: '#fff', shape: 'point' },
  },

  onBoard,

  /** Standing orders can be given at any time; the hand has a place for them. */
  aside: (choice) => choice.verb === 'order',

  heading: (line) => (line.key === 'round' ? 'part' : line.key === 'phase'),
};

export default client;
