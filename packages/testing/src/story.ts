import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  adviceOf,
  fairnessFromSeed,
  type Game,
  Match,
  randomSource,
  sampleAnswer,
  sayer,
  sayEvent,
  type Seat,
  type SeenEvent,
  type Shape,
  speechOf,
  type TableSpeech,
  type View,
  type WireQuestion,
} from '@tafelrunde/engine';

/** A beat as a game tells it, as far as it is looked at here (`Beat` of the kit). */
interface Beat {
  readonly until: number;
  readonly sentence: string;
  readonly grave?: boolean;
  readonly changes?: readonly { readonly seat: Seat; readonly by: number }[];
}

/** The same of a game's story. */
interface Story<G extends Shape> {
  beats(told: {
    readonly before: View<G>;
    readonly view: View<G>;
    readonly viewer: Seat;
    readonly events: readonly SeenEvent[];
    readonly question: WireQuestion | null;
    readonly speech: TableSpeech;
    readonly say: (event: SeenEvent) => string | null;
  }): readonly Beat[];
  turn?(event: SeenEvent): Seat | null | undefined;
}

/** What an event is to a seat: too grave to pass by, a change of its values, or something it has to read of. */
export type Weight = 'grave' | 'change' | 'told';

export interface StorySetup<G extends Shape> {
  readonly seats: number;
  readonly options?: Partial<G['options']>;
  /** Seeds of the matches that are always told, however much they have in them. */
  readonly seeds: readonly string[];
  /** Answers of a match that are played. */
  readonly answers?: number;
  /** How often somebody answers as the game advises; without advice more goes wrong. */
  readonly advised?: number;
  /** What each sort of event that must not pass untold is to this seat; null where it does not concern it. */
  readonly concerns: Readonly<
    Record<string, (data: Readonly<Record<string, unknown>>, seat: Seat) => Weight | null>
  >;
}

/** At most this many further matches, so that rare events come up even where a corrected rule led the first matches elsewhere. */
const FURTHER = 20;

/**
 * Nothing that happens to a seat passes untold: random matches are told to the first seat in both languages, and every event of a
 * sort that concerns it stands in a beat of the weight it should have. Every sort has to come up.
 */
export function storyTests<G extends Shape>(game: Game<G>, story: Story<G>, setup: StorySetup<G>): void {
  for (const language of ['de', 'en'] as const)
    void test(`nothing that happens to a seat passes untold (${language})`, () => {
      const seen = new Map<string, number>();
      let turns = 0;
      for (const seed of setup.seeds) turns += tell(game, story, setup, seed, language, seen);
      const wanted = Object.keys(setup.concerns).length;
      for (let further = 0; seen.size < wanted && further < FURTHER; further++)
        turns += tell(game, story, setup, `further ${further}`, language, seen);
      assert.deepEqual([...seen.keys()].toSorted(), Object.keys(setup.concerns).toSorted());
      assert.ok(turns > 0, 'no turn began');
    });
}

function tell<G extends Shape>(
  game: Game<G>,
  story: Story<G>,
  { seats, options = {}, answers = 400, advised = 0.8, concerns }: StorySetup<G>,
  seed: string,
  language: 'de' | 'en',
  seen: Map<string, number>,
): number {
  const viewer = 0;
  const words = game.words[language];
  const names = Array.from({ length: seats }, (_, seat) => `Seat ${seat}`);
  const speech = speechOf(language, words, names);
  const say = sayer(words, names, { viewer, language });
  const random = randomSource(seed);
  const match = Match.start(game, { seats, options, fairness: fairnessFromSeed(seed) });
  let [before, heard] = [match.view(viewer), match.told(viewer).length];
  let turns = 0;
  for (let count = 0; match.result === null && count < answers; count++) {
    const [asked] = match.waiting;
    const question = match.question(asked)!;
    // Mostly as the game advises, or a match comes nowhere; now and then at random, or nothing goes wrong in it.
    const answer = random() < advised ? adviceOf(match.table, question) : null;
    const outcome = match.answer(asked, answer ?? sampleAnswer(question, random));
    assert.ok(outcome.ok, JSON.stringify(outcome));
    const events = match.told(viewer, heard);
    const view = match.view(viewer);
    const beats = story.beats({
      before,
      view,
      viewer,
      events,
      question: match.waiting.includes(viewer) ? match.wire(viewer) : null,
      speech,
      say: (event) => sayEvent(words, event, say),
    });
    checkBeats(beats, events.length);
    events.forEach((event, at) => {
      if (story.turn?.(event) !== undefined) turns++;
      const weight = concerns[event.type]?.(event.data as Readonly<Record<string, unknown>>, viewer) ?? null;
      if (weight === null) return;
      seen.set(event.type, (seen.get(event.type) ?? 0) + 1);
      const fitting = beats.some(
        (beat) =>
          beat.until > at &&
          (weight === 'told' ||
            (weight === 'grave' ? beat.grave === true : beat.changes?.some(({ seat }) => seat === viewer))),
      );
      assert.ok(fitting, `${seed}: ${event.type} ${JSON.stringify(event.data)} passes without "${weight}"`);
    });
    [before, heard] = [view, heard + events.length];
  }
  return turns;
}

/** Beats go forward through the events, and each says something. */
function checkBeats(beats: readonly Beat[], events: number): void {
  let last = 0;
  for (const { until, sentence } of beats) {
    assert.ok(until >= last && until <= events, `a beat at ${until} of ${events} after ${last}`);
    assert.notEqual(sentence, '');
    assert.doesNotMatch(sentence, /undefined|NaN|\[object/u);
    last = until;
  }
}
