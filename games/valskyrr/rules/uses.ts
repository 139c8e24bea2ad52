import type { Card, Seat } from '@tafelrunde/engine';
import type { Action, ListenerClause, Often, Valskyrr } from '../shape.ts';
import { activeEncounter } from './places.ts';
import { limitOf } from './statics.ts';

/** How often a text may be used: once in each own turn, in each round, or while the same encounter is active. */

const keyOf = (card: Card, index: number, seat: Seat | null, what: 'action' | 'clause'): string =>
  `${what} ${card} ${index}${seat === null ? '' : ` ${seat}`}`;

interface Limited {
  readonly limit?: Often;
  readonly name?: Action['name'];
}

/** Whether a card's text has been used as often as it may, or may not be used now. */
function spent(t: Valskyrr, seat: Seat | null, limit: Often, name: Action['name'], key: string): boolean {
  const { used, turn, heroes } = t.state;
  if (name !== undefined && limitOf(t, name, 1, seat) === Number.POSITIVE_INFINITY) return false;
  switch (limit) {
    case 'turn':
      // Only in the own turn.
      return seat === null || (turn !== seat && !(t.options.combinedTurns && !heroes[seat].turnOver))
        ? true
        : used.turn.includes(key);
    case 'round':
    case 'roundPerHero':
      return used.round.includes(key);
    case 'encounter':
      return activeEncounter(t) === null || used.encounter.includes(key);
  }
}

function note(t: Valskyrr, { limit }: Limited, key: string): void {
  if (limit === undefined) return;
  const list = t.state.used[limit === 'roundPerHero' ? 'round' : limit];
  if (!list.includes(key)) list.push(key);
}

/** Options of an encounter are counted for each hero. */
const perHero = (t: Valskyrr, card: Card, seat: Seat): Seat | null =>
  t.def(card).sort === 'encounter' ? seat : null;

export const isUsed = (t: Valskyrr, seat: Seat, card: Card, action: Action, index: number): boolean =>
  action.limit !== undefined &&
  spent(t, seat, action.limit, action.name, keyOf(card, index, perHero(t, card, seat), 'action'));
export const noteUse = (t: Valskyrr, seat: Seat, card: Card, action: Action, index: number): void => {
  if (action.limit !== undefined) note(t, action, keyOf(card, index, perHero(t, card, seat), 'action'));
};

export const clauseSpent = (
  t: Valskyrr,
  seat: Seat | null,
  card: Card,
  clause: ListenerClause,
  index: number,
): boolean =>
  clause.limit !== undefined &&
  spent(
    t,
    seat,
    clause.limit,
    clause.name,
    keyOf(card, index, clause.limit === 'roundPerHero' ? seat : null, 'clause'),
  );
export const noteClause = (
  t: Valskyrr,
  seat: Seat | null,
  card: Card,
  clause: ListenerClause,
  index: number,
): void => note(t, clause, keyOf(card, index, clause.limit === 'roundPerHero' ? seat : null, 'clause'));
