import { appendFileSync, existsSync, truncateSync, writeFileSync } from 'node:fs';
import type { PlayedGame, Series, Stretch } from '@tafelrunde/lab';
import { readBytes } from '../files.ts';
import type { Messages } from '../locales/index.ts';
import { usage } from '../problem.ts';
import { gameIn, type Head, headIn } from './line.ts';

/** How every file of a series begins. */
const BEGINNING = '{"tafelrunde":"series",';

/**
 * A series in a file, one line per game, in the order they were finished. Lines are only ever added: whatever happens,
 * at most the line that was being written is lost, and that game is played again.
 */
export class SavedSeries {
  readonly file: string;
  readonly played: PlayedGame[] = [];
  readonly #m: Messages;
  #isFull = false;

  constructor(
    m: Messages,
    file: string,
    game: { readonly id: string; readonly version: number; readonly sources: string },
    series: Series,
  ) {
    this.#m = m;
    this.file = file;
    const { id, version, sources } = game;
    const head: Head = { tafelrunde: 'series', version: 1, game: id, gameVersion: version, sources, series };
    const found = existsSync(file) ? readBytes(m, file) : Buffer.alloc(0);
    if (found.length === 0 || isHalfOf(headLine(head), found))
      this.#write(() => writeFileSync(file, headLine(head)));
    else this.#read(m, head, found);
  }

  /** Nothing is changed before everything has proved to be ours: it may be somebody's letter. */
  #read(m: Messages, wanted: Head, found: Buffer): void {
    const end = found.lastIndexOf('\n') + 1;
    const [first = '', ...lines] = found.toString('utf8', 0, end).split('\n').slice(0, -1);
    const head = headIn(first);
    if (head === null) throw usage(m.simulate.noSeries(this.file));
    const differing = differences(head, wanted);
    if (differing.length > 0) throw usage(m.simulate.otherSeries(this.file, differing));
    if (head.sources !== wanted.sources) throw usage(m.simulate.otherRules(this.file));
    const known = new Set<number>();
    lines.forEach((line, i) => {
      const game = gameIn(line, wanted.series.seats);
      if (game === null) throw usage(m.simulate.badLine(this.file, i + 2));
      if (known.has(game.index)) return;
      known.add(game.index);
      this.played.push(game);
    });
    // A line without an end is one that was being written.
    if (end < found.length) this.#write(() => truncateSync(this.file, end));
  }

  add(played: readonly PlayedGame[]): void {
    const lines = played.map((game) => `${JSON.stringify(game)}\n`).join('');
    this.#write(() => appendFileSync(this.file, lines));
    for (const game of played) this.played.push(game);
  }

  /** A full disk is told in a sentence. What was written before it is kept: nothing may follow a line without an end. */
  #write(action: () => void): void {
    try {
      if (!this.#isFull) return action();
    } catch {
      this.#isFull = true;
    }
    throw usage(this.#m.errors.fileUnwritable(this.file));
  }

  /** The numbers of the games that are still to be played, of `games` in all. */
  missing(games: number): Stretch[] {
    const known = new Set(this.played.map(({ index }) => index));
    const gaps: [number, number][] = [];
    for (let index = 0; index < games; index++) {
      if (known.has(index)) continue;
      const last = gaps.at(-1);
      if (last?.[1] === index) last[1]++;
      else gaps.push([index, index + 1]);
    }
    return gaps;
  }
}

const headLine = (head: Head): string => `${JSON.stringify(head)}\n`;

/** Whether this is the beginning of our own head, and no more: the power went before the first game. */
function isHalfOf(head: string, found: Buffer): boolean {
  const text = found.toString('utf8');
  return text.startsWith(BEGINNING) && text.length < head.length && head.startsWith(text);
}

/** What differs between what was saved and what is wanted, by name. */
function differences(saved: Head, wanted: Head): string[] {
  const parts = (head: Head): Record<string, unknown> => ({
    game: head.game,
    version: head.gameVersion,
    seats: head.series.seats,
    bots: head.series.lineups,
    options: head.series.options,
    seed: head.series.seed,
  });
  const [one, other] = [parts(saved), parts(wanted)];
  return Object.keys(other).filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}
