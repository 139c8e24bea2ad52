import type { Game } from '@tafelrunde/engine';
import type { HostStore } from './storing/stored.ts';
import type { Timing } from './timing.ts';
import type { ChatPaces } from './telling/chat.ts';
import type { LiveTable } from './live-table.ts';
import type { Quota } from './quota.ts';

/** A game that can be played here, and the address at which a thread of its own finds it. */
export interface Shelved {
  readonly game: Game;
  readonly address: string;
}

/** What a table needs from the program around it. */
export interface Services {
  readonly store: HostStore;
  readonly metrics: { answered(by: 'person' | 'bot'): void };
  /** Milliseconds a table of several people keeps a poker face after secret questions, whether somebody was stopped or not. */
  readonly pokerFace: number;
  /** What delays are measured by. Tests bring their own. */
  readonly timing?: Timing;
  /** How fast lines of the chat may follow one another; without it, as fast as they come. */
  readonly chatPaces?: ChatPaces;
  /** The time of day, in milliseconds since 1970. All clocks read it from here. */
  readonly now?: () => number;
  /** Called after something was stored at a table. */
  readonly after?: (table: LiveTable) => void;
  /** How much one person may create; without it, as much as they like. */
  readonly quota?: Pick<Quota, keyof Quota>;
  readonly log: {
    info(fields: object, message: string): void;
    warn(fields: object, message: string): void;
    error(fields: object, message: string): void;
  };
}
