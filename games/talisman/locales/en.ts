import { decisionsIn, withNouns, type Words } from '@tafelrunde/engine';
import { adventureBase } from './en/adventure-base.ts';
import { adventureCataclysm } from './en/adventure-cataclysm.ts';
import { adventureSacredPool } from './en/adventure-sacred-pool.ts';
import { adventureFrostmarch } from './en/adventure-frostmarch.ts';
import { adventureReaper } from './en/adventure-reaper.ts';
import { cataclysm } from './en/cataclysm.ts';
import { denizens } from './en/denizens.ts';
import { charactersBase } from './en/characters-base.ts';
import { charactersCataclysm } from './en/characters-cataclysm.ts';
import { charactersSacredPool } from './en/characters-sacredPool.ts';
import { charactersFrostmarch } from './en/characters-frostmarch.ts';
import { charactersReaper } from './en/characters-reaper.ts';
import { endings } from './en/endings.ts';
import { quests } from './en/quests.ts';
import { rewards } from './en/rewards.ts';
import { spaces } from './en/spaces.ts';
import { spellsCataclysm } from './en/spells-cataclysm.ts';
import { spellsSacredPool } from './en/spells-sacredPool.ts';
import { spellsFrostmarch } from './en/spells-frostmarch.ts';
import { spellsReaper } from './en/spells-reaper.ts';
import { spellsBase } from './en/spells-base.ts';
import { supplies } from './en/supplies.ts';
import { events } from './en/events.ts';
import { nounOf } from './en/nouns.ts';
import { options } from './en/options.ts';
import { prompts } from './en/prompts.ts';
import { table } from './en/table.ts';
import { decisions } from './decisions.ts';

export const en = {
  name: 'Talisman',
  ...table,
  prompts,
  decisions: decisionsIn('en', decisions),
  options,
  events,
  cards: {
    ...withNouns(
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
        ...supplies,
        ...rewards,
        ...cataclysm,
        ...denizens,
        ...endings,
      },
      nounOf,
    ),
    // A Spell stands as it is printed, like a name: "casts Healing". “Toadify!” would end the sentence.
    ...withNouns(
      {
        ...spellsBase,
        ...spellsReaper,
        ...spellsFrostmarch,
        ...spellsSacredPool,
        ...spellsCataclysm,
      },
      (name) => ({ english: name.endsWith('!') ? 'title' : 'name' }),
    ),
    ...withNouns(quests, () => ({ english: 'title' })),
  },
  endings: {
    lastOne: 'The last one left',
    nobody: 'Nobody is left',
    night: 'The night has taken everybody, the strongest last',
    crown: 'The Crown of Command is won',
    fallen: 'The character has fallen for good',
    iceQueen: 'The Ice Queen is beaten',
    demonLord: 'The Demon Lord is beaten',
    warlockQuests: 'Four quests are fulfilled',
    judgementDay: 'The day of judgement is over',
    sacredPool: 'The pool has chosen',
    landsOfWonder: 'The lands are rebuilt',
    theOneTalisman: 'The One Talisman rules',
    cultBroken: 'The cult is broken',
    cultTriumphs: 'The cult has triumphed',
  },
} satisfies Words;
