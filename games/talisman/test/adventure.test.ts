import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../game.ts';
import { scene } from './tables.ts';

const { rule } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const thieves = ['thief', 'thief'] as const;
const meeting = (cards: readonly string[], dice: readonly number[], more: Parameters<typeof scene>[0] = {}) =>
  scene({
    seats: thieves,
    at: ['city', 'tavern'],
    ...more,
    cards: { 'space.14': cards, ...more.cards },
    dice: [2, 3, ...dice],
  }).answer(0, 'hills2');

rule('TA-ADV-01', 'lowest number first, equal numbers as they were drawn', () => {
  const t = scene({
    seats: thieves,
    at: ['plains4', 'city'],
    with: { 0: { alignment: 'good' } },
    next: { adventure: ['witch', 'angel'] },
    dice: [4, 1, 6],
  });
  t.answer(0, 'ruins');
  assert.deepEqual(
    t.log().flatMap((line) => /meets (\w+)/u.exec(line)?.[1] ?? []),
    ['Angel', 'Witch'],
  );
  // A card may print another number than its kind usually has.
  const healer = { ...game.content.healer, number: 3 };
  const early = scene(
    { seats: thieves, at: ['city', 'oasis'], cards: { 'space.14': ['mage', 'healer'] }, dice: [2, 3] },
    { ...game, content: { ...game.content, healer } },
  ).answer(0, 'hills2');
  assert.deepEqual(
    early.log().flatMap((line) => /meets (\w+)/u.exec(line)?.[1] ?? []),
    ['Healer', 'Mage'],
  );
  const equal = meeting(['shadow', 'lemure'], [5, 1, 5, 1]);
  assert.deepEqual(equal.kinds('trophies.0'), ['shadow', 'lemure']);
});
rule('TA-ADV-02', 'a card whose space must be found goes there before anything else', () => {
  const t = scene({
    seats: thieves,
    at: ['plains4', 'city'],
    next: { adventure: ['storm', 'ghost'] },
    dice: [4, 1, 1],
  });
  t.answer(0, 'ruins');
  assert.deepEqual([t.kinds('space.12'), t.kinds('space.20')], [['ghost'], []]);
});
rule('TA-ADV-03', 'cards without a number come before numbered ones', () => {
  const t = meeting(['angel', 'hex'], [], { with: { 0: { alignment: 'good' } } });
  assert.deepEqual(
    t.log().flatMap((line) => /meets (\w+)/u.exec(line)?.[1] ?? []),
    ['Hex', 'Angel'],
  );
});
rule('TA-ADV-04', 'having to miss a turn ends this one at once', () => {
  const t = meeting(['storm', 'sword'], []);
  assert.equal(t.state.turn, 1);
  assert.ok(t.kinds('space.14').includes('sword'));
});
rule('TA-ADV-05', 'with cards left unfaced this turn was the missed one', () => {
  const t = meeting(['storm', 'goblin'], [], { at: ['city', 'oasis'] });
  assert.equal(t.state.players[0].misses, 0);
  assert.deepEqual(t.kinds('space.14'), ['goblin']);
});
rule('TA-ADV-06', 'otherwise it is the whole next turn; for others always their next one', () => {
  const t = meeting(['storm'], [], { at: ['city', 'oasis'] });
  assert.deepEqual(
    t.state.players.map(({ misses }) => misses),
    [1, 0],
  );
  // Both stood in the region and have sat out a turn each: seat 1 its next one.
  const both = meeting(['storm'], []);
  assert.deepEqual([both.state.turn, both.state.round], [1, 2]);
  const space = scene({ seats: thieves, at: ['ruins', 'oasis'], dice: [2, 3, 1] });
  space.answer(0, 'tavern');
  assert.equal(space.state.players[0].misses, 1);
});
rule('TA-ADV-07', 'animals, dragons and monsters have Strength and are worth Strength', () => {
  for (const def of Object.values(game.content))
    if (
      def.type === 'enemy' &&
      def.family !== 'spirit' &&
      def.deck === 'adventure' &&
      def.craft === 0 &&
      def.foe!.value === null
    )
      assert.ok(def.strength > 0);
  const t = meeting(['ogre'], [5, 1]);
  t.asks(0, 'trophies').answer(0, 'Ogre');
  assert.equal(t.state.players[0].strength, 1);
});
rule('TA-ADV-08', 'spirits have Craft and are worth Craft', () => {
  const t = meeting(['wraith'], [6, 1, 1]);
  t.asks(0, 'trophies').answer(0, 'Wraith');
  assert.deepEqual([t.state.players[0].craft, t.state.players[0].strength], [1, 0]);
});
rule('TA-ADV-09', 'an Enemy nobody beats stays', () => {
  assert.deepEqual(meeting(['dragon'], [1, 1]).kinds('space.14'), ['dragon']);
});
rule('TA-ADV-10', 'the usual numbers', () => {
  const number = (kind: string): number => game.content[kind].number;
  assert.deepEqual(
    ['angel', 'wolf', 'wraith', 'witch', 'ring', 'unicorn', 'cave'].map(number),
    [1, 2, 3, 4, 5, 5, 6],
  );
  assert.equal(number('poltergeist'), 1);
});
rule('TA-ADV-11', 'an empty deck is made of its discard pile', () => {
  const t = scene({
    seats: thieves,
    at: ['city', 'tavern'],
    cards: { adventure: [], adventureDiscard: ['angel', 'angel', 'angel'] },
    dice: [2, 3],
  });
  t.answer(0, 'hills2');
  assert.deepEqual([t.kinds('adventure').length, t.kinds('adventureDiscard').length], [2, 1]);
  const none = scene({
    seats: thieves,
    at: ['city', 'tavern'],
    cards: { adventure: [], adventureDiscard: [] },
    dice: [2, 3],
  });
  none.answer(0, 'hills2');
  assert.equal(none.state.turn, 1);
});

rule('TA-TROPHY-01', 'the slain become trophies, a whole group of them', () => {
  assert.deepEqual(meeting(['wolf', 'wolf'], [5, 1]).asks(0, 'trophies').kinds('trophies.0'), [
    'wolf',
    'wolf',
  ]);
});
const trading = (trophies: readonly string[], more: Parameters<typeof scene>[0] = {}) =>
  scene({
    seats: thieves,
    at: ['city', 'tavern'],
    dice: [2, 3],
    ...more,
    cards: { 'trophies.0': trophies },
  }).answer(0, 'hills2');
rule('TA-TROPHY-02', 'at the end of the own turn, if one likes', () => {
  const t = trading(['dragon']);
  t.asks(0, 'trophies').answer(0);
  assert.deepEqual([t.kinds('trophies.0'), t.state.players[0].strength], [['dragon'], 0]);
  const other = scene({
    seats: thieves,
    at: ['city', 'tavern'],
    cards: { 'trophies.1': ['dragon'] },
    dice: [2, 3],
  });
  other.answer(0, 'hills2').asks(1, 'destination');
});
rule('TA-TROPHY-03', 'every full 4 points of Strength give one; the rest is lost', () => {
  const t = trading(['bear', 'wolf', 'dragon']);
  t.answer(0, 'Bear', 'Wolf', 'Dragon');
  assert.deepEqual([t.state.players[0].strength, t.kinds('trophies.0')], [3, []]);
  const some = trading(['bear', 'wolf', 'dragon']);
  some.answer(0, 'Bear', 'Wolf');
  assert.deepEqual([some.state.players[0].strength, some.kinds('trophies.0')], [1, ['dragon']]);
  const published = trading(['bear', 'wolf'], { options: { trophyRate: 7 } });
  assert.equal(published.state.turn, 1);
});
rule('TA-TROPHY-04', 'Craft likewise, and never mixed', () => {
  const t = trading(['wraith', 'dragon']);
  t.answer(0, 'Dragon').asks(0, 'trophies').answer(0, 'Wraith');
  assert.deepEqual([t.state.players[0].strength, t.state.players[0].craft], [1, 1]);
  assert.equal(trading(['bear', 'shadow']).state.turn, 1);
});
rule('TA-TROPHY-05', 'they go to the Adventure discard pile', () => {
  const t = trading(['dragon']);
  t.answer(0, 'Dragon');
  assert.ok(t.kinds('adventureDiscard').includes('dragon'));
});
rule('TA-TROPHY-06', 'creatures without a card are no trophies', () => {
  const t = scene({ seats: thieves, at: ['ruins', 'city'], dice: [2, 3, 2, 5, 1] });
  t.answer(0, 'tavern');
  assert.ok(t.log().some((line) => line.includes('fights Farmer')));
  assert.deepEqual(t.kinds('trophies.0'), []);
});

rule('TA-STAT-01', 'what cards give is not counted in counters', () => {
  const t = scene({ seats: thieves, at: ['city', 'tavern'], cards: { 'space.14': ['ring'] }, dice: [2, 3] });
  t.answer(0, 'hills2').answer(0, 'Ring');
  assert.deepEqual([t.state.players[0].strength, t.state.players[0].craft], [0, 0]);
});
rule('TA-STAT-02', 'start value, counters, Objects and Followers', () => {
  const t = meeting(['wolf'], [1, 1], {
    with: { 0: { strength: 2 } },
    cards: { 'objects.0': ['ring'], 'followers.0': ['unicorn'] },
  });
  assert.ok(t.log().some((line) => line.includes('8 against 3')));
});
rule('TA-STAT-03', 'a loss removes counters', () => {
  const t = scene({
    seats: thieves,
    at: ['fields3', 'tavern'],
    with: { 0: { strength: 2 } },
    dice: [4, 1, 2],
  });
  t.answer(0, 'city').answer(0, 'The Enchantress');
  assert.equal(t.state.players[0].strength, 1);
});
rule('TA-STAT-04', 'never below the start value', () => {
  const t = scene({ seats: thieves, at: ['fields3', 'tavern'], dice: [4, 1, 2] });
  t.answer(0, 'city').answer(0, 'The Enchantress');
  assert.equal(t.state.players[0].strength, 0);
});
