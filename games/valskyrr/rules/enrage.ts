import { type Card, cardOption, type Flow, type Seat } from '@tafelrunde/engine';
import type { Valskyrr } from '../shape.ts';
import { carryOut } from './effects.ts';
import { Frame } from './frame.ts';
import { settleKills } from './kills.ts';
import { faceOf, marked, marksOf } from './marks.ts';
import { cancelled, open } from './moments.ts';
import { inPlay, pursuedBy } from './places.ts';
import { isForbidden } from './statics.ts';

/** Those that may be chosen: vicious ones first, never one that is enraged already. VA-ENRAGE-01, -02, -08 */
export function toEnrage(t: Valskyrr, among: readonly Card[]): readonly Card[] {
  const free = among.filter(
    (card) => !marksOf(t, card).enraged && !isForbidden(t, 'enrage', { enemy: card }),
  );
  const vicious = free.filter((card) => faceOf(t, card).vicious);
  return vicious.length > 0 ? vicious : free;
}

/** A player must enrage an enemy in the own hero area, if there is one. VA-ENRAGE-03, VA-ENRAGE-09 */
export function* enrageOwn(t: Valskyrr, seat: Seat): Flow {
  const from = toEnrage(t, t.cards(t.piles.pursuers[seat]));
  if (from.length === 0) return;
  const { card } = yield* t.ask(seat, {
    prompt: 'enrage',
    from: from.map((one) => cardOption(one)),
    rules: ['VA-ENRAGE-01', 'VA-ENRAGE-02'],
  });
  yield* enrageEnemy(t, card);
}

/** Turn it, carry out its text, turn it back if the text says so. VA-ENRAGE-04, VA-ENRAGE-06, VA-ENRAGE-07 */
export function* enrageEnemy(t: Valskyrr, enemy: Card): Flow {
  if (!inPlay(t, enemy) || marksOf(t, enemy).enraged || isForbidden(t, 'enrage', { enemy })) return;
  const { enrage } = faceOf(t, enemy);
  marked(t, enemy).enraged = true;
  t.tell('enraged', { kind: t.kind(enemy) });
  const stopped = yield* cancelled(t, 'enrageStart', { seat: pursuedBy(t, enemy), enemy });
  if (enrage !== null && !stopped && inPlay(t, enemy)) {
    yield* carryOut(new Frame(t, { seat: null, card: enemy, doing: null, moment: null }), enrage.does);
    if (enrage.calm && inPlay(t, enemy)) calmEnemy(t, enemy);
    yield* settleKills(t, null);
  }
  yield* open(t, 'enemyEnraged', { seat: pursuedBy(t, enemy), enemy });
}

/** VA-ENRAGE-10 */
export function calmEnemy(t: Valskyrr, enemy: Card): boolean {
  if (!marksOf(t, enemy).enraged) return false;
  marked(t, enemy).enraged = false;
  t.tell('calmed', { kind: t.kind(enemy) });
  return true;
}
