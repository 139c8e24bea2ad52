import { type Card, type Flow, type Option, perform, type Seat } from '@tafelrunde/engine';
import type { CardDef } from '../shape/cards.ts';
import type { Thunderstone } from '../shape.ts';
import { handOf, isLaidOut, turnOf } from './party.ts';

/** A trap works the moment it is revealed, and is then destroyed unless it has found another place. TH-TRAP-03, TH-TRAP-05 */
export function* springTrap(t: Thunderstone, active: Seat, trap: Card): Flow {
  const def = t.def(trap);
  t.tell('trap', { kind: def.kind, seat: active });
  const hit = yield* whoIsHit(t, active, def);
  yield* perform(def.spring!(t, active, hit, trap));
  if (t.at(trap) === t.piles.revealed) t.move(trap, t.piles.trash); // TH-TRAP-08
}

/** TH-TRAP-06: whom the card names, clockwise from the active seat, less those who foresaw it. */
function* whoIsHit(t: Thunderstone, active: Seat, def: CardDef): Flow<readonly Seat[]> {
  let seats: readonly Seat[] = t.clockwise(active);
  if (def.hits === 'active') seats = [active];
  else if (def.hits === 'others') seats = seats.slice(1);
  return yield* unforeseen(t, seats);
}

/** TH-CARD-24: whoever shows an elixir is spared and keeps it. Asked are all who could hold one, in secret. */
function* unforeseen(t: Thunderstone, seats: readonly Seat[]): Flow<readonly Seat[]> {
  if (!t.state.sets.village.some((kind) => t.content[kind].foresees)) return seats;
  const asked = seats.filter((seat) => handOf(t, seat).length > 0);
  if (asked.length === 0) return seats;
  const answers = yield* t.askAll(asked, (seat) => {
    const from: Option[] = [{ id: 'suffer', declines: true }];
    for (const card of handOf(t, seat))
      if (t.def(card).foresees) from.push({ id: `show${card}`, card, text: 'foresee' });
    return { prompt: 'foresee', from, secret: true, final: true, rules: ['TH-CARD-24'] };
  });
  const spared = new Set<Seat>();
  asked.forEach((seat, i) => {
    const { card } = answers[i];
    if (card === undefined) return;
    if (!isLaidOut(t, seat)) t.show([card], 'all');
    t.tell('foreseen', { seat, kind: t.kind(card) });
    const turn = turnOf(t);
    if (turn?.seat === seat) turn.spellUsed = true; // TH-TRAIT-17
    spared.add(seat);
  });
  return seats.filter((seat) => !spared.has(seat));
}
