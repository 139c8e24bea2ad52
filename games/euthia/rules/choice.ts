import type { Act, Option } from '@tafelrunde/engine';

/** An option that knows what it does. */
export interface Choice extends Option {
  readonly does: string;
  /** With which clause of its card. */
  readonly index?: number;
  run(): Act;
}
