import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Answer,
  checkAnswer,
  dueHints,
  fairnessFromSeed,
  type Game,
  guided,
  GUIDED_SEAT,
  type Hint,
  type HintMoment,
  lessonFor,
  Match,
  type MatchRecord,
  type Path,
  type Question,
  randomSource,
  sampleAnswer,
  type Shape,
  type Suggestion,
  verify,
} from '@tafelrunde/engine';

/** A guided match as somebody plays it who does what the guide suggests. */
export interface Guided<G extends Shape> {
  readonly match: Match<G>;
  /** The hints in the order they were due, and what was recommended with them. */
  readonly said: readonly { readonly hint: Hint<G>; readonly suggested: Suggestion | undefined }[];
  readonly record: MatchRecord;
}

interface Following {
  readonly seed: string;
  readonly answers: number;
  /** Hints whose advice is not taken. */
  readonly ignores?: readonly string[];
}

/** Play a game as its guide leads, then at random, for this many answers at most. */
export function followGuide<G extends Shape>(
  game: Game<G>,
  { seed, answers, ignores = [] }: Following,
): Guided<G> {
  const guide = game.guide!;
  const random = randomSource(`follow ${seed}`);
  const match = Match.start(guided(game), {
    seats: guide.seats,
    guided: true,
    fairness: fairnessFromSeed(seed),
    ...(guide.options !== undefined && { options: guide.options }),
  });
  const said: { hint: Hint<G>; suggested: Suggestion | undefined }[] = [];
  while (match.pending !== null && match.entries.length < answers) {
    const [seat] = match.waiting;
    const question = match.question(seat)!;
    const at = momentOf(match);
    const read = new Set(said.map(({ hint }) => hint.id));
    const due = dueHints(guide, at, read).map((hint) => ({
      hint,
      suggested: hint.suggests?.(at),
      place: hint.suggestsPlace?.(at),
    }));
    said.push(...due);
    const suggested = due.findLast((one) => one.suggested !== undefined)?.suggested;
    const place = due.findLast((one) => one.place !== undefined)?.place;
    const isIgnored = due.some(({ hint }) => ignores.includes(hint.id));
    const answer =
      seat !== GUIDED_SEAT
        ? lessonFor(guide, match.entries, question)
        : isIgnored
          ? anotherAnswer(question, suggested)
          : suggestedAnswer(question, suggested, place);
    const outcome = match.answer(seat, answer ?? sampleAnswer(question, random));
    if (!outcome.ok) throw new Error(`${JSON.stringify(outcome.refusal)}: ${match.crash?.message ?? ''}`);
  }
  return { match, said, record: match.record() };
}

interface GuideSetup {
  readonly seeds: readonly string[];
  /** Answers of a match that are played. */
  readonly answers: number;
  /** They are enough for the match to end. */
  readonly ends?: boolean;
  /** Hints that come up in a situation of their own, because chance seldom leads there. */
  readonly elsewhere?: () => Iterable<string>;
}

/** A player who follows the guide and plays on meets every hint sooner or later, and the record of it proves itself. */
export function guideTests<G extends Shape>(game: Game<G>, setup: GuideSetup): void {
  const { seeds, answers, ends = false, elsewhere = () => [] } = setup;
  void test('every hint comes up sooner or later, and the record proves itself', () => {
    const seen = new Set(elsewhere());
    for (const seed of seeds) {
      const { said, record, match } = followGuide(game, { seed, answers });
      for (const { hint } of said) seen.add(hint.id);
      if (ends) assert.notEqual(match.result, null, seed);
      assert.equal(record.guided, true);
      verify(game, record);
    }
    assert.deepEqual(
      game.guide!.hints.map(({ id }) => id).filter((id) => !seen.has(id)),
      [],
    );
  });
}

const momentOf = <G extends Shape>(match: Match<G>): HintMoment<G> => ({
  view: match.view(GUIDED_SEAT),
  question: match.wire(GUIDED_SEAT),
  events: match.told(GUIDED_SEAT),
});

/** What somebody does who will not be told: declines, or does the first other thing that costs nothing. */
function anotherAnswer({ from }: Question, suggested: Suggestion | undefined): Answer | null {
  const others = from.filter(({ id, no }) => no === undefined && id !== suggested);
  const other =
    others.find(({ declines }) => declines) ?? others.find(({ commits }) => commits === undefined);
  return other?.id ?? null;
}

function suggestedAnswer(
  question: Question,
  suggested: Suggestion | undefined,
  place: Path | undefined,
): Answer | null {
  if (question.kind === 'place') return place ?? null;
  if (suggested === undefined) return null;
  return checkAnswer(question, suggested).ok ? suggested : null;
}
