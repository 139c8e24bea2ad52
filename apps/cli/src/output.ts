import { stripVTControlCharacters, styleText } from 'node:util';
import { TimeLeft } from '@tafelrunde/lab/time-left';

type Format = Parameters<typeof styleText>[0];

/** A line for whoever reads the result. */
export function say(line = ''): void {
  process.stdout.write(`${line}\n`);
}

/** A line beside the result: progress, warnings, what went wrong. */
export function remark(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Colour, where there is a terminal that wants it (NO_COLOR and pipes do not). */
export const paint = (format: Format, text: string): string =>
  styleText(format, text, { stream: process.stdout });

export const heading = (text: string): string => paint('bold', text);

const width = (text: string): number => stripVTControlCharacters(text).length;

/** Rows in columns. `align` has a letter for each column, l or r; the last one goes on. */
export function columns(rows: readonly (readonly string[])[], align = 'l', indent = '  '): string {
  const widths = rows.reduce<number[]>(
    (most, row) => row.map((cell, i) => Math.max(most[i] ?? 0, width(cell))),
    [],
  );
  return rows
    .map((row) => {
      const cells = row.map((cell, i) => {
        const gap = ' '.repeat(widths[i] - width(cell));
        return (align[i] ?? align.at(-1)) === 'r' ? gap + cell : cell + gap;
      });
      return `${indent}${cells.join('  ')}`.trimEnd();
    })
    .join('\n');
}

/** How wide a line of text may be. */
const lineWidth = (): number => Math.max(40, Math.min(process.stdout.columns || 100, 120));

/** A paragraph, broken between words; every line after the first is indented by `indent`. */
export function wrapped(text: string, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && width(line) + 1 + width(word) > lineWidth() - indent.length) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join(`\n${indent}`);
}

/** A bar on stderr that moves while something long is done. Silent where nobody watches. */
export class Progress {
  private readonly total: number;
  private readonly left: ((seconds: number) => string) | undefined;
  private readonly shown = process.stderr.isTTY;
  private readonly clock: TimeLeft;
  private done: number;

  /** `done` of them are done already; `left` puts seconds into words. */
  constructor(total: number, done = 0, left?: (seconds: number) => string) {
    this.total = total;
    this.done = done;
    this.left = left;
    this.clock = new TimeLeft(performance.now());
  }

  more(done: number): void {
    this.done += done;
    this.clock.note(performance.now(), done);
    this.show();
  }

  show(): void {
    if (!this.shown) return;
    const full = Math.floor((30 * this.done) / Math.max(1, this.total));
    const seconds = this.clock.seconds(performance.now(), this.total - this.done);
    const left = seconds === null ? '' : (this.left?.(seconds) ?? '');
    const bar = `[${'#'.repeat(full)}${'.'.repeat(30 - full)}] ${this.done}/${this.total} ${left}`;
    process.stderr.write(`\r\u001B[2K${bar.trimEnd()}`);
  }

  end(): void {
    if (this.shown) process.stderr.write('\r\u001B[2K');
  }
}
