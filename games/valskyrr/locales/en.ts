import { decisionsIn, withNouns, type Words } from '@tafelrunde/engine';
import { adventures } from './en/adventures.ts';
import { allies } from './en/allies.ts';
import { bosses } from './en/bosses.ts';
import { encounters } from './en/encounters.ts';
import { blueEnemies } from './en/enemies/blue.ts';
import { greenEnemies } from './en/enemies/green.ts';
import { redEnemies } from './en/enemies/red.ts';
import { events } from './en/events.ts';
import { aseke } from './en/heroes/aseke.ts';
import { elatha } from './en/heroes/elatha.ts';
import { ishrid } from './en/heroes/ishrid.ts';
import { melekai } from './en/heroes/melekai.ts';
import { sigraed } from './en/heroes/sigraed.ts';
import { valkea } from './en/heroes/valkea.ts';
import { locations } from './en/locations.ts';
import { nounOf } from './en/nouns.ts';
import { options } from './en/options.ts';
import { prompts } from './en/prompts.ts';
import { rewards } from './en/rewards.ts';
import { table } from './en/table.ts';
import { decisions } from './decisions.ts';

export const en = {
  name: 'In the Heart of Terror',
  ...table,
  prompts,
  decisions: decisionsIn('en', decisions),
  options,
  events,
  cards: withNouns(
    {
      ...aseke,
      ...elatha,
      ...ishrid,
      ...melekai,
      ...sigraed,
      ...valkea,
      ...allies,
      ...rewards,
      ...blueEnemies,
      ...greenEnemies,
      ...redEnemies,
      ...bosses,
      ...encounters,
      ...locations,
      ...adventures,
    },
    nounOf,
  ),
} satisfies Words;
