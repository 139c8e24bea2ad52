import assert from 'node:assert/strict';
import { hasAll } from '../../rules/haves.ts';
import type { Have } from '../../shape.ts';
import { play, situation } from '../kit.ts';

/** What quests and badges want to see: everything that counts, and nothing that looks like it. */

type Plan = NonNullable<Parameters<typeof play>[0]>;
const shows = (have: Have, plan: Plan): boolean =>
  hasAll(play({ heroes: ['dral', 'ael'], ...plan }).t, 0, have);

/** The last number at which this still holds. */
const most = (have: (min: number) => Have, plan: Plan): number => {
  let n = 0;
  while (n < 20 && shows(have(n + 1), plan)) n++;
  return n;
};

situation('quests are completed cards of encounters, not bounties, badges or trophies', () => {
  const plan: Plan = {
    cards: {
      'quests.0': ['envoyFirstGift', 'minerProps'],
      'bounties.0': ['bountyGreytooth'],
      'quests.1': ['hermitOffering'],
      'trophies.0': ['mudLeech'],
    },
  };
  assert.equal(
    most((min) => ({ questsDone: { min } }), plan),
    2,
  );
});

situation('deaths are those in combat and outside, or those in combat alone', () => {
  const plan: Plan = { hero: [{ fallen: 1, perished: 2, won: 3 }] };
  assert.equal(
    most((min) => ({ deaths: { min } }), plan),
    3,
  );
  assert.equal(
    most((min) => ({ deathsInCombat: { min } }), plan),
    1,
  );
  assert.equal(shows({ deaths: { max: 2 } }, plan), false);
  assert.equal(shows({ deathsInCombat: { max: 1 } }, plan), true);
});

situation('markers of one kind and of the own hero', () => {
  const plan: Plan = {
    map: [
      ['traderGreen', 2, -1],
      ['robberTrail', 1, 1],
    ],
    set: ({ map }) => {
      map.marker[4] = 0; // a place of trade
      map.marker[8] = map.marker[9] = 0;
      map.marker[10] = 1; // of the other hero
      map.tools[5] = 2 | (1 << 2); // two own ones and one of the other
    },
  };
  for (const [kind, n] of [
    ['hero', 2],
    ['trade', 1],
    ['interaction', 2],
  ] as const)
    assert.equal(
      most((min) => ({ markers: { kind, min } }), plan),
      n,
      kind,
    );
  // Meadow, mountain, forest: each terrain once, with a marker of any kind.
  assert.equal(
    most((min) => ({ markedTerrains: { min } }), plan),
    3,
  );
});

situation('elementals that were confronted, each of them or each element once', () => {
  const plan: Plan = {
    map: [
      ['humStones', 2, -1],
      ['traderGreen', 1, 1],
      ['emberKitchen', -1, 2],
      ['emberKitchen', -2, 1],
    ],
    set: ({ map }) => {
      map.tools[4] = 1; // earth
      map.tools[13] = map.tools[17] = 1; // fire twice
      map.tools[10] = 1 << 2; // water, by the other hero
      map.tools[9] = 1; // a mountain
    },
  };
  assert.equal(
    most((min) => ({ confronted: { min } }), plan),
    3,
  );
  assert.equal(
    most((min) => ({ confrontedKinds: { min } }), plan),
    2,
  );
});

situation('trophies in pouches and in the hall, of a level or of any', () => {
  const plan: Plan = {
    cards: { 'trophies.0': ['mudLeech', 'caveBear'], 'hall.0': ['harpy'], 'trophies.1': ['wyvern'] },
  };
  assert.equal(
    most((min) => ({ trophies: { min } }), plan),
    3,
  );
  assert.equal(
    most((min) => ({ trophies: { level: 2, min } }), plan),
    2,
  );
  assert.equal(shows({ trophies: { level: 3, min: 1 } }, plan), false);
});

situation('fights of this turn: won at all, against the strong, without a wound', () => {
  const { t, state } = play({ heroes: ['dral', 'ael'] });
  state.heroes[0].fights = [
    { level: 1, unhurt: true },
    { level: 2, unhurt: false },
  ];
  const all = (have: (level: 1 | 2 | 3) => Have): boolean[] =>
    ([1, 2, 3] as const).map((level) => hasAll(t, 0, have(level)));
  assert.deepEqual(
    all((min) => ({ wonFightsThisTurn: { min } })),
    [true, true, false],
  );
  assert.deepEqual(
    all((levelMin) => ({ wonFightThisTurn: { levelMin } })),
    [true, true, false],
  );
  assert.deepEqual(
    all((levelMin) => ({ wonUnhurt: { levelMin } })),
    [true, false, false],
  );
});

situation('hero tiles on the board and armour of one kind', () => {
  // Dral begins with two tiles of his own; wares and what lies in the stock are none.
  const plan: Plan = {
    worn: [['leatherHelmet', 'chainBoots', 'leatherGloves', 'leatherGreaves', 'dralBrace']],
    set: (_, t) => void t.make('dralGrit', t.piles.stock[0]),
  };
  const own = most((min) => ({ heroTilesOnBoard: { min } }), {});
  assert.equal(
    most((min) => ({ heroTilesOnBoard: { min } }), plan),
    own + 1,
  );
  assert.equal(
    most((min) => ({ armourSet: { min } }), plan),
    3,
  );
});

situation('numbers of the hero board', () => {
  const plan: Plan = {
    hero: [{ reputation: 4, gold: 5, gaar: 2, dwurt: 3, health: 3 }],
    worn: [['chainGloves']],
  };
  for (const [what, n] of [
    ['reputation', 4],
    ['gold', 5],
    ['gaar', 2],
    ['health', 3],
    ['maxHealth', 10],
  ] as const) {
    assert.equal(
      most((min) => ({ [what]: { min } }), plan),
      n,
      what,
    );
    assert.equal(shows({ [what]: { max: n - 1 } }, plan), false, what);
  }
});
