import { type Card, type Flow, type Option, perform, type SceneAt, type Seat } from '@tafelrunde/engine';
import type { Cast, Talisman, TalismanShape } from '../shape.ts';
import { atLeast, rollOne } from './fate.ts';
import { settle } from './settle.ts';
import { drawSpells, roomForSpell } from './spells.ts';
import { has } from './stats.ts';

/** Cast a Spell: announce it, aim it, let others answer it, and let it work. TA-SPELL-08 */
export function* castSpell(
  t: Talisman,
  seat: Seat,
  card: Card,
  during: SceneAt<TalismanShape>,
): Flow<'replaced' | void> {
  const { hand, stage, spellDiscard } = t.piles;
  t.state.players[seat].casts--; // TA-SPELL-11
  t.setNote(card, null); // Nobody learns from it when it was declined.
  const result = yield* t.holding(card, stage, spellDiscard, () => announced(t, seat, card, during));
  yield* settle(t, seat); // TA-SPELL-05: before this Spell, or another one, comes into the hand
  if (has(t, seat, 'keepsSpells') && t.at(card) === spellDiscard && roomForSpell(t, seat)) {
    const rolled = yield* rollOne(t, seat, 'keepSpell', atLeast(5));
    if (rolled >= 5 && t.at(card) === spellDiscard && roomForSpell(t, seat)) t.move(card, hand[seat]);
  }
  if (t.cards(hand[seat]).length === 0 && has(t, seat, 'alwaysSpell')) yield* drawSpells(t, seat, 1);
  return result;
}

/** While the Spell lies on the stage. */
function* announced(
  t: Talisman,
  seat: Seat,
  card: Card,
  during: SceneAt<TalismanShape>,
): Flow<'replaced' | void> {
  const casting = t.def(card).cast!;
  t.tell('cast', { seat, kind: t.kind(card) });
  const aim = casting.aim === undefined ? null : yield* aimAt(t, seat, card, casting.aim(t, seat, during));
  const target = aim?.seat ?? null;
  const scene: Cast = { type: 'cast', seat, card, target, more: [] };
  const answered = yield* t.windowOnStage('casting', scene);
  if (answered === 'replaced') {
    t.tell('countered', { seat, kind: t.kind(card) });
    return undefined;
  }
  // A Spell may have been turned elsewhere by the answer.
  const now = scene.target !== target && scene.target !== null ? { ...aim!, seat: scene.target } : aim;
  const result = yield* perform(t.def(card).cast!.run(t, seat, now, during, card));
  for (const other of scene.more)
    yield* perform(t.def(card).cast!.run(t, seat, { ...aim!, seat: other }, during, card));
  return result;
}

function* aimAt(t: Talisman, seat: Seat, card: Card, from: readonly Option[]): Flow<Option> {
  return yield* t.ask(seat, {
    prompt: 'aim',
    about: { kind: t.kind(card) },
    from,
    rules: ['TA-SPELL-08', 'TA-SPELL-09'],
  });
}
