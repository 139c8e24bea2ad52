import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../game.ts';
import { scene } from './tables.ts';

const { rule } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const thieves = ['thief', 'thief'] as const;
const toHills = (more: Parameters<typeof scene>[0] = {}) =>
  scene({ seats: thieves, at: ['city', 'tavern'], ...more, dice: [2, 3, ...(more.dice ?? [])] });

rule('TA-OBJ-01', 'Magic Objects are Objects', () => {
  const t = toHills({ cards: { 'objects.0': ['ring', 'amulet', 'sword', 'shield'], 'space.14': ['cross'] } });
  t.answer(0, 'hills2').answer(0, 'Cross').asks(0, 'dropObject');
});
rule('TA-OBJ-02', 'one Weapon for a battle, chosen before the roll; two for the Warrior', () => {
  const t = toHills({ cards: { 'objects.0': ['sword', 'axe'], 'space.14': ['dragon'] }, dice: [1, 1] });
  t.answer(0, 'hills2').asks(0, 'weapon').answer(0, 'Axe');
  assert.ok(t.log().some((line) => line.includes('5 against 8')));
  const warrior = scene({
    seats: ['warrior', 'thief'],
    at: ['city'],
    cards: { 'objects.0': ['sword', 'axe'], 'space.14': ['dragon'] },
    dice: [2, 3, 1, 1, 1],
  });
  warrior.answer(0, 'hills2');
  assert.ok(warrior.log().some((line) => line.includes('7 against 8')));
  // Of three the Warrior too has to leave one.
  const three = scene({
    seats: ['warrior', 'thief'],
    at: ['city'],
    cards: { 'objects.0': ['sword', 'axe', 'holyLance'], 'space.14': ['dragon'] },
    dice: [2, 3, 1, 1, 1],
  });
  const { min, max } = three.answer(0, 'hills2').asks(0, 'weapon').match.question(0)!;
  assert.deepEqual([min, max], [2, 2]);
});
rule('TA-OBJ-03', 'one piece of Armour for a battle', () => {
  const t = toHills({
    cards: { 'objects.0': ['armour', 'helmet'], 'space.14': ['dragon'] },
    dice: [1, 1, 3],
  });
  t.answer(0, 'hills2').asks(0, 'armour').answer(0, 'Armour');
  assert.deepEqual([t.state.players[0].lives, t.state.turn], [3, 1]);
});
rule('TA-CARRY-01', 'four Objects; a Mule carries four more', () => {
  const cards = { 'objects.0': ['ring', 'amulet', 'sword', 'shield'], 'space.14': ['cross'] };
  toHills({ cards }).answer(0, 'hills2').answer(0, 'Cross').asks(0, 'dropObject');
  const mule = toHills({ cards: { ...cards, 'followers.0': ['mule'] } });
  mule.answer(0, 'hills2').answer(0, 'Cross');
  assert.equal(mule.kinds('objects.0').length, 5);
});
rule('TA-CARRY-02', 'Trinkets weigh nothing', () => {
  const ring = { ...game.content.ring, trinket: true };
  const t = scene(
    {
      seats: thieves,
      at: ['city', 'tavern'],
      cards: { 'objects.0': ['ring', 'amulet', 'sword', 'shield'], 'space.14': ['cross'] },
      dice: [2, 3],
    },
    { ...game, content: { ...game.content, ring } },
  );
  t.answer(0, 'hills2').answer(0, 'Cross');
  assert.equal(t.kinds('objects.0').length, 5);
});
rule('TA-CARRY-03', 'what is too much is dropped at once, by choice', () => {
  const t = toHills({ cards: { 'objects.0': ['ring', 'amulet', 'sword', 'shield'], 'space.14': ['cross'] } });
  t.answer(0, 'hills2').answer(0, 'Cross').answer(0, 'Sword').asks(0, 'loot');
  assert.deepEqual(t.kinds('objects.0'), ['ring', 'amulet', 'shield', 'cross']);
  assert.deepEqual(t.kinds('space.14'), ['sword']);
});
rule('TA-FOLL-01', 'any number of Followers, in the open', () => {
  const t = toHills({
    cards: { 'followers.0': ['unicorn', 'maiden', 'guide', 'prince', 'pixie'], 'space.14': ['mule'] },
  });
  t.answer(0, 'hills2').answer(0, 'Mule');
  assert.equal(t.kinds('followers.0').length, 6);
  assert.ok(t.match.view('watcher').piles.followers[0].cards.every((card) => card !== null));
});
rule('TA-FOLL-02', 'a lost Follower goes to the discard pile, or back to its supply', () => {
  const t = scene({
    seats: thieves,
    at: ['runes1'],
    cards: { 'followers.0': ['unicorn', 'mule'] },
    dice: [1, 3, 1, 2],
  });
  t.answer(0, 'chasm').asks(0, 'reaperMove');
  assert.deepEqual(t.kinds('followers.0'), []);
  assert.ok(
    t.kinds('adventureDiscard').includes('unicorn') &&
      t.kinds('purchases').filter((kind) => kind === 'mule').length === 4,
  );
});
rule('TA-ALIGN-01', 'it changes by encounters, for all to see', () => {
  const t = scene({ seats: thieves, at: ['fields1'], dice: [4, 1, 1] });
  t.answer(0, 'village').answer(0, 'The Mystic');
  assert.equal(t.match.view('watcher').state.players[0].alignment, 'evil');
});
rule('TA-ALIGN-02', 'back to what is printed', () => {
  const t = scene({ seats: ['druid', 'thief'], at: ['city'], with: { 0: { alignment: 'evil' } } });
  t.asks(0, 'turnStart').roll(2, 3).answer(0, 'Change alignment').answer(0, 'Neutral');
  assert.equal(t.state.players[0].alignment, 'neutral');
  t.asks(0, 'destination');
});
rule('TA-ALIGN-03', 'once in a turn, the Druid too', () => {
  const t = scene({ seats: ['druid', 'thief'], at: ['fields1', 'city'], dice: [4, 1, 1, 2, 3] });
  t.answer(0, 'Change alignment').answer(0, 'Good').asks(0, 'destination').answer(0, 'village');
  t.answer(0, 'The Mystic');
  assert.equal(t.state.players[0].alignment, 'good');
  t.answer(1, 'hills2').asks(0, 'turnStart').answer(0, 'Change alignment').answer(0, 'Evil');
  assert.equal(t.state.players[0].alignment, 'evil');
  t.options(0);
});
rule('TA-ALIGN-04', 'what the new alignment forbids stays behind, and cannot be taken', () => {
  const t = scene({
    seats: thieves,
    at: ['fields1'],
    cards: { 'objects.0': ['holyGrail', 'sword'] },
    dice: [4, 1, 1],
  });
  t.answer(0, 'village').answer(0, 'The Mystic');
  assert.deepEqual([t.kinds('objects.0'), t.kinds('space.0')], [['sword'], ['holyGrail']]);
  const good = toHills({ with: { 0: { alignment: 'good' } }, cards: { 'space.14': ['runesword', 'sword'] } });
  good.answer(0, 'hills2');
  assert.equal(good.blocked(0, 'Runesword'), 'TA-ALIGN-04');
});
