import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { at } from '../../../shape/spaces.ts';
import {
  asked,
  drawing,
  HERE,
  pileAt,
  player,
  rest,
  scene,
  type Scene,
  told,
  until,
  where,
} from '../../kit.ts';

const { situation } = rulesFrom(new URL('../../../rules.yaml', import.meta.url));

situation('the Barrowtown Hunter finds Enemies', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    cards: {
      'followers.0': ['barrowtownHunter'],
      [pileAt('woods1')]: ['giant'],
      [pileAt('castle')]: ['ogre'],
    },
  });
  t.answer(0, 'Barrowtown Hunter').asks(0, 'teleport');
  assert.deepEqual(t.options(0), ['Woods', 'No, go on']);
  t.roll(1, 5).answer(0, 'woods1');
  assert.deepEqual([where(t, 0), player(t).lives], ['woods1', 3]);
});

situation('the Brakwater Diver dives while crossing', () => {
  const crossing = (die: number) =>
    scene({
      seats: ['thief', 'thief'],
      at: ['hills3', 'city'],
      cards: { 'followers.0': ['brakwaterDiver'], adventureDiscard: ['ring', 'wolf'] },
      dice: [2, die],
    }).answer(0, 'woods1');
  assert.deepEqual(crossing(1).kinds('followers.0'), []);
  const none = crossing(4);
  assert.deepEqual([none.kinds('followers.0'), none.kinds('objects.0')], [['brakwaterDiver'], []]);
  assert.deepEqual(crossing(5).kinds('objects.0'), ['ring']);
});

situation('the Deadlands Survivor knows the wastes', () => {
  const desert = scene({
    seats: ['thief', 'thief'],
    at: ['runes2', 'city'],
    cards: { 'followers.0': ['deadlandsSurvivor'] },
    dice: [2],
  }).answer(0, 'desert1');
  assert.equal(player(desert).lives, 4);
  const crags = scene({
    seats: ['thief', 'thief'],
    at: ['fields2', 'city'],
    cards: { 'followers.0': ['deadlandsSurvivor'] },
    dice: [4, 1, 5],
  }).answer(0, 'crags');
  assert.equal(player(crags).strength, 1);
});

situation('the Havenville Recruiter exchanges Followers', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    cards: { 'followers.0': ['havenvilleRecruiter'], adventureDiscard: ['ring', 'guide'] },
    dice: [2, 3],
  });
  t.answer(0, 'Havenville Recruiter').answer(0, 'Havenville Recruiter').asks(0, 'destination');
  assert.deepEqual([t.kinds('followers.0'), t.kinds('followers.1')], [['guide'], ['havenvilleRecruiter']]);
  // Only what lies on top.
  scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    cards: { 'followers.0': ['havenvilleRecruiter'], adventureDiscard: ['guide', 'ring'] },
    dice: [2, 3],
  }).asks(0, 'destination');
});

situation('the Broken Relic takes what somebody else draws', () => {
  const t = drawing('ring', { cards: { 'objects.1': ['brokenRelic'] } }).asks(1, 'cardsDrawn');
  t.answer(1, 'Broken Relic');
  assert.deepEqual([t.kinds('objects.1'), t.kinds(HERE)], [['ring'], []]);
  assert.ok(t.kinds('adventureDiscard').includes('brokenRelic'));
  drawing('angel', { cards: { 'objects.1': ['brokenRelic'] } }).asks(1, 'destination');
  // Nothing is left that somebody else could replace.
  const both = { 'objects.0': ['orbOfKnowledge'], 'objects.1': ['brokenRelic'] };
  const gone = drawing('ring', { cards: both }).answer(0, 'pass').answer(1, 'Broken Relic');
  assert.deepEqual([gone.kinds('objects.1'), gone.state.turn], [['ring'], 1]);
});

const board: Scene = { options: { board: 'cataclysm' } };

situation('with a Personal Invitation somebody else opens', () => {
  const t = scene({
    ...board,
    seats: ['thief', 'thief'],
    at: ['fields3', 'oasis'],
    cards: { 'objects.0': ['personalInvitation'] },
    next: { denizens: ['wanderer', 'beggar'] },
    dice: [4, 1],
  }).answer(0, 'city');
  t.asks(0, 'denizenDrawn').answer(0, 'Personal Invitation');
  assert.deepEqual(
    [player(t).gold, t.kinds(pileAt('city')), t.kinds('denizenDiscard')],
    [1, ['beggar'], ['wanderer']],
  );
  assert.equal(t.state.players[0].space, at('city'));
});

situation('what the Rotsnout Dog and a Broken Relic do is told', () => {
  const dog = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    cards: { 'followers.0': ['rotsnoutDog'], adventureDiscard: ['dragon'], 'trophies.0': ['wolf'] },
    dice: [2, 3],
  }).answer(0, 'Rotsnout Dog');
  assert.match(told(dog), /Seat 0 takes the Dragon/u);
  rest(dog);
  const relic = drawing('ring', { cards: { 'objects.1': ['brokenRelic'] } }).answer(1, 'Broken Relic');
  assert.match(told(relic), /Seat 1 uses the Broken Relic/u);
});

situation('of two drawn cards a Broken Relic takes one, and the other can still be replaced', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['fields5', 'oasis'],
    cards: { 'objects.0': ['orbOfKnowledge', 'brokenRelic'] },
    next: { adventure: ['ring', 'wolf', 'healer'] },
    dice: [1, 1],
  });
  until(t, 'destination').answer(0, 'ruins').asks(0, 'cardsDrawn').answer(0, 'brokenRelic');
  t.asks(0, 'cardsDrawn').answer(0, 'orbOfKnowledge');
  assert.deepEqual(t.kinds('objects.0'), ['orbOfKnowledge', 'ring']);
  assert.ok(t.kinds('adventureDiscard').includes('wolf'));
  rest(t);
});

situation('whom a Personal Invitation brings is told', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['fields3', 'oasis'],
    options: { board: 'cataclysm' },
    cards: { 'objects.0': ['personalInvitation'] },
    next: { denizens: ['wanderer', 'beggar'] },
    dice: [4, 1],
  }).answer(0, 'city');
  t.answer(0, 'Personal Invitation');
  assert.match(told(t), /Seat 0 draws the Beggar/u);
  const others = scene({
    seats: ['thief', 'thief'],
    at: ['fields3', 'oasis'],
    options: { board: 'cataclysm' },
    cards: { 'objects.1': ['personalInvitation'] },
    next: { denizens: ['beggar'] },
    dice: [4, 1],
  }).answer(0, 'city');
  assert.notEqual(asked(others, 1), 'denizenDrawn');
});

situation('the Barrowtown Hunter hunts elsewhere in the region, if wanted', () => {
  const begins = (space: 'city' | 'plainOfPeril', enemyAt: 'city' | 'woods1' | 'castle' | 'mines') =>
    scene({
      seats: ['thief', 'thief'],
      at: [space, 'oasis'],
      cards: { 'followers.0': ['barrowtownHunter'], [pileAt(enemyAt)]: ['wolf'] },
      dice: [2, 3],
    });
  assert.equal(asked(begins('city', 'woods1')), 'turnStart');
  assert.equal(asked(begins('city', 'city')), 'destination');
  assert.equal(asked(begins('city', 'castle')), 'destination');
  assert.notEqual(asked(begins('plainOfPeril', 'mines')), 'turnStart');
  const stays = begins('city', 'woods1').answer(0, 'Barrowtown Hunter').answer(0, 'pass');
  assert.deepEqual([where(stays, 0), asked(stays)], ['city', 'destination']);
});

situation('the Brakwater Diver comes up again with a 2', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['hills3', 'city'],
    cards: { 'followers.0': ['brakwaterDiver'], adventureDiscard: ['ring'] },
    dice: [2, 2],
  }).answer(0, 'woods1');
  assert.deepEqual([t.kinds('followers.0'), t.kinds('objects.0')], [['brakwaterDiver'], []]);
});

situation('the Deadlands Survivor adds 1 in Crags and Forest, and to the roll of his companion only', () => {
  const from = { crags: 'plains1', forest: 'fields6', tavern: 'plains3' } as const;
  const rolled = (to: keyof typeof from, die: number, owner = 0) => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: [from[to], 'oasis'],
      with: { 0: { gold: 3 } },
      cards: { [`followers.${owner}`]: ['deadlandsSurvivor'] },
      dice: [1, 1, die],
    });
    until(t, 'destination').answer(0, to);
    rest(t);
    return player(t);
  };
  // 2 or 3 mean a missed turn, 4 or 5 nothing, 6 a point.
  for (const wild of ['crags', 'forest'] as const) {
    assert.deepEqual([rolled(wild, 2).misses, rolled(wild, 3).misses], [1, 0], wild);
    assert.equal(rolled(wild, 3, 1).misses, 1, wild);
  }
  assert.deepEqual([rolled('crags', 5).strength, rolled('forest', 5).craft], [1, 1]);
  assert.equal(rolled('tavern', 3).gold, 2);
});
