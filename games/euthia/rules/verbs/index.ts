import type { VerbRules } from '../effects.ts';
import { bodyVerbs } from './body.ts';
import { choiceVerbs } from './choices.ts';
import { diceVerbs } from './dice.ts';
import { fightVerbs } from './fight.ts';
import { resourceVerbs } from './resources.ts';
import { tradeVerbs } from './trade.ts';

/** Every verb of `shape/effects.ts` and how it is carried out. */
export const verbs: VerbRules = {
  ...resourceVerbs,
  ...bodyVerbs,
  ...diceVerbs,
  ...fightVerbs,
  ...tradeVerbs,
  ...choiceVerbs,
};
