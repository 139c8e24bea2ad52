import assert from 'node:assert/strict';
import { enrageEnemy } from '../../../rules/enrage.ts';
import { card, foci, on, play, rage, run } from '../../kit.ts';

const attacked = (plan: object) => play({ heroes: ['melekai'], phase: 'defence', ...plan });

card('boneGhost', 'nothing prevents its damage; its rage weakens', () => {
  const t = play({
    phase: 'defence',
    hands: [['holdFast']],
    areas: [['siegePlate', 'sunShield']],
    foes: [['boneGhost']],
  });
  t.asks(0, 'wounds');
  assert.ok(t.log().includes('Seat 0 takes 2 wounds.'));
  const raging = play({ heroes: ['melekai'], foes: [['boneGhost']] });
  rage(raging, 'boneGhost');
  assert.deepEqual([on(raging, 'melekai').weakness, on(raging, 'boneGhost').enraged], [1, false]);
});

card('boneSnake', 'one card less is drawn; enraged it strikes 1 harder and cannot be moved', () => {
  const t = play({ heroes: ['melekai'], foes: [['boneSnake', 'boneSnake']] });
  t.answer(0, 'endTurn');
  assert.equal(t.kinds('hand.0').length, 3);
  const raging = play({ heroes: ['elatha'], hands: [['mistLeap']], foes: [['boneSnake']] });
  rage(raging, 'boneSnake');
  assert.equal(on(raging, 'boneSnake').enraged, true);
  const held = play({
    heroes: ['elatha'],
    hands: [['mistLeap']],
    foes: [['boneSnake']],
    tokens: { boneSnake: { enraged: true } },
  });
  assert.ok(!held.options(0).includes('Mist Leap: fast action'));
  assert.equal(
    attacked({ foes: [['boneSnake']], tokens: { boneSnake: { enraged: true } } }).kinds('burial.0').length,
    3,
  );
});

card('tormentedSkeleton', 'wounded it strikes 1 harder; its rage wounds it and attacks', () => {
  const hurt = (wounds: number) =>
    attacked({ foes: [['tormentedSkeleton']], tokens: { tormentedSkeleton: { wounds } } }).kinds('burial.0')
      .length;
  assert.deepEqual([hurt(0), hurt(1)], [2, 3]);
  const t = play({ heroes: ['melekai'], foes: [['tormentedSkeleton']] });
  rage(t, 'tormentedSkeleton');
  assert.deepEqual([t.kinds('burial.0').length, on(t, 'tormentedSkeleton').wounds], [3, 1]);
});

card('boneDragon', 'two of its wounds have to come from hand; its rage buries a card of everybody', () => {
  const t = attacked({
    hands: [['holyWrath', 'martyrdom', 'defyDeath']],
    foes: [['boneDragon']],
    tokens: { boneDragon: { dazed: 1 } },
  });
  t.answer(0, 'pass').asks(0, 'wounds');
  assert.deepEqual(t.options(0), ['Holy Wrath', 'Martyrdom', 'Defy Death']);
  t.answer(0, 'holyWrath', 'martyrdom').asks(0, 'wounds').answer(0, 'deck1');
  assert.equal(t.kinds('burial.0').length, 3);
  const raging = play({ heroes: ['melekai', 'sigraed'], foes: [['boneDragon']] });
  rage(raging, 'boneDragon');
  assert.deepEqual([raging.kinds('burial.0').length, raging.kinds('burial.1').length], [1, 1]);
  // Wounds of others beside it come from where one likes.
  const beside = attacked({ hands: [['holyWrath', 'penitentBlow']], foes: [['boneDragon', 'boneSnake']] });
  beside.answer(0, 'boneSnake').asks(0, 'wounds').answer(0, 'deck1', 'deck2');
  assert.ok(beside.kinds('burial.0').includes('holyWrath'));
  // Nobody falls by it: an empty deck gives nothing.
  const empty = play({ heroes: ['melekai', 'sigraed'], foes: [['boneDragon']], cards: { 'heroDeck.0': [] } });
  rage(empty, 'boneDragon');
  assert.deepEqual([empty.kinds('burial.0').length, empty.kinds('burial.1').length], [0, 1]);
});

card(
  'flyingSkulls',
  'beside others they cannot be the only target; their rage goes on to the next hero and strikes',
  () => {
    const t = play({ hands: [['fierceBlow']], foes: [['flyingSkulls', 'stormDragon']], focus: [0] });
    t.answer(0, 'fierceBlow').asks(0, 'turn');
    assert.equal(on(t, 'stormDragon').wounds, 2);
    const alone = play({ hands: [['fierceBlow']], foes: [['flyingSkulls', 'flyingSkulls']], focus: [0] });
    alone.answer(0, 'fierceBlow').asks(0, 'targetEnemy');
    const raging = play({ heroes: ['melekai', 'sigraed'], foes: [['flyingSkulls']], focus: [2, 4] });
    rage(raging, 'flyingSkulls');
    assert.deepEqual(
      [raging.kinds('pursuers.1'), raging.kinds('burial.1').length, foci(raging)],
      [['flyingSkulls'], 3, [2, 2]],
    );
  },
);

card('flyingSkulls', 'enraged in the row they go nowhere', () => {
  const t = play({ heroes: ['melekai', 'sigraed'], row: ['flyingSkulls'] });
  run(enrageEnemy(t.t, t.t.cards(t.t.piles.row)[0]));
  assert.deepEqual([t.kinds('row'), t.kinds('burial.0'), t.kinds('burial.1')], [['flyingSkulls'], [], []]);
});

card('graveCaller', 'after every defence it calls a skeleton to the row, in rage one to its hero', () => {
  const t = attacked({ foes: [['graveCaller']], next: { 'enemyDeck.0': ['flyingSkulls', 'boneSnake'] } });
  assert.deepEqual(t.kinds('row'), ['boneSnake']);
  const raging = play({
    heroes: ['melekai'],
    foes: [['graveCaller']],
    next: { 'enemyDeck.0': ['boneGhost'] },
    focus: [4],
  });
  rage(raging, 'graveCaller');
  assert.deepEqual([raging.kinds('pursuers.0'), foci(raging)], [['graveCaller', 'boneGhost'], [2]]);
});

card('cryptDigger', 'its attack buries the top of the discard pile; its rage half of it, 4 at most', () => {
  const t = attacked({ foes: [['cryptDigger']], cards: { 'discard.0': ['holyWrath', 'martyrdom'] } });
  t.answer(0, 'deck1', 'deck2');
  assert.deepEqual([t.kinds('burial.0').length, t.kinds('discard.0')], [3, ['holyWrath']]);
  const ally = attacked({
    areas: [['jorun']],
    foes: [['cryptDigger']],
    cards: { 'discard.0': ['holyWrath'] },
  });
  ally.answer(0, 'cryptDigger');
  assert.deepEqual(ally.kinds('discard.0'), ['holyWrath']);
  const raging = play({
    heroes: ['melekai'],
    phase: 'time',
    foes: [['cryptDigger']],
    cards: { 'discard.0': ['holyWrath', 'martyrdom', 'defyDeath', 'holyWrath', 'defyDeath'] },
    set: (state) => (state.time = 11),
  });
  raging.asks(0, 'bury').answer(0, 'holyWrath', 'martyrdom');
  assert.deepEqual(raging.kinds('burial.0'), ['holyWrath', 'martyrdom']);
});

card(
  'wailingWidow',
  'strikes 1 harder for each hand card above 4, enraged above 2, 3 at most; never leaves',
  () => {
    const strikes = (cards: number, enraged = false) => {
      const t = play({
        heroes: ['valkea'],
        phase: 'defence',
        hands: [Array<string>(cards).fill('charge')],
        foes: [['wailingWidow']],
        tokens: { wailingWidow: { enraged } },
      });
      t.asks(0, 'wounds');
      return t
        .log()
        .find((line) => line.startsWith('The Wailing Widow attacks'))!
        .split(': ')[1];
    };
    assert.deepEqual([strikes(4), strikes(6), strikes(9)], ['2 damage.', '4 damage.', '5 damage.']);
    assert.deepEqual([strikes(3, true), strikes(8, true)], ['3 damage.', '5 damage.']);
  },
);
