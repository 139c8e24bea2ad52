import assert from 'node:assert/strict';
import { on, play, rule } from '../kit.ts';

const SWORD = 'Short Sword: normal action';

rule('VA-TOKEN-02', 'conditions and objectives come only where a text says so', () => {
  // The slave only strikes; the crawler's bite poisons.
  const slave = play({ phase: 'defence', foes: [['redSandSlave']] });
  assert.equal(on(slave, 'valkea').poison, 0);
  const bitten = play({ phase: 'defence', foes: [['giantCrawler', 'giantCrawler']] });
  const [crawler] = bitten.t.cards(bitten.t.piles.pursuers[0]);
  bitten.answer(0, `card${crawler}`);
  // One token, which hurt once and was then removed.
  assert.equal(bitten.kinds('burial.0').length, 5);
  assert.deepEqual([on(bitten, 'valkea').poison, on(bitten, 'valkea').objectives], [0, 0]);
});

rule('VA-TOKEN-03', 'what objective tokens are for is said by what uses them', () => {
  // On the dragon they are strength, on the cord they are uses.
  const dragon = play({
    phase: 'defence',
    foes: [['mutatedDragon']],
    tokens: { mutatedDragon: { objectives: 2 } },
  });
  assert.equal(dragon.kinds('burial.0').length, 5);
  const cord = play({
    heroes: ['aseke'],
    areas: [['knotCord', 'jorun']],
    foes: [['stormDragon']],
    tokens: { knotCord: { objectives: 1 } },
  });
  cord.answer(0, 'knotCord').asks(0, 'turn');
  assert.equal(on(cord, 'knotCord').objectives, 0);
  assert.ok(!cord.options(0).some((option) => option.startsWith('Knotted Cord')));
});

rule('VA-TOKEN-04', 'each token may go to the time charter instead', () => {
  const cord = play({ heroes: ['aseke'], hands: [['knotCord']] });
  cord.answer(0, 'knotCord').asks(0, 'objectivesAway');
  assert.deepEqual(cord.options(0), [
    '0 to the time charter, 2 onto the card',
    '1 to the time charter, 1 onto the card',
    '2 to the time charter, 0 onto the card',
  ]);
  cord.answer(0, 'away1').asks(0, 'turn');
  assert.deepEqual([on(cord, 'knotCord').objectives, cord.state.objectives], [1, 5]);
  const bones = play({ encounter: 'ragingBones', areas: [['shortSwordValkea']], foes: [['boneSnake']] });
  bones.answer(0, SWORD).asks(0, 'objectivesAway').answer(0, 'away1').asks(0, 'turn');
  assert.deepEqual([on(bones, 'ragingBones').objectives, bones.state.objectives], [0, 5]);
});

rule('VA-TOKEN-05', 'onto the encounter only as it says', () => {
  // Raging Bones counts skeletons; a robber is none. The watch counts rounds, not kills.
  const robber = play({ encounter: 'ragingBones', areas: [['shortSwordValkea']], foes: [['borderRobber']] });
  robber.answer(0, SWORD).asks(0, 'turn');
  assert.equal(on(robber, 'ragingBones').objectives, 0);
  const watch = play({ encounter: 'deathWatch', areas: [['shortSwordValkea']], foes: [['boneSnake']] });
  watch.answer(0, SWORD).asks(0, 'turn');
  assert.equal(on(watch, 'deathWatch').objectives, 0);
});

rule('VA-TOKEN-06', 'more than four may lie on the time charter', () => {
  const t = play({ heroes: ['aseke'], hands: [['turnTheHour', 'namesOfTheDead']] });
  t.answer(0, 'turnTheHour').answer(0, 'namesOfTheDead').asks(0, 'turn');
  assert.equal(t.state.objectives, 9);
});
