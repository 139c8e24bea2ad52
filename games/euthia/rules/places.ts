import type { Card, Flow, Seat } from '@tafelrunde/engine';
import type { Euthia, EuthiaReading } from '../shape.ts';
import { doing } from './doing.ts';
import { resolve } from './effects.ts';
import { heal, woundOutside } from './health.ts';
import { heroRoll } from './heroRoll.ts';
import { hasMonster, hexAt, isCentre, landAt, setTools, toolsOf } from './map.ts';
import { lessIfFouled } from './potions.ts';
import { discardGold, drawTile, metalOf, stackDiscard } from './supply.ts';
import { takeTile } from './taking.ts';
import { purposeOf, wornClauses } from './tiles.ts';
import { isUsable, useTile } from './use.ts';

/** Mining, the church, treasures and confronting elementals. */

/** Others whose interaction markers lie here. EU-MINE-04, EU-CONF-02 */
const othersHere = (t: EuthiaReading, seat: Seat): Seat[] => {
  const { space } = t.state.heroes[seat];
  return t
    .clockwise(seat)
    .slice(1)
    .filter((other) => toolsOf(t, space, other) > 0);
};

/** Together one gold card is due instead, however many others there are. EU-COOP-03 */
const canPayFees = (t: EuthiaReading, seat: Seat): boolean => {
  const owners = othersHere(t, seat);
  if (owners.length === 0) return true;
  if (t.state.mode === 'cooperative')
    return t.cards(t.piles.hand[seat]).some((card) => metalOf(t, card) === 'gold');
  return t.state.heroes[seat].gold >= owners.length;
};
function* payFees(t: Euthia, seat: Seat): Flow {
  const owners = othersHere(t, seat);
  if (owners.length === 0) return;
  if (t.state.mode === 'cooperative') {
    yield* discardGold(t, seat, 1, 'payCards');
    return;
  }
  for (const owner of owners) {
    t.state.heroes[seat].gold--;
    t.state.heroes[owner].gold++;
    t.tell('fee', { seat, owner });
  }
}

/** Once for each hero and mining space; two own markers are a space won but not yet mined. EU-MINE-01 to EU-MINE-06 */
export function canMine(t: EuthiaReading, seat: Seat): boolean {
  const { space } = t.state.heroes[seat];
  if (isCentre(space) || hexAt(t, space).raw === undefined || hasMonster(t, space)) return false;
  return !t.state.map.destroyed[space] && toolsOf(t, space, seat) !== 1 && canPayFees(t, seat);
}

export function* mine(t: Euthia, seat: Seat): Flow {
  const hero = t.state.heroes[seat];
  const { space } = hero;
  const stack = hexAt(t, space).raw!;
  yield* payFees(t, seat);
  const cart = yield* rockfall(t, seat);
  if (cart === null) return;
  const three = cart || (yield* wantsCart(t, seat));
  const drawn: Card[] = [];
  for (let i = 0; i < (three ? 3 : 1); i++) {
    const card = drawTile(t, stack, t.piles.stage);
    if (card !== null) drawn.push(card);
  }
  setTools(t, space, seat, 1); // one more, or one of two taken away: EU-MINE-02, EU-MINE-06
  hero.mined = true;
  if (drawn.length > 0) {
    const { card: kept } = yield* t.ask(seat, {
      prompt: 'keepRaw',
      from: drawn.map((card) => ({ id: `keep${card}`, card })),
      rules: ['EU-MINE-07'],
    });
    for (const card of drawn) if (card !== kept) t.move(card, stackDiscard(t, stack));
    yield* takeTile(t, seat, kept, 'mined');
  }
}

/** At most one mine cart for one mining action. EU-MINE-07 */
function* wantsCart(t: Euthia, seat: Seat): Flow<boolean> {
  const hero = t.state.heroes[seat];
  if (hero.carts === 0) yield* takeCart(t, seat);
  else if (!(yield* t.confirm(seat, { prompt: 'useCart', rules: ['EU-MINE-07'] }))) return false;
  if (hero.carts === 0) return false;
  hero.carts--;
  return true;
}
/** A ready tile with a mine cart may be exhausted for it. */
function* takeCart(t: Euthia, seat: Seat): Flow {
  const ready = wornClauses(t, seat, 'outside').filter(
    (own) => purposeOf(own.clause).mineCart && isUsable(t, seat, own, null, null),
  );
  if (ready.length === 0) return;
  const { own } = yield* t.ask(seat, {
    prompt: 'useCart',
    from: [
      ...ready.map((one) => ({ id: `cart${one.card}`, card: one.card, own: one })),
      { id: 'pass', declines: true as const, own: null },
    ],
    rules: ['EU-MINE-07'],
  });
  if (own !== null) yield* useTile(t, seat, [own], null, null);
}

/** An event may strike the miner and bring a cart; null: the hero has died of it. */
function* rockfall(t: Euthia, seat: Seat): Flow<boolean | null> {
  for (const event of t.cards(t.piles.event))
    for (const { when } of t.def(event).does)
      if (when === 'mining') return (yield* woundOutside(t, seat, 1, 'other')) ? true : null;
  return false;
}

export const isInChurch = (t: EuthiaReading, seat: Seat): boolean => {
  const { space } = t.state.heroes[seat];
  return isCentre(space) && landAt(t, space).special === 'church';
};

export const CHURCH_HEALS = 6;
/** EU-CHURCH-01, EU-CHURCH-02 */
export function healInChurch(t: Euthia, seat: Seat): void {
  t.state.heroes[seat].gold--;
  heal(t, seat, lessIfFouled(t, CHURCH_HEALS));
}
export function buyPotion(t: Euthia, seat: Seat): void {
  const hero = t.state.heroes[seat];
  hero.gold--;
  hero.potions++;
}

/** A pacified treasure space without a marker. EU-TREAS-01, EU-TREAS-03 */
export const canTakeTreasure = (t: EuthiaReading, seat: Seat): boolean => {
  const { space } = t.state.heroes[seat];
  const { marker, destroyed } = t.state.map;
  return (
    hexAt(t, space).treasure !== undefined &&
    !hasMonster(t, space) &&
    marker[space] === -1 &&
    !destroyed[space]
  );
};
export function* takeTreasure(t: Euthia, seat: Seat): Flow {
  const { space } = t.state.heroes[seat];
  t.state.map.marker[space] = seat;
  const card = drawTile(t, `treasure${hexAt(t, space).treasure!}`, t.piles.stage);
  if (card !== null) yield* takeTile(t, seat, card);
}

/** Each hero confronts each elemental once. EU-CONF-01, EU-CONF-02 */
export function canConfront(t: EuthiaReading, seat: Seat): boolean {
  const { space } = t.state.heroes[seat];
  return (
    hexAt(t, space).elemental !== undefined &&
    !hasMonster(t, space) &&
    !t.state.map.destroyed[space] &&
    toolsOf(t, space, seat) === 0 &&
    canPayFees(t, seat)
  );
}

/** Fee, marker, roll, result. EU-CONF-02 to EU-CONF-06 */
export function* confront(t: Euthia, seat: Seat): Flow<number> {
  const hero = t.state.heroes[seat];
  const { elemental } = hexAt(t, hero.space);
  yield* payFees(t, seat);
  setTools(t, hero.space, seat, 1); // EU-CONF-03
  t.tell('confronts', { seat, element: elemental! });
  const { value } = yield* heroRoll(t, seat, { confront: true, plus: confrontingBonus(t, seat) });
  const at = doing(seat, { rolled: value });
  for (const { when, fx } of t.content[`${elemental!}Elemental`].does)
    if (when === 'confronted') yield* resolve(t, at, fx ?? []); // EU-CONF-04
  for (const { clause } of wornClauses(t, seat, 'confronted'))
    if (!at.over) yield* resolve(t, at, clause.fx ?? []);
  return value;
}
const confrontingBonus = (t: EuthiaReading, _seat: Seat): number => {
  let bonus = 0;
  for (const event of t.cards(t.piles.event))
    for (const { when, fx } of t.def(event).does)
      if (when === 'confronting')
        for (const effect of fx ?? [])
          if ('clover' in effect && typeof effect.clover === 'number') bonus += effect.clover;
  return bonus;
};
