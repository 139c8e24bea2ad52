import type { Area, Match, Overview, Question, Seat } from '@tafelrunde/engine';
import { heading, paint, wrapped } from '../output.ts';
import type { Rulebook } from '../rulebook.ts';
import { type Eyes, logLines, type Tongue } from '../speaking.ts';
import { type Choices, choicesFor } from './answers.ts';
import { questionLines } from './asking.ts';
import { areasOf, onlookerAt } from './table.ts';

/** What one person has read of the table, so that they are told only what is new. */
export class Screen {
  private readonly tongue: Tongue;
  private readonly match: Match;
  private readonly overview: Overview;
  private readonly rulebook: Rulebook;
  /** By area, the lines that were read last; how much of the log; the rules that were read in full. */
  private readonly lines = new Map<string, readonly string[]>();
  private readonly explained = new Set<string>();
  private read = 0;
  private status: string | undefined;

  constructor(tongue: Tongue, match: Match, overview: Overview, rulebook: Rulebook) {
    this.tongue = tongue;
    this.match = match;
    this.overview = overview;
    this.rulebook = rulebook;
  }

  /** The log is read up to here; after a step back there may be less of it. */
  catchUp(seat: Seat): void {
    this.read = this.match.told(seat).length;
  }
  stepBack(seat: Seat): void {
    this.read = Math.min(this.read, this.match.told(seat).length);
  }

  /** What happened since this person looked last. */
  news(eyes: Exclude<Eyes, 'all'>): string[] {
    const told = this.match.told(eyes, this.read);
    this.read += told.length;
    return logLines(this.tongue, told).map((line) => `  ${wrapped(line, '    ')}`);
  }

  /** Everything before the question that matters for it or has changed. */
  changes(seat: Seat): string[] {
    const at = onlookerAt(this.tongue, this.match, seat);
    const status = this.overview.status?.(at);
    const turn = this.tongue.m.play.turnOf(this.tongue.names[seat]);
    const isNew = status !== undefined && status !== this.status;
    this.status = status;
    const lines = [paint('dim', `── ${turn}${isNew ? ` ${status}` : ''}`)];
    for (const area of areasOf(this.tongue, this.overview, at)) {
      const before = this.lines.get(area.id);
      this.lines.set(area.id, area.lines);
      if (area.when === 'asked') continue;
      const fresh = area.when === 'now' || before === undefined ? area.lines : freshLines(area, before);
      if (fresh.length > 0) lines.push(...areaLines({ ...area, lines: fresh }));
    }
    return lines;
  }

  /** The whole table. */
  table(eyes: Eyes): string[] {
    return areasOf(this.tongue, this.overview, onlookerAt(this.tongue, this.match, eyes)).flatMap((area) =>
      area.lines.length === 0 ? [] : areaLines(area),
    );
  }

  /** What can be answered, numbered. */
  choices(seat: Seat, question: Question): Choices {
    return choicesFor(this.tongue, this.overview, onlookerAt(this.tongue, this.match, seat), question);
  }

  question(seat: Seat, question: Question, choices: Choices): string[] {
    const at = onlookerAt(this.tongue, this.match, seat);
    const said = at.asking === null ? undefined : this.overview.help?.(at.asking.question, at);
    const isSaid =
      said === undefined ||
      this.hasRead(said) ||
      choices.offered.some(({ leadsTo }) => leadsTo?.line === said);
    const help = isSaid ? undefined : said;
    return questionLines(this.tongue, question, choices, {
      help,
      // The sentence of a rule is read once; from then on its number reminds of it.
      reason: (rule) => {
        const sentence = this.explained.has(rule) ? null : this.rulebook(rule);
        this.explained.add(rule);
        return this.tongue.m.play.blockedBy(rule, sentence);
      },
    });
  }

  /** Whether a line beside a question only repeats what stands above it. */
  private hasRead(line: string): boolean {
    return [...this.lines.values()].some((lines) =>
      lines.some((one) => one.length > 0 && (line === one || line.endsWith(`: ${one}`))),
    );
  }

  /** Cards whose name holds these words, with all that is printed on them. */
  card(seat: Seat, words: string): string[] {
    const { cards } = this.tongue.words;
    const { m } = this.tongue;
    const wanted = words.toLowerCase();
    const all = Object.entries(cards).filter(([, { name }]) => name.toLowerCase().includes(wanted));
    const exact = all.filter(([, { name }]) => name.toLowerCase() === wanted);
    const found = exact.length > 0 ? exact : all;
    if (found.length === 0) return [paint('yellow', m.play.noCard(words))];
    const names = [...new Set(found.map(([, { name }]) => name))];
    if (names.length > 4) return [wrapped(m.play.manyCards(names.slice(0, 20), names.length), '  ')];
    const at = onlookerAt(this.tongue, this.match, seat);
    const printed = found.map(([kind, { name, text }]) =>
      [
        heading(name),
        ...(this.overview.card?.(kind, at) ?? []).map((line) => `  ${wrapped(line, '  ')}`),
        ...(text === undefined ? [] : [`  ${wrapped(text, '  ')}`]),
      ].join('\n'),
    );
    return [...new Set(printed)];
  }
}

/** The lines that are new. A line of a map says nothing without the others. */
function freshLines({ lines, map }: Area, before: readonly string[]): readonly string[] {
  const fresh = lines.filter((line) => !before.includes(line));
  return map === true && fresh.length > 0 ? lines : fresh;
}

function areaLines({ title, lines, map }: Area): string[] {
  return [
    heading(title),
    ...lines.map((line) => (map === true ? `  ${line}` : `  ${wrapped(line, '    ')}`)),
  ];
}
