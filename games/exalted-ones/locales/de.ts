import { decisionsIn, withNouns, type Words } from '@tafelrunde/engine';
import { equipment } from './de/equipment.ts';
import { events } from './de/events.ts';
import { alice } from './de/heroes/alice.ts';
import { ayumi } from './de/heroes/ayumi.ts';
import { chenLu } from './de/heroes/chenLu.ts';
import { djamila } from './de/heroes/djamila.ts';
import { elmar } from './de/heroes/elmar.ts';
import { gavin } from './de/heroes/gavin.ts';
import { halef } from './de/heroes/halef.ts';
import { jasper } from './de/heroes/jasper.ts';
import { leandros } from './de/heroes/leandros.ts';
import { leyla } from './de/heroes/leyla.ts';
import { linnea } from './de/heroes/linnea.ts';
import { lucina } from './de/heroes/lucina.ts';
import { majvi } from './de/heroes/majvi.ts';
import { markovic } from './de/heroes/markovic.ts';
import { moura } from './de/heroes/moura.ts';
import { nianMingli } from './de/heroes/nianMingli.ts';
import { shiWeng } from './de/heroes/shiWeng.ts';
import { tianFeng } from './de/heroes/tianFeng.ts';
import { yassir } from './de/heroes/yassir.ts';
import { ylvie } from './de/heroes/ylvie.ts';
import { zahit } from './de/heroes/zahit.ts';
import { heroNoun, thingNoun } from './de/nouns.ts';
import { options } from './de/options.ts';
import { prompts } from './de/prompts.ts';
import { table } from './de/table.ts';
import { units } from './de/units.ts';
import { decisions } from './decisions.ts';

export const de = {
  name: 'The Exalted Ones',
  ...table,
  roles: { blue: 'Blau', red: 'Rot', begins: 'beginnt', follows: 'kommt danach' },
  prompts,
  decisions: decisionsIn('de', decisions),
  options,
  events,
  cards: {
    ...withNouns(
      {
        ...leandros,
        ...linnea,
        ...ylvie,
        ...majvi,
        ...elmar,
        ...leyla,
        ...djamila,
        ...halef,
        ...yassir,
        ...zahit,
        ...jasper,
        ...lucina,
        ...markovic,
        ...alice,
        ...gavin,
        ...shiWeng,
        ...ayumi,
        ...nianMingli,
        ...tianFeng,
        ...chenLu,
        ...moura,
      },
      heroNoun,
    ),
    ...withNouns({ ...equipment, ...units }, thingNoun),
  },
} satisfies Words;
