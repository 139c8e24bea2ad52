import { Fault, type Refusal } from '@tafelrunde/engine';
import type { ErrorCode, WireError } from '@tafelrunde/protocol';
import { StoreError } from './store-error.ts';

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
}

export function refusedBy(refusal: Refusal): Refused {
  const place = 'place' in refusal ? refusal.place : undefined;
  return new Refused(refusal.code, place, 'rule' in refusal ? refusal.rule : undefined);
}

/** What the engine finds wrong with something from outside, or the store cannot do, in the words of the wire. */
export function refusedFor(thrown: unknown): unknown {
  if (thrown instanceof StoreError) return refusedByStore(thrown);
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

function refusedByStore(thrown: StoreError): unknown {
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
