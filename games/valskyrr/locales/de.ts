import { decisionsIn, withNouns, type Words } from '@tafelrunde/engine';
import { adventures } from './de/adventures.ts';
import { allies } from './de/allies.ts';
import { bosses } from './de/bosses.ts';
import { encounters } from './de/encounters.ts';
import { blueEnemies } from './de/enemies/blue.ts';
import { greenEnemies } from './de/enemies/green.ts';
import { redEnemies } from './de/enemies/red.ts';
import { events } from './de/events.ts';
import { aseke } from './de/heroes/aseke.ts';
import { elatha } from './de/heroes/elatha.ts';
import { ishrid } from './de/heroes/ishrid.ts';
import { melekai } from './de/heroes/melekai.ts';
import { sigraed } from './de/heroes/sigraed.ts';
import { valkea } from './de/heroes/valkea.ts';
import { locations } from './de/locations.ts';
import { nounOf } from './de/nouns.ts';
import { options } from './de/options.ts';
import { prompts } from './de/prompts.ts';
import { rewards } from './de/rewards.ts';
import { table } from './de/table.ts';
import { decisions } from './decisions.ts';

export const de = {
  name: 'Im Herzen des Schreckens',
  ...table,
  prompts,
  decisions: decisionsIn('de', decisions),
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
