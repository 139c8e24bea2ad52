import type { Card, Option, Seat } from '@tafelrunde/engine';
import { heroDef, heroesOf, heroOf, opponentOf, type Read, teamOf } from '../rules/models.ts';
import { kitOf } from '../rules/values.ts';
import type { Equipment, HeroDef, ModelId } from '../shape.ts';

/** Choices beside the fighting: whom to take into the team, what to buy. */

/** What one more of a value is worth to a hero. */
const GIVES: Readonly<Record<keyof Equipment['gives'], number>> = {
  maxLife: 9,
  armour: 20,
  magicResist: 9,
  combat: 16,
  willpower: 14,
  maxMana: 4,
  manaRegen: 10,
  movement: 8,
  run: 4,
};
/** What a text of a card is worth, a static one or a moment. */
const TEXT = 9;
/** To the classes it was made for it is worth more. */
const WANTED = 1.5;
/** What a gold piece must bring, or one had better save. */
const RATE = 2.4;

function valueOfCard(card: Equipment, hero: HeroDef): number {
  let value = 0;
  for (const [name, count] of Object.entries(card.gives)) {
    if (name === 'willpower' && hero.profile.willpower === null) continue;
    value += GIVES[name as keyof Equipment['gives']] * count;
  }
  value += TEXT * (card.statics.length + card.on.length);
  return card.wants.includes(hero.class) ? WANTED * value : value;
}
const equipmentOf = (t: Read, card: Card): Equipment | null => {
  const def = t.def(card);
  return def.sort === 'equipment' ? def : null;
};
/** An offer of the market: what is bought, for whom, for how much. */
type Purchase = Option & { readonly hero?: ModelId };

/** What a purchase is worth beyond its price; below 0 one had better wait. */
export function valueOfPurchase(t: Read, { card, hero: buyer, value }: Purchase): number {
  const def = card === undefined ? null : equipmentOf(t, card);
  if (buyer === undefined || def === null) return 0;
  const hero = heroOf(t, buyer);
  const profile = heroDef(t, hero);
  let gain = valueOfCard(def, profile);
  for (const own of t.cards(kitOf(t, hero))) {
    const old = equipmentOf(t, own);
    if (old !== null && old.kind === def.upgrades) gain -= valueOfCard(old, profile);
  }
  return gain - RATE * (typeof value === 'number' ? value : def.price);
}
/** How well a hero fits: blows of both sorts, against what the enemy wears; hands that heal; somebody who reaches far. */
export function fitOf(t: Read, seat: Seat, kind: string): number {
  const def = t.content[kind];
  if (def.sort !== 'hero') return 0;
  const own = heroesOf(t, teamOf(t, seat)).map((hero) => heroDef(t, hero));
  const foes = heroesOf(t, opponentOf(teamOf(t, seat))).map((hero) => heroDef(t, hero));
  let fit = 0;
  const magic = magicOf(def);
  const before = own.reduce((sum, one) => sum + magicOf(one), 0);
  // A team that only strikes in one way is easily armoured against.
  fit -= Math.abs(before + magic - 0.4 * (own.length + 1)) * 2;
  for (const foe of foes) fit += magic * (foe.profile.armour - foe.profile.magicResist) * 0.3;
  if (healsOthers(def) && !own.some(healsOthers)) fit += 1.5;
  const far = own.filter(({ profile }) => profile.reach === 'ranged').length;
  if (def.profile.reach === 'melee' && far >= 3) fit += 1;
  return fit;
}
/** Which part of a hero's blows is met by magic resistance. */
function magicOf({ abilities }: HeroDef): number {
  let all = 1;
  let magic = 0;
  for (const { does } of Object.values(abilities))
    for (const step of does)
      if (step.do === 'attack') {
        all++;
        if (step.vs === 'magicResist') magic++;
      }
  return magic / all;
}
const healsOthers = ({ abilities }: HeroDef): boolean =>
  Object.values(abilities).some(({ does }) =>
    does.some(
      (step) => step.do === 'heal' || (step.do === 'choose' && step.from.some((one) => one.do === 'heal')),
    ),
  );
