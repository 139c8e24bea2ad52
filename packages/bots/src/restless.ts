import { type Answer, sampleAnswer } from '@tafelrunde/engine';
import type { Sitting } from './bot.ts';

/** No step needs this many answers of one seat: after these it is going round in circles. */
const LONG = 100;
/** How often it then says just anything, 0 to 1. */
const RESTLESS = 0.25;

/**
 * A bot sees every question for the first time. Where the rules let somebody take a thing, lay it down and take it again,
 * it would do so for ever: after a while it answers now and then at random, which leads out of every circle. Null as long
 * as there is nothing to fear.
 */
export const outOfCircles = (sitting: Sitting): Answer | null =>
  sitting.answered >= LONG && sitting.random() < RESTLESS
    ? sampleAnswer(sitting.question, () => sitting.random())
    : null;
