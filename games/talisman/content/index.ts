import { joinCards } from '@tafelrunde/engine';
import { baseAdventure } from './adventure/base.ts';
import { cataclysmAdventure } from './adventure/cataclysm.ts';
import { cataclysmBelongings } from './adventure/cataclysmBelongings.ts';
import { cataclysmEnemies } from './adventure/cataclysmEnemies.ts';
import { frostmarchAdventure } from './adventure/frostmarch.ts';
import { frostmarchBelongings } from './adventure/frostmarchBelongings.ts';
import { sacredPoolAdventure } from './adventure/sacredPool.ts';
import { sacredPoolBelongings } from './adventure/sacredPoolBelongings.ts';
import { reaperAdventure } from './adventure/reaper.ts';
import { baseCharacters } from './characters/base.ts';
import { cataclysmCharacters } from './characters/cataclysm.ts';
import { sacredPoolCharacters } from './characters/sacredPool.ts';
import { frostmarchCharacters } from './characters/frostmarch.ts';
import { reaperCharacters } from './characters/reaper.ts';
import type { Cards } from './define.ts';
import { faithfulDenizens } from './denizens/faith.ts';
import { fickleDenizens } from './denizens/fortune.ts';
import { tradingDenizens } from './denizens/trade.ts';
import { endings } from './endings.ts';
import { endingTales } from './endingTales.ts';
import { basePurchases, cataclysmPurchases } from './purchases.ts';
import { quests } from './quests.ts';
import { remnants } from './remnants.ts';
import { rewards } from './rewards.ts';
import { cataclysmSpaces } from './spaces/cataclysm.ts';
import { inner } from './spaces/inner.ts';
import { middle } from './spaces/middle.ts';
import { outer } from './spaces/outer.ts';
import { cataclysmSpells } from './spells/cataclysm.ts';
import { sacredPoolSpells } from './spells/sacredPool.ts';
import { frostmarchSpells } from './spells/frostmarch.ts';
import { reaperSpells } from './spells/reaper.ts';
import { baseSpells } from './spells/base.ts';
import { stables } from './stables.ts';
import { talismans } from './talismans.ts';
import { terrains } from './terrain.ts';

/** Every card and every space of the game, by kind. A kind stands in one file only. */
const FILES: readonly Cards[] = [
  outer,
  middle,
  inner,
  cataclysmSpaces,
  baseCharacters,
  reaperCharacters,
  frostmarchCharacters,
  sacredPoolCharacters,
  cataclysmCharacters,
  baseAdventure,
  frostmarchAdventure,
  frostmarchBelongings,
  sacredPoolAdventure,
  sacredPoolBelongings,
  cataclysmAdventure,
  cataclysmEnemies,
  cataclysmBelongings,
  reaperAdventure,
  baseSpells,
  reaperSpells,
  frostmarchSpells,
  sacredPoolSpells,
  cataclysmSpells,
  basePurchases,
  cataclysmPurchases,
  talismans,
  stables,
  quests,
  rewards,
  tradingDenizens,
  faithfulDenizens,
  fickleDenizens,
  remnants,
  terrains,
  endings,
  endingTales,
];

export { UNSEEN_CARD } from './define.ts';
export const content: Cards = joinCards(FILES);
