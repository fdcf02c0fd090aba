// Lancaster, with The New Laws, as it looks in the browser.

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

/** Numbers that a window asks for. */
const STEPPED: ReadonlySet<string> = new Set(['yes', 'no', 'squires', 'buy']);

const client: GameClient = {
  Board,
  size: SIZE,
  Hand,
  Window,
  Status,
  Icon,
  texts: { en, es, it },

  looks: {
    blue: { colour: 'var(--la-blue)', ink: '#fff', shape: 'round' },
    red: { colour: 'var(--la-red)', ink: '#fff', shape: 'square' },
    green: { colour: 'var(--la-green)', ink: '#fff', shape: 'point' },
    yellow: { colour: 'var(--la-yellow)', ink: '#231a02', shape: 'lozenge' },
    black: { colour: 'var(--la-black)', ink: '#fff', shape: 'star' },
  },

  onBoard: (choice) => onBoard(choice) || STEPPED.has(choice.verb),

  /** A law that the last vote decides cannot be called back; everything else can be undone or is harmless. */
  confirm: () => false,

  /** The castle with nothing more to decide in it. */
  forced: (choice) => choice.verb === 'gather',

  heading: (line) => (line.key === 'round' ? 'part' : line.key === 'applied' || line.key === 'county'),
};

export default client;
