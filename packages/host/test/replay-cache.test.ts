import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Entry,
  fairnessFromSeed,
  type Game,
  isAnswer,
  Match,
  randomSource,
  sampleAnswer,
} from '@tafelrunde/engine';
import { hoard } from '@tafelrunde/testing/fixtures';
import { ReplayCache } from '../src/past/replay-cache.ts';
import { snapshotOf } from '../src/telling/moments.ts';

const game = hoard as unknown as Game;
const setup = { seats: 3, options: { goal: 16 }, fairness: fairnessFromSeed('looking back') };

/** A long match, and by entry whether it answers a secret question. */
function played(): { readonly match: Match; readonly isSecret: readonly boolean[] } {
  const random = randomSource('looking back');
  const match = Match.start(game, setup);
  const isSecret: boolean[] = [];
  while (match.result === null && match.entries.length < 200) {
    const [seat] = match.waiting;
    isSecret.push(match.question(seat)!.ask.secret === true);
    assert(match.answer(seat, sampleAnswer(match.question(seat)!, random)).ok);
  }
  assert(match.entries.length > 40, `only ${match.entries.length} entries`);
  return { match, isSecret };
}

/** What seat 0 was shown at a moment. */
const momentOf = (then: Match, told: readonly number[]): string =>
  JSON.stringify([snapshotOf(then, 0, 'x').view, told, then.told(0, told[0] ?? 0)]);

test('going back costs a part of the way, and shows what going forward showed', async () => {
  const { match } = played();
  const cache = new ReplayCache();
  const last = match.entries.length;
  const forward: string[] = [];
  for (let to = 0; to <= last; to++) forward.push(await cache.at(match, to, momentOf));
  const work: number[] = [];
  for (let to = last; to >= 0; to--)
    assert.equal(await cache.at(match, to, momentOf, (entries) => work.push(entries)), forward[to], `${to}`);
  assert.equal(work.length, last + 1);
  const most = Math.max(...work);
  assert(most < last / 3, `${most} of ${last} entries were replayed to go back by one`);
  // A tab that lacks everything that was told gets all of it, wherever the copy stood before.
  const all = await cache.since(match, 5, (then) => then.told(0));
  assert.deepEqual(all, match.told(0).slice(0, all.length));
  assert(all.length > 0);
});

test('so does the past of a match that goes on, whose moments are named by events', async () => {
  const { match } = played();
  const cache = new ReplayCache();
  const events = match.told(0).length;
  const at = async (event: number): Promise<string | null> =>
    await cache.toldOf(match, { viewer: 0, event }, momentOf);
  const forward: (string | null)[] = [];
  for (let event = 0; event < events; event++) forward.push(await at(event));
  for (let event = events - 1; event >= 0; event--) assert.equal(await at(event), forward[event], `${event}`);
  assert.equal(await at(events), null);
});

test('an answer to a secret question takes no time to be compared, and an open one is compared', async () => {
  const { match, isSecret } = played();
  const changed = (number: number): readonly Entry[] =>
    match.entries.map((entry, i) =>
      i === number && isAnswer(entry) ? { ...entry, hash: (entry.hash + 1) >>> 0 } : entry,
    );
  const standsAt = async (number: number): Promise<number> => {
    const entries = changed(number);
    return await new ReplayCache().at({ game, setup, entries }, number + 1, (then) => then.entries.length);
  };
  const secret = isSecret.indexOf(true);
  assert.equal(await standsAt(secret), secret + 1);
  await assert.rejects(standsAt(isSecret.indexOf(false)), { code: 'hash-mismatch' });
});

test('how much a look at the past counts does not tell how many answers were given in secret', async () => {
  const { match, isSecret } = played();
  const secretsOf = ({ table }: Match): number =>
    table.log!.happened.filter(({ type }) => type === 'asked').length;
  // With the deal nothing is replayed yet.
  const asked = secretsOf(match) - secretsOf(Match.start(game, setup));
  const open = isSecret.filter((secret) => !secret).length;
  assert(asked > 0 && open < isSecret.length);
  const told = { viewer: 'watcher', event: match.told('watcher').length - 1 } as const;
  let work = 0;
  await new ReplayCache().toldOf(match, told, momentOf, (replayed) => (work += replayed));
  assert.equal(work, open + asked);
  // Nor where somebody wants to be stopped.
  match.stopAt(1, 'theft.instead', true);
  let again = 0;
  await new ReplayCache().toldOf(match, told, momentOf, (replayed) => (again += replayed));
  assert.equal(again, work);
});
