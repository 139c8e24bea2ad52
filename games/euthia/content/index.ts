import type { CardDef } from '../shape.ts';
import { combatCards, controlCards, elementalCards, goldCards, silverCards } from './cards.ts';
import { bounties, elites } from './elites.ts';
import { healer, hermit, hunter, miner } from './encounters/chapter1.ts';
import { envoy, smuggler, weaponsmith } from './encounters/chapter2.ts';
import { druid, gravekeeper, mercenaryCamp, witch } from './encounters/chapter3.ts';
import { oracle, ruler, scholar } from './encounters/chapter4.ts';
import { ael } from './heroes/ael.ts';
import { dral } from './heroes/dral.ts';
import { keleia } from './heroes/keleia.ts';
import { maeldur } from './heroes/maeldur.ts';
import { skoldur } from './heroes/skoldur.ts';
import { taesiri } from './heroes/taesiri.ts';
import { artefacts, legends, supplies } from './legends.ts';
import { chapter1 } from './map/chapter1.ts';
import { chapter2 } from './map/chapter2.ts';
import { chapter3 } from './map/chapter3.ts';
import { chapter4 } from './map/chapter4.ts';
import { chapter5 } from './map/chapter5.ts';
import { markers } from './markers.ts';
import { level1 } from './monsters/level1.ts';
import { level2 } from './monsters/level2.ts';
import { level3 } from './monsters/level3.ts';
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

/** Everything that is in the box, by kind. How it is written stands in `define.ts`. */
const all: readonly (readonly CardDef[])[] = [
  ael,
  dral,
  keleia,
  maeldur,
  skoldur,
  taesiri,
  trader,
  alchemist,
  dragonslayer,
  markers,
  rawMaterials,
  treasures,
  rewards,
  artefacts,
  supplies,
  legends,
  chapter1,
  chapter2,
  chapter3,
  chapter4,
  chapter5,
  level1,
  level2,
  level3,
  elites,
  bounties,
  hunter,
  hermit,
  miner,
  healer,
  weaponsmith,
  envoy,
  smuggler,
  witch,
  druid,
  gravekeeper,
  mercenaryCamp,
  ruler,
  scholar,
  oracle,
  silverCards,
  goldCards,
  controlCards,
  elementalCards,
  combatCards,
  theHunt,
  darkWings,
  walkingDestruction,
  mirrezilsShadow,
  lonelyPath,
];

export const content: Readonly<Record<string, CardDef>> = Object.fromEntries(
  all.flat().map((def) => [def.kind, def]),
);
