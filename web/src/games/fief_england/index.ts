// Fief England, as it looks in the browser.

import type { GameClient } from '../../contract';
import Board from './Board.svelte';
import { onBoard } from './clicks.svelte';
import Hand from './Hand.svelte';
import Icon from './Icon.svelte';
import { MAP_SIZE } from './map';
import Status from './Status.svelte';
import en from './text/en.ftl?raw';
import es from './text/es.ftl?raw';
import it from './text/it.ftl?raw';
import courtEn from './text/court.en.ftl?raw';
import courtEs from './text/court.es.ftl?raw';
import courtIt from './text/court.it.ftl?raw';
import Window from './Window.svelte';
import './theme.css';

const client: GameClient = {
  Board,
  size: MAP_SIZE,
  Hand,
  Window,
  Status,
  Icon,
  texts: { en: `${en}\n${courtEn}`, es: `${es}\n${courtEs}`, it: `${it}\n${courtIt}` },

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
