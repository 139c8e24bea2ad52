import assert from 'node:assert/strict';
import { nextTo, toolsOf } from '../../rules/map.ts';
import { ENCOUNTERS, type Hex, type Loot, type ScenarioName } from '../../shape.ts';
import { card, choose, fightOf, game, type Journey, offered, pass, play } from '../kit.ts';
import { minus, owns, type Tally } from './reading.ts';

/** Every map tile is revealed, each of its spaces is visited, and each of its monsters is beaten. */

const lands = Object.values(game.content).flatMap(({ kind, land }) =>
  land === null ? [] : [{ kind, land }],
);

/** The scenario a tile belongs to; most belong to all. */
const scenarioFor = (scenarios: readonly ScenarioName[]): ScenarioName => scenarios[0] ?? 'theHunt';
const SITES = ['mine', 'trade', 'treasure', 'confront', 'portal'] as const;

/** What a pacified hex lets a hero do. */
const expected = ({ raw, trade, treasure, elemental, portal }: Hex): string[] =>
  [
    raw !== undefined && 'mine',
    trade !== undefined && trade !== 'towers' && 'trade',
    treasure !== undefined && 'treasure',
    elemental !== undefined && 'confront',
    portal === true && 'portal',
  ].filter((one) => one !== false);

/** A hero on this space of the tile, all monsters of which are beaten; a portal lies elsewhere on the map. */
const visiting = (kind: string, part: number): Journey =>
  play({
    map: [
      [kind, 2, -1],
      ['moorStill', -1, -1],
    ],
    at: [4 + part],
    hero: [{ gold: 5 }],
    set: (state) => {
      for (let space = 4; space < 8; space++) state.map.beaten[space] = true;
    },
  });

const PREY = { 1: 'giantDragonfly', 2: 'caveBear', 3: 'hydra' } as const;
/** A hero comes from the neighbouring space, beats the monster there and leaves the trophy. */
function beaten(kind: string, part: number, level: 1 | 2 | 3): { readonly j: Journey; readonly got: Tally } {
  const space = 4 + part;
  const j = play({
    heroes: ['dral', 'ael'],
    map: [
      [kind, 2, -1],
      ['emptyFarm', 4, -2],
    ],
    at: [part === 1 ? 8 : 1],
    hero: [{ reputation: 99, gaar: 0 }],
    cards: { [`monsterNext.${level - 1}`]: [PREY[level]] },
    next: {
      'stack.3': ['treasureSilverCup'],
      'stack.4': ['treasureOldIdol'],
      'stack.5': ['treasureRegalia'],
    },
    set: (state) => {
      state.map.beaten[8] = true;
      for (let other = 4; other < 8; other++) if (other !== space) state.map.beaten[other] = true;
    },
  });
  choose(j, 0, 'move.trade');
  assert.ok(nextTo(j.t, j.state.heroes[0].space).includes(space), kind);
  choose(j, 0, `step${space}`);
  if (j.match.question(0)?.ask.prompt === 'beforeFight') choose(j, 0, 'fight');
  const fight = fightOf(j);
  assert.equal(j.t.def(fight.card).enemy!.level, level);
  fight.health = 1;
  j.state.heroes[0].health = 99;
  const before = owns(j);
  for (let i = 0; i < 40 && j.match.question(0)?.ask.prompt !== 'keepTrophy'; i++) {
    if (j.match.question(0)?.ask.prompt === 'afterHeroRoll') fightOf(j).plus = 30;
    pass(j);
  }
  choose(j, 0, 'noTrophy');
  if (j.match.question(0)?.ask.prompt === 'tradeNow') j.answer(0, false);
  j.asks(0, 'turn');
  const { health: _health, moves: _moves, tiles: _tiles, ...got } = minus(owns(j), before);
  return { j, got };
}
/** Loot by the names of `owns`; the reward of a monster is not paid at 99 reputation, that of level 3 always is. */
const lootOf = ({ gold, gaar, potion, silverCard, goldCard }: Loot): Tally =>
  minus(
    {
      gold: gold ?? 0,
      gaar: gaar ?? 0,
      potions: potion ?? 0,
      silver: silverCard ?? 0,
      goldCards: goldCard ?? 0,
    },
    {},
  );

for (const { kind, land } of lands) {
  const { hexes, centre, group, chapter, scenarios } = land;
  if (group !== 'start')
    card(kind, 'is revealed with everything on it', () => {
      const j = play({
        heroes: ['dral', 'ael'],
        options: { scenario: scenarioFor(scenarios) === 'lonelyPath' ? 'theHunt' : scenarioFor(scenarios) },
        stack: true,
        hero: [{ health: 8 }],
        next: { mapStack: [kind] },
      });
      choose(j, 0, 'move.mine');
      choose(j, 0, 'step0');
      const [back] = j.match.view(0).piles.mapStack.cards.slice(-1);
      assert.deepEqual(back, { back: `chapter${chapter}` });
      j.answer(0, '1,-2').asks(0, 'placeTile');
      assert.equal(j.t.kind(j.state.map.tiles[1].card), kind);
      const met = hexes.flatMap(({ encounter }) => encounter ?? []);
      if (centre?.place === 'encounter' && centre.encounter !== 'legend') met.push(centre.encounter);
      for (const encounter of met)
        assert.equal(j.kinds(`questOpen.${ENCOUNTERS.indexOf(encounter)}`).length, 2, encounter);
    });
  hexes.forEach((hex, part) => {
    card(kind, `what can be done on space ${part}`, () => {
      const j = visiting(kind, part);
      const ids = offered(j, 0);
      assert.deepEqual(
        SITES.filter((site) =>
          ids.some((id) => id === site || (site === 'portal' && id.startsWith('portal'))),
        ),
        SITES.filter((site) => expected(hex).includes(site)),
      );
    });
    const { monster } = hex;
    if (monster === undefined) return;
    card(kind, `on space ${part} a monster of level ${monster} and its loot`, () => {
      const { j, got } = beaten(kind, part, monster);
      const reward = monster === 3 ? rewardOf(PREY[3]) : {};
      assert.deepEqual(got, sum(lootOf(hex.loot!), reward));
      if (hex.raw === undefined) assert.equal(j.state.map.marker[4 + part], 0);
      else assert.equal(toolsOf(j.t, 4 + part, 0), 2);
      if (hex.treasure !== undefined) assert.equal(j.kinds('pouch.0').length, 1);
    });
  });
  if (centre?.place === 'towers')
    card(kind, 'the towers trade in their centre', () => {
      assert.ok(offered(visiting(kind, 3), 0).includes('trade'));
    });
  if (centre?.place === 'church')
    card(kind, 'a church in the centre', () => {
      assert.ok(offered(visiting(kind, 3), 0).includes('buyPotion'));
    });
}

const sum = (a: Tally, b: Tally): Tally => minus(a, minus({}, b));
/** What beating this monster brings besides loot. */
function rewardOf(kind: string): Tally {
  const tally: Tally = {};
  for (const effect of game.content[kind].enemy!.reward)
    for (const [verb, name] of [
      ['reputation', 'reputation'],
      ['gold', 'gold'],
      ['gaar', 'gaar'],
      ['goldCard', 'goldCards'],
      ['silverCard', 'silver'],
      ['gem', 'gems'],
      ['essence', 'essences'],
    ] as const)
      if (verb in effect) {
        const n = (effect as unknown as Record<string, unknown>)[verb];
        tally[name] = (tally[name] ?? 0) + (typeof n === 'number' ? n : 1);
      }
  return tally;
}
