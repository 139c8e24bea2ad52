import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { asked, rest, until } from './looking.ts';
import { carrying, drawing, lastFight, meeting, pileAt } from './meeting.ts';
import { scene } from './tables.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const HERE = pileAt('hills2');
const told = (t: ReturnType<typeof scene>): string => t.log().join('\n');

situation('whoever is as strong as wise meets Void Demon and Eastern Dragon in psychic combat', () => {
  for (const [foe, value] of [
    ['voidDemon', 8],
    ['easternDragon', 9],
  ] as const) {
    const t = carrying([foe], ['sword'], { dice: [1, 1] });
    // The sword is of no use: 3 + 1.
    assert.match(lastFight(t), new RegExp(`4 against ${value}`, 'u'));
    rest(t);
  }
});
situation(
  'a Junk Golem yields nothing that a Bag of Carrying holds, and nothing where there is nothing',
  () => {
    const bag = meeting(['junkGolem'], { cards: { 'objects.1': ['bagOfCarrying', 'ring'] }, dice: [5, 1] });
    bag.answer(0, 'ring');
    assert.deepEqual([bag.kinds('objects.0'), bag.kinds('objects.1')], [[], ['bagOfCarrying', 'ring']]);
    const none = carrying(['junkGolem'], ['ring'], { dice: [5, 1] });
    assert.deepEqual([none.kinds('objects.0'), none.kinds(HERE), none.state.turn], [['ring'], [], 1]);
  },
);
situation('the Rusthill Marauders destroy a Place, if there is any', () => {
  const t = drawing('rusthillMarauders', { cards: { [pileAt('crags')]: ['cave'] }, dice: [5, 1] });
  assert.deepEqual(t.kinds(pileAt('crags')), []);
  assert.match(told(t), /Cave/u);
  rest(t);
  const none = drawing('rusthillMarauders', { dice: [5, 1] });
  assert.match(lastFight(none), /8 against 6/u);
  rest(none);
});
situation('the Undying Horde calls even a Wild Boar, but no spirit', () => {
  const t = drawing('undyingHorde', { cards: { 'trophies.1': ['wildBoar', 'shadow'] }, dice: [1, 5] });
  assert.deepEqual([t.kinds('trophies.1'), t.kinds(HERE).includes('wildBoar')], [['shadow'], true]);
  rest(t);
});
situation('an Event the Aeon Demon lets happen lies where it was beaten; it need not happen', () => {
  const beaten = (answer: string) => {
    const t = meeting(['aeonDemon'], {
      with: { 0: { craft: 9 } },
      cards: { adventureDiscard: ['blizzard', 'wolf'] },
      dice: [5, 1],
    }).answer(0, answer);
    rest(t);
    return t;
  };
  const t = beaten('Blizzard');
  assert.deepEqual([t.kinds(HERE), t.state.lasting.length], [['blizzard'], 1]);
  const none = beaten('pass');
  assert.deepEqual([none.kinds(HERE), none.state.lasting, none.kinds('trophies.0')], [[], [], ['aeonDemon']]);
});
situation('what the Rotsnout Dog and a Broken Relic do is told', () => {
  const dog = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    cards: { 'followers.0': ['rotsnoutDog'], adventureDiscard: ['dragon'], 'trophies.0': ['wolf'] },
    dice: [2, 3],
  }).answer(0, 'Rotsnout Dog');
  assert.match(told(dog), /Seat 0 takes Dragon/u);
  rest(dog);
  const relic = drawing('ring', { cards: { 'objects.1': ['brokenRelic'] } }).answer(1, 'Broken Relic');
  assert.match(told(relic), /Seat 1 uses Broken Relic/u);
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
  assert.match(told(t), /Seat 0 draws Beggar/u);
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
