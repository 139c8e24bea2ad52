import type { ChildProcess } from 'node:child_process';
import type { Answer, Refusal, Result, Seat, WireQuestion } from '@tafelrunde/engine';
import { lastWords } from './last-words.ts';
import { startCommand, stopCommand } from './running.ts';

/** What a bot from outside is told, line by line. The messages are those of a table's socket, see docs/write-a-bot.md. */
export type Told =
  | {
      readonly type: 'welcome';
      readonly protocol: 1;
      readonly game: string;
      readonly seats: number;
      readonly options: unknown;
      readonly viewers: readonly [Seat];
    }
  | {
      readonly type: 'moment';
      readonly viewer: Seat;
      readonly view: unknown;
      readonly question: WireQuestion;
      readonly ticket: string;
    }
  | { readonly type: 'done'; readonly id: string | null }
  | { readonly type: 'refused'; readonly id: string | null; readonly error: Refusal }
  | { readonly type: 'over'; readonly result: Result };

/** An answer as it came in. */
export interface Said {
  readonly id: string | null;
  readonly answer: Answer;
}

/** Why a bot from outside has lost its seat. The catalogues put it into words. */
export type Fall =
  | 'crashed'
  | 'ended'
  | 'stalled'
  | 'flooded'
  | 'noJson'
  | 'noAnswer'
  | 'noMessage'
  | 'refused';

export class Fallen extends Error {
  readonly why: Fall;
  /** What belongs to the reason: its own last words, milliseconds, what it wrote. Never a sentence of ours. */
  readonly detail: string;
  constructor(why: Fall, detail = '') {
    super(`${why} ${detail}`);
    this.name = 'Fallen';
    this.why = why;
    this.detail = detail;
  }
}

/** More than this without an end of line, or this many lines nobody asked for, is a flood. */
const LONGEST_LINE = 1_000_000;
const MOST_LINES = 100;
/** How much of its standard error is kept, and how many milliseconds we wait for the rest of it. */
const MOST_ERRORS = 10_000;
const REPORT_WAIT = 500;
/** Milliseconds a bot has to read how the match ended and to go by itself. */
const FAREWELL = 1_000;

/** A command that plays: it reads messages from its standard input and writes answers to its standard output. */
export class OutsideBot {
  readonly command: string;
  private readonly child: ChildProcess;
  private readonly patience: number;
  private text = '';
  private errors = '';
  private lines: string[] = [];
  private fallen: Fallen | null = null;
  /** Nobody talks to it any more, and it may end. */
  private isHome = false;
  private awaited: (() => void) | null = null;

  /** `patience`: how many milliseconds it may think about a question. */
  constructor(command: string, patience: number) {
    this.command = command;
    this.patience = patience;
    this.child = startCommand(command);
    this.child.stdin!.on('error', () => {});
    this.child.stdout!.setEncoding('utf8').on('data', (text: string) => this.hear(text));
    this.child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      this.errors = (this.errors + text).slice(-MOST_ERRORS);
    });
    this.child.on('error', (error) => this.fall('crashed', error.message));
    this.child.on('exit', (code, signal) => {
      const report = (): void => {
        if (this.isHome) return;
        // A bot that ends in peace has not crashed, whatever it noted for itself.
        const words = code === 0 ? '' : lastWords(this.errors);
        if (words === '') this.fall('ended', `${code ?? signal}`);
        else this.fall('crashed', words);
      };
      // Its last words may still be on their way; but something it has started may keep the line open.
      const timer = setTimeout(report, REPORT_WAIT);
      this.child.on('close', () => {
        clearTimeout(timer);
        report();
      });
    });
  }

  tell(message: Told): void {
    if (this.fallen === null && !this.isHome) this.child.stdin!.write(`${JSON.stringify(message)}\n`);
  }

  /** Put a question and wait for the answer. Throws when the bot has lost its seat. */
  async ask(message: Told & { readonly type: 'moment' }): Promise<Said> {
    this.tell(message);
    return readAnswer(await this.nextLine());
  }

  private async nextLine(): Promise<string> {
    const start = performance.now();
    while (this.fallen === null && this.lines.length === 0) {
      const left = this.patience - (performance.now() - start);
      if (left <= 0) throw this.fall('stalled', `${this.patience} ms`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.awaited = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.awaited = null;
    }
    if (this.fallen !== null) throw this.fallen;
    return this.lines.shift()!;
  }

  private hear(text: string): void {
    this.text += text;
    const parts = this.text.split('\n');
    this.text = parts.pop()!;
    this.lines.push(...parts.filter((line) => line.trim() !== ''));
    if (this.text.length > LONGEST_LINE || this.lines.length > MOST_LINES) this.fall('flooded');
    this.awaited?.();
  }

  private fall(why: Fall, detail?: string): Fallen {
    if (this.fallen === null) {
      this.fallen = new Fallen(why, detail);
      this.close();
    }
    this.awaited?.();
    return this.fallen;
  }

  /** The match is over. It may still read what it was told and shut down in order, but not for long. */
  async sendHome(): Promise<void> {
    const { exitCode, signalCode } = this.child;
    if (!this.isHome && exitCode === null && signalCode === null) {
      this.isHome = true;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, FAREWELL);
        this.child.once('exit', () => {
          clearTimeout(timer);
          resolve();
        });
        this.child.stdin!.end();
      });
    }
    this.close();
  }

  /** Away with it, and with everything it started. */
  close(): void {
    this.isHome = true;
    this.child.stdout!.removeAllListeners('data');
    stopCommand(this.child);
  }
}

/** `{"type":"answer","id":"7","answer":"roll"}`, and nothing else. */
function readAnswer(line: string): Said {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    throw new Fallen('noJson', line.slice(0, 80));
  }
  if (typeof message !== 'object' || message === null || !('answer' in message) || !('type' in message))
    throw new Fallen('noAnswer', line.slice(0, 80));
  const { type, answer } = message;
  if (type !== 'answer') throw new Fallen('noMessage', line.slice(0, 80));
  const id = 'id' in message && typeof message.id === 'string' ? message.id : null;
  return { id, answer: answer as Answer };
}
