import type { Card, Flow, Seat } from '@tafelrunde/engine';
import type { Euthia, EuthiaReading } from '../shape.ts';
import { drawFrom, isAutomaton } from './supply.ts';
import { boardOf } from './tiles.ts';

/** Who plays the monster. EU-CTRL-01 to EU-CTRL-07 */
export function* choosesMonster(t: Euthia, hero: Seat): Flow<Seat | null> {
  if (isAutomaton(t)) return null;
  if (t.seats === 2) return 1 - hero;
  const taker = yield* takesControl(t, hero);
  return taker ?? turnControlCards(t, hero);
}

/** Everybody else who holds an own control card may take the monster: all at once, before any card is turned. EU-CTRL-05, EU-CTRL-06 */
function* takesControl(t: Euthia, hero: Seat): Flow<Seat | null> {
  const able = t
    .clockwise(hero)
    .slice(1)
    .filter((seat) => t.cards(t.piles.control[seat]).length > 0);
  if (able.length === 0) return null;
  const answers = yield* t.askAll(able, () => ({
    prompt: 'takeControl',
    about: { seat: hero },
    from: [{ id: 'take' }, { id: 'pass', declines: true as const }],
    rules: ['EU-CTRL-05'] as const,
    secret: true,
    final: true,
  }));
  const takers = able.filter((_, i) => answers[i].id === 'take');
  if (takers.length === 0) return null;
  const seat = t.pick(takers);
  t.move(t.top(t.piles.control[seat])!, t.piles.controlDiscard);
  t.tell('tookControl', { seat });
  return seat;
}

/** Cards are turned until one shows another hero; of own ones on the way the hero player keeps exactly one. EU-CTRL-02 to EU-CTRL-04 */
function turnControlCards(t: Euthia, hero: Seat): Seat {
  const { controlDeck, controlDiscard, control, stage } = t.piles;
  const own: Card[] = [];
  let seat: Seat | null = null;
  while (seat === null) {
    const card = drawFrom(t, controlDeck, controlDiscard, stage);
    if (card === null) break;
    const shown = seatOf(t, card);
    if (shown === hero) {
      own.push(card);
      continue;
    }
    seat = shown;
    t.move(card, controlDiscard);
  }
  own.forEach((card, i) => t.move(card, i === 0 ? control[hero] : controlDiscard));
  return seat ?? t.pick(t.clockwise(hero).slice(1));
}

const seatOf = (t: EuthiaReading, card: Card): Seat => {
  const { control } = t.def(card);
  return t.state.heroes.findIndex((_, seat) => boardOf(t, seat).hero === control);
};
