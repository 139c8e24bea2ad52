import type { Asked, Orders, Refusal, SeenEvent, View, Viewer, WireQuestion } from '@tafelrunde/engine';
import type { ChatLine, Me, TableSummary } from './table.ts';

/** Everything a server sends over a table's socket. */
export type ServerMessage =
  | {
      readonly type: 'welcome';
      readonly protocol: number;
      readonly me: Me;
      readonly viewers: readonly Viewer[];
      /** The time of the server's clocks, in milliseconds since 1970. */
      readonly now: number;
    }
  | { readonly type: 'table'; readonly table: TableSummary }
  | Moment
  | {
      readonly type: 'chat';
      readonly lines: readonly ChatLine[];
      /** Everybody who is muted here, by person; {@link WATCHERS} for all who have no seat. */
      readonly muted: readonly string[];
    }
  /** The message with this id was carried out; for an answer: it is stored and will not be lost. */
  | { readonly type: 'done'; readonly id: string }
  /** It was not, and nothing has changed. */
  | { readonly type: 'refused'; readonly id: string | null; readonly error: WireError };

/** Where the match stands, as one viewer may see it. */
export interface Moment {
  readonly type: 'moment';
  readonly viewer: Viewer;
  readonly view: View;
  /** What everybody may know of the open question; null when the match is over. */
  readonly asked: Asked | null;
  /** The viewer's own question and the ticket that goes with the answer. */
  readonly question: WireQuestion | null;
  readonly ticket: string | null;
  /** How many of its own answers the seat may take back. */
  readonly undoable: number;
  /** Whether there is an answer of its own to which the seat can propose to go back together. */
  readonly proposable: boolean;
  /** What the seat has said in advance; null for watchers. */
  readonly orders: Orders | null;
  /** What happened: the viewer's events from its number `from` on. Whatever the client holds beyond `from` is void. */
  readonly from: number;
  readonly events: readonly SeenEvent[];
}

/** A moment of a match that is over. Its events are those the last of the first `to` entries brought about. */
export interface ReplayMoment {
  readonly to: number;
  /** How many entries the match has. */
  readonly of: number;
  readonly moment: Moment;
}

/** Why something was refused. `code` is for programs; clients turn it into a sentence. */
export interface WireError {
  readonly code: ErrorCode;
  /** The field or message at fault, where there is one. */
  readonly place?: string;
  /** For a blocked answer: the rule that forbids it. */
  readonly rule?: string;
}

export type ErrorCode =
  | Refusal['code']
  | 'bad-message'
  | 'too-large'
  | 'too-fast'
  | 'too-slow'
  | 'too-many'
  | 'muted'
  | 'too-many-tables'
  | 'too-many-hard-bots'
  | 'wrong-protocol'
  | 'wrong-origin'
  | 'unknown-guest'
  | 'unknown-table'
  | 'unknown-game'
  | 'bad-seats'
  | 'bad-option'
  | 'bad-clock'
  | 'bad-webhook'
  | 'bad-device'
  | 'bad-record'
  | 'other-game'
  | 'newer-version'
  | 'older-version'
  | 'bad-pack'
  | 'unknown-commitment'
  | 'rules-renewed'
  | 'not-your-seat'
  | 'seat-taken'
  | 'table-full'
  | 'not-host'
  | 'already-started'
  | 'second-seat'
  | 'seat-kept'
  | 'not-started'
  | 'not-over'
  | 'not-imported'
  | 'unknown-code'
  | 'no-proposal'
  | 'too-early'
  | 'unknown-order'
  | 'unknown-notice'
  | 'too-many-notices'
  | 'unknown-path'
  | 'unavailable'
  | 'internal';
