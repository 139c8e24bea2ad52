import assert from 'node:assert/strict';
import { heroValue, monsterValue } from '../../rules/fightValues.ts';
import { maxHealth } from '../../rules/tiles.ts';
import type { Element, HeroName } from '../../shape.ts';
import { card, choose, endTurn, fighting, fightOf, game, type Journey, passTo, play, setIn } from '../kit.ts';
import { minus, owns, type Tally, tallyOf, textOf } from './reading.ts';

/** What lies ready for everybody: hero boards, elemental cards, gems and essences. */

/** By hero: health, gaar, dwurt, gem spots of the board, whether first strike and a second jewel have to be unlocked. */
const BOARDS: readonly (readonly [HeroName, number, number, number, number, boolean, boolean])[] = [
  ['ael', 7, 4, 0, 4, false, true],
  ['dral', 8, 4, 0, 4, true, true],
  ['keleia', 7, 4, 0, 4, true, false],
  ['maeldur', 6, 4, 0, 5, true, true],
  ['skoldur', 8, 0, 5, 4, true, true],
  ['taesiri', 6, 4, 0, 6, true, true],
];
for (const [hero, health, gaar, dwurt, gems, strikeLocked, jewelLocked] of BOARDS)
  card(hero, 'begins with what the board shows', () => {
    const j = play({ heroes: [hero, hero === 'ael' ? 'dral' : 'ael'] }).asks(0, 'turn');
    assert.deepEqual([maxHealth(j.t, 0), owns(j)['gaar'], owns(j)['dwurt']], [health, gaar, dwurt]);
    const { gemSlots, slots } = game.content[hero].board!;
    const locked = (symbol: string): boolean[] =>
      slots.filter((slot) => slot.symbol === symbol).map(({ price }) => price !== null);
    assert.equal(gemSlots, gems);
    assert.deepEqual(
      [locked('sword'), locked('ability'), locked('firstStrike'), locked('jewellery')],
      [[false, false, true], [false, true, true, true], [strikeLocked], [false, jewelLocked]],
    );
  });

/** Where each element is met: a tile of the map and a space of it. */
const LAIRS: Readonly<Record<Element, readonly [string, number]>> = {
  fire: ['emberKitchen', 5],
  earth: ['humStones', 4],
  air: ['windMarket', 6],
  water: ['traderGreen', 6],
};
/** The hero, hurt and with a gold and 3 movement points, confronts it and the roll comes to this. */
function confronted(element: Element, value: number): { readonly got: Tally; readonly j: Journey } {
  const [land, space] = LAIRS[element];
  const j = play({
    heroes: ['dral', 'ael'],
    map: [[land, 2, -1]],
    at: [space],
    dice: [3, 4],
    hero: [{ gold: 1, gaar: 1 }],
    next: { 'stack.0': ['rawIronOre'] },
    set: (state) => {
      for (let other = 4; other < 8; other++) state.map.beaten[other] = true;
      state.heroes[0].health = 5;
    },
  });
  j.state.heroes[0].moves = 3;
  const before = owns(j);
  choose(j, 0, 'confront').asks(0, 'afterHeroRoll');
  const roll = j.t.scenes.find(({ type }) => type === 'heroRoll') as unknown as {
    dice: number[];
    plus: number;
  };
  roll.plus += value - roll.dice.reduce((sum, die) => sum + die, roll.plus);
  choose(j, 0, 'pass').asks(0, 'turn');
  return { got: minus(owns(j), before), j };
}

for (const element of Object.keys(LAIRS) as Element[])
  card(`${element}Elemental`, 'answers by the roll as it says', () => {
    const text = textOf(`${element}Elemental`);
    const bands = [...text.matchAll(/(\d+)(?:–(\d+)|\+): ([^.]*)\./gu)];
    assert.deepEqual(
      bands.map(([, from]) => Number(from)),
      [3, 5, 8, 11, 14],
    );
    assert.deepEqual(confronted(element, 2).got, {});
    for (const [, from, to, said] of bands)
      for (const value of [Number(from), Number(to ?? 17)]) {
        const { wounds, full, ...told } = tallyOf(said);
        if (wounds !== undefined) told['health'] = -wounds;
        if (full !== undefined) told['health'] = 3;
        if (said.startsWith('lose 1 gold')) told['gold'] = -1;
        if (said.startsWith('lose all movement')) told['moves'] = -3;
        const { got, j } = confronted(element, value);
        assert.deepEqual(got, told, `${element} ${value}: ${said}`);
        assert.equal(j.state.heroes[0].essences[element], told['essences'] ?? 0);
      }
  });

card('keleiaFeint', 'with a set of three, after both rolls', () => {
  const j = passTo(
    fighting('mistWolf', {
      heroes: ['keleia', 'dral'],
      worn: [['keleiaFeint', 'chainCoif', 'chainGloves', 'chainBoots']],
      dice: [3, 4, 4, 4],
    }),
    'afterMonsterRoll',
  );
  const monster = monsterValue(fightOf(j));
  j.answer(0, 'Use Feint');
  assert.equal(monsterValue(fightOf(j)), monster - 3);
  passTo(j, 'afterHeroRoll');
  const own = heroValue(j.t, fightOf(j));
  j.answer(0, 'Use Feint').asks(0, 'afterHeroRoll');
  assert.equal(heroValue(j.t, fightOf(j)), own + 3);
});

/** Dral, hurt, wears greaves with this gem. */
const adorned = (gem: 'ruby' | 'emerald' | 'opal' | 'amethyst' | 'demonStone'): Journey =>
  play({
    heroes: ['dral', 'ael'],
    map: [['emberKitchen', 2, -1]],
    at: [5],
    worn: [['leatherGreaves']],
    dice: [3, 4],
    set: (state, t) => {
      setIn(t, 0, 'leatherGreaves', gem);
      state.heroes[0].health = 3;
    },
  });

card('gem.ruby', '1 maximum health', () =>
  assert.equal(maxHealth(adorned('ruby').t, 0), maxHealth(adorned('opal').t, 0) + 1),
);
card('gem.emerald', '1 more on every own roll', () => {
  const j = choose(adorned('emerald'), 0, 'confront').asks(0, 'afterHeroRoll');
  const { dice, plus } = j.t.scenes.find(({ type }) => type === 'heroRoll') as unknown as {
    dice: number[];
    plus: number;
  };
  assert.deepEqual([dice, plus], [[3, 4], 1]);
});
for (const [gem, brings] of [
  ['opal', { health: 2 }],
  ['amethyst', { moves: 1 }],
  ['demonStone', { goldCards: 1 }],
] as const)
  card(`gem.${gem}`, 'once in a round', () => {
    const j = adorned(gem);
    const use = gem === 'demonStone' ? 'Use the demon stone' : `Use the ${gem}`;
    const before = owns(j);
    j.answer(0, use).asks(0, 'turn');
    assert.deepEqual(minus(owns(j), before), brings);
    assert.ok(!j.options(0).includes(use));
    endTurn(j, 0);
    endTurn(j, 1).asks(0, 'turn');
    assert.ok(j.options(0).includes(use));
  });

card('essence.air', 'the monster rolls one die', () => {
  const j = fighting('mistWolf', {
    heroes: ['dral', 'ael'],
    hero: [{ essences: { air: 1, earth: 0, fire: 0, water: 0 } }],
    dice: [5],
  });
  j.asks(0, 'beforeMonsterRoll').answer(0, 'Use the essence of air').asks(0, 'heroC');
  assert.deepEqual([[...fightOf(j).dice], j.state.heroes[0].essences.air], [[5], 0]);
});
card('essence.water', 'heals 4, also outside combat', () => {
  const j = play({
    heroes: ['dral', 'ael'],
    hero: [{ health: 2, essences: { air: 0, earth: 0, fire: 0, water: 1 } }],
  });
  j.answer(0, 'Use the essence of water').asks(0, 'turn');
  assert.deepEqual([j.state.heroes[0].health, j.state.heroes[0].essences.water], [6, 0]);
});
