import type { Card, Flow } from '@tafelrunde/engine';
import { type Euthia, type Fight, NOWHERE, type Verbs } from '../shape.ts';
import type { Doing } from './doing.ts';
import { takeDamage } from './fightSteps.ts';
import { hexAt, nameOf, spacesOf } from './map.ts';

/** The pieces of scenarios that cards may touch. */

/** Health that a card lends an enemy goes with the card, and the enemy may fall of it. */
function toughnessLost(t: Euthia, fight: Fight, card: Card): Flow {
  for (const { when, fx } of t.def(card).does)
    if (when === 'permanent')
      for (const effect of fx ?? []) if ('maxHealth' in effect) fight.health -= effect.maxHealth;
  return takeDamage(t, fight, 0);
}

export function* pieceOf(t: Euthia, at: Doing, what: Verbs['piece']): Flow {
  const { seat } = at;
  const hero = t.state.heroes[seat];
  if (what.name === 'actionMarker') {
    hero.reserve = null;
    return;
  }
  if (what.name === 'rageCard') {
    const from = t.cards(t.piles.rage).filter((card) => t.def(card).stays === 'stage');
    if (from.length === 0) return;
    const { card } = yield* t.ask(seat, {
      prompt: 'discardRage',
      from: from.map((one) => ({ id: `rage${one}`, card: one })),
    });
    t.move(card, t.piles.rageDiscard);
    if (at.fight !== null) yield* toughnessLost(t, at.fight, card);
    return;
  }
  const destroyed = spacesOf(t).filter(
    (space) => t.state.map.destroyed[space] && hexAt(t, space).trade !== undefined,
  );
  if (destroyed.length === 0) return;
  const { to } = yield* t.ask(seat, {
    prompt: 'rebuild',
    from: [
      ...destroyed.map((to) => ({
        id: `at${to}`,
        space: nameOf(t, to),
        value: to,
        text: 'goTo',
        about: { space: nameOf(t, to) },
        to,
      })),
      { id: 'pass', declines: true as const, to: NOWHERE },
    ],
  });
  if (to !== NOWHERE) t.state.map.destroyed[to] = false;
}
