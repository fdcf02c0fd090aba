// Richard III: The Wars of the Roses, as it looks in the browser.

import type { GameClient } from '../../contract';
import Board from './Board.svelte';
import { onBoard } from './clicks';
import Hand from './Hand.svelte';
import Icon from './Icon.svelte';
import { SIZE } from './map';
import Status from './Status.svelte';
import en from './text/en.ftl?raw';
import es from './text/es.ftl?raw';
import it from './text/it.ftl?raw';
import type { War } from './types';
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
    lancaster: { colour: '#a4142c', ink: '#ffffff', shape: 'square' },
    york: { colour: '#f4f1e6', ink: '#2a1f14', shape: 'round' },
  },
  onBoard,

  /** An execution, and ending one's actions while Action Points are left: nobody undoes these. */
  confirm(choice, view) {
    const war = view.board as War;
    return (
      choice.verb === 'execute' ||
      (choice.verb === 'done' && view.prompt.key === 'actions' && (war.ap ?? 0) > 0)
    );
  },

  /** What everybody sees to be forced: the last card, the only battle, the only way out. */
  forced(choice, view) {
    if (choice.verb === 'play')
      return Object.values((view.board as War).hand).reduce((sum, n) => sum + n, 0) === 1;
    return choice.verb === 'battle' || choice.verb === 'withdraw' || choice.verb === 'fall';
  },

  heading: (line) => (line.key === 'campaign' ? 'part' : line.key === 'turn' || line.key === 'battle'),
};

export default client;
