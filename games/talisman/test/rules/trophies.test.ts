import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { keepTrophy } from '../../rules/trophies.ts';
import { at } from '../../shape/spaces.ts';
import {
  asked,
  meeting,
  missing,
  pileAt,
  player,
  scene,
  type Scene,
  still,
  thieves,
  walksInto,
} from '../kit.ts';

const { rule } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

rule('TA-TROPHY-01', 'the slain become trophies, a whole group of them', () => {
  assert.deepEqual(walksInto(['wolf', 'wolf'], [5, 1]).asks(0, 'trophies').kinds('trophies.0'), [
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
  assert.ok(t.log().some((line) => line.includes('fights the Farmer')));
  assert.deepEqual(t.kinds('trophies.0'), []);
});

rule.also('TA-TROPHY-01', 'what lay on an Enemy does not go with it', () => {
  const t = still({ cards: { [pileAt('ruins')]: ['lich'] } });
  const [lich] = t.t.cards(t.t.piles.space[at('ruins')]);
  t.t.setNote(lich, { counters: 2 });
  keepTrophy(t.t, 0, lich);
  assert.deepEqual([t.t.note(lich), t.kinds('trophies.0')], [null, ['lich']]);
});

const meetingWithTrophies = (trophies: readonly string[], more: Scene = {}) =>
  meeting([], { ...more, cards: { 'trophies.0': trophies, ...more.cards } });

rule.also('TA-TROPHY-03', 'only Enemies with Strength are offered for Strength, the weakest too', () => {
  const t = meetingWithTrophies(['wildBoar', 'ghost', 'bear']).asks(0, 'trophies');
  assert.deepEqual(t.options(0), ['Wild Boar', 'Bear']);
  assert.ok(t.match.question(0)!.ask.rules!.includes('TA-TROPHY-03'));
  const craft = meetingWithTrophies(['ghost', 'wildBoar']).asks(0, 'trophies');
  assert.deepEqual(craft.options(0), ['Ghost']);
  assert.ok(craft.match.question(0)!.ask.rules!.includes('TA-TROPHY-04'));
});

rule.also('TA-TROPHY-05', 'trophies that are not enough for a counter are kept', () => {
  const t = meetingWithTrophies(['wildBoar', 'bear']).answer(0, 'Wild Boar');
  assert.deepEqual([t.kinds('trophies.0'), player(t).strength], [['wildBoar', 'bear'], 0]);
});

rule.also('TA-TROPHY-02', 'a journal makes a counter cheaper by exactly one', () => {
  const journal = { cards: { 'objects.0': ['personalJournal'] } };
  meetingWithTrophies(['bear'], journal).asks(0, 'trophies');
  assert.equal(meetingWithTrophies(['wolf'], journal).state.turn, 1);
  assert.equal(meetingWithTrophies(['bear']).state.turn, 1);
});

rule.also('TA-TROPHY-02', 'trophies are not exchanged in a turn that is missed', () => {
  const t = missing({ 'trophies.0': ['dragon'] });
  assert.deepEqual([asked(t, 0), asked(t, 1)], [null, 'destination']);
});
