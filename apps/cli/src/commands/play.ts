import { botById, sit } from '@tafelrunde/bots';
import {
  isAnswer,
  type Overview,
  type Question,
  type Refusal,
  type Seat,
  writeRecord,
} from '@tafelrunde/engine';
import { checkWritable, writeWhole } from '../files.ts';
import { heading, paint, say, wrapped } from '../output.ts';
import { failure, usage } from '../problem.ts';
import type { Context, Run } from '../program.ts';
import type { Choices } from '../play/answers.ts';
import { howToAnswer, readTyped, ruleLines } from '../play/asking.ts';
import { Lines } from '../play/lines.ts';
import { nextSeat, type Round, sitDown } from '../play/round.ts';
import { Screen } from '../play/screen.ts';
import { type Rulebook, rulebookOf } from '../rulebook.ts';
import { usageOf } from '../arguments.ts';
import { resultLines, type Tongue, tongueOf } from '../speaking.ts';
import { overviewOf } from '../games.ts';

export const run: Run<'play'> = async (context, values) => {
  const { m, language } = context;
  let chosen = values;
  if (values.game === undefined && values.resume === undefined) {
    if (!process.stdin.isTTY || !process.stdout.isTTY)
      throw usage(m.errors.missingArgument(m.help.hints['GAME'] ?? 'GAME', usageOf(m, 'play')));
    const { chooseTable } = await import('../play/choosing.ts');
    const table = await chooseTable(context);
    if (table === null) return 0;
    chosen = { ...values, ...table };
  }
  checkWritable(m, '--save', values.save);
  const round = await sitDown(context, chosen, chosen.game ?? '');
  const overview = await overviewOf(round.loaded.box);
  return new Evening(context, round, rulebookOf(round.loaded.box, language), overview).run();
};

/** One sitting at the terminal: from the first question to the end of the match, or until somebody leaves. */
class Evening {
  private readonly m: Context['m'];
  private readonly round: Round;
  private readonly rulebook: Rulebook;
  private readonly tongue: Tongue;
  private readonly lines = new Lines();
  /** By seat, what it has read; the last person who looked. */
  private readonly screens: readonly Screen[];
  private looking: Seat | null = null;

  constructor({ m, language }: Context, round: Round, rulebook: Rulebook, overview: Overview) {
    this.m = m;
    this.round = round;
    this.rulebook = rulebook;
    this.tongue = tongueOf(m, language, round.match, round.names);
    this.screens = round.names.map(() => new Screen(this.tongue, round.match, overview, rulebook));
  }

  async run(): Promise<number> {
    const { match, loaded, resumed } = this.round;
    say(heading(loaded.name));
    if (resumed) {
      say(this.m.play.resumed(match.entries.length));
      this.screens.forEach((screen, seat) => screen.catchUp(seat));
    }
    this.keep();
    try {
      while (match.result === null) {
        const seat = nextSeat(this.round);
        if (this.round.bots[seat] !== null) this.botAnswers(seat);
        else if (!(await this.personAnswers(seat))) return 0;
        this.keep();
      }
    } finally {
      this.lines.close();
    }
    this.end();
    return 0;
  }

  private botAnswers(seat: Seat): void {
    const { match, bots, random } = this.round;
    const bot = botById(bots[seat]!);
    const outcome = match.answer(seat, bot.answer(sit(match, seat, `${random()}`)));
    if (!outcome.ok) throw this.refused(outcome.refusal);
  }

  /** Ask a person until an answer is taken. False when they leave. */
  private async personAnswers(seat: Seat): Promise<boolean> {
    if (!(await this.handOver(seat))) return false;
    const screen = this.screens[seat];
    const question = this.round.match.question(seat)!;
    const choices = screen.choices(seat, question);
    say();
    for (const line of [...screen.news(seat), ...screen.changes(seat)]) say(line);
    say();
    for (const line of screen.question(seat, question, choices)) say(line);
    const how = howToAnswer(this.m, question, choices.places);
    // At a terminal the prompt says it.
    if (!this.lines.live && question.kind !== 'one') say(paint('dim', `  (${how})`));
    for (;;) {
      const line = await this.lines.next(`${how}> `);
      if (line === null) return false;
      const went = this.command(seat, question, choices, line.trim());
      if (went !== 'again') return went === 'taken';
    }
  }

  private command(
    seat: Seat,
    question: Question,
    choices: Choices,
    line: string,
  ): 'taken' | 'again' | 'left' {
    if (/^\?\s*\S/u.test(line)) {
      for (const part of this.screens[seat].card(seat, line.slice(1).trim())) say(part);
      return 'again';
    }
    switch (line.toLowerCase()) {
      case 'q':
        this.leave();
        return 'left';
      case 's':
        say(this.m.play.saved(this.save()));
        return 'again';
      case 'r':
        for (const rule of ruleLines(this.tongue, question, this.rulebook)) say(rule);
        return 'again';
      case '?':
        for (const help of this.m.play.help) say(help);
        return 'again';
      case 't':
        for (const part of this.screens[seat].table(seat)) say(part);
        for (const part of this.screens[seat].question(seat, question, choices)) say(part);
        return 'again';
      case 'u':
        return this.undo(seat) ? 'taken' : 'again';
      default:
        return this.answer(seat, question, choices, line) ? 'taken' : 'again';
    }
  }

  private answer(seat: Seat, question: Question, choices: Choices, line: string): boolean {
    const typed = readTyped(this.m, question, choices, line);
    if ('problem' in typed) {
      say(paint('yellow', typed.problem));
      return false;
    }
    const outcome = this.round.match.answer(seat, typed.answer);
    if (outcome.ok) return true;
    if (outcome.refusal.code === 'crashed') throw this.refused(outcome.refusal);
    say(paint('yellow', this.sentence(outcome.refusal)));
    return false;
  }

  private sentence(refusal: Refusal): string {
    const plain = this.m.refusals[refusal.code];
    if (refusal.code !== 'blocked') return plain;
    return wrapped(`${plain} ${this.m.play.blockedBy(refusal.rule, this.rulebook(refusal.rule))}`);
  }

  /** Take back the answer of whoever sits here; or, at a shared screen, of the person before. */
  private undo(seat: Seat): boolean {
    const { match, bots } = this.round;
    const last = match.entries.findLast(isAnswer)?.seat;
    let outcome = match.undo(seat);
    if (!outcome.ok && last !== undefined && bots[last] === null) outcome = match.undo(last);
    if (!outcome.ok) {
      say(paint('yellow', wrapped(this.sentence(outcome.refusal))));
      return false;
    }
    say(this.m.play.undone);
    this.screens.forEach((screen, other) => screen.stepBack(other));
    return true;
  }

  /** With several people at one screen, a hand is only shown when its owner has said that they look. */
  private async handOver(seat: Seat): Promise<boolean> {
    const people = this.round.bots.filter((bot) => bot === null).length;
    const another = this.looking !== seat;
    this.looking = seat;
    if (people < 2 || !another || !this.lines.live) return true;
    process.stdout.write('\u001B[2J\u001B[3J\u001B[H');
    return (await this.lines.next(this.m.play.handOver(this.round.names[seat]))) !== null;
  }

  private end(): void {
    const { match, bots } = this.round;
    const seat = this.looking ?? bots.indexOf(null);
    const eyes = seat === -1 ? 'watcher' : seat;
    say();
    const screen = this.screens[Math.max(0, seat)];
    for (const line of screen.news(eyes)) say(line);
    say(heading(this.m.play.over));
    for (const line of screen.table(eyes)) say(line);
    for (const line of resultLines(this.tongue, match.result!)) say(paint('green', line));
    if (this.round.file !== null) say(this.m.play.saved(this.round.file));
  }

  /** After every answer, where a file was named: a power cut costs nothing. */
  private keep(): void {
    if (this.round.file !== null) this.save();
  }

  private save(): string {
    const { file, match } = this.round;
    const to = file ?? `${match.game.id}-${match.setup.fairness.commitment.slice(0, 8)}.json`;
    writeWhole(this.m, to, writeRecord(match.record()));
    return to;
  }

  private leave(): void {
    const file = this.save();
    say(this.m.play.saved(file));
    say(this.m.play.goOn(file));
  }

  /** A bot's answer or a person's broke a rule of the game: keep what shows it. */
  private refused(refusal: Refusal): Error {
    const { match } = this.round;
    if (match.crash === null) return failure(this.sentence(refusal));
    const file = `${match.game.id}-crash.record.json`;
    writeWhole(this.m, file, writeRecord(match.crash.record));
    return failure(this.m.errors.ruleBroke(match.crash.message, file));
  }
}
