import type { CardDef, ExaltedShape, HeroDef } from '../shape.ts';
import { equipment } from './equipment.ts';
import { alice } from './heroes/alice.ts';
import { ayumi } from './heroes/ayumi.ts';
import { chenLu } from './heroes/chenLu.ts';
import { djamila } from './heroes/djamila.ts';
import { elmar } from './heroes/elmar.ts';
import { gavin } from './heroes/gavin.ts';
import { halef } from './heroes/halef.ts';
import { jasper } from './heroes/jasper.ts';
import { leandros } from './heroes/leandros.ts';
import { leyla } from './heroes/leyla.ts';
import { linnea } from './heroes/linnea.ts';
import { lucina } from './heroes/lucina.ts';
import { majvi } from './heroes/majvi.ts';
import { markovic } from './heroes/markovic.ts';
import { moura } from './heroes/moura.ts';
import { nianMingli } from './heroes/nianMingli.ts';
import { shiWeng } from './heroes/shiWeng.ts';
import { tianFeng } from './heroes/tianFeng.ts';
import { yassir } from './heroes/yassir.ts';
import { ylvie } from './heroes/ylvie.ts';
import { zahit } from './heroes/zahit.ts';
import { units } from './units.ts';

/** All heroes, by faction. EX-ROSTER-01 to -05 */
export const heroes: readonly HeroDef[] = [
  leandros,
  linnea,
  ylvie,
  majvi,
  elmar,
  leyla,
  djamila,
  halef,
  yassir,
  zahit,
  jasper,
  lucina,
  markovic,
  alice,
  gavin,
  shiWeng,
  ayumi,
  nianMingli,
  tianFeng,
  chenLu,
  moura,
];

/** Every card by its kind. The abilities of a hero are cards of their own: they have names and texts. */
export const content: Readonly<Record<string, ExaltedShape['card']>> = byKind([
  ...heroes.flatMap(withAbilities),
  ...equipment,
  ...units,
]);

function withAbilities(hero: HeroDef): readonly CardDef[] {
  const { Q, W, R } = hero.abilities;
  return [hero, Q, W, R, hero.passive];
}
function byKind(cards: readonly CardDef[]): Record<string, CardDef> {
  return Object.fromEntries(cards.map((card) => [card.kind, card]));
}
