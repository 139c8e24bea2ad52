import assert from 'node:assert/strict';
import { CHURCH } from '../../rules/map.ts';
import { beats, choose, endTurn, game, type Journey, offered, play, rule } from '../kit.ts';
import { NOWHERE } from '../../shape.ts';

rule(
  'EU-TURN-01',
  'a hero comes to the church at the start of the own first turn, and is nowhere before',
  () => {
    const j = play();
    j.asks(0, 'turn');
    assert.deepEqual(
      j.state.heroes.map(({ space }) => space),
      [CHURCH, NOWHERE],
    );
    endTurn(j, 0).asks(1, 'turn');
    assert.equal(j.state.heroes[1].space, CHURCH);
  },
);

rule(
  'EU-TURN-02',
  'movement, actions and free actions may be mixed, free actions any number of times',
  () => {
    const j = play({ map: [['reedShore', -1, 2]], hero: [{ gold: 3, health: 1 }] });
    choose(j, 0, 'buyPotion');
    choose(j, 0, 'move.trade');
    choose(j, 0, 'church');
    choose(j, 0, 'buyPotion');
    choose(j, 0, 'step2');
    // The lower right lake of the reed shore touches the start tile.
    const lake = offered(j, 0).find((id) => id === 'step5')!;
    choose(j, 0, lake).asks(0, 'turn');
    const { potions, gold, moves, markers } = j.state.heroes[0];
    assert.deepEqual([potions, gold, moves, markers], [2, 0, 0, ['mine', 'combat']]);
  },
);

rule(
  'EU-TURN-03',
  'an action is paid with its marker or with an effect that grants it, as often as there are any',
  () => {
    const j = play({
      heroes: ['ael', 'dral'],
      map: [['traderGreen', 2, -1]],
      at: [4],
      worn: [['aelTradeWind']],
      set: (state) => {
        state.map.beaten[4] = true;
      },
    });
    choose(j, 0, 'trade');
    choose(j, 0, 'done');
    assert.deepEqual(j.state.heroes[0].markers, ['mine', 'combat']);
    assert.ok(!offered(j, 0).includes('trade'));
    j.answer(0, 'Use Trade Wind');
    choose(j, 0, 'trade').asks(0, 'trade');
    choose(j, 0, 'done');
    assert.ok(!offered(j, 0).includes('trade'));
  },
);

rule('EU-TURN-04', 'with two points a hero enters the space of a monster, wins and walks on', () => {
  const j = beats({ map: [['robberTrail', 2, -1]], at: [1, 3] }, 'move.trade', 'step4').asks(0, 'turn');
  assert.equal(j.state.heroes[0].moves, 1);
  choose(j, 0, 'step5').asks(0, 'turn');
  assert.deepEqual([j.state.heroes[0].space, j.state.heroes[0].moves], [5, 0]);
});

rule('EU-TURN-05', 'nothing is compulsory: a turn may end at once', () => {
  const j = play({ map: [['robberTrail', 2, -1]], at: [5], hero: [{ gold: 9 }] });
  assert.ok(offered(j, 0).includes('treasure'));
  endTurn(j, 0).asks(1, 'turn');
  assert.equal(j.state.map.marker[5], -1);
  const revealing = play({ stack: true });
  choose(revealing, 0, 'move.mine');
  choose(revealing, 0, 'step0').asks(0, 'placeTile');
  assert.ok(!offered(revealing, 0).includes('end'));
});

/** The hermit's hill with these quests open, four cards in its deck. */
const atHermit = (): Journey =>
  play({
    map: [['hermitHill', 2, -1]],
    at: [5],
    hero: [{ gaar: 4 }],
    cards: { 'questOpen.1': ['hermitOffering', 'hermitFullVessel'], 'questDeck.1': HERMIT_DECK },
    set: (state) => state.revealed.push(1),
  });
const HERMIT_DECK = Object.values(game.content)
  .filter(({ quest }) => quest?.of === 'hermit')
  .map(({ kind }) => kind)
  .slice(3, 5);

rule('EU-TURN-08', 'points that are left lapse, and the end of a turn has a fixed order', () => {
  const j = play({ heroes: ['skoldur', 'dral'], hero: [{ dwurtDie: 1 }] });
  choose(j, 0, 'move.combat');
  choose(j, 0, 'end').asks(0, 'keepMarker');
  // The dwurt die comes before the choice of a marker, the points are gone before both.
  assert.deepEqual(
    [j.state.heroes[0].moves, j.state.heroes[0].dwurtDie, j.kinds('hand.0').length],
    [0, 0, 1],
  );
  choose(j, 0, 'keepNone').asks(1, 'turn');
});

rule('EU-ACTION-01', 'a marker gives its movement or its action, never both; the points come at once', () => {
  const j = play({
    map: [['traderGreen', 2, -1]],
    at: [4],
    set: (state) => {
      state.map.beaten[4] = true;
    },
  });
  assert.ok(offered(j, 0).includes('trade'));
  choose(j, 0, 'move.trade');
  assert.equal(j.state.heroes[0].moves, 2);
  assert.ok(!offered(j, 0).includes('trade') && !offered(j, 0).includes('move.trade'));
  choose(j, 0, 'step6');
  assert.ok(offered(j, 0).includes('confront'));
  choose(j, 0, 'step4').asks(0, 'turn');
  assert.equal(j.state.heroes[0].moves, 0);
});

rule('EU-ACTION-02', 'a marker serves once a round, and death takes none away', () => {
  const j = play({
    map: [['emberKitchen', 2, -1]],
    at: [1],
    hero: [{ health: 2 }],
    set: (state) => {
      state.map.beaten[4] = true;
    },
  });
  choose(j, 0, 'move.trade');
  assert.ok(!offered(j, 0).includes('move.trade'));
  choose(j, 0, 'step4').asks(0, 'turn');
  const { perished, markers, space } = j.state.heroes[0];
  assert.deepEqual([perished, space, markers], [1, CHURCH, ['mine', 'combat']]);
});

rule('EU-ACTION-05', 'the fourth slot holds one marker, which may be kept again', () => {
  const j = play({ hero: [{ reserve: 'mine' }] });
  choose(j, 0, 'end');
  assert.deepEqual(offered(j, 0), ['keep.mine', 'keep.trade', 'keep.combat', 'keepNone']);
  choose(j, 0, 'keep.mine').asks(1, 'turn');
  endTurn(j, 1).asks(0, 'turn');
  choose(j, 0, 'move.mine');
  choose(j, 0, 'move.mine').asks(0, 'turn');
  assert.equal(j.state.heroes[0].moves, 2);
  assert.ok(!offered(j, 0).includes('move.mine'));
});

rule('EU-COMP-04', 'there are two markers of each action, so two of a kind can lie on a board', () => {
  const j = play({ hero: [{ reserve: 'combat' }] });
  choose(j, 0, 'move.combat');
  choose(j, 0, 'move.combat').asks(0, 'turn');
  assert.equal(j.state.heroes[0].moves, 6);
  assert.ok(!offered(j, 0).includes('move.combat'));
});

rule('EU-TURN-07', 'completed quests are replaced at the end of the turn', () => {
  const j = atHermit();
  choose(j, 0, 'quest').asks(0, 'turn');
  assert.equal(j.kinds('questOpen.1').length, 1);
  endTurn(j, 0).asks(1, 'turn');
  assert.deepEqual([j.kinds('questOpen.1').length, j.kinds('questDeck.1').length], [2, 1]);
});
