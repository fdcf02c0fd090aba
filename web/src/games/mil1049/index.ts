// MIL (1049), as it looks in the browser.

import type { GameClient } from '../../contract';
import Board from './Board.svelte';
import { onBoard } from './clicks.svelte';
import Hand from './Hand.svelte';
import Icon from './Icon.svelte';
import { SIZE } from './places';
import Status from './Status.svelte';
import en from './text/en.ftl?raw';
import es from './text/es.ftl?raw';
import it from './text/it.ftl?raw';
import Window from './Window.svelte';
import './theme.css';

const client: GameClient = {
  Board,
  size: SIZE,
  Hand,
  Window,
  Status,
  Icon,
  texts: { en, es, it },

  looks: {
    red: { colour: 'var(--mil-red)', ink: '#fff', shape: 'square' },
    blue: { colour: 'var(--mil-blue)', ink: '#fff', shape: 'round' },
    green: { colour: 'var(--mil-green)', ink: '#fff', shape: 'point' },
    yellow: { colour: 'var(--mil-yellow)', ink: '#231a02', shape: 'lozenge' },
    cyan: { colour: 'var(--mil-cyan)', ink: '#04262b', shape: 'star' },
  },

  onBoard,
  heading: (line) => (line.key === 'turn' ? 'part' : line.key === 'phase' || line.key === 'sphere'),
};

export default client;
