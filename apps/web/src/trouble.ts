import type { WireError } from '@tafelrunde/protocol';

/** A refusal of the server, or silence. Only its code matters: clients turn it into a sentence. */
export interface Trouble {
  /**
   * `elsewhere`: another window plays on at this table. `not-kept`: not on this device, and no server to fetch it from.
   * `taken-back`: the moment somebody wants to look at is no longer part of the match.
   */
  readonly code: WireError['code'] | 'no-connection' | 'elsewhere' | 'not-kept' | 'taken-back';
  readonly place?: string;
  readonly rule?: string;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(trouble.code);
    this.trouble = trouble;
  }
}

export function troubleOf(error: unknown): Trouble {
  return error instanceof ApiError ? error.trouble : { code: 'no-connection' };
}
