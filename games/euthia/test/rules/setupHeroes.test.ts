import assert from 'node:assert/strict';
import { table } from '@tafelrunde/testing';
import { newHero } from '../../rules/setup.ts';
import { maxHealth } from '../../rules/tiles.ts';
import { type EuthiaShape, type HeroName, HEROES, NOWHERE, SLOTS } from '../../shape.ts';
import { game, type Journey, offered, play, rule } from '../kit.ts';

const laid = (seats: number, options: Partial<EuthiaShape['options']> = {}): Journey =>
  table(game, { seats, options });

rule(
  'EU-HEROSETUP-01',
  'everybody picks another hero in seat order; what belongs to the others stays out',
  () => {
    const j = table(game, { seats: 3, setup: 'asked' });
    j.asks(0, 'chooseHero').answer(0, 'Maeldur');
    j.asks(1, 'chooseHero');
    assert.ok(!offered(j, 1).includes('maeldur'));
    j.answer(1, 'Taesiri').asks(2, 'chooseHero').answer(2, 'Áel');
    assert.deepEqual(
      j.state.heroes.map(({ board }) => board),
      ['maeldur', 'taesiri', 'ael'],
    );
    const owners = ['worn', 'book'].flatMap((pile) =>
      [0, 1, 2].map(
        (seat) => new Set(j.kinds(`${pile}.${seat}`).map((kind) => game.content[kind].tile!.hero!.hero)),
      ),
    );
    assert.deepEqual(
      owners.map((heroes) => [...heroes]),
      [['maeldur'], ['taesiri'], ['ael'], ['maeldur'], ['taesiri'], ['ael']],
    );
    const everything = Object.values(j.t.piles)
      .flat()
      .flatMap((pile) => j.t.cards(pile));
    assert.ok(!everything.some((card) => j.t.def(card).tile?.hero?.hero === 'dral'));
  },
);

rule('EU-HEROSETUP-02', 'six colours, and what a hero board has room for', () => {
  const boards = HEROES.map((hero) => game.content[hero].board!);
  assert.deepEqual(
    boards.map(({ hero, colour }) => [hero, colour]),
    [
      ['ael', 'white'],
      ['dral', 'blue'],
      ['keleia', 'yellow'],
      ['maeldur', 'red'],
      ['skoldur', 'black'],
      ['taesiri', 'violet'],
    ],
  );
  for (const { slots, gemSlots, gaarSlots, dwurtSlots } of boards) {
    assert.deepEqual(new Set(slots.map(({ symbol }) => symbol)), new Set(SLOTS));
    assert.ok(gemSlots > 0 && gaarSlots + dwurtSlots > 0);
  }
});

/** Every hero in turn plays the first seat. */
const begun = (hero: HeroName): Journey =>
  play({ heroes: [hero, hero === 'dral' ? 'ael' : 'dral'] }).asks(0, 'turn');

rule('EU-HEROSETUP-03', 'a hero begins with full health: the base of the board', () => {
  const health = HEROES.map((hero) => {
    const j = begun(hero);
    assert.equal(j.state.heroes[0].health, maxHealth(j.t, 0));
    return j.state.heroes[0].health;
  });
  assert.deepEqual(health, [7, 8, 7, 6, 8, 6]);
});

rule('EU-HEROSETUP-04', 'starting tiles lie on slots of their symbol', () => {
  const worn = HEROES.map((hero) => begun(hero).kinds('worn.0'));
  assert.deepEqual(
    worn.map(({ length }) => length),
    [2, 2, 2, 1, 2, 2],
  );
  for (const kind of worn.flat()) {
    const { hero, slot } = game.content[kind].tile!;
    assert.equal(hero!.value, null, kind);
    const open = game.content[hero!.hero].board!.slots.filter(
      ({ symbol, price }) => symbol === slot && price === null,
    );
    assert.ok(open.length > 0, kind);
  }
});

rule('EU-HEROSETUP-05', 'all other hero tiles wait face down, the lowest value on top', () => {
  for (const hero of HEROES) {
    const values = begun(hero)
      .kinds('book.0')
      .map((kind) => game.content[kind].tile!.hero!.value!)
      .toReversed();
    assert.deepEqual(
      values,
      values.toSorted((a, b) => a - b),
    );
    assert.equal(values[0], hero === 'skoldur' ? 0 : 1);
  }
});

rule(
  'EU-HEROSETUP-06',
  'tiles for one player take part only alone, tiles for several only with several',
  () => {
    const marked = (seats: number, options = {}): (string | null)[] => {
      const { t } = laid(seats, options);
      return [...new Set(t.cards(t.piles.book[0]).map((card) => t.def(card).tile!.hero!.players))];
    };
    assert.deepEqual(new Set(marked(1)), new Set([null, 'solo']));
    assert.deepEqual(new Set(marked(2)), new Set([null, 'multi']));
    assert.deepEqual(new Set(marked(2, { cooperative: true })), new Set([null, 'multi']));
  },
);

rule('EU-HEROSETUP-08', 'slots with a price begin locked, the others are open', () => {
  for (const hero of HEROES) {
    const { unlocked } = begun(hero).state.heroes[0];
    const free = game.content[hero].board!.slots.map(({ price }) => price === null);
    assert.deepEqual(unlocked, free);
    assert.ok(free.includes(true) && free.includes(false));
  }
});

rule('EU-HEROSETUP-09', 'nothing but the listed material, and the gold the scenario grants', () => {
  const { state, t } = laid(2, { scenario: 'theHunt' });
  for (const [seat, hero] of state.heroes.entries()) {
    const { gold, potions, gems, essences, wards } = hero;
    assert.deepEqual([gold, potions, wards], [2, 0, 0]);
    assert.ok([...Object.values(gems), ...Object.values(essences)].every((n) => n === 0));
    const { pouch, stock, trophies, hand, quests } = t.piles;
    for (const pile of [pouch, stock, trophies, hand, quests]) assert.equal(t.cards(pile[seat]).length, 0);
  }
  assert.equal(newHero().gold, 0);
  assert.deepEqual(
    laid(2, { scenario: 'theHunt', difficulty: 'easy' }).state.heroes.map(({ gold, potions }) => [
      gold,
      potions,
    ]),
    [
      [4, 1],
      [4, 1],
    ],
  );
});

rule('EU-HEROSETUP-10', 'markers and standee wait beside the board', () => {
  const { state } = laid(3);
  assert.ok([...state.map.marker].every((owner) => owner === -1));
  assert.ok([...state.map.tools].every((tools) => tools === 0));
  const waiting = state.heroes.filter((_, seat) => seat !== state.turn);
  assert.deepEqual(
    waiting.map(({ space, reserve }) => [space, reserve]),
    [
      [NOWHERE, null],
      [NOWHERE, null],
    ],
  );
});

rule('EU-SBOARD-03', 'every hero has tiles at the same book symbols of the track', () => {
  const BOOKS = [1, 2, 4, 6, 8, 10, 12, 14, 16];
  for (const hero of HEROES) {
    const values = begun(hero)
      .kinds('book.0')
      .map((kind) => game.content[kind].tile!.hero!.value!);
    for (const book of BOOKS) assert.equal(values.filter((value) => value === book).length, 2, hero);
  }
});

rule('EU-HEROSETUP-07', 'every hero but Skoldur begins with four gaar', () => {
  const { state } = laid(4);
  assert.deepEqual(
    state.heroes.map(({ gaar }) => gaar),
    [4, 4, 4, 4],
  );
});
