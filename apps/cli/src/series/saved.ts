import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import type { PlayedGame, Series, Stretch } from '@tafelrunde/lab';
import type { Messages } from '../locales/index.ts';
import { usage } from '../problem.ts';

/** What a saved series was played with. The first line of its file. */
interface Head {
  readonly tafelrunde: 'series';
  readonly version: 1;
  readonly game: string;
  readonly gameVersion: number;
  readonly series: Series;
}

/**
 * A series in a file, one line per game, in the order they were finished. Lines are only ever added: whatever happens,
 * at most the line that was being written is lost, and that game is played again.
 */
export class SavedSeries {
  readonly file: string;
  readonly played: PlayedGame[] = [];

  constructor(
    m: Messages,
    file: string,
    game: { readonly id: string; readonly version: number },
    series: Series,
  ) {
    this.file = file;
    const head: Head = { tafelrunde: 'series', version: 1, game: game.id, gameVersion: game.version, series };
    if (existsSync(file) && readFileSync(file).length > 0) this.#read(m, head);
    else writeFileSync(file, `${JSON.stringify(head)}\n`);
  }

  #read(m: Messages, wanted: Head): void {
    const text = readFileSync(this.file, 'utf8');
    const end = text.lastIndexOf('\n') + 1;
    // A line without an end is one that was being written.
    if (end < text.length) truncateSync(this.file, Buffer.byteLength(text.slice(0, end)));
    const [first = '', ...lines] = text.slice(0, end).split('\n').slice(0, -1);
    const head = parsed(first) as Partial<Head> | null;
    if (head?.tafelrunde !== 'series' || head.version !== 1) throw usage(m.simulate.noSeries(this.file));
    const differing = differences(head as Head, wanted);
    if (differing.length > 0) throw usage(m.simulate.otherSeries(this.file, differing));
    const known = new Set<number>();
    lines.forEach((line, i) => {
      const game = parsed(line) as PlayedGame | null;
      if (game === null || !Number.isInteger(game.index)) throw usage(m.simulate.badLine(this.file, i + 2));
      if (known.has(game.index)) return;
      known.add(game.index);
      this.played.push(game);
    });
  }

  add(played: readonly PlayedGame[]): void {
    appendFileSync(this.file, played.map((game) => `${JSON.stringify(game)}\n`).join(''));
    for (const game of played) this.played.push(game);
  }

  /** Which of so many games are still to be played. */
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

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
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
