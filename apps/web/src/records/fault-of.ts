import { Fault, type FaultCode } from '@tafelrunde/engine';

/** What is wrong with a record, and where. */
export interface RecordFault {
  readonly code: FaultCode;
  readonly place: string;
}

const codes: Readonly<Record<FaultCode, true>> = {
  'unknown-game': true,
  'bad-seats': true,
  'bad-option': true,
  'bad-record': true,
  'bad-checkpoint': true,
  'bad-pack': true,
  'bad-scenario': true,
  'other-game': true,
  'newer-version': true,
  'older-version': true,
  'bad-answer': true,
  'hash-mismatch': true,
  'bad-commitment': true,
  'too-far': true,
};

/** Whether a refusal of the server is one of the faults a record may have. */
export const isFaultCode = (code: string): code is FaultCode => Object.hasOwn(codes, code);

/** Whatever was thrown while a record was read or replayed. */
export function faultOf(thrown: unknown): RecordFault {
  if (thrown instanceof Fault) return { code: thrown.code, place: thrown.place };
  // Rules that break over a record were never asked to live it.
  return { code: 'bad-record', place: 'answers' };
}
