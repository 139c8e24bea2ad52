import { cardOption, type Flow, type Option, type RuleId } from '@tafelrunde/engine';
import { strengthOf, weightOf } from './attack.ts';
import type { LaidCard, Thunderstone, Turn, TurnOption } from '../shape.ts';
import { equipId } from './ids.ts';
import { isHero } from './party.ts';

/** Equipping: a click on the weapon, then on the hero. Optional, and changeable until the target is chosen. TH-DUNGEON-03 */
export function weaponOptions(t: Thunderstone, turn: Turn, from: TurnOption[]): void {
  for (let i = 0; i < turn.cards.length; i++) {
    const weapon = turn.cards[i];
    if (t.content[weapon.as].sort !== 'weapon' || weapon.doomed) continue;
    if (typeof weapon.lentBy === 'number') continue; // TH-CARD-18: for the Gladiator alone
    const id = equipId(weapon.card);
    const does = weapon.by === null ? 'equip' : 'reequip';
    const no = weapon.by === null ? nobodyCan(t, turn, weapon) : null;
    if (no === null) from.push({ id, card: weapon.card, does, text: does });
    else from.push({ id, card: weapon.card, does, text: does, no });
  }
}

function nobodyCan(t: Thunderstone, turn: Turn, weapon: LaidCard): RuleId | null {
  let why: RuleId = 'TH-WEAPON-01';
  for (let i = 0; i < turn.cards.length; i++) {
    const hero = turn.cards[i];
    if (!isHero(t.content[hero.as])) continue;
    const no = carryFault(t, turn, hero, weapon);
    if (no === null) return null;
    why = no;
  }
  return why;
}

/** The rule that keeps a hero from carrying a weapon, or null. TH-WEAPON-01, TH-WEAPON-02, TH-CARD-16, TH-CARD-17 */
export function carryFault(
  t: Thunderstone,
  turn: Turn,
  hero: LaidCard,
  weapon: Pick<LaidCard, 'as' | 'by'>,
): RuleId | null {
  if (weightOf(t.content, turn, weapon) > strengthOf(t.content, turn, hero)) return 'TH-WEAPON-01';
  if (t.content[hero.as].anyWeapons || weapon.by === hero.card) return null;
  // One that has become too heavy meanwhile is still in its hands, and may be of use again.
  return turn.cards.some(({ by }) => by === hero.card) ? 'TH-WEAPON-02' : null;
}

const PUT_DOWN: Option = { id: 'putDown' };

/** Is it all the same who carries it: heroes who differ in nothing, with empty hands? */
function areEqual(turn: Turn, from: readonly Option[]): boolean {
  const said = from.map(({ card, no }) => {
    const hero = turn.cards.find((one) => one.card === card);
    if (no !== undefined || hero === undefined || turn.cards.some(({ by }) => by === card)) return null;
    return JSON.stringify({ ...hero, card: 0 });
  });
  return said.every((one) => one !== null && one === said[0]);
}

export function* equip(t: Thunderstone, turn: Turn, weapon: LaidCard): Flow {
  const from: Option[] = [];
  for (const hero of turn.cards)
    if (isHero(t.content[hero.as]) && hero.card !== weapon.by)
      from.push(cardOption(hero.card, carryFault(t, turn, hero, weapon)));
  if (weapon.by !== null) from.push(PUT_DOWN);
  const ask = {
    prompt: 'equip',
    about: { kind: weapon.kind },
    from,
    rules: ['TH-WEAPON-01', 'TH-WEAPON-02'],
  } as const;
  const { card } = yield* t.ask<Option>(
    turn.seat,
    areEqual(turn, from) ? { ...ask, usual: from[0].id } : ask,
  );
  weapon.by = card ?? null;
  if (card === undefined) t.tell('putDown', { seat: turn.seat, weapon: weapon.kind });
  else t.tell('equipped', { seat: turn.seat, weapon: weapon.kind, hero: t.kind(card) });
}
