import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { asked, rest, until } from './looking.ts';
import { keepTrophies, meeting, pileAt, player } from './meeting.ts';
import { scene, type Scene } from './tables.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
type Table = ReturnType<typeof scene>;
const told = (t: Table): string => {
  rest(t);
  return t.log().join('\n');
};

situation('the Crypt Keeper guards five cards, of which one Object may be taken', () => {
  const beaten = (more: Scene): Table =>
    meeting(['cryptKeeper'], { ...more, with: { 0: { craft: 6, ...more.with?.[0] } }, dice: [5, 1] });
  const adventure = ['wolf', 'ring', 'holyGrail', 'guide', 'foundSword', 'amulet'];
  const t = beaten({ next: { adventure } }).asks(0, 'loot');
  assert.deepEqual(t.options(0).toSorted(), ['Holy Grail', 'No, go on', 'Ring', 'Sword']);
  assert.match(told(t), /draws Guide/u);
  t.answer(0, 'ring');
  keepTrophies(t);
  assert.deepEqual([t.kinds('objects.0'), t.kinds('adventure').at(-1)], [['ring'], 'amulet']);
  assert.ok(
    ['wolf', 'holyGrail', 'guide', 'foundSword'].every((kind) => t.kinds('adventureDiscard').includes(kind)),
  );
  rest(t);
  // What somebody evil may not own is not offered to it.
  const evil = beaten({ next: { adventure }, with: { 0: { alignment: 'evil' } } });
  assert.equal(evil.blocked(0, 'ring'), null);
  assert.ok(!evil.options(0).includes('Holy Grail'));
  const declined = beaten({ next: { adventure } }).answer(0, 'pass');
  keepTrophies(declined);
  assert.deepEqual(declined.kinds('objects.0'), []);
  rest(declined);
  const one = beaten({ cards: { adventure: ['ring'], adventureDiscard: [] } });
  assert.equal(asked(one), 'loot');
  const none = beaten({ cards: { adventure: ['wolf'], adventureDiscard: [] } });
  assert.notEqual(asked(none), 'loot');
});
situation('alone at the table there is nobody to share Divine Blessings with', () => {
  const t = meeting(['divineBlessings'], { seats: ['thief'], at: ['city'] }).answer(0, 'craft');
  rest(t);
  assert.deepEqual([player(t).craft, player(t).strength], [1, 0]);
});
situation('whoever has a Guide may roll all the same', () => {
  const rolls = (answer: string): number => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['plains1', 'oasis'],
      cards: { 'followers.0': ['guide'] },
      dice: [1, 1],
    });
    until(t, 'destination').answer(0, 'crags').asks(0, 'rollOrNot').roll(6).answer(0, answer);
    rest(t);
    return player(t).strength;
  };
  assert.deepEqual([rolls('rollHere'), rolls('pass')], [1, 0]);
});
situation('where a Pedlar goes is told', () => {
  const t = meeting(['pedlar'], { seats: ['troll', 'thief'], dice: [2] });
  assert.deepEqual(t.kinds(pileAt('woods3')), ['pedlar']);
  assert.match(told(t), /Pedlar now lies here: Woods/u);
});
situation('of two drawn cards each can be replaced once, and what was put away is gone', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['fields5', 'oasis'],
    cards: {
      'objects.0': ['orbOfKnowledge'],
      'followers.0': ['oathswornOracle'],
      'quest.0': ['killOneDragon'],
    },
    next: { adventure: ['bear', 'wolf', 'ape', 'lion'] },
    dice: [1, 1],
  });
  until(t, 'destination').answer(0, 'ruins').asks(0, 'cardsDrawn').answer(0, 'orbOfKnowledge');
  assert.deepEqual(t.asks(0, 'replaceCard').options(0), ['Bear', 'Wolf']);
  t.answer(0, 'bear').answer(0, 'oathswornOracle');
  assert.deepEqual(t.options(0).toSorted(), ['Ape', 'Wolf']);
});
