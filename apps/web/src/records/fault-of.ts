import { Fault, type FaultCode } from '@tafelrunde/engine';

/** What is wrong with a record, and where. */
export interface RecordFault {
  readonly code: FaultCode;
  readonly place: string;
}

/** Whatever was thrown while a record was read or lived again. */
export function faultOf(thrown: unknown): RecordFault {
  if (thrown instanceof Fault) return { code: thrown.code, place: thrown.place };
  // Rules that break over a record were never asked to live it.
  return { code: 'bad-record', place: 'answers' };
}
