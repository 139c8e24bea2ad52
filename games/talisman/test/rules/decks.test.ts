import assert from 'node:assert/strict';
import { rulesFrom, table } from '@tafelrunde/testing';
import { game } from '../../game.ts';
import { de } from '../../locales/de.ts';
import { en } from '../../locales/en.ts';
import type { CardSet } from '../../shape.ts';
import { scene } from '../kit.ts';

const { situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

const EXPANSIONS = ['reaper', 'frostmarch', 'sacredPool', 'cataclysm'] as const;

/** Every printed card of a table, by kind, and how often. */
function copies(t: ReturnType<typeof withSets>): Map<string, number> {
  const found = new Map<string, number>();
  for (const kind of t.t.whole.cards.kinds) found.set(kind, (found.get(kind) ?? 0) + 1);
  return found;
}

/** A table with these expansions and no others. */
const withSets = (...sets: readonly Expansion[]) => {
  const chosen = Object.fromEntries(EXPANSIONS.map((set) => [set, sets.includes(set)]));
  return table(game, { seats: 2, options: chosen });
};

type Expansion = (typeof EXPANSIONS)[number];

/** How many copies of a card these sets bring. */
const printedIn = (kind: string, sets: readonly CardSet[]): number => {
  const { set, copies: own, reprints } = game.content[kind];
  const again = reprints.filter((reprint) => sets.includes(reprint.set));
  return again.reduce((sum, reprint) => sum + reprint.copies, sets.includes(set) ? own : 0);
};

for (const sets of [[], ...EXPANSIONS.map((set) => [set]), EXPANSIONS] as const)
  situation(`the cards of ${['base', ...sets].join(', ')} are in play, and no others`, () => {
    const found = copies(withSets(...sets));
    for (const [kind, { deck }] of Object.entries(game.content))
      if (deck !== 'board')
        assert.equal(found.get(kind) ?? 0, printedIn(kind, ['base', ...sets]), `copies of ${kind}`);
  });

situation('each expansion brings cards of its own', () => {
  for (const set of EXPANSIONS)
    assert.ok(
      [...copies(withSets(set)).keys()].some((kind) => game.content[kind].set === set),
      set,
    );
});

situation('every setting says what it changes, in both languages', () => {
  for (const words of [de, en]) {
    const settings: Readonly<Record<string, { text?: string }>> = words.settings;
    assert.deepEqual(Object.keys(settings).toSorted(), Object.keys(game.options).toSorted());
    for (const [name, { text = '' }] of Object.entries(settings)) assert.match(text, /^[A-Z4].*\.$/u, name);
  }
});

situation('by the published rule one die is rolled in the outer region, and fate may reroll it', () => {
  const moving = (twoDice: boolean) =>
    scene({ at: ['city', 'tavern'], with: { 0: { fate: 1 } }, options: { twoDice }, dice: [2, 5] });
  const house = moving(true);
  assert.deepEqual(house.options(0), ['Reroll the 5', 'Keep']);
  assert.equal(house.answer(0, 'keep').options(0).length, 4);
  const published = moving(false);
  assert.deepEqual(published.options(0), ['Reroll the 2', 'Keep']);
  assert.equal(published.answer(0, 'keep').options(0).length, 2);
});

situation('what the dead leave behind is one option, what becomes of Rewards another', () => {
  const dying = (options: { heirs?: boolean; keepRewards?: boolean }) => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['city', 'tavern'],
      with: { 0: { lives: 1 } },
      options,
      cards: { 'objects.0': ['ring'], 'reward.0': ['ironskinCharm'], 'space.14': ['dragon'] },
      dice: [2, 3, 1, 1],
    });
    t.answer(0, 'hills2');
    assert.equal(t.state.players[0].standing, 'dead');
    return [t.kinds('objects.0'), t.kinds('reward.0')];
  };
  assert.deepEqual(dying({}), [['ring'], ['ironskinCharm']]);
  assert.deepEqual(dying({ heirs: false }), [[], ['ironskinCharm']]);
  assert.deepEqual(dying({ keepRewards: false }), [['ring'], []]);
});

situation('what is preset: the rulebook with all expansions, the base board, no ending sheet', () => {
  const preset = Object.entries(game.options).map(([name, spec]) => [name, spec.default]);
  assert.deepEqual(Object.fromEntries(preset), {
    board: 'base',
    ending: 'none',
    reaper: true,
    frostmarch: true,
    sacredPool: true,
    cataclysm: true,
    explodingDice: true,
    twoDice: true,
    trophyRate: 4,
    choiceOfCharacters: 3,
    startQuest: true,
    heirs: true,
    keepRewards: true,
    questBlocksPortal: false,
    nightfall: 0,
  });
});
