import type { Viewer } from '@tafelrunde/engine';
import type { ClientMessage, NewFork, NewTable } from '@tafelrunde/protocol';
import type { Trouble } from '../trouble.ts';

/** What a page may want of a table on this device besides the conversation: plain requests, were it a server. */
export type Call =
  | { readonly type: 'create'; readonly order: NewTable; readonly name: string }
  | { readonly type: 'open'; readonly table: string; readonly name: string }
  | { readonly type: 'record'; readonly table: string }
  | { readonly type: 'past'; readonly table: string; readonly viewer: Viewer; readonly event: number }
  | { readonly type: 'fork'; readonly table: string; readonly fork: NewFork; readonly name: string };

/** From the page to the worker: a request with a number, or a message of the protocol. */
export type ToHost = { readonly number: number; readonly call: Call } | { readonly frame: ClientMessage };

/** From the worker to the page: what became of a request, or a message of the protocol as it travels, as text. */
export type FromHost =
  | { readonly number: number; readonly value: unknown }
  | { readonly number: number; readonly error: Trouble }
  | { readonly frame: string }
  /** Another tab has taken the table over: this one would only see the past. */
  | { readonly elsewhere: true };
