import assert from 'node:assert/strict';
import { foci, on, play, rule } from '../kit.ts';

const DONE = { ragingBones: { objectives: 2 } };
/** One hero has completed Raging Bones at a perilous place. */
const completed = (more: object = {}) =>
  play({
    heroes: ['melekai'],
    phase: 'restoration',
    encounter: 'ragingBones',
    at: [1, 1],
    tokens: DONE,
    cards: {
      display: ['emberSword', 'greatsword', 'fireOil'],
      rewardDeck: ['spyglass', 'starRobe', 'luckyPenny'],
    },
    loot: 0,
    ...more,
  });

rule('VA-RESTORE-01', 'every restoration phase looks whether the encounter is done', () => {
  const t = completed();
  t.asks(0, 'reward');
  assert.ok(t.log().some((line) => line.includes('Raging Bones')));
});

rule('VA-RESTORE-02', 'if not, or without an encounter, time goes on', () => {
  const t = completed({ tokens: { ragingBones: { objectives: 1 } }, row: ['boneGhost'] });
  t.asks(0, 'retreat');
  assert.deepEqual([t.kinds('encounter'), t.state.round], [['ragingBones'], 2]);
  const none = play({ heroes: ['melekai'], phase: 'restoration', at: [1, 1], loot: 0 });
  none.asks(0, 'travel');
  assert.equal(none.state.threat[1], 1);
});

rule('VA-RESTORE-03', 'encounter away, enemies dispersed, safer, rewards, rest, focus', () => {
  const t = completed({
    row: ['boneGhost'],
    focus: [9],
    cards: { 'discard.0': ['holyWrath'], display: ['emberSword'], rewardDeck: ['spyglass', 'starRobe'] },
  });
  // All the first three steps are done when the rewards are offered, the others are not.
  t.asks(0, 'reward');
  assert.deepEqual([t.kinds('encounter'), t.kinds('row'), t.state.threat[1]], [[], [], 0]);
  t.answer(0, 'Seat 0 takes the Ember Sword').answer(0, 'Seat 0 takes the Spyglass').asks(0, 'mayRest');
  assert.deepEqual(foci(t), [9]);
  t.answer(0, false);
  assert.deepEqual(foci(t), [5]);
});

rule('VA-RESTORE-04', 'the special rules of the card come before it is discarded', () => {
  const t = completed();
  t.asks(0, 'reward');
  // Raging Bones: an objective token for each hero.
  assert.equal(t.state.objectives, 5);
  const tide = completed({
    encounter: 'mistTide',
    tokens: { mistTide: { objectives: 2 } },
    set: (state: { darkness: number }) => (state.darkness = 2),
  });
  tide.asks(0, 'reward');
  assert.equal(tide.state.darkness, 1);
});

rule('VA-RESTORE-05', 'it goes on top of the discard pile, and none is active', () => {
  const t = completed({ cards: { encounterDiscard: ['wormPit'] } });
  t.asks(0, 'reward');
  assert.deepEqual([t.kinds('encounterDiscard'), t.kinds('encounter')], [['wormPit', 'ragingBones'], []]);
  assert.equal(on(t, 'ragingBones').objectives, 0);
});

rule('VA-RESTORE-06', 'after the boss encounter the game is won at once', () => {
  const t = play({
    phase: 'restoration',
    encounter: 'nightOfThePack',
    at: [8, 1],
    set: (state) => (state.bossSlain = true),
  });
  assert.equal(t.match.result?.how, 'victory');
  assert.deepEqual(t.match.waiting, []);
});

rule('VA-RESTORE-07', 'all enemies go without loot, except the relentless', () => {
  const t = completed({ row: ['boneGhost', 'wailingWidow'], foes: [['redSandSlave']] });
  t.asks(0, 'reward');
  assert.deepEqual([t.kinds('row'), t.kinds('pursuers.0'), t.state.loot], [['wailingWidow'], [], 0]);
});

rule('VA-RESTORE-08', 'the location becomes safer by one step', () => {
  const threat = (before: number) => {
    const t = completed({ at: [1, before] });
    t.asks(0, 'reward');
    return t.state.threat[1];
  };
  assert.deepEqual([threat(2), threat(1), threat(0)], [1, 0, 0]);
});

rule('VA-RESTORE-09', 'everybody may rest where it is safe and no enemy is left', () => {
  const rested = (more: object) => {
    const t = completed({ cards: { display: [], rewardDeck: [], 'discard.0': ['holyWrath'] }, ...more });
    return t.match.question(0)!.ask.prompt === 'mayRest';
  };
  assert.equal(rested({}), true);
  assert.equal(rested({ at: [1, 2] }), false);
  assert.equal(rested({ row: ['wailingWidow'] }), false);
  const two = completed({
    heroes: ['melekai', 'sigraed'],
    tokens: { ragingBones: { objectives: 4 } },
    cards: { display: [], rewardDeck: [], 'discard.0': ['holyWrath'], 'burial.1': ['kindle'] },
  });
  two
    .answer(0, true)
    .answer(0, 'holyWrath')
    .asks(1, 'mayRest')
    .answer(1, true)
    .answer(1, 'kindle')
    .answer(1, 'enough');
  assert.deepEqual([two.kinds('discard.0'), two.kinds('discard.1')], [[], ['kindle']]);
});

rule('VA-RESTORE-10', 'at the end every focus goes back to its start', () => {
  const t = completed({
    heroes: ['melekai', 'ishrid'],
    tokens: { ragingBones: { objectives: 4 } },
    cards: { display: [], rewardDeck: [] },
    focus: [14, 0],
  });
  t.answer(0, false).answer(1, false);
  assert.deepEqual(foci(t), [5, 2]);
});

rule('VA-REWARD-01', 'twice, exactly', () => {
  const t = completed();
  t.answer(0, 'Seat 0 takes the Ember Sword').answer(0, 'Seat 0 takes the Greatsword').asks(0, 'mayRest');
  assert.deepEqual(t.kinds('hand.0'), ['emberSword', 'greatsword']);
});

rule('VA-REWARD-02', 'each time one more is revealed first; an empty deck adds nothing', () => {
  const t = completed({ cards: { display: ['emberSword'], rewardDeck: ['spyglass'] } });
  t.asks(0, 'reward');
  assert.deepEqual(t.kinds('display'), ['emberSword', 'spyglass']);
  t.answer(0, 'Seat 0 takes the Ember Sword').asks(0, 'reward');
  assert.deepEqual(t.kinds('display'), ['spyglass']);
  const none = completed({ cards: { display: [], rewardDeck: [] } });
  none.asks(0, 'mayRest');
  assert.deepEqual(none.kinds('hand.0'), []);
});

rule('VA-REWARD-03', 'somebody takes a card, or any card of the display goes under the deck', () => {
  const t = completed({ heroes: ['melekai', 'sigraed'], tokens: { ragingBones: { objectives: 4 } } });
  t.answer(0, 'Seat 1 takes the Greatsword').answer(0, 'Put the Flame Oil back');
  assert.deepEqual([t.kinds('hand.0'), t.kinds('hand.1')], [[], ['greatsword']]);
  assert.equal(t.kinds('rewardDeck')[0], 'fireOil');
  t.asks(0, 'mayRest');
});

rule('VA-REWARD-04', 'then loot as much as the card is worth, or a personal reward that can be paid', () => {
  const t = completed({ loot: 1 });
  // Nothing of hers costs so little: there is only the loot.
  t.answer(0, 'Put the Greatsword back').asks(0, 'reward');
  assert.equal(t.state.loot, 4);
  t.answer(0, 'Put the Ember Sword back').asks(0, 'exchange');
  assert.ok(t.options(0).some((option) => option.includes('acquires')));
  t.answer(0, 'lootInstead').asks(0, 'mayRest');
  assert.equal(t.state.loot, 6);
});

rule('VA-REWARD-05', 'a personal reward is paid from the pool and taken into hand', () => {
  const t = completed({ loot: 3 });
  t.answer(0, 'Put the Ember Sword back').answer(0, 'martyrPlate').asks(0, 'reward');
  assert.deepEqual([t.kinds('hand.0'), t.state.loot], [['martyrPlate'], 1]);
  t.answer(0, 'Put the Greatsword back').asks(0, 'mayRest');
  assert.ok(!t.kinds('offer.0').includes('martyrPlate'));
});

rule('VA-REWARD-06', 'any hero may receive any general reward, only wearing it needs a skill', () => {
  const t = completed({ heroes: ['melekai', 'sigraed'], tokens: { ragingBones: { objectives: 4 } } });
  assert.ok(
    t.options(0).includes('Seat 0 takes the Ember Sword') &&
      t.options(0).includes('Seat 1 takes the Ember Sword'),
  );
  const worn = play({ heroes: ['sigraed'], hands: [['emberSword']] });
  assert.ok(!worn.options(0).some((option) => option.includes('Ember Sword')));
  const valkea = play({ hands: [['emberSword']] });
  assert.ok(valkea.options(0).includes('Ember Sword: fast action'));
});

rule(
  'VA-REWARD-07',
  'loot value: gain of an enemy, price of the own cards, exchange value of rewards',
  () => {
    const gain = play({ areas: [['shortSwordValkea']], foes: [['flyingSkulls']], loot: 0 });
    gain.answer(0, 'Short Sword: normal action').asks(0, 'turn');
    assert.equal(gain.state.loot, 2);
    const price = play({ loot: 5 });
    price.answer(0, 'Acquire Wrathful Answer').asks(0, 'turn');
    assert.equal(price.state.loot, 1);
    const exchange = completed({ loot: 0 });
    exchange.answer(0, 'Put the Greatsword back').asks(0, 'reward');
    assert.equal(exchange.state.loot, 3);
  },
);

rule('VA-REWARD-08', 'one pool for all: scouting, far moves, great feats, personal rewards', () => {
  const t = play({ heroes: ['melekai', 'sigraed'], phase: 'travel', loot: 5 });
  t.answer(0, 'scout1');
  assert.equal(t.state.loot, 4);
  t.answer(0, 'noScout')
    .answer(0, 'stay')
    .answer(0, 'seat1')
    .answer(1, 'Acquire “From the Ashes”')
    .asks(1, 'turn');
  assert.equal(t.state.loot, 1);
  t.answer(1, 'endTurn').asks(0, 'turn');
  assert.ok(!t.options(0).some((option) => option.startsWith('Acquire')));
});
