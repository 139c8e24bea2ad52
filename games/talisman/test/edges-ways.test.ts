import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { countersOn } from '../rules/decks.ts';
import { arrive, endTurn, grantMove, missTurn, relocate } from '../rules/moving.ts';
import { boon, flyInRegion, grantTeleport } from '../rules/reaper.ts';
import { at, inRegion } from '../topology.ts';
import { own, rest, steps, until } from './casting.ts';
import { meeting, pileAt, player } from './meeting.ts';
import { lasting, scene, where } from './tables.ts';
import { visiting } from './visiting.ts';

// The edges of going somewhere: what ends with it, what is told, what else may lie in the way.

const { rule, situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const thieves = ['thief', 'thief'] as const;
type Table = ReturnType<typeof scene>;
const ends = (t: Table): string[] => t.match.question(0)!.from.map(({ id }) => id);
const says = (t: Table, ...lines: readonly string[]): void => {
  for (const line of lines) assert.ok(t.log().includes(line), `${line}\n\n${t.log().join('\n')}`);
};
const still = (more: Parameters<typeof scene>[0] = {}): Table => {
  const t = scene({ seats: thieves, at: ['city', 'tavern'], dice: [2, 3], ...more });
  rest(t);
  return t;
};

situation('whoever is carried off leaves everything behind that belonged to the space', () => {
  const burdened = { back: true, done: true, fiends: 2, enslaved: true, werewolf: 3 };
  const left = (space: 'tavern' | 'crypt') => {
    const t = still({ with: { 0: burdened } });
    relocate(t.t, 0, at(space));
    const { back, done, fiends, enslaved, werewolf } = player(t);
    assert.equal(where(t, 0), space);
    return { back, done, fiends, enslaved, werewolf };
  };
  const free = { back: false, done: false, fiends: 0, enslaved: false };
  assert.deepEqual(left('tavern'), { ...free, werewolf: 0 });
  // The Werewolf waits for those who stay in the inner region.
  assert.deepEqual(left('crypt'), { ...free, werewolf: 3 });
});
situation('only who is in the middle of an encounter has another one where it is carried to', () => {
  const carried = (seat: number, encounter: boolean): boolean => {
    const t = still();
    t.state.now.encounter = encounter;
    relocate(t.t, seat, at('tavern'));
    return t.state.now.moved;
  };
  assert.deepEqual([carried(0, true), carried(0, false), carried(1, true)], [true, false, false]);
});
situation('nobody who is not on the board is carried anywhere, or misses a turn', () => {
  const t = still({ with: { 1: { standing: 'dead', lives: 0 } } });
  relocate(t.t, 1, at('city'));
  missTurn(t.t, 1);
  assert.deepEqual([where(t, 1), player(t, 1).misses], ['tavern', 0]);
});
rule.also('TA-ADV-05', 'only an encounter of the own turn that is broken off stands for a missed one', () => {
  const missed = (seat: number, encounter: boolean, unresolved: boolean) => {
    const t = still();
    Object.assign(t.state.now, { encounter, unresolved });
    missTurn(t.t, seat, 2);
    return [player(t, seat).misses, t.state.now.over];
  };
  assert.deepEqual(missed(0, true, true), [1, true]);
  assert.deepEqual(missed(0, true, false), [2, true]);
  assert.deepEqual(missed(0, false, true), [2, true]);
  assert.deepEqual(missed(1, true, true), [2, false]);
});
situation('only the turn of whoever has it can be ended', () => {
  const t = still();
  endTurn(t.t, 1);
  assert.equal(t.state.now.over, false);
  endTurn(t.t, 0);
  assert.equal(t.state.now.over, true);
});
situation('where one stands already nothing begins anew', () => {
  const t = still({ at: ['temple', 'tavern'], with: { 0: { done: true, enslaved: true, back: true } }, dice: [1] });
  arrive(t.t, 0, at('temple'));
  assert.deepEqual([player(t).done, player(t).enslaved], [true, true]);
  arrive(t.t, 0, at('oasis'));
  assert.deepEqual([player(t).done, player(t).enslaved, player(t).back], [false, false, true]);
  // TA-INNER-04: on the Plain the way leads onward again.
  arrive(t.t, 0, at('plainOfPeril'));
  assert.equal(player(t).back, false);
});
situation('where somebody goes is told', () => {
  const t = still();
  relocate(t.t, 1, at('crags'));
  arrive(t.t, 0, at('ruins'));
  missTurn(t.t, 1);
  missTurn(t.t, 1, 2);
  grantMove(t.t, 1, [at('city')]);
  says(
    t,
    'Seat 0 rolls for movement: 2, 3.',
    'Seat 1 now stands here: Crags.',
    'Seat 0 now stands here: Ruins.',
    'Seat 1 misses a turn.',
    'Seat 1 misses 2 turns.',
    'Seat 1 may take a special way next turn.',
  );
});
situation('a raft, built or used, is told', () => {
  says(
    scene({ seats: thieves, at: ['woods1', 'city'], cards: { 'objects.0': ['axe'] } }).answer(0, 'buildRaft'),
    'Seat 0 builds a raft.',
  );
  says(
    scene({ seats: thieves, at: ['forest', 'city'], cards: { 'objects.0': ['raft'] } }).answer(0, 'By raft: Castle'),
    'Seat 0 crosses by raft: Castle.',
  );
});
rule.also('TA-TOAD-08', 'a Toad builds no raft, should it hold an axe', () => {
  const t = scene({
    seats: thieves,
    at: ['woods1', 'city'],
    with: { 0: { toad: 2 } },
    cards: { 'objects.0': ['axe'] },
  });
  t.asks(0, 'destination');
});

/** The Reaper stands on the Portal of Power and goes six spaces, to whoever is in the Chasm. */
const reaped = (dice: readonly number[], more: Parameters<typeof scene>[0] = {}): Table =>
  scene({ seats: ['thief', 'thief', 'thief'], at: ['oasis', 'chasm', 'city'], ...more, dice: [1, 6, ...dice] })
    .answer(0, 'warlocksCave')
    .answer(0, 'chasm');
