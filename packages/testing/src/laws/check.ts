import {
  type Answer,
  type Checkpoint,
  fairnessFromSeed,
  type Game,
  Match,
  randomPolicy,
  randomSource,
  sampleAnswer,
  type Seat,
  type Shape,
  type KernelTable,
} from '@tafelrunde/engine';
import { checkBack, checkCopy } from './backLaws.ts';
import { Usage } from './coverage.ts';
import { Court, type LawId, type LawReport, LAWS, type LawSetup } from './law.ts';
import { checkPlain, checkState } from './stateLaws.ts';
import { checkAgain, plainSetup, savedAndLoaded, standing, wholeBytes } from './twinLaws.ts';
import { checkViewer, keepsSecrets } from './viewerLaw.ts';
import { checkMatchWords, checkPositionWords, checkQuestionWords } from './wordLaw.ts';

/**
 * Play one match at random and hold it to every law. What a state shows is looked at after every answer; what takes a
 * second match to see (saved and loaded, stepped back, redealt) is tried at moments picked at random, see `isTried`.
 */
export function checkLaws<G extends Shape>(game: Game<G>, setup: LawSetup): LawReport {
  return new Trying(game, setup).run();
}

const ALL = Object.keys(LAWS) as LawId[];

/** This many answers at the start of a match are all tried, and then as many again each time the match grows e-fold. */
const TRIED_AT_FIRST = 8;
/** Of the tried moments, one in this many has a copy played to its end: that costs as much as a match. */
const COPY_EVERY = 7;

interface Moment<G extends Shape> {
  readonly bytes: string;
  /** The match saved and loaded, or why that was not possible. */
  readonly twin: Match<G> | string;
  readonly point: Checkpoint;
}

class Trying<G extends Shape> {
  private readonly court: Court<G>;
  private readonly match: Match<G>;
  private readonly random: () => number;
  private readonly usage = new Usage();
  private readonly seed: string;
  private readonly limit: number;
  private readonly thorough: boolean;
  private readonly kept: { point: Checkpoint; text: string }[] = [];
  private answers = 0;
  private copies = 0;
  private keptSecrets = false;

  constructor(
    game: Game<G>,
    { seats, seed, options, limit = 20_000, laws = ALL, thorough = false }: LawSetup,
  ) {
    this.seed = seed;
    this.limit = limit;
    this.thorough = thorough;
    this.random = randomSource(`laws ${seed}`);
    this.court = new Court(game, () => this.match, laws);
    const start = { seats, fairness: fairnessFromSeed(seed), ...(options === undefined ? {} : { options }) };
    this.match = Match.start(game, { ...start, onTable: (t) => this.listen(t) });
  }

  run(): LawReport {
    const { court, match } = this;
    checkPlain(court, match);
    checkState(court, match);
    this.keep();
    while (match.pending !== null && this.answers < this.limit && court.broken.length === 0) {
      if (!this.oneAnswer()) break;
    }
    const stopped = match.pending !== null && (this.answers >= this.limit || court.broken.length === 0);
    court.hold('ends', !stopped, () => `no end after ${this.answers} answers`);
    if (court.broken.length === 0) this.finished();
    return {
      answers: this.answers,
      checks: court.checks,
      broken: court.broken,
      used: this.usage.ended(match),
      keptSecrets: this.keptSecrets,
    };
  }

  /** What fills itself in is used too, and has to have words: a seat may want to be stopped there. */
  private listen(t: KernelTable): void {
    t.trace = (_asked, question, answer) => {
      this.usage.answered(question, answer);
      checkQuestionWords(this.court, question);
    };
  }

  /**
   * Is the next answer a moment at which the expensive laws are tried? A match of a hundred answers has about thirty of them,
   * one of ten thousand about sixty-five: a long match costs little more than a short one, and no part of it is left out.
   */
  private isTried(): boolean {
    return this.thorough || this.random() * (this.answers + 1) < TRIED_AT_FIRST;
  }

  /** False when a rule broke. */
  private oneAnswer(): boolean {
    const { court, match, random } = this;
    const seat = match.waiting[Math.floor(random() * match.waiting.length)];
    const question = match.question(seat)!;
    checkQuestionWords(court, question);
    checkPositionWords(court, match);
    const answer = sampleAnswer(question, random);
    const before = this.isTried() ? this.moment(seat) : null;
    const outcome = match.answer(seat, answer);
    court.hold('crash', outcome.ok, () => match.crash?.message ?? JSON.stringify(outcome));
    if (!outcome.ok) return false;
    this.answers++;
    this.keptSecrets ||= keepsSecrets(match);
    this.usage.answered(question, answer);
    checkState(court, match);
    if (before !== null) checkPlain(court, match);
    if (before !== null && court.broken.length === 0) this.compare(before, seat, answer);
    return true;
  }

  /** How the match stands before an answer that is tried. */
  private moment(seat: Seat): Moment<G> {
    const { match } = this;
    if (this.copies++ % COPY_EVERY === 0) this.copy(seat);
    this.keep();
    return { bytes: wholeBytes(match), twin: this.loaded(), point: match.checkpoints.at(-1)! };
  }

  private compare({ bytes, twin, point }: Moment<G>, seat: Seat, answer: Answer): void {
    const { court, match, random } = this;
    this.continued(twin, seat, answer);
    const step = match.entries.slice(point.entries);
    checkBack(court, match, seat, answer, bytes, `${this.seed} ${this.answers}`);
    this.keep();
    if (match.table.whole.step === point.whole.step && match.result === null) return;
    const viewer = Math.floor(random() * (match.seats + 1));
    checkViewer(court, match, point, step, viewer === match.seats ? 'watcher' : viewer, random);
  }

  /** The match saved and loaded, if that is possible: null is judged when it should continue. */
  private loaded(): Match<G> | string {
    try {
      return savedAndLoaded(this.match);
    } catch (thrown) {
      return String(thrown);
    }
  }

  private continued(twin: Match<G> | string, seat: Seat, answer: Answer): void {
    if (typeof twin === 'string') {
      this.court.hold('resume', false, () => `cannot be loaded: ${twin}`);
      return;
    }
    const taken = twin.answer(seat, answer).ok;
    this.court.hold(
      'resume',
      taken && standing(twin) === standing(this.match),
      () => 'the loaded match goes elsewhere',
    );
  }

  private copy(seat: Seat): void {
    const seed = `${this.seed} copy ${this.answers}`;
    checkCopy(this.court, this.match, seat, seed, this.random, randomPolicy, this.limit);
  }

  /** Remember how a checkpoint looks, to see later that nobody changed it. */
  private keep(): void {
    const point = this.match.checkpoints.at(-1)!;
    if (this.kept.at(-1)?.point === point) return;
    const text = JSON.stringify(point);
    this.kept.push({ point, text });
  }

  private finished(): void {
    const { court, match } = this;
    checkPlain(court, match);
    for (const { point, text } of this.kept) {
      court.hold(
        'older',
        JSON.stringify(point) === text,
        () => `the checkpoint of step ${point.whole.step} has changed`,
      );
    }
    const again = Match.start(court.game, plainSetup(match)).checkpoints.at(-1);
    court.hold(
      'older',
      JSON.stringify(again) === this.kept[0].text,
      () => 'a new match does not begin as the last one did',
    );
    checkMatchWords(court, match);
    checkAgain(court, match);
  }
}
