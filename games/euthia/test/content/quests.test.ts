import assert from 'node:assert/strict';
import { type Cost, ENCOUNTERS, type Euthia, type EuthiaState, type Have, STACKS } from '../../shape.ts';
import { card, choose, game, type Journey, offered, play, situation } from '../kit.ts';
import { minus, owns, type Tally, tallyOf, textOf } from './reading.ts';

/** Where each kind of encounter is visited: a tile of the map, and a space of it. */
const WHERE: Readonly<Record<string, readonly [string, number]>> = {
  hunter: ['hunterLodge', 4],
  hermit: ['hermitHill', 5],
  miner: ['minerAdit', 6],
  healer: ['healerGarden', 4],
  weaponsmith: ['smithVale', 5],
  envoy: ['envoyCamp', 4],
  smuggler: ['smugglerMarsh', 6],
  witch: ['witchHollow', 4],
  druid: ['druidGrove', 4],
  gravekeeper: ['graveHill', 5],
  mercenaryCamp: ['swordCamp', 7],
  ruler: ['rulerSeat', 7],
  scholar: ['scholarTower', 4],
  oracle: ['oracleSpring', 5],
  legend: ['legendHall', 7],
};
const RAWS = { mountain: 'rawIronOre', lakebed: 'rawKelp', cave: 'rawRockSalt' } as const;
const TAGGED = {
  metal: 'rawIronOre',
  stone: 'rawMarble',
  gemstone: 'rawPearl',
  ingredient: 'rawKelp',
} as const;
const beast = (level: 1 | 2 | 3): string =>
  Object.values(game.content).find(({ sort, enemy }) => sort === 'monster' && enemy?.level === level)!.kind;

/** The hero holds what has to be handed in, the first way where there are several, and nothing more of its kind. */
function supply(t: Euthia, state: EuthiaState, cost: Cost): void {
  const hero = state.heroes[0];
  const { pouch, trophies, hand } = t.piles;
  hero.gold = cost.gold ?? 0;
  hero.gaar = cost.gaar ?? 0;
  hero.potions = cost.potion ?? 0;
  for (let i = 0; i < (cost.silverCard ?? 0); i++) t.make('curse', hand[0]);
  for (let i = 0; i < (cost.goldCard ?? 0); i++) t.make('mightyBlow', hand[0]);
  for (const pieces of cost.gem ?? []) {
    const kinds =
      'oneOf' in pieces
        ? pieces.oneOf
        : 'different' in pieces
          ? (['ruby', 'opal', 'onyx'] as const)
          : [pieces.kind];
    for (let i = 0; i < pieces.n; i++) {
      const kind = 'different' in pieces ? kinds[i] : kinds[0];
      hero.gems[kind === 'any' ? 'opal' : kind]++;
    }
  }
  for (const pieces of cost.essence ?? []) {
    const kinds =
      'oneOf' in pieces ? pieces.oneOf : 'different' in pieces ? (['air', 'fire'] as const) : [pieces.kind];
    for (let i = 0; i < pieces.n; i++) {
      const kind = 'different' in pieces ? kinds[i] : kinds[0];
      hero.essences[kind === 'any' ? 'air' : kind]++;
    }
  }
  for (const wanted of cost.trophy ?? []) {
    const level = 'oneOf' in wanted ? wanted.oneOf[0] : wanted.level === 'any' ? 1 : wanted.level;
    for (let i = 0; i < wanted.n; i++) t.make(beast(level), trophies[0]);
  }
  for (const wanted of cost.treasure ?? []) {
    const level = 'oneOf' in wanted ? wanted.oneOf[0] : wanted.level === 'any' ? 1 : wanted.level;
    for (let i = 0; i < wanted.n; i++)
      t.make(
        ({ 1: 'treasureCoinPurse', 2: 'treasureOldIdol', 3: 'treasureHolyRelic' } as const)[level],
        pouch[0],
      );
  }
  for (const wanted of cost.raw ?? [])
    for (let i = 0; i < wanted.n; i++) {
      const stack =
        'stack' in wanted && wanted.stack !== 'any'
          ? wanted.stack
          : (['mountain', 'cave', 'lakebed'] as const)[i];
      t.make('tag' in wanted ? TAGGED[wanted.tag] : RAWS[stack], pouch[0]);
    }
  for (const { n } of cost.equipment ?? []) for (let i = 0; i < n; i++) t.make('shortSword', pouch[0]);
  if (cost.oneOf !== undefined) supply(t, state, { gold: cost.gold ?? 0, ...cost.oneOf[0] });
}

/** The hero has done, or has, what has to be shown. */
function fulfil(t: Euthia, state: EuthiaState, have: Have): void {
  const hero = state.heroes[0];
  const { map } = state;
  const { worn, quests } = t.piles;
  for (const key of ['reputation', 'gaar', 'health'] as const)
    if (have[key] !== undefined) hero[key] = have[key].min ?? have[key].max ?? 0;
  if (have.maxHealth !== undefined)
    for (const kind of ['dragonCuirass', 'dragonHelm', 'dragonGreaves', 'treasureGiantsBelt'])
      t.make(kind, worn[0]);
  const { markers } = have;
  // The last spaces of the start tile and of further tiles bear the hero's markers.
  if (markers !== undefined)
    for (let i = 0, placed = 0; placed < markers.min; i++) {
      if ((i & 3) === 3) continue;
      const trade = t.def(map.tiles[i >> 2].card).land!.hexes[i & 3].trade !== undefined;
      if (markers.kind === 'interaction') map.tools[i] = 1;
      else if (trade === (markers.kind === 'trade')) map.marker[i] = 0;
      else continue;
      placed++;
    }
  if (have.deaths !== undefined) hero.perished = have.deaths.min ?? 0;
  if (have.deathsInCombat !== undefined) hero.fallen = have.deathsInCombat.min ?? 0;
  if (have.questsDone !== undefined)
    for (let i = 0; i < have.questsDone.min!; i++) t.make('hermitOffering', quests[0]);
  const met = (have.confronted ?? have.confrontedKinds)?.min ?? 0;
  // Fire, earth, air and water of the tiles laid for it.
  for (let i = 0; i < met; i++) map.tools[[...ELEMENTAL_SPACES][i]] = 1;
  if (have.armourSet !== undefined)
    for (const kind of [
      'leatherHelmet',
      'leatherGloves',
      'leatherGreaves',
      'leatherBoots',
      'leatherArmour',
    ].slice(0, have.armourSet.min))
      t.make(kind, worn[0]);
  if (have.heroTilesOnBoard !== undefined)
    for (const kind of ['dralBrace', 'dralGrit']) t.make(kind, worn[0]);
  if (
    have.wonFightThisTurn !== undefined ||
    have.wonFightsThisTurn !== undefined ||
    have.wonUnhurt !== undefined
  )
    WON.push(have.wonFightThisTurn?.levelMin ?? 1);
  if (have.minedThisTurn === true) WON.push(0);
}
/** What a hero did in this turn is set once the turn has begun. */
const WON: number[] = [];

/** Tiles for markers and elementals; the encounter comes fifth. */
const BESIDE = [
  ['emberKitchen', 1, 1],
  ['humStones', -1, 2],
  ['windMarket', -2, 1],
  ['traderGreen', -1, -1],
] as const;
const ELEMENTAL_SPACES = [5, 8, 14, 18];
const FIRST = 4 + 4 * BESIDE.length;

/** The hero stands where this quest is offered and can complete it; then completes it, taking the first option at every question. */
function completed(
  kind: string,
  more: (j: Journey) => void = () => undefined,
  dice: readonly number[] = [],
  rival = 4,
): { before: Tally; after: Tally; j: Journey } {
  const { of, have, pay, solo } = game.content[kind].quest!;
  const [land, space] = WHERE[of];
  const at = FIRST + (space - 4);
  const number = of === 'legend' ? ENCOUNTERS.length : ENCOUNTERS.indexOf(of);
  WON.length = 0;
  const j = play({
    heroes: solo ? ['dral'] : ['dral', 'ael'],
    options: { scenario: of === 'legend' ? 'darkWings' : 'theHunt' },
    map: [...BESIDE, [land, 2, -1]],
    at: [at],
    cards: { [`questOpen.${number}`]: [kind] },
    dice,
    next: {
      'stack.3': ['treasureCoinPurse', 'treasureCoinPurse'],
      'stack.4': ['treasureOldIdol'],
      'stack.5': ['treasureHolyRelic'],
    },
    hero: solo ? [] : [{}, { gaar: rival }],
    set: (state, t) => {
      for (let i = FIRST; i < FIRST + 4; i++) state.map.beaten[i] = true;
      supply(t, state, pay);
      fulfil(t, state, have);
      for (const stack of ['hunterReward', 'weaponsmithReward', 'witchReward'] as const)
        for (const { kind: reward, tile } of Object.values(t.content))
          if (tile?.stack === stack) t.make(reward, t.piles.stack[STACKS.indexOf(stack)]);
      t.make('mistWolf', t.piles.monsterDiscard[0]);
    },
  });
  j.asks(0, 'turn');
  for (const level of WON)
    if (level === 0) j.state.heroes[0].mined = true;
    else j.state.heroes[0].fights.push({ level: level as 1, unhurt: true });
  const quest = j.match.question(0)!.from.find(({ does }) => does === 'quest');
  // What was done this turn is known to the rules only once they look again.
  if (quest === undefined) choose(j, 0, 'move.mine');
  const before = owns(j);
  choose(j, 0, 'quest');
  more(j);
  for (let i = 0; i < 12 && j.match.question(0)?.ask.prompt !== 'turn'; i++) {
    const { kind: asked, ask, from, min } = j.match.question(0)!;
    if (ask.prompt === 'storage') break;
    const ids = from.map(({ id }) => id);
    if (asked === 'order') j.answer(0, ...ids);
    else if (asked === 'some') j.match.answer(0, ids.slice(0, min));
    else j.answer(0, ids.find((id) => id === 'stay') ?? ids[0]);
  }
  j.asks(0, 'turn');
  return { before, after: owns(j), j };
}

/** Price and reward, as the text tells them. */
function promised(kind: string): Tally {
  const text = textOf(kind).split('\n').at(-1)!;
  const [demand, ...rest] = text.split(/: /u);
  const reward = rest.join(': ');
  const price = /^(?:Hand in|Pay|Discard|Suffer)|(?:hand in|pay) /u.test(demand)
    ? tallyOf(demand.split(/ or (?=\d|any)/u)[0])
    : {};
  return minus(tallyOf(reward), price);
}

const quests = Object.values(game.content).filter(({ quest }) => quest !== null);
/** They roll dice, strike others or have several parts; each has a test of its own below. */
const SPECIAL = new Set([
  'witchRivalsName',
  'oracleCup',
  'oracleLowTide',
  'oracleTwinStones',
  'oracleSacrifice',
  'oracleSpokenNumber',
  'oracleShadowOfDeath',
]);

for (const { kind, quest } of quests) {
  if (SPECIAL.has(kind)) continue;
  card(kind, 'costs and brings what it says', () => {
    const { before, after, j } = completed(kind);
    const { full, wounds, ...told } = promised(kind);
    const seen = minus(after, before);
    if (wounds !== undefined) told['health'] = (told['health'] ?? 0) + wounds;
    if (full !== undefined) {
      assert.equal(j.state.heroes[0].health, 8);
      delete seen['health'];
      delete told['health'];
    }
    // Health that was not missing is not healed.
    if (told['health'] !== undefined && told['health'] > 0) {
      assert.ok((seen['health'] ?? 0) <= told['health']);
      delete seen['health'];
      delete told['health'];
    }
    if (quest!.of === 'legend') {
      assert.equal(seen['tiles'], 1);
      delete seen['tiles'];
    }
    assert.deepEqual(seen, told, textOf(kind));
    assert.ok(j.kinds('quests.0').includes(kind));
  });
}

card('witchRivalsName', 'a rival loses 1 gaar, or nothing, and the witch is content', () => {
  const robbed = (gaar: number): Tally => {
    const { before, after, j } = completed('witchRivalsName', undefined, [], gaar);
    assert.equal(j.state.heroes[1].gaar, Math.max(0, gaar - 1));
    return minus(after, before);
  };
  assert.deepEqual(robbed(4), { gold: -2, reputation: 1, tiles: 1 });
  assert.deepEqual(robbed(0), { gold: -2, reputation: 1, tiles: 1 });
});

/** The bands of an oracle: the least value of each, and what it brings. */
function bandsOf(kind: string): { readonly least: number; readonly brings: Tally }[] {
  const text = textOf(kind).split('\n').at(-1)!;
  const bands = [...text.matchAll(/(?:Up to \d+|(\d+)–\d+|(\d+) or more): ([^.]*)\./gu)];
  return bands.map(([, from, more, brings]) => ({
    least: Number(from ?? more ?? 2),
    brings: tallyOf(brings),
  }));
}
/** The oracle is asked and the dice show this, nothing is changed. */
const asked = (kind: string, value: number, more: (j: Journey) => void = () => undefined): Tally => {
  const { before, after } = completed(
    kind,
    (j) => {
      more(j);
      if (j.match.question(0)?.ask.prompt === 'afterHeroRoll') choose(j, 0, 'pass');
    },
    [Math.floor(value / 2), Math.ceil(value / 2)],
  );
  return minus(after, before);
};

for (const kind of ['oracleCup', 'oracleLowTide', 'oracleSacrifice', 'oracleShadowOfDeath'])
  card(kind, 'answers by the roll as it says', () => {
    const bands = bandsOf(kind);
    assert.ok(bands.length >= 2);
    const price: Tally = kind === 'oracleSacrifice' ? { gems: 1 } : {};
    bands.forEach(({ least, brings }, i) => {
      for (const value of [least, (bands[i + 1]?.least ?? 13) - 1]) {
        const { full: _full, wounds, ...told } = minus(brings, price);
        if (wounds !== undefined) told['health'] = -wounds;
        assert.deepEqual(asked(kind, value), told, `${kind} ${value}`);
      }
    });
  });

card(
  'oracleTwinStones',
  'a double between the twin stones brings a gem, anything else gold; nothing changes that roll',
  () => {
    const rolled = (dice: readonly number[]): Tally => {
      const { before, after, j } = completed(
        'oracleTwinStones',
        (at) => {
          if (at.match.question(0)!.ask.prompt !== 'takeGem') return;
          assert.ok(!offered(at, 0).includes('diamond') && !offered(at, 0).includes('demonStone'));
        },
        dice,
      );
      assert.ok(!j.log().some((line) => line.includes('reroll')));
      return minus(after, before);
    };
    assert.deepEqual(rolled([3, 3]), { gaar: -1, reputation: 3, gems: 1 });
    assert.deepEqual(rolled([3, 4]), { gaar: -1, reputation: 1, gold: 3 });
  },
);

card('oracleSpokenNumber', 'the spoken number pays by how near it was', () => {
  const named = (value: number): Tally =>
    asked('oracleSpokenNumber', value, (j) => void j.asks(0, 'nameNumber').answer(0, 8));
  assert.deepEqual(named(8), { reputation: 3, gold: 5 });
  for (const near of [6, 7, 9, 10]) assert.deepEqual(named(near), { reputation: 2, gold: 2 });
  for (const far of [5, 11]) assert.deepEqual(named(far), { reputation: 1 });
});

situation('every quest of the box has been completed here', () => {
  assert.equal(quests.length, 14 * 7 + 5 + 6);
  for (const kind of SPECIAL) assert.ok(game.content[kind].quest !== null, kind);
});
