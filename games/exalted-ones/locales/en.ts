import { decisionsIn, withNouns, type Words } from '@tafelrunde/engine';
import { equipment } from './en/equipment.ts';
import { events } from './en/events.ts';
import { alice } from './en/heroes/alice.ts';
import { ayumi } from './en/heroes/ayumi.ts';
import { chenLu } from './en/heroes/chenLu.ts';
import { djamila } from './en/heroes/djamila.ts';
import { elmar } from './en/heroes/elmar.ts';
import { gavin } from './en/heroes/gavin.ts';
import { halef } from './en/heroes/halef.ts';
import { jasper } from './en/heroes/jasper.ts';
import { leandros } from './en/heroes/leandros.ts';
import { leyla } from './en/heroes/leyla.ts';
import { linnea } from './en/heroes/linnea.ts';
import { lucina } from './en/heroes/lucina.ts';
import { majvi } from './en/heroes/majvi.ts';
import { markovic } from './en/heroes/markovic.ts';
import { moura } from './en/heroes/moura.ts';
import { nianMingli } from './en/heroes/nianMingli.ts';
import { shiWeng } from './en/heroes/shiWeng.ts';
import { tianFeng } from './en/heroes/tianFeng.ts';
import { yassir } from './en/heroes/yassir.ts';
import { ylvie } from './en/heroes/ylvie.ts';
import { zahit } from './en/heroes/zahit.ts';
import { heroNoun, thingNoun } from './en/nouns.ts';
import { options } from './en/options.ts';
import { prompts } from './en/prompts.ts';
import { table } from './en/table.ts';
import { units } from './en/units.ts';
import { decisions } from './decisions.ts';

export const en = {
  name: 'The Exalted Ones',
  ...table,
  roles: { blue: 'Blue', red: 'Red', begins: 'begins', follows: 'goes second' },
  prompts,
  decisions: decisionsIn('en', decisions),
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
