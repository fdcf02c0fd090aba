import { describe, expect, it } from 'vitest';
import type { Choice } from '../../../contract';
import {
  areaChoices,
  blockChoices,
  clickArea,
  clickBlock,
  inHand,
  litAreas,
  litBlocks,
  onBoard,
  otherWay,
  type Scene,
} from '../clicks';
import { position, POSITIONS, sceneAt } from './support';

/** All that two clicks can lead to. */
function within(scene: Scene, choice: Choice): boolean {
  const goes = (act: ReturnType<typeof clickBlock>): boolean =>
    (act.do === 'choose' && act.choice === choice) || (act.do === 'ask' && act.choices.includes(choice));
  if (choice.kinds[0] === 'block' && choice.second === '') return goes(clickBlock(scene, choice.first));
  if (choice.verb === 'home') {
    const act = clickBlock(scene, choice.first);
    return (
      goes(act) || (act.do === 'pick' && goes(clickArea({ ...scene, picked: act.block }, choice.second)))
    );
  }
  return goes(clickArea(scene, choice.first));
}

describe.each(
  POSITIONS.filter((one) => one.asked.choices.length > 0).map((one) => [one.prompt, one.asked] as const),
)('at the prompt %s', (_, asked) => {
  const scene = sceneAt(asked);

  it('whatever is said to be on the board can be clicked there', () => {
    for (const choice of asked.choices.filter(onBoard)) {
      // A block that may march as well sails by the button beside it; arrows into a battle and cards are buttons themselves.
      if (
        choice.verb === 'sail' &&
        scene.choices.some((other) => other.verb === 'lift' && other.first === choice.first)
      )
        continue;
      if (choice.verb === 'main' || choice.verb === 'play') continue;
      expect(within(scene, choice), `${choice.verb} ${choice.first} ${choice.second}`).toBe(true);
    }
  });

  it('what is lit leads to a choice, what is not lit to none', () => {
    const lit = litAreas(scene);
    for (const area of scene.lore.areas.keys()) {
      expect(areaChoices(scene, area).length > 0).toBe(lit.has(area));
    }
    for (const block of scene.lore.blocks.keys()) {
      expect(blockChoices(scene, block).length > 0).toBe(litBlocks(scene).has(block));
    }
  });

  it('nothing happens while others decide', () => {
    const idle = { ...scene, asked: false };
    for (const area of litAreas(scene)) expect(clickArea(idle, area)).toEqual({ do: 'nothing' });
    for (const block of litBlocks(scene)) expect(clickBlock(idle, block)).toEqual({ do: 'nothing' });
  });
});

describe('a move', () => {
  const actions = sceneAt(position('actions').asked);
  const lift = actions.choices.find((choice) => choice.verb === 'lift');
  const block = lift?.first ?? '';
  const home = actions.war.blocks[block]?.[0] ?? '';
  const step = (area: string): Choice => ({
    packed: 1,
    verb: 'step',
    kinds: ['area'],
    first: area,
    second: '',
  });
  const halt: Choice = { packed: 2, verb: 'stop', kinds: [], first: '', second: '' };
  const moving = (choices: readonly Choice[], undo = true, at = home): Scene => ({
    ...actions,
    choices,
    undo,
    prompt: { key: 'move-own', args: { who: 'lancaster', block, from: at }, rule: '' },
    war: { ...actions.war, areas: {}, blocks: { ...actions.war.blocks, [block]: [at, 3, 1] } },
  });

  it('begins with a click on the block', () => {
    expect(clickBlock(actions, block)).toEqual({ do: 'choose', choice: lift, then: [] });
    expect(inHand(moving([]).prompt)).toBe(block);
  });

  it('goes on with a click on a lit area', () => {
    expect(clickArea(moving([step('derby')]), 'derby')).toMatchObject({
      do: 'choose',
      choice: { first: 'derby' },
    });
  });

  it('halts with a click on the block or under it, and on another block before that is lifted', () => {
    const scene = moving([step('derby'), halt], true, 'leicester');
    expect(clickBlock(scene, block)).toEqual({ do: 'choose', choice: halt, then: [] });
    expect(clickArea(scene, 'leicester')).toEqual({ do: 'choose', choice: halt, then: [] });
    const other =
      Object.entries(actions.war.blocks).find(([id, [place]]) => id !== block && place !== 'pool')?.[0] ?? '';
    expect(clickBlock(scene, other)).toEqual({
      do: 'choose',
      choice: halt,
      then: [{ verb: 'lift', first: other }],
    });
  });

  it('is given up while the block has not left', () => {
    expect(clickBlock(moving([step('derby')]), block)).toEqual({ do: 'undo', then: [] });
    expect(clickBlock(moving([step('derby')], false), block)).toEqual({ do: 'nothing' });
  });

  it('takes two borders at a click where there is one way only', () => {
    const scene = moving([step('derby'), step('leicester')], true, 'warwick');
    expect(clickArea(scene, 'lincoln')).toMatchObject({ do: 'why' });
    expect(clickArea(scene, 'south-yorks')).toMatchObject({
      do: 'choose',
      choice: { first: 'derby' },
      then: [{ verb: 'step', first: 'south-yorks' }],
    });
    // The only way over a red border, or into enemies, ends there.
    expect(clickArea(moving([step('powys')], true, 'hereford'), 'glamorgan')).toMatchObject({ do: 'why' });
    const held = moving([step('derby')], true, 'warwick');
    const blocked: Scene = { ...held, war: { ...held.war, areas: { derby: { n: [0, 2] } } } };
    expect(clickArea(blocked, 'south-yorks')).toEqual({
      do: 'why',
      wish: { verb: 'step', first: 'south-yorks' },
    });
  });

  it('may become a voyage', () => {
    const scene = moving([step('derby')]);
    const sail: Choice = { packed: 3, verb: 'sail', kinds: ['block'], first: block, second: '' };
    expect(otherWay(scene, [sail])).toEqual({ verb: 'sail', first: block });
    expect(otherWay(scene, [])).toBeNull();
    expect(otherWay({ ...scene, choices: [halt] }, [sail])).toBeNull();
    expect(otherWay(actions, [sail])).toBeNull();
  });

  it('is refused with a reason', () => {
    const stuck = Object.keys(actions.war.blocks).find((id) => blockChoices(actions, id).length === 0);
    expect(stuck).toBeDefined();
    const verb = actions.war.blocks[stuck ?? '']?.[0] === 'pool' ? 'recruit' : 'lift';
    expect(clickBlock(actions, stuck ?? '')).toEqual({ do: 'why', wish: { verb, first: stuck } });
    expect(clickArea(moving([step('derby')]), 'ireland')).toEqual({
      do: 'why',
      wish: { verb: 'step', first: 'ireland' },
    });
  });
});

describe('going home', () => {
  const home = (first: string, second: string): Choice => ({
    packed: 1,
    verb: 'home',
    kinds: ['block', 'place'],
    first,
    second,
  });
  const base = sceneAt(position('homes-own').asked);

  it('takes a block in hand where it has several places to go', () => {
    const scene = { ...base, choices: [home('exeter-l', 'cornwall'), home('exeter-l', 'lincoln')] };
    expect(clickBlock(scene, 'exeter-l')).toEqual({ do: 'pick', block: 'exeter-l' });
    const picked = { ...scene, picked: 'exeter-l' };
    expect([...litAreas(picked)].sort()).toEqual(['cornwall', 'lincoln']);
    expect(clickArea(picked, 'lincoln')).toMatchObject({ do: 'choose', choice: { second: 'lincoln' } });
    expect(clickArea(picked, 'kent')).toEqual({
      do: 'why',
      wish: { verb: 'home', first: 'exeter-l', second: 'kent' },
    });
  });

  it('is explained for a block that has no choice', () => {
    const [block = '', [place] = ['']] =
      Object.entries(base.war.blocks).find(([, [at]]) => at !== 'pool') ?? [];
    const scene = { ...base, choices: [] };
    expect(clickBlock(scene, block)).toEqual({
      do: 'why',
      wish: { verb: 'home', first: block, second: place },
    });
  });

  it('sends it at once where there is one', () => {
    const only = home('exeter-l', 'cornwall');
    expect(clickBlock({ ...base, choices: [only] }, 'exeter-l')).toEqual({
      do: 'choose',
      choice: only,
      then: [],
    });
  });
});
