import type { Metrics } from '../metrics.ts';
import type { ChatStore } from '../store/chat.ts';
import type { TableStore } from '../store/tables.ts';
import type { LiveTable } from './live.ts';

/** What tables need of a store, whatever it is made of. */
export interface HostStore {
  readonly tables: Pick<TableStore, keyof TableStore>;
  readonly chat: Pick<ChatStore, keyof ChatStore>;
}

/** What a table needs of the house. */
export interface House {
  readonly store: HostStore;
  readonly metrics: Pick<Metrics, 'answered'>;
  /** Milliseconds a table keeps a straight face after a secret question, whether somebody was stopped or not. */
  readonly pokerFace: number;
  /** The time on the wall, in milliseconds since 1970: everything a clock says comes from here. */
  readonly now?: () => number;
  /** Something was stored at a table. */
  readonly after?: (table: LiveTable) => void;
  readonly log: {
    info(fields: object, message: string): void;
    warn(fields: object, message: string): void;
    error(fields: object, message: string): void;
  };
}
