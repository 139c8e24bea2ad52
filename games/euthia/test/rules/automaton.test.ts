import assert from 'node:assert/strict';
import type { Pile } from '@tafelrunde/engine';
import { heroValue, monsterValue, woundChanges } from '../../rules/fightValues.ts';
import { choose, fightOf, type Journey, offered, pass, passTo, play, rule, situation } from '../kit.ts';

/** Dral alone meets this monster of level 2; the stores hold these cards, the last on top. He is asked what he does in step C. */
function attacked(monster: string, card: string, gold: readonly string[]): Journey {
  const j = play({
    heroes: ['dral'],
    map: [['borderHills', 2, -1]],
    at: [1],
    cards: {
      'monsterNext.1': [monster],
      goldStore: gold,
      silverStore: [],
      silverDeck: [],
      silverDiscard: [],
    },
    next: { combatDeck: [card] },
  });
  choose(j, 0, 'move.trade');
  choose(j, 0, 'step4');
  choose(j, 0, 'fight');
  return j.asks(0, 'heroC');
}
const inPile = (j: Journey, pile: Pile): string[] => j.t.cards(pile).map((card) => j.t.kind(card));

rule('EU-CHAOS-09', 'three mighty blows, then one; the healing card goes under the gold store', () => {
  const j = attacked('caveBear', 'combat11', [
    'soulControlSolo',
    'healingCard',
    'mightyBlow',
    'mightyBlow',
    'mightyBlow',
    'mightyBlow',
  ]);
  assert.deepEqual(inPile(j, j.t.piles.played), ['mightyBlow', 'mightyBlow', 'mightyBlow', 'mightyBlow']);
  assert.deepEqual(inPile(j, j.t.piles.goldStore), ['healingCard', 'soulControlSolo']);
  assert.equal(fightOf(j).chaos, 0);
});

rule('EU-CHAOS-02', 'one marker or one card is one chaos action', () => {
  const marker = attacked('webLurker', 'combat11', ['mightyBlow', 'mightyBlow', 'mightyBlow', 'mightyBlow']);
  assert.deepEqual([inPile(marker, marker.t.piles.played).length, fightOf(marker).chaos], [3, 0]);
  const card = attacked('caveBear', 'combat11', ['mightyBlow']);
  assert.deepEqual([inPile(card, card.t.piles.played).length, fightOf(card).chaos], [1, 1]);
});

rule('EU-CHAOS-10', 'an undamaged monster uses a healing card for its value alone, and it stays', () => {
  const j = attacked('webLurker', 'combat11', ['mightyBlow', 'healingCard', 'healingCard']);
  assert.deepEqual(inPile(j, j.t.piles.played), ['healingCard']);
  assert.deepEqual([monsterValue(fightOf(j)), fightOf(j).regeneration], [1 + 1 + 2, true]);
});

rule('EU-CHAOS-12', 'further healing cards are turned past and go under the gold store', () => {
  const j = attacked('caveBear', 'combat11', [
    'mightyBlow',
    'mightyBlow',
    'healingCard',
    'healingCard',
    'healingCard',
  ]);
  assert.deepEqual(inPile(j, j.t.piles.played), ['healingCard', 'mightyBlow', 'mightyBlow']);
  assert.deepEqual(inPile(j, j.t.piles.goldStore), ['healingCard', 'healingCard']);
  const only = attacked('caveBear', 'combat11', ['healingCard', 'healingCard']);
  assert.deepEqual([inPile(only, only.t.piles.played).length, fightOf(only).chaos], [1, 1]);
});

rule('EU-SCOMBAT-01', 'the dice are set to the numbers of the combat card', () => {
  const j = attacked('caveBear', 'combat13', []);
  assert.deepEqual(fightOf(j).dice, [1, 3]);
});

rule('EU-SCOMBAT-02', 'essence of air, Shii, air, earth, in this order', () => {
  const onPowers = (card: string, air: number): unknown[] => {
    const j = play({
      heroes: ['dral'],
      map: [
        ['humStones', 2, -1],
        ['gustPost', 1, 1],
      ],
      at: [1],
      cards: { 'monsterNext.0': ['mistWolf'], goldStore: [], silverStore: [] },
      set: (state) => {
        state.heroes[0].essences.air = air;
      },
      next: { combatDeck: [card] },
    });
    choose(j, 0, 'move.trade');
    choose(j, 0, 'step6');
    choose(j, 0, 'fight');
    if (air > 0) j.answer(0, 'Use the essence of air');
    j.asks(0, 'heroC');
    const fight = fightOf(j);
    return [fight.dice, monsterValue(fight), fight.hope];
  };
  // 6 and 5 are 11 before the air turns the 6: hope rises.
  assert.deepEqual(onPowers('combat65', 0), [[1, 5], 8, 1]);
  // One die is left: no hope, and nothing to turn; earth still adds 2.
  assert.deepEqual(onPowers('combat65', 1), [[5], 7, 0]);
});

rule('EU-SCOMBAT-03', 'an essence of air takes the left die away, and hope looks at what is left', () => {
  const rolled = (card: string, air: boolean): unknown[] => {
    const j = play({
      heroes: ['dral'],
      map: [['borderHills', 2, -1]],
      at: [1],
      cards: { 'monsterNext.1': ['caveBear'], goldStore: [], silverStore: [] },
      set: (state) => {
        state.heroes[0].essences.air = 1;
      },
      next: { combatDeck: [card] },
    });
    choose(j, 0, 'move.trade');
    choose(j, 0, 'step4');
    choose(j, 0, 'fight');
    if (air) j.answer(0, 'Use the essence of air');
    passTo(j, 'heroC');
    return [fightOf(j).dice, fightOf(j).hope];
  };
  assert.deepEqual(rolled('combat64', false), [[6, 4], 1]);
  assert.deepEqual(rolled('combat64', true), [[4], 0]);
});

rule('EU-SCOMBAT-04', 'first its gaar, then chaos actions, then the hero reacts', () => {
  const j = attacked('caveBear', 'combat22', ['mightyBlow', 'soulControlSolo']);
  // One gaar for the left 2; the stolen one came after that and is still there.
  assert.deepEqual([fightOf(j).gaar, inPile(j, j.t.piles.played)], [1, ['soulControlSolo', 'mightyBlow']]);
  const told = j.match.told('watcher').map(({ type }) => type);
  assert.ok(told.indexOf('monsterGaar') < told.indexOf('playedSet'));
  assert.equal(j.state.heroes[0].gaar, 3);
});

rule(
  'EU-SCOMBAT-05',
  'a symbol spends one gaar on the lowest die if it shows 1 to 3, the left one of equals',
  () => {
    const spent = (card: string, gaar: number, dice: number[] = [5, 5]): unknown[] => {
      const j = play({
        heroes: ['dral'],
        map: [['borderHills', 2, -1]],
        at: [1],
        hero: [{ potions: 1, health: 7 }],
        cards: {
          'monsterNext.1': ['caveBear'],
          goldStore: [],
          silverStore: [],
          silverDeck: [],
          silverDiscard: [],
        },
        next: { combatDeck: [card] },
      });
      choose(j, 0, 'move.trade');
      choose(j, 0, 'step4');
      choose(j, 0, 'fight').asks(0, 'healing');
      fightOf(j).gaar = gaar;
      j.roll(...dice);
      choose(j, 0, 'pass').asks(0, 'heroC');
      return [fightOf(j).dice, fightOf(j).gaar, fightOf(j).plus];
    };
    assert.deepEqual(spent('combat24', 2), [[5, 4], 1, 2]); // one symbol
    assert.deepEqual(spent('combat33', 2), [[5, 3], 1, 2]); // the left of equals
    assert.deepEqual(spent('combat15', 3, [2, 6]), [[6, 5], 1, 4]); // two symbols, one after the other
    assert.deepEqual(spent('combat15', 3, [4]), [[4, 5], 2, 2]); // the second finds no low die
    assert.deepEqual(spent('combat15', 0, []), [[1, 5], 0, 0]); // no gaar
    assert.deepEqual(spent('combat23', 2, []), [[2, 3], 2, 0]); // no symbol
  },
);

rule('EU-SCOMBAT-06', 'then the hero uses gaar and tiles, and the monster does not answer', () => {
  const j = attacked('caveBear', 'combat44', []);
  assert.equal(fightOf(j).gaar, 1);
  assert.deepEqual(offered(j, 0), ['gaar0', 'gaar1', 'pass']);
  j.roll(2);
  choose(j, 0, 'gaar0').asks(0, 'heroC');
  j.roll(2);
  choose(j, 0, 'gaar1').asks(0, 'heroC');
  assert.deepEqual([monsterValue(fightOf(j)), fightOf(j).gaar], [0, 1]);
  choose(j, 0, 'pass').asks(0, 'afterMonsterRoll');
  assert.ok(j.options(0).includes('Use Crested Shield'));
});

rule('EU-CHAOS-01', 'one chaos action for each symbol, with a marker and a card in store', () => {
  const played = (monster: string, card: string, gold: string[]): number[] => {
    const j = attacked(monster, card, gold);
    return [inPile(j, j.t.piles.played).length, fightOf(j).chaos];
  };
  assert.deepEqual(played('caveBear', 'combat44', ['mightyBlow', 'soulControlSolo']), [1, 1]); // one symbol
  assert.deepEqual(played('caveBear', 'combat45', ['mightyBlow', 'soulControlSolo']), [0, 2]); // none
  assert.deepEqual(played('caveBear', 'combat11', ['mightyBlow', 'soulControlSolo']), [2, 0]); // two
  assert.deepEqual(played('caveBear', 'combat11', []), [0, 2]); // nothing in store
});

rule(
  'EU-CHAOS-03',
  'cards of the gold store until three alike lie there or another comes, which goes under it',
  () => {
    const j = attacked('webLurker', 'combat44', [
      'healingCard',
      'soulControlSolo',
      'mightyBlow',
      'mightyBlow',
    ]);
    assert.deepEqual(inPile(j, j.t.piles.played), ['mightyBlow', 'mightyBlow']);
    assert.deepEqual(inPile(j, j.t.piles.goldStore), ['soulControlSolo', 'healingCard']);
    const four = attacked('webLurker', 'combat44', ['mightyBlow', 'mightyBlow', 'mightyBlow', 'mightyBlow']);
    assert.deepEqual(
      [inPile(four, four.t.piles.played).length, inPile(four, four.t.piles.goldStore).length],
      [3, 1],
    );
    const few = attacked('webLurker', 'combat44', ['mightyBlow', 'mightyBlow']);
    assert.deepEqual([inPile(few, few.t.piles.played).length, fightOf(few).chaos], [2, 0]);
  },
);

/** The same with an empty gold store and these silver cards, the last on top; the monster brings one more, which comes on top of them. */
function fromSilver(card: string, silver: readonly string[], brought: string): Journey {
  const j = play({
    heroes: ['dral'],
    map: [['borderHills', 2, -1]],
    at: [1],
    cards: {
      'monsterNext.1': ['caveBear'],
      goldStore: [],
      silverStore: silver,
      silverDeck: [brought, 'bloodlust'],
      silverDiscard: [],
    },
    next: { combatDeck: [card] },
  });
  choose(j, 0, 'move.trade');
  choose(j, 0, 'step4');
  choose(j, 0, 'fight');
  return j.asks(0, 'heroC');
}

rule('EU-CHAOS-04', 'without gold cards the silver store, there two alike', () => {
  // The round has brought a bloodlust, the bear a stone skin on top.
  const j = fromSilver('combat44', ['curse'], 'stoneSkin');
  assert.deepEqual(inPile(j, j.t.piles.played), ['stoneSkin']);
  assert.deepEqual(inPile(j, j.t.piles.silverStore), ['bloodlust', 'curse']);
  const two = fromSilver('combat44', ['bloodlust'], 'bloodlust');
  assert.deepEqual(inPile(two, two.t.piles.played), ['bloodlust', 'bloodlust']);
  assert.deepEqual(
    [inPile(two, two.t.piles.silverStore), monsterValue(fightOf(two))],
    [['bloodlust'], 8 + 3],
  );
});

rule('EU-CHAOS-05', 'a set costs a chaos marker and takes effect as if played at its moment', () => {
  const j = attacked('webLurker', 'combat44', ['mightyBlow', 'mightyBlow']);
  assert.deepEqual([fightOf(j).chaos, woundChanges(fightOf(j))], [0, [3]]);
  passTo(j, 'afterHeroRoll');
  // 8 wounds 3, and 3 more; the hero's own attack is 3 lower, besides penalty and web.
  assert.equal(j.state.heroes[0].health, 8 - 6);
  const [a, b] = fightOf(j).dice;
  assert.equal(heroValue(j.t, fightOf(j)), a + b - 3 - 2 - 3);
  // A curse waits for the hero attack of the same round.
  const cursed = fromSilver('combat11', [], 'curse');
  assert.deepEqual(inPile(cursed, cursed.t.piles.played), ['curse', 'bloodlust']);
  cursed.roll(3, 3, 1, 1, 3, 3);
  passTo(cursed, 'afterHeroRoll');
  assert.equal(heroValue(cursed.t, fightOf(cursed)), 6 - 1 - 2 + 1);
});

rule('EU-CHAOS-06', 'with two actions the card that ends the first set starts the second', () => {
  const j = attacked('caveBear', 'combat11', [
    'healingCard',
    'healingCard',
    'soulControlSolo',
    'mightyBlow',
    'mightyBlow',
  ]);
  assert.deepEqual(inPile(j, j.t.piles.played), ['mightyBlow', 'mightyBlow', 'soulControlSolo']);
  assert.deepEqual(inPile(j, j.t.piles.goldStore), ['healingCard', 'healingCard']);
});

rule('EU-CHAOS-07', 'a complete first set is followed by a second, even of the same type', () => {
  const same = attacked('caveBear', 'combat11', [
    'mightyBlow',
    'mightyBlow',
    'mightyBlow',
    'mightyBlow',
    'mightyBlow',
  ]);
  assert.deepEqual([inPile(same, same.t.piles.played).length, fightOf(same).chaos], [5, 0]);
  assert.deepEqual(woundChanges(fightOf(same)), [5, 3]);
});

situation('if the gold store is empty by then, the second set comes from the silver store', () => {
  const j = play({
    heroes: ['dral'],
    map: [['borderHills', 2, -1]],
    at: [1],
    cards: {
      'monsterNext.1': ['caveBear'],
      goldStore: ['mightyBlow', 'mightyBlow', 'mightyBlow'],
      silverStore: [],
      silverDeck: ['bloodlust', 'bloodlust'],
      silverDiscard: [],
    },
    next: { combatDeck: ['combat11'] },
  });
  choose(j, 0, 'move.trade');
  choose(j, 0, 'step4');
  choose(j, 0, 'fight').asks(0, 'heroC');
  assert.deepEqual(inPile(j, j.t.piles.played), [
    'mightyBlow',
    'mightyBlow',
    'mightyBlow',
    'bloodlust',
    'bloodlust',
  ]);
});

rule('EU-CHAOS-08', 'each set costs one marker, then both take effect', () => {
  const j = attacked('caveBear', 'combat11', ['soulControlSolo', 'soulControlSolo', 'mightyBlow']);
  assert.equal(fightOf(j).chaos, 0);
  assert.deepEqual(woundChanges(fightOf(j)), [2]);
  assert.equal(j.state.heroes[0].gaar, 4 - 2); // two soul controls take two
});

rule('EU-CHAOS-11', 'an undamaged monster leaves a healing set at one card and goes on at once', () => {
  const j = attacked('caveBear', 'combat11', [
    'mightyBlow',
    'soulControlSolo',
    'soulControlSolo',
    'healingCard',
  ]);
  assert.deepEqual(inPile(j, j.t.piles.played), ['healingCard', 'soulControlSolo', 'soulControlSolo']);
  assert.deepEqual(inPile(j, j.t.piles.goldStore), ['mightyBlow']);
  // If it starts the second set, that stays at one card, too.
  const second = attacked('caveBear', 'combat11', ['healingCard', 'healingCard', 'mightyBlow']);
  assert.deepEqual(inPile(second, second.t.piles.played), ['mightyBlow', 'healingCard']);
  assert.deepEqual(inPile(second, second.t.piles.goldStore), ['healingCard']);
});

rule('EU-CHAOS-13', 'stolen gaar serves the monster only from the next combat round on', () => {
  const j = play({
    heroes: ['dral'],
    map: [['borderHills', 2, -1]],
    at: [1],
    cards: {
      'monsterNext.1': ['caveBear'],
      goldStore: ['soulControlSolo'],
      silverStore: [],
      silverDeck: [],
      silverDiscard: [],
    },
    next: { combatDeck: ['combat22', 'combat25'] },
    hero: [{ potions: 1, health: 7 }],
  });
  choose(j, 0, 'move.trade');
  choose(j, 0, 'step4');
  choose(j, 0, 'fight').asks(0, 'healing');
  fightOf(j).gaar = 0;
  choose(j, 0, 'pass').asks(0, 'heroC');
  // A gaar symbol, but the gaar came too late.
  assert.deepEqual([fightOf(j).gaar, fightOf(j).dice, fightOf(j).plus], [1, [2, 2], 0]);
  j.roll(1, 1, 6);
  passTo(j, 'afterHeroRoll');
  pass(j);
  passTo(j, 'heroC');
  assert.deepEqual([fightOf(j).round, fightOf(j).gaar, fightOf(j).dice, fightOf(j).plus], [2, 0, [6, 5], 2]);
});

situation('a damaged monster heals with all healing cards of a set', () => {
  const j = play({
    heroes: ['dral'],
    map: [['borderHills', 2, -1]],
    at: [1],
    hero: [{ potions: 1, health: 7 }],
    cards: {
      'monsterNext.1': ['caveBear'],
      goldStore: ['mightyBlow', 'healingCard', 'healingCard'],
      silverStore: [],
      silverDeck: [],
      silverDiscard: [],
    },
    next: { combatDeck: ['combat44'] },
  });
  choose(j, 0, 'move.trade');
  choose(j, 0, 'step4');
  choose(j, 0, 'fight').asks(0, 'healing');
  fightOf(j).damage = 4;
  choose(j, 0, 'pass').asks(0, 'heroC');
  assert.deepEqual(
    [inPile(j, j.t.piles.played).length, fightOf(j).damage, monsterValue(fightOf(j))],
    [2, 1, 8 + 2 + 2],
  );
});
