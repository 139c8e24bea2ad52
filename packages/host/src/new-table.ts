import { commitmentTo, type Game, type OptionSpec, type Pack } from '@tafelrunde/engine';
import type { Me, NewTable, TableSummary } from '@tafelrunde/protocol';
import { randomHex, randomText } from './random.ts';
import { Refused } from './refusal.ts';
import type { StoredSeat, StoredTable } from './storing/stored.ts';
import { backInSeat, botSeat, FREE, personSeat } from './seats/seats.ts';

/** Tables are reached by their id alone, so nobody may guess one. */
const newId = (): string => randomText(12);

/** A secret for the chance of one match. Its commitment can be shown at once. */
export function newFairness(): StoredTable['fairness'] {
  const secret = randomHex(32);
  return { commitment: commitmentTo(secret), secret, nonces: [] };
}

/** Fill in the options a table did not choose, or say which one is wrong. */
export function settleOptions(game: Game, chosen: NewTable['options']): TableSummary['options'] {
  const specs = game.options as Record<string, OptionSpec>;
  for (const name of Object.keys(chosen))
    if (!Object.hasOwn(specs, name)) throw new Refused('bad-option', `options.${name}`);
  return Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => {
      const value = Object.hasOwn(chosen, name) ? chosen[name] : spec.default;
      if (!spec.choices.includes(value)) throw new Refused('bad-option', `options.${name}`);
      return [name, value];
    }),
  );
}

/** Who sits where, as the host wants it. The host's nonce belongs to their first seat. */
export function seatsFrom(game: Game, plan: NewTable['seats'], me: Me, nonce: string | null): StoredSeat[] {
  const [least, most] = game.seats;
  if (plan.length < least || plan.length > most) throw new Refused('bad-seats', 'seats');
  const own = plan.findIndex(({ who }) => who === 'me');
  return plan.map((seat, number): StoredSeat => {
    switch (seat.who) {
      case 'me':
        return personSeat(me, number === own ? nonce : null);
      case 'here':
        return { kind: 'person', person: me.person, name: seat.name, here: true, nonce: null };
      case 'bot':
        return botSeat(seat.level, number);
      case 'free':
        return FREE;
    }
  });
}

/** Where nobody has chosen seats: oneself first, then bots. */
export const usualSeats = (seats: number): NewTable['seats'] =>
  Array.from({ length: seats }, (_, seat) => (seat === 0 ? { who: 'me' } : { who: 'bot', level: 'normal' }));

/** The same people once more, as far as they are still guests. Of their nonces only that of the seat `own` is known. */
export async function seatsAgain(
  before: readonly StoredSeat[],
  { own, nonce }: { readonly own: number | undefined; readonly nonce: string | null },
  isGuest: (person: string) => Promise<boolean>,
): Promise<StoredSeat[]> {
  const seats: StoredSeat[] = [];
  for (const [number, sitter] of before.entries()) {
    const seat = backInSeat(sitter);
    if (seat.kind !== 'person') seats.push(seat);
    else seats.push((await isGuest(seat.person)) ? { ...seat, nonce: number === own ? nonce : null } : FREE);
  }
  return seats;
}

/** A guide leads one person, in the first seat, among as many bots as it wants, and has chosen the options. */
export function requireGuidable({ guide }: Game, { seats, options, clock }: NewTable): void {
  const [first, ...others] = seats;
  if (seats.length !== guide?.seats || first.who !== 'me' || others.some(({ who }) => who !== 'bot'))
    throw new Refused('bad-seats', 'seats');
  if (Object.keys(options).length > 0) throw new Refused('bad-option', 'options');
  if (clock !== undefined) throw new Refused('bad-clock', 'clock');
}

interface Plan extends Pick<StoredTable, 'host' | 'seats' | 'options' | 'open'> {
  /** Promised before; without it a new one. */
  readonly fairness?: StoredTable['fairness'];
  readonly pack?: Pack | null;
  readonly origin?: StoredTable['origin'];
  readonly clock?: StoredTable['clock'];
  readonly guided?: boolean;
  readonly pokerFace?: boolean;
  readonly patience?: number;
}

/** Seconds a table waits for somebody before the others may go on without them, where its host set nothing: a day. */
const PATIENCE = 86_400;

/** A table nobody has played at. */
export function freshTable(game: Game, plan: Plan): StoredTable {
  const now = Date.now();
  const {
    host,
    seats,
    options,
    open,
    fairness = newFairness(),
    pack = null,
    origin = null,
    clock = null,
    guided = false,
    pokerFace = true,
    patience = PATIENCE,
  } = plan;
  return {
    id: newId(),
    game: game.id,
    version: game.version,
    options,
    state: 'waiting',
    open,
    host,
    fairness,
    guided,
    pokerFace,
    patience,
    resigned: [],
    pack,
    origin,
    renewal: [],
    proposal: null,
    seats,
    holders: [],
    asked: [],
    since: now,
    botAsked: false,
    result: null,
    clock,
    times: null,
    rematch: null,
    createdAt: now,
    revision: 0,
  };
}
