import { createInterface, type Interface } from 'node:readline';

/** Lines from the keyboard or a pipe, one at a time; null when there are no more. */
export class Lines {
  /** Somebody sits at a terminal: then screens are cleared and prompts shown. */
  readonly live = process.stdin.isTTY && process.stdout.isTTY;
  private readonly reader: Interface;
  private readonly queue: string[] = [];
  private ended = false;
  private waiting: ((line: string | null) => void) | null = null;

  constructor() {
    this.reader = createInterface({ input: process.stdin, ...(this.live ? { output: process.stdout } : {}) });
    this.reader.on('line', (line) => {
      if (this.waiting === null) this.queue.push(line);
      else this.deliver(line);
    });
    // Ctrl+D and Ctrl+C end the game as `q` does: nothing that was played is lost.
    this.reader.on('SIGINT', () => this.reader.close());
    this.reader.on('close', () => {
      this.ended = true;
      this.deliver(null);
    });
  }

  next(prompt: string): Promise<string | null> {
    const line = this.queue.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (this.ended) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.waiting = resolve;
      if (!this.live) return;
      this.reader.setPrompt(prompt);
      this.reader.prompt();
    });
  }

  private deliver(line: string | null): void {
    const { waiting } = this;
    this.waiting = null;
    waiting?.(line);
  }

  close(): void {
    this.reader.close();
  }
}
