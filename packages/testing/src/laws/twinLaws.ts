import {
  type Answer,
  type Checkpoint,
  type Entry,
  isAnswer,
  Match,
  type MatchSetup,
  type Policy,
  readRecord,
  replay,
  resume,
  type Shape,
  simulate,
  writeRecord,
} from '@tafelrunde/engine';
import type { Court } from './law.ts';

const bytes = (value: unknown): string => JSON.stringify(value);

/** Everything about a match that could differ: its state, what is asked, and what every viewer was told. */
export function wholeBytes<G extends Shape>(match: Match<G>): string {
  const viewers = [...Array.from({ length: match.seats }, (_, seat) => seat), 'watcher' as const];
  return bytes([
    match.table.whole,
    match.waiting.map((seat) => [seat, match.wire(seat)]),
    viewers.map((viewer) => match.told(viewer).length),
  ]);
}

/** The setup without ears: what a copy does is no business of the match's listeners. */
export function plainSetup<G extends Shape>({ setup }: Match<G>): MatchSetup {
  const { onTable: _ears, ...rest } = setup;
  return rest;
}

/** A match saved to text after an answer and loaded again: it must stand where the other stands. */
export function savedAndLoaded<G extends Shape>(match: Match<G>): Match<G> {
  const checkpoint = JSON.parse(bytes(match.checkpoints.at(-1))) as Checkpoint;
  const entries = JSON.parse(bytes(match.entries)) as Entry[];
  return resume(match.game, { setup: plainSetup(match), checkpoint, entries }).match;
}

/** The state, and what the asked seats are shown: a resumed match has no events from before its checkpoint. */
export const standing = <G extends Shape>(match: Match<G>): string =>
  bytes([match.table.whole, match.waiting.map((seat) => [seat, match.wire(seat)])]);

/** Two laws of the finished match: its record leads to the same bytes, and so does the fast gear. */
export function checkAgain<G extends Shape>(court: Court<G>, match: Match<G>): void {
  const before = wholeBytes(match);
  let again: Match<G> | null = null;
  let why = 'the record leads to another state';
  try {
    again = replay(court.game, readRecord(writeRecord(match.record())));
  } catch (thrown) {
    why = String(thrown);
  }
  court.hold('replay', again !== null && wholeBytes(again) === before, () => why);
  if (match.result !== null && again !== null) checkGears(court, match);
}

function checkGears<G extends Shape>(court: Court<G>, match: Match<G>): void {
  const given = match.entries.filter(isAnswer);
  const bySeat = answersBySeat(court, match);
  const policy: Policy = {
    answer: ({ seat, ask }) => {
      const next = bySeat[seat].shift();
      return (next?.prompt === ask.prompt ? next.answer : undefined) as Answer;
    },
    first: (_seats, t) => given[t.decisions].seat,
  };
  let fast: string;
  try {
    const { table } = simulate(court.game, {
      seats: match.seats,
      options: match.options,
      seed: match.setup.fairness.secret!,
      policy,
    });
    fast = bytes(table.whole);
  } catch (thrown) {
    fast = String(thrown);
  }
  court.hold('gears', fast === bytes(match.table.whole), () => 'the fast gear plays another match');
}

/** By seat, what it was asked and answered, one after the other. */
function answersBySeat<G extends Shape>(
  court: Court<G>,
  match: Match<G>,
): { readonly prompt: string; readonly answer: Answer }[][] {
  const again = Match.start(court.game, plainSetup(match));
  const given: { readonly prompt: string; readonly answer: Answer }[][] = [];
  for (let seat = 0; seat < match.seats; seat++) given.push([]);
  for (const entry of match.entries) {
    if (isAnswer(entry))
      given[entry.seat].push({ prompt: again.question(entry.seat)!.ask.prompt, answer: entry.answer });
    again.replayEntry(entry, 'trust');
  }
  return given;
}
