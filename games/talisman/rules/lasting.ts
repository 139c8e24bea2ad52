import { type Card, deedOption, done, type Flow, type Seat } from '@tafelrunde/engine';
import type { Alignment, LastingKind, Talisman } from '../shape.ts';
import { discard } from './decks.ts';
import { dropBarred } from './objects.ts';
import { has, isPlaying } from './stats.ts';

/** TA-ENC-11: an effect that lasts for rounds, counted in the turns of whoever caused it. */
export function begin(
  t: Talisman,
  what: LastingKind,
  seat: Seat,
  rounds: number,
  about: { whom?: Seat; space?: number; card?: Card | null; before?: Alignment } = {},
): void {
  const { whom = null, space = null, card = null, before } = about;
  // TA-ENC-12: met again, a lasting card neither starts again nor lasts longer.
  if (card !== null && t.state.lasting.some((entry) => entry.card === card && entry.what === what)) return;
  t.state.lasting.push({
    what,
    seat,
    rounds,
    whom,
    space,
    card,
    ...(before === undefined ? {} : { before }),
  });
}

/** Is this card the marker of something that is still in force? */
export const lasts = (t: Talisman, card: Card): boolean =>
  t.state.lasting.some((entry) => entry.card === card);

/** May this character let an Event pass, and does it? */
export const asksIgnoring = (t: Talisman, seat: Seat, card: Card): Flow<boolean> =>
  t.def(card).type === 'event' && isPlaying(t, seat) && has(t, seat, 'eventproof')
    ? offersIgnoring(t, seat, card)
    : done(false);
function* offersIgnoring(t: Talisman, seat: Seat, card: Card): Flow<boolean> {
  const from = [deedOption('ignore'), deedOption('follow')];
  const { id } = yield* t.ask(seat, { prompt: 'ignoreEvent', about: { kind: t.kind(card) }, from });
  return id === 'ignore';
}
/** What this card has brought about does not concern the seat. */
export function spare(t: Talisman, seat: Seat, card: Card): void {
  for (const entry of t.state.lasting) if (entry.card === card) (entry.spared ??= []).push(seat);
}

/** At the start of every own turn of the seat that caused it. */
export function tick(t: Talisman, seat: Seat): void {
  const { lasting } = t.state;
  if (lasting.length === 0) return;
  for (const entry of lasting.slice()) {
    if (entry.seat !== seat || --entry.rounds > 0) continue;
    end(t, lasting.indexOf(entry));
  }
}
/** What this card has brought about is over, because the card itself goes. */
export function lift(t: Talisman, card: Card): void {
  const { lasting } = t.state;
  for (let i = lasting.length - 1; i >= 0; i--) if (lasting[i].card === card) lasting.splice(i, 1);
}
/** A card on the board is gone, and with it whatever it has brought about. */
export function removeCard(t: Talisman, card: Card): void {
  lift(t, card);
  discard(t, card);
}
/** Where somebody's alignment is another for a while: what it was before, and will be again. */
export const alignmentBefore = (t: Talisman, seat: Seat): Alignment | null =>
  t.state.lasting.find(({ what, whom }) => what === 'alignment' && whom === seat)?.before ?? null;
/** A new alignment of its own, or a new character, is not taken back. */
export function keepAlignment(t: Talisman, seat: Seat): void {
  const { lasting } = t.state;
  for (let i = lasting.length - 1; i >= 0; i--)
    if (lasting[i].what === 'alignment' && lasting[i].whom === seat) lasting.splice(i, 1);
}
/** Whatever was aimed at a character is over with it: the next one of its player begins unburdened. */
export function liftFrom(t: Talisman, seat: Seat): void {
  keepAlignment(t, seat);
  const { lasting } = t.state;
  for (let i = lasting.length - 1; i >= 0; i--) {
    const { whom, spared } = lasting[i];
    if (spared?.includes(seat) === true) lasting[i].spared = spared.filter((other) => other !== seat);
    if (whom === seat) end(t, i);
  }
}
function end(t: Talisman, index: number): void {
  const [{ what, card, whom, before }] = t.state.lasting.splice(index, 1);
  if (what === 'stasis' && card !== null) t.move(card, t.piles.adventure);
  if (before !== undefined && whom !== null && isPlaying(t, whom)) {
    t.state.players[whom].alignment = before;
    t.tell('alignment', { seat: whom, alignment: before });
    dropBarred(t, whom); // TA-ALIGN-04
  }
  if (card !== null && t.piles.space.includes(t.at(card))) discard(t, card);
}

/** Something that lasted until it had its effect once. */
export function endWhere(t: Talisman, test: (entry: Talisman['state']['lasting'][number]) => boolean): void {
  if (t.state.lasting.length === 0) return;
  for (const entry of t.state.lasting.slice()) if (test(entry)) end(t, t.state.lasting.indexOf(entry));
}
