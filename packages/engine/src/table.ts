import type { Shape } from './game.ts';
import type { KernelTable } from './kernelTable.ts';

/** What only the kernel, hosts and tests may touch. */
type ForTheKernel =
  | 'whole'
  | 'layout'
  | 'listeners'
  | 'chance'
  | 'guard'
  | 'defs'
  | 'shared'
  | 'sharedSource'
  | 'dealt'
  | 'policy'
  | 'log'
  | 'stops'
  | 'learned'
  | 'secretlyAsked'
  | 'asked'
  | 'decisions'
  | 'decisionLimit'
  | 'witness'
  | 'trace'
  | 'changed'
  | 'dealtAnew'
  | 'backOf';

/** A game in progress, as its rules see it: what can be read of it, chance, and the way to ask seats. Every rule gets it first. */
export interface Table<G extends Shape = Shape> extends Omit<KernelTable<G>, ForTheKernel> {}
