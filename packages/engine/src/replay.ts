import type { Checkpoint } from './checkpoint.ts';
import { migrate } from './checkpoint.ts';
import { type Entry, isAnswer, isBranch, isFork, isStop } from './entry.ts';
import { commitmentTo, type Fairness } from './fairness.ts';
import { Fault } from './fault.ts';
import type { Game, Shape } from './game.ts';
import { guided } from './guide.ts';
import { Match } from './match.ts';
import type { MatchSetup } from './settings.ts';
import { withPack } from './pack.ts';
import type { MatchRecord } from './record.ts';

/** The game a record was played with, its content pack included; or a fault that says why it cannot be this one. */
function gameOf<G extends Shape>(game: Game<G>, record: MatchRecord): Game<G> {
  if (record.game !== game.id)
    throw new Fault('other-game', 'game', `this record is of '${record.game}', not of '${game.id}'`);
  if (record.version > game.version)
    throw new Fault(
      'newer-version',
      'version',
      `this record is of version ${record.version} of ${game.id}; this program knows version ${game.version}`,
    );
  const packed = record.pack === null ? game : withPack(game, record.pack);
  return record.guided ? guided(packed) : packed;
}

const setupOf = (record: MatchRecord): MatchSetup => ({
  seats: record.seats,
  options: record.options,
  fairness: record.fairness,
  ...(record.pack === null ? {} : { pack: record.pack }),
  ...(record.guided && { guided: true }),
});

/**
 * A long replay as a generator, one entry at a time: its caller may do other work in between, or stop. The result is that of the function
 * which replays everything at once.
 */
export type Replaying<T> = Generator<void, T, void>;

function atOnce<T>(replaying: Replaying<T>): T {
  for (;;) {
    const next = replaying.next();
    if (next.done === true) return next.value;
  }
}

/** Replay a match, all of it or its first `upTo` entries. A hash that comes out differently is a fault. */
export const replay = <G extends Shape>(game: Game<G>, record: MatchRecord, upTo?: number): Match<G> =>
  atOnce(replaying(game, record, upTo));

/** The same, entry by entry. */
function* replaying<G extends Shape>(
  game: Game<G>,
  record: MatchRecord,
  upTo = record.entries.length,
): Replaying<Match<G>> {
  if (!Number.isInteger(upTo) || upTo < 0 || upTo > record.entries.length)
    throw new Fault(
      'too-far',
      'upTo',
      `the record has ${record.entries.length} answers; ${upTo} is not among them`,
    );
  const match = Match.start(gameOf(game, record), setupOf(record));
  for (let i = 0; i < upTo; i++) {
    match.replayEntry(record.entries[i], 'check');
    yield;
  }
  return match;
}

/**
 * Replay a match as far as it leads where it led, entry by entry. Rules that were corrected since may end it early:
 * `why` then says at which answer. For looking at old matches; nothing is proved by it.
 */
export function* replayingAsFar<G extends Shape>(
  game: Game<G>,
  record: MatchRecord,
): Replaying<{ readonly match: Match<G>; readonly why: Fault | null }> {
  const match = Match.start(gameOf(game, record), setupOf(record));
  for (const [i, entry] of record.entries.entries()) {
    try {
      match.replayEntry(entry, 'check');
    } catch (thrown) {
      if (!(thrown instanceof Fault)) throw thrown;
      return { match: yield* replaying(game, record, i), why: thrown };
    }
    yield;
  }
  return { match, why: null };
}

/**
 * Prove that every die and shuffle was honest: the secret fits the commitment made before the first of them, and secret,
 * nonces and answers lead to exactly the recorded course and end, or to where it stands if it is not over. Where the match
 * was played on from another one, both are proved: the moment it came from, and its own chance.
 */
export const verify = <G extends Shape>(game: Game<G>, record: MatchRecord): Match<G> =>
  atOnce(verifying(game, record));

/** The same, entry by entry. */
export function* verifying<G extends Shape>(game: Game<G>, record: MatchRecord): Replaying<Match<G>> {
  checkCommitments(record);
  const match = yield* replaying(game, record);
  if (JSON.stringify(match.result) !== JSON.stringify(record.result))
    throw new Fault('bad-record', 'result', 'the recorded result is not the one the answers lead to');
  return match;
}

/** The secrets of a record are those that were committed to: its own, and those of the matches it was played on from. */
export function checkCommitments(record: MatchRecord): void {
  checkCommitment(record.fairness, 'fairness.secret');
  record.entries.forEach((entry, i) => {
    if (isFork(entry)) checkCommitment(entry.fork, `answers[${i}][1].secret`);
  });
}

function checkCommitment({ commitment, secret }: Fairness, place: string): void {
  if (secret === null)
    throw new Fault('bad-commitment', place, 'the secret is shown when the match is over, not before');
  if (commitmentTo(secret) !== commitment)
    throw new Fault('bad-commitment', place, 'the secret is not the one committed to at the start');
}

/**
 * A match as a server keeps it: a checkpoint, and everything since the beginning. Any kept checkpoint will do; with the
 * oldest (`match.checkpoints[0]`) the end of a turn can still be taken back after a restart.
 */
export interface Saved {
  readonly setup: MatchSetup;
  readonly checkpoint: Checkpoint;
  readonly entries: readonly Entry[];
  /** By seat, how often it had been asked (`match.puts`), where the tickets given out shall still hold. */
  readonly puts?: readonly number[];
}

export interface Resumed<G extends Shape> {
  readonly match: Match<G>;
  /** Answers of the running step that newer code could not replay: the step is back at its start. */
  readonly lost: readonly Entry[];
  readonly why: Fault | null;
}

/**
 * Resume a saved match, also under newer code. If an answer since the checkpoint no longer leads to the recorded state, the
 * step goes back to its start instead of silently leading to another history; the table is asked before that is kept. What
 * it had seen of the dice and cards of that step does not come again: chance takes a fresh branch.
 */
export function resume<G extends Shape>(game: Game<G>, saved: Saved): Resumed<G> {
  const from = migrate(game, saved.checkpoint);
  if (from.entries > saved.entries.length)
    throw new Fault('bad-checkpoint', 'entries', 'the checkpoint is of a later moment than the last entry');
  const since = saved.entries.slice(from.entries);
  const match = Match.at(game, saved.setup, from, saved.entries);
  let lived = from.entries;
  try {
    // A migrated state has other hashes by its nature.
    if (from.version !== saved.checkpoint.version && since.length > 0)
      throw new Fault('older-version', 'version', 'the step was begun under an older version of the rules');
    for (const entry of since) {
      match.replayEntry(entry, 'check');
      lived++;
    }
    if (saved.puts !== undefined) match.puts.splice(0, match.puts.length, ...saved.puts);
    return { match, lost: [], why: null };
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown;
    // Only the step in which newer rules first lead elsewhere is lost, nothing before it.
    const start = match.checkpoints.findLast(({ entries }) => entries <= lived) ?? from;
    const gone = saved.entries.slice(start.entries);
    const back = Match.at(game, saved.setup, start, saved.entries);
    // Its chance stays its own, also where the step began before the table did, and no branch of it comes twice.
    for (const entry of gone) if (isFork(entry) || isBranch(entry)) back.replayEntry(entry, 'check');
    back.rewind(back.entries.length);
    for (const { seat, stop, on } of gone.filter(isStop)) back.stopAt(seat, stop, on);
    return { match: back, lost: gone.filter(isAnswer), why: thrown };
  }
}
