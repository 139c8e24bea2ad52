import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fairnessFromSeed, Match, type SeenEvent, speechOf } from '@tafelrunde/engine';
import { story } from '../../board/story.ts';
import { game } from '../../game.ts';
import { spaceOf } from '../../shape/spaces.ts';

/** The beats these events are told in, to the first seat, which stands on a space. */
function told(space: string, ...events: readonly [type: string, data: object][]) {
  const match = Match.start(game, { seats: 2, fairness: fairnessFromSeed('causes') });
  while (match.view(0).state.players.some(({ standing }) => standing !== 'playing')) {
    const [seat] = match.waiting;
    assert.ok(match.answer(seat, match.question(seat)!.from[0].id).ok);
  }
  const view = match.view(0);
  const players = view.state.players.map((player) => ({ ...player, space: spaceOf({ space }) }));
  const before = { ...view, state: { ...view.state, players } };
  return story.beats({
    before,
    view: before,
    viewer: 0,
    events: events.map(([type, data]) => ({ type, data })) as unknown as SeenEvent[],
    question: null,
    speech: speechOf('en', game.words.en, ['A', 'B']),
    say: ({ type }) => type,
  });
}

test('what a card does to somebody stands beside that card, not beside one drawn later', () => {
  const [, , missed] = told(
    'fields1',
    ['drew', { seat: 1, kind: 'evilDarkness' }],
    ['drew', { seat: 1, kind: 'holyGrail' }],
    ['met', { seat: 1, kind: 'evilDarkness' }],
    ['misses', { seat: 0, count: 1 }],
  );
  assert.equal(missed?.card?.kind, 'evilDarkness');
});

test('a card that lay there says why a turn is lost', () => {
  const [missed] = told('fields1', ['met', { seat: 0, kind: 'maze' }], ['misses', { seat: 0, count: 1 }]);
  assert.equal(missed?.card?.kind, 'maze');
});

test('a new roll is told with what it means, though the question has hidden the first', () => {
  const [roll, missed] = told(
    'crags',
    ['fate', { seat: 0, roll: 2, dice: [2], what: 'crags' }],
    ['misses', { seat: 0, count: 1 }],
  );
  assert.deepEqual(roll?.roll?.dice, [2]);
  assert.deepEqual(
    roll?.roll?.results?.filter(({ hit }) => hit).map(({ from, to }) => [from, to]),
    [[2, 3]],
  );
  assert.deepEqual(missed?.roll?.dice, [2]);
});

test('a new roll in a fight stands beside its sum', () => {
  const [result] = told(
    'fields1',
    ['fight', { seat: 0, kinds: ['bear'], creature: null }],
    ['attackRolls', { seat: 0, hero: 1, foe: 5 }],
    ['fate', { seat: 0, roll: 5, dice: [5], what: 'attack' }],
    ['fightResult', { seat: 0, own: 9, foe: 8, outcome: 'won' }],
  );
  assert.equal(result?.fight?.own.die, 5);
});

test('a new roll for the move is seen on the board', () => {
  assert.deepEqual(told('crags', ['fate', { seat: 0, roll: 2, dice: [2], what: 'move' }]), []);
});

test('what a space itself does stands beside its words', () => {
  const [lost] = told('graveyard', ['lost', { seat: 0, stat: 'lives', count: 1 }]);
  assert.equal(lost?.card?.kind, 'graveyard');
});

test('what happens on a space where cards are drawn is not put down to it', () => {
  const [lost] = told('fields1', ['lost', { seat: 0, stat: 'lives', count: 1 }]);
  assert.equal(lost?.card, undefined);
});

test('who rolls no die in a fight has none beside the sum', () => {
  const [result] = told(
    'fields1',
    ['duel', { seat: 0, rival: 1 }],
    ['attackRolls', { seat: 0, hero: 6, foe: 0, rival: 1 }],
    ['duelResult', { seat: 0, rival: 1, own: 10, foe: 3 }],
  ).slice(-1);
  assert.equal(result?.fight?.own.die, 6);
  assert.equal(result?.fight?.foe.die, undefined);
});
