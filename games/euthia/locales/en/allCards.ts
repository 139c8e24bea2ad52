import { withNouns, type CardWords } from '@tafelrunde/engine';
import { cards } from './cards.ts';
import { elites } from './elites.ts';
import { quests1 } from './encounters/chapter1.ts';
import { quests2 } from './encounters/chapter2.ts';
import { quests3 } from './encounters/chapter3.ts';
import { quests4 } from './encounters/chapter4.ts';
import { ael } from './heroes/ael.ts';
import { dral } from './heroes/dral.ts';
import { keleia } from './heroes/keleia.ts';
import { maeldur } from './heroes/maeldur.ts';
import { skoldur } from './heroes/skoldur.ts';
import { taesiri } from './heroes/taesiri.ts';
import { legends } from './legends.ts';
import { chapter1 } from './map/chapter1.ts';
import { chapter2 } from './map/chapter2.ts';
import { chapter3 } from './map/chapter3.ts';
import { chapter4 } from './map/chapter4.ts';
import { chapter5 } from './map/chapter5.ts';
import { markers } from './markers.ts';
import { level1 } from './monsters/level1.ts';
import { level2 } from './monsters/level2.ts';
import { level3 } from './monsters/level3.ts';
import { nounOf, titleNoun } from './nouns.ts';
import { rawMaterials } from './rawMaterials.ts';
import { rewards } from './rewards.ts';
import { darkWings } from './scenarios/darkWings.ts';
import { lonelyPath } from './scenarios/lonelyPath.ts';
import { mirrezilsShadow } from './scenarios/mirrezilsShadow.ts';
import { theHunt } from './scenarios/theHunt.ts';
import { walkingDestruction } from './scenarios/walkingDestruction.ts';
import { alchemist } from './trade/alchemist.ts';
import { dragonslayer } from './trade/dragonslayer.ts';
import { trader } from './trade/trader.ts';
import { treasures } from './treasures.ts';

/** Every card of the box: its name, its text, and how the name stands in a sentence. */
export const allCards: Readonly<Record<string, CardWords>> = {
  ...withNouns(
    {
      ...ael,
      ...dral,
      ...keleia,
      ...maeldur,
      ...skoldur,
      ...taesiri,
      ...trader,
      ...alchemist,
      ...dragonslayer,
      ...markers,
      ...rawMaterials,
      ...treasures,
      ...rewards,
      ...legends,
      ...chapter1,
      ...chapter2,
      ...chapter3,
      ...chapter4,
      ...chapter5,
      ...level1,
      ...level2,
      ...level3,
      ...elites,
      ...cards,
      ...darkWings,
      ...walkingDestruction,
      ...mirrezilsShadow,
      ...lonelyPath,
    },
    nounOf,
  ),
  ...withNouns({ ...quests1, ...quests2, ...quests3, ...quests4, ...theHunt }, titleNoun),
};
