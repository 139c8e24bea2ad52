import assert from 'node:assert/strict';
import type { Flow } from '@tafelrunde/engine';
import { rulesFrom } from '@tafelrunde/testing';
import { boon, flyInRegion, grantTeleport } from '../rules/reaper.ts';
import { at, inRegion, reaperReach, SPACES } from '../topology.ts';
import { rest } from './casting.ts';
import { meeting, player } from './meeting.ts';
import { scene, where } from './tables.ts';
import { says } from './looking.ts';

// The edges of the Reaper's visits: how far he comes, what they cost, what is told of them.

const { rule, situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const thieves = ['thief', 'thief'] as const;
type Table = ReturnType<typeof scene>;

/** Something happens to its end, and nobody is asked anything. */
const happens = (flow: Flow<unknown>): void => assert.equal(flow.next().done, true);
/** The Reaper stands on the Portal of Power and goes six spaces, to whoever is in the Chasm. */
const reaped = (dice: readonly number[], more: Parameters<typeof scene>[0] = {}): Table =>
  scene({
    seats: ['thief', 'thief', 'thief'],
    at: ['oasis', 'chasm', 'city'],
    ...more,
    dice: [1, 6, ...dice],
  })
    .answer(0, 'desert1')
    .answer(0, 'chasm');
rule.also('TA-REAPER-10', 'what his visit costs is put right at once, and everything is told', () => {
  // The Mule goes, and with it the room for a fifth Object.
  const t = reaped([2, 0], {
    cards: { 'followers.1': ['mule'], 'objects.1': ['ring', 'sword', 'axe', 'helmet', 'shield'] },
  });
  t.asks(1, 'dropObject').answer(1, 'Axe');
  says(
    t,
    'The Reaper wakes: Seat 0 rolls 6.',
    'The Reaper now stands here: Chasm.',
    'Seat 1 meets the Reaper: 2.',
    'Seat 1 loses Mule.',
    'Seat 1 leaves Axe behind.',
  );
  const diced = reaped([3, 1, 2, 3, 4]);
  says(diced, 'Seat 1 rolls 3 against 7.');
  const sent = reaped([5]).roll(4).answer(1, 'seat2');
  says(sent, 'The Reaper now stands here: City.', 'Seat 2 meets the Reaper: 4.');
  assert.equal(sent.state.reaper, at('city'));
});
rule.also('TA-REAPER-02', 'each face of the die leads as far as it shows', () => {
  for (const die of [1, 2, 3, 4, 5, 6]) {
    const t = scene({ seats: thieves, at: ['city', 'tavern'], dice: [1, 2, die] }).answer(0, 'hills2');
    assert.deepEqual(
      t.match
        .question(0)!
        .from.map(({ id }) => id)
        .toSorted(),
      reaperReach(at('portalOfPower'), die)
        .map((space) => SPACES[space])
        .toSorted(),
    );
    rest(t);
  }
});
rule.also('TA-REAPER-12', 'nobody flies in the inner region, nor is anything given to the dead', () => {
  const t = scene({
    seats: thieves,
    at: ['mines', 'tavern'],
    with: { 0: { done: true }, 1: { standing: 'dead', lives: 0 } },
    dice: [],
  });
  happens(flyInRegion(t.t, 0));
  grantTeleport(t.t, 0);
  assert.deepEqual(player(t).granted, []);
  happens(boon(t.t, 1));
  grantTeleport(t.t, 1);
  assert.deepEqual(player(t, 1).granted, [...inRegion.outer]);
});
situation('whoever flies chooses another space of the region, or stays', () => {
  const t = meeting(['pegasus'], { at: ['city', 'oasis'] }).asks(0, 'teleport');
  const offered = t.match.question(0)!.from.map(({ id }) => id);
  assert.ok(
    !offered.includes('hills2') && offered.includes('city') && offered.length === inRegion.outer.length,
  );
  t.answer(0, 'pass');
  assert.equal(where(t, 0), 'hills2');
  rest(t);
});
