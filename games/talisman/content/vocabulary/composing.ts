import {
  type Act,
  type Card,
  deedOption,
  type Flow,
  type Option,
  PASS,
  perform,
  type Seat,
  seatOption,
} from '@tafelrunde/engine';
import * as change from '../../rules/change.ts';
import { inOneMoment } from '../../rules/crown.ts';
import { asksIgnoring } from '../../rules/lasting.ts';
import { shedSurplus } from '../../rules/objects.ts';
import { everybody, isPlaying } from '../../rules/stats.ts';
import { checkVictory } from '../../rules/victory.ts';
import { mayAcceptQuest } from '../../rules/warlock.ts';
import { type Alignment, type Effect, type Talisman } from '../../shape.ts';
import { regionOf } from '../../shape/spaces.ts';
import { aQuest, nothing } from './gains.ts';

/** One sentence after the other; what the first leaves too much of goes before the next one. TA-CARRY-03, TA-SPELL-04 */
export const all = (...effects: readonly Effect[]): Effect =>
  function* (t, seat, by) {
    for (const effect of effects) {
      yield* perform(effect(t, seat, by));
      yield* shedSurplus(t, seat);
    }
  };

/** By alignment; those left out are not concerned. */
export const byAlignment =
  (effects: Partial<Record<Alignment, Effect>>): Effect =>
  (t, seat, by) =>
    effects[t.state.players[seat].alignment]?.(t, seat, by);

/** The player chooses; `options` name the texts, `costs` those of them that cost something. What does nothing declines. */
export const choose = (options: Readonly<Record<string, Effect>>, ...costs: readonly string[]): Effect =>
  choosing(options, costs, false);

function choosing(
  options: Readonly<Record<string, Effect>>,
  costs: readonly string[],
  isVisit: boolean,
): Effect {
  const from = Object.entries(options).map(([id, effect]): Option & { readonly effect: Effect } => ({
    id,
    does: id,
    effect,
    ...(costs.includes(id) && { commits: 'costs' }),
    ...(effect === nothing && { declines: true }),
  }));
  return function* (t, seat, by) {
    const about = { kind: kindOf(t, by), ...(isVisit && { isVisit }) };
    const { effect } = yield* t.ask(seat, { prompt: 'choose', about, from });
    yield* perform(effect(t, seat, by));
  };
}
/** One of those who live here is visited. */
export const chooseHost = (options: Readonly<Record<string, Effect>>): Effect => choosing(options, [], true);

/** May, or may not. */
export const may = (effect: Effect, commits?: Option['commits']): Effect =>
  function* (t, seat, by) {
    const from: Option[] = [
      commits === undefined ? deedOption('accept') : deedOption('accept', { commits }),
      PASS,
    ];
    const { declines } = yield* t.ask(seat, { prompt: 'may', about: { kind: kindOf(t, by) }, from });
    if (!declines) yield* perform(effect(t, seat, by));
  };
/** A quest, if wanted: not offered to whoever can have none. */
export const mayTakeQuest: Effect = (t, seat, by) =>
  mayAcceptQuest(t, seat) ? may(aQuest)(t, seat, by) : undefined;
/** What happens to whoever does not pay, and what it is called. */
interface Refusal {
  readonly text: string;
  readonly effect: Effect;
}
/** For gold: offered only to whoever has it. Not to pay costs nothing unless `refusal` says so. */
export const forGold = (gold: number, effect: Effect, refusal: Refusal | null = null): Effect =>
  function* (t, seat, by) {
    const from: Option[] = [
      {
        ...change.payOption(gold),
        ...(t.state.players[seat].gold < gold ? { no: 'TA-STAT-01' } : {}),
      },
      refusal === null ? PASS : { id: 'pass', text: refusal.text, does: refusal.text, commits: 'costs' },
    ];
    const { value } = yield* t.ask(seat, {
      prompt: 'payFor',
      about: { kind: kindOf(t, by), gold },
      from,
    });
    if (value === undefined) yield* perform(refusal?.effect(t, seat, by));
    else if (change.pay(t, seat, gold)) yield* perform(effect(t, seat, by));
  };

/** The card a sentence stands on; null for a space. */
export const kindOf = (t: Talisman, by: Card | null): string | null => (by === null ? null : t.kind(by));

/** Everybody, from the one who met it on; or everybody in the same region. */
export const everyone =
  (effect: Effect): Effect =>
  (t, seat, by) =>
    each(t, everybody(t, seat), effect, by);
export const wholeRegion =
  (effect: Effect): Effect =>
  (t, seat, by) => {
    const region = regionOf(t.state.players[seat].space);
    const there = everybody(t, seat).filter((other) => regionOf(t.state.players[other].space) === region);
    return each(t, there, effect, by);
  };
/** TA-CROWN-07: where the last of them fall together, nobody is left to win. */
function* each(t: Talisman, seats: readonly Seat[], effect: Effect, by: Card | null): Flow {
  yield* inOneMoment(t, () => befall(t, seats, effect, by));
  yield* checkVictory(t);
}
function* befall(t: Talisman, seats: readonly Seat[], effect: Effect, by: Card | null): Flow {
  for (const seat of seats) {
    if (!isPlaying(t, seat) || (by !== null && (yield* asksIgnoring(t, seat, by)))) continue;
    yield* perform(effect(t, seat, by));
  }
}
/** Another character, of the player's choice. */
export const another = (effect: (t: Talisman, other: Seat, seat: Seat, by: Card | null) => Act): Effect =>
  function* (t, seat, by) {
    const from = everybody(t, seat)
      .filter((other) => other !== seat)
      .map((other) => seatOption(other));
    if (from.length === 0) return;
    const chosen = yield* t.ask(seat, { prompt: 'another', about: { kind: kindOf(t, by) }, from });
    yield* perform(effect(t, chosen.seat, seat, by));
  };
