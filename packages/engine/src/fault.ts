import type { Json } from './words.ts';

/**
 * Something from outside was wrong: a file, an option, a content pack. `code` is for programs, `place` names the
 * field or the answer at fault, the message is a sentence. Callers show it; nothing was changed.
 */
export class Fault extends Error {
  readonly code: FaultCode;
  readonly place: string;
  readonly data: Json;

  constructor(code: FaultCode, place: string, message: string, data: Json = null) {
    super(message);
    this.name = 'Fault';
    this.code = code;
    this.place = place;
    this.data = data;
  }
}

export type FaultCode =
  | 'unknown-game'
  | 'bad-seats'
  | 'bad-option'
  | 'bad-record'
  | 'bad-checkpoint'
  | 'bad-pack'
  | 'bad-scenario'
  | 'other-game'
  | 'newer-version'
  | 'older-version'
  | 'bad-answer'
  | 'hash-mismatch'
  | 'bad-commitment'
  | 'too-far';

/** A rule broke the house rules of the kernel: a defect in a game, never in what a person did. */
export class RuleDefect extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RuleDefect';
  }
}
