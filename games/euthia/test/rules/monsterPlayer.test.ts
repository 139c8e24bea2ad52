import assert from 'node:assert/strict';
import { speechOf } from '@tafelrunde/engine';
import { overview } from '../../overview.ts';
import { choose, fightOf, game, intoFight, type Journey, passTo, play, rule, situation } from '../kit.ts';

/** Áel of three enters the space of a monster; the control deck is turned from the first of these on. */
function entered(deck: readonly string[]): Journey {
  const j = play({
    heroes: ['ael', 'dral', 'keleia'],
    map: [['robberTrail', 2, -1]],
    at: [1],
    cards: { controlDeck: deck.toReversed(), 'monsterNext.0': ['mistWolf'] },
  });
  choose(j, 0, 'move.trade');
  choose(j, 0, 'step4');
  choose(j, 0, 'fight');
  j.asks(0, 'firstStrike');
  return j;
}

rule('EU-CTRL-02', 'cards are turned until one shows another hero, who plays the monster', () => {
  const j = entered(['controlAel', 'controlAel', 'controlDral']);
  assert.equal(fightOf(j).monster, 1);
  const { controlDiscard } = j.t.piles;
  assert.ok(j.t.cards(controlDiscard).some((card) => j.t.kind(card) === 'controlDral'));
});

rule('EU-CTRL-03', 'of own cards turned on the way exactly one is taken into hand', () => {
  const j = entered(['controlAel', 'controlAel', 'controlKeleia']);
  assert.equal(fightOf(j).monster, 2);
  assert.equal(j.t.cards(j.t.piles.control[0]).length, 1);
  assert.equal(j.t.cards(j.t.piles.controlDiscard).length, 2);
});

rule('EU-CTRL-01', 'of two players the opponent plays the monster', () => {
  const j = play({ heroes: ['ael', 'dral'], map: [['robberTrail', 2, -1]], at: [1] });
  choose(j, 0, 'move.trade');
  choose(j, 0, 'step4');
  choose(j, 0, 'fight');
  j.asks(0, 'firstStrike');
  assert.equal(fightOf(j).monster, 1);
});

/** Dral and Keleia hold own control cards; Áel is about to fight. */
function contested(): Journey {
  const j = play({
    heroes: ['ael', 'dral', 'keleia'],
    map: [['robberTrail', 2, -1]],
    at: [1],
    cards: {
      'control.1': ['controlDral'],
      'control.2': ['controlKeleia'],
      controlDeck: ['controlAel', 'controlAel', 'controlKeleia', 'controlDral'],
      controlDiscard: [],
      'monsterNext.0': ['mistWolf'],
    },
  });
  choose(j, 0, 'move.trade');
  choose(j, 0, 'step4');
  return choose(j, 0, 'fight');
}

rule('EU-CTRL-05', 'who holds an own control card may take the monster before any card is turned', () => {
  const j = contested();
  j.asks(1, 'takeControl').asks(2, 'takeControl');
  // Both decide at once and in secret: nobody sees how the other has answered.
  const unlike = contested();
  choose(j, 1, 'pass');
  choose(unlike, 1, 'take');
  // Nor may anybody think again: that could be tried until the others have answered.
  assert.deepEqual([j.match.undoable(1), unlike.match.undoable(1)], [0, 0]);
  assert.deepEqual(j.match.told(2), unlike.match.told(2));
  assert.deepEqual(j.match.view(2), unlike.match.view(2));
  choose(j, 2, 'take');
  assert.equal(fightOf(j).monster, 2);
  assert.deepEqual(j.kinds('control.1'), ['controlDral']);
  assert.deepEqual(j.kinds('controlDiscard'), ['controlKeleia']);
  assert.equal(j.kinds('controlDeck').length, 4); // none was turned
  j.asks(0, 'firstStrike');
  unlike.asks(2, 'takeControl');
});

rule('EU-CTRL-06', 'of several who want it one is picked at random, and only that one discards', () => {
  for (const picked of [1, 2]) {
    const j = contested();
    choose(j, 1, 'take');
    j.roll(picked - 1);
    choose(j, 2, 'take');
    j.asks(0, 'firstStrike');
    assert.equal(fightOf(j).monster, picked);
    assert.deepEqual([j.kinds(`control.${picked}`).length, j.kinds(`control.${3 - picked}`).length], [0, 1]);
    assert.equal(j.kinds('controlDiscard').length, 1);
  }
});

rule(
  'EU-CTRL-04',
  'an empty control deck is shuffled again and the turning goes on; without foreign cards chance decides',
  () => {
    const j = play({
      heroes: ['ael', 'dral', 'keleia'],
      map: [['robberTrail', 2, -1]],
      at: [1],
      cards: {
        controlDeck: ['controlAel'],
        controlDiscard: ['controlDral'],
        'monsterNext.0': ['mistWolf'],
      },
    });
    choose(j, 0, 'move.trade');
    choose(j, 0, 'step4');
    choose(j, 0, 'fight').asks(0, 'firstStrike');
    assert.deepEqual([fightOf(j).monster, j.kinds('control.0')], [1, ['controlAel']]);
    const bare = play({
      heroes: ['ael', 'dral', 'keleia'],
      map: [['robberTrail', 2, -1]],
      at: [1],
      cards: { controlDeck: ['controlAel'], controlDiscard: [], 'monsterNext.0': ['mistWolf'] },
      dice: [1],
    });
    choose(bare, 0, 'move.trade');
    choose(bare, 0, 'step4');
    choose(bare, 0, 'fight').asks(0, 'firstStrike');
    assert.equal(fightOf(bare).monster, 2);
  },
);

rule('EU-CTRL-07', 'control cards do not count towards the five cards in hand', () => {
  const j = play({
    heroes: ['ael', 'dral', 'keleia'],
    cards: {
      'control.0': ['controlAel', 'controlAel'],
      'hand.0': ['curse', 'curse', 'curse', 'bloodlust', 'mightyBlow'],
    },
  });
  choose(j, 0, 'end');
  choose(j, 0, 'keepNone');
  j.asks(1, 'turn');
  assert.deepEqual([j.kinds('hand.0').length, j.kinds('control.0').length], [5, 2]);
});

situation('whoever may take the monster is told what it costs', () => {
  const cost = (cards: readonly string[]): string | undefined => {
    const j = play({
      heroes: ['ael', 'dral', 'keleia'],
      map: [['robberTrail', 2, -1]],
      at: [1],
      cards: { 'monsterNext.0': ['mistWolf'], 'control.1': cards, controlDeck: ['controlKeleia'] },
    });
    choose(j, 0, 'move.trade');
    intoFight(choose(j, 0, 'step4'));
    j.asks(1, 'takeControl');
    const asking = { question: j.match.wire(1)! };
    const speech = speechOf('en', game.words.en, ['A', 'B', 'C']);
    const line = overview.help!(asking.question, { view: j.match.view(1), viewer: 1, speech, asking });
    passTo(choose(j, 1, 'pass'), 'heroC');
    return line;
  };
  assert.equal(cost(['controlDral']), 'It costs your only control card.');
  assert.equal(cost(['controlDral', 'controlDral']), 'It costs one of your 2 control cards.');
});
