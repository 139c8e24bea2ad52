import { decisionsIn, withNouns, type Words } from '@tafelrunde/engine';
import { adventureBase } from './de/adventure-base.ts';
import { adventureCataclysm } from './de/adventure-cataclysm.ts';
import { adventureSacredPool } from './de/adventure-sacred-pool.ts';
import { adventureFrostmarch } from './de/adventure-frostmarch.ts';
import { adventureReaper } from './de/adventure-reaper.ts';
import { cataclysm } from './de/cataclysm.ts';
import { denizens } from './de/denizens.ts';
import { charactersBase } from './de/characters-base.ts';
import { charactersCataclysm } from './de/characters-cataclysm.ts';
import { charactersSacredPool } from './de/characters-sacredPool.ts';
import { charactersFrostmarch } from './de/characters-frostmarch.ts';
import { charactersReaper } from './de/characters-reaper.ts';
import { endings } from './de/endings.ts';
import { quests } from './de/quests.ts';
import { rewards } from './de/rewards.ts';
import { spaces } from './de/spaces.ts';
import { spellsCataclysm } from './de/spells-cataclysm.ts';
import { spellsSacredPool } from './de/spells-sacredPool.ts';
import { spellsFrostmarch } from './de/spells-frostmarch.ts';
import { spellsReaper } from './de/spells-reaper.ts';
import { spellsBase } from './de/spells-base.ts';
import { supplies } from './de/supplies.ts';
import { events } from './de/events.ts';
import { nounOf } from './de/nouns.ts';
import { options } from './de/options.ts';
import { prompts } from './de/prompts.ts';
import { table } from './de/table.ts';
import { decisions } from './decisions.ts';

export const de = {
  name: 'Talisman',
  ...table,
  prompts,
  decisions: decisionsIn('de', decisions),
  options,
  events,
  cards: withNouns(
    {
      ...spaces,
      ...charactersBase,
      ...charactersReaper,
      ...charactersFrostmarch,
      ...charactersSacredPool,
      ...charactersCataclysm,
      ...adventureBase,
      ...adventureCataclysm,
      ...adventureSacredPool,
      ...adventureFrostmarch,
      ...adventureReaper,
      ...spellsBase,
      ...spellsReaper,
      ...spellsFrostmarch,
      ...spellsSacredPool,
      ...spellsCataclysm,
      ...supplies,
      ...quests,
      ...rewards,
      ...cataclysm,
      ...denizens,
      ...endings,
    },
    nounOf,
  ),
  endings: {
    lastOne: 'Der Letzte von allen',
    nobody: 'Niemand ist übrig',
    night: 'Die Nacht hat alle geholt, die Stärksten zuletzt',
    crown: 'Die Krone der Herrschaft ist errungen',
    fallen: 'Der Charakter ist endgültig gefallen',
    iceQueen: 'Die Eiskönigin ist besiegt',
    demonLord: 'Der Dämonenfürst ist besiegt',
    warlockQuests: 'Vier Aufträge sind erfüllt',
    judgementDay: 'Das Gericht ist vorüber',
    sacredPool: 'Die Quelle hat gewählt',
    landsOfWonder: 'Die Lande sind neu erbaut',
    theOneTalisman: 'Der eine Talisman herrscht',
    cultBroken: 'Der Kult ist zerschlagen',
    cultTriumphs: 'Der Kult hat gesiegt',
  },
} satisfies Words;
