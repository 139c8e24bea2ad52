import { Fault, type Refusal } from '@tafelrunde/engine';
import type { ErrorCode, WireError } from '@tafelrunde/protocol';
import { ServerError } from './error.ts';

/** Something a client wanted is not done, for a reason it can show. Nothing has changed. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly error: WireError;

  constructor(code: ErrorCode, place?: string, rule?: string) {
    super(code);
    this.error = {
      code,
      ...(place === undefined ? {} : { place }),
      ...(rule === undefined ? {} : { rule }),
    };
  }

  get status(): number {
    return statuses[this.error.code] ?? 409;
  }
}

/** What is not listed was in order but came at the wrong time: 409. */
const statuses: { readonly [K in ErrorCode]?: number } = {
  'bad-message': 400,
  'bad-seats': 400,
  'bad-option': 400,
  'bad-record': 400,
  'bad-clock': 400,
  'bad-webhook': 400,
  'bad-device': 400,
  'other-game': 400,
  'newer-version': 400,
  'older-version': 400,
  'bad-pack': 400,
  'wrong-protocol': 400,
  'unknown-guest': 401,
  'wrong-origin': 403,
  'not-your-seat': 403,
  'not-host': 403,
  'unknown-table': 404,
  'unknown-game': 404,
  'unknown-path': 404,
  'unknown-notice': 404,
  'unknown-code': 404,
  'too-large': 413,
  'too-fast': 429,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
};

export function refusedBy(refusal: Refusal): Refused {
  const place = 'place' in refusal ? refusal.place : undefined;
  return new Refused(refusal.code, place, 'rule' in refusal ? refusal.rule : undefined);
}

/** What the engine finds wrong with something from outside, or the store cannot do, in the words of the wire. */
export function refusedFor(thrown: unknown): unknown {
  if (thrown instanceof ServerError) return refusedByStore(thrown);
  if (!(thrown instanceof Fault)) return thrown;
  switch (thrown.code) {
    case 'unknown-game':
    case 'bad-seats':
    case 'bad-option':
    case 'other-game':
    case 'newer-version':
    case 'older-version':
    case 'bad-pack':
      return new Refused(thrown.code, thrown.place);
    case 'too-far':
      return new Refused('no-undo', thrown.place);
    default:
      return new Refused('bad-record', thrown.place);
  }
}

function refusedByStore(thrown: ServerError): unknown {
  switch (thrown.code) {
    case 'DATABASE_UNAVAILABLE':
      return new Refused('unavailable');
    case 'TABLE_UNKNOWN':
      return new Refused('unknown-table');
    // Another server was quicker.
    case 'TABLE_CHANGED':
    case 'ENTRY_EXISTS':
      return new Refused('stale');
    default:
      return thrown;
  }
}
