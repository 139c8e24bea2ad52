import * as v from 'valibot';
import { MARKS } from './marks.ts';
import { botLevels } from './table.ts';

/** Everything a client may send over a table's socket. `id` comes back with the reply. */
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const prompt = v.pipe(v.string(), v.maxLength(200));
const point = v.strictObject({ x: v.number(), y: v.number() });
const answer = v.union([
  v.pipe(v.string(), v.maxLength(200)),
  v.number(),
  v.boolean(),
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(500)),
  v.pipe(v.array(point), v.maxLength(500)),
]);

const nonce = v.pipe(v.string(), v.minLength(8), v.maxLength(64));

/** Chance the server has promised (`POST /api/chance`), and what whoever puts up the table adds to it. */
const chance = v.strictObject({
  commitment: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u)),
  nonce,
});
export type ChosenChance = v.InferOutput<typeof chance>;

export const clientMessage = v.variant('type', [
  /**
   * First of all: which protocol, and by viewer (`0`, `1`, `watcher`) how many events are known already, and the marks of the
   * last of them, by which the server sees whether they still hold.
   */
  v.strictObject({
    type: v.literal('hello'),
    protocol: v.number(),
    seen: v.optional(v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))), {}),
    marks: v.optional(
      v.record(v.string(), v.pipe(v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/))), v.maxLength(MARKS))),
      {},
    ),
  }),
  /** Answer the question that carries this ticket. Sending it again does no harm. */
  v.strictObject({
    type: v.literal('answer'),
    id,
    seat,
    ticket: v.pipe(v.string(), v.maxLength(64)),
    answer,
  }),
  v.strictObject({ type: v.literal('undo'), id, seat, how: v.picklist(['answer', 'step']) }),
  /** Ask everybody to go back to before one's own last answer. */
  v.strictObject({ type: v.literal('propose'), id, seat }),
  v.strictObject({ type: v.literal('agree'), id, seat, yes: v.boolean() }),
  /** "Always pass for me" and "always stop me here". */
  v.strictObject({ type: v.literal('always'), id, seat, prompt, answer: v.nullable(answer) }),
  v.strictObject({ type: v.literal('stopAt'), id, seat, prompt, on: v.boolean() }),
  /** Sit down at a free seat; add a nonce to the chance of a match that has not begun. */
  v.strictObject({
    type: v.literal('sit'),
    id,
    seat,
    nonce: v.optional(nonce),
  }),
  /** Is anybody there? Only the reply matters: a wire that has died in silence is noticed by its absence. */
  /** `hidden`: the window is open, but nobody can see it. */
  v.strictObject({ type: v.literal('beat'), id, hidden: v.optional(v.boolean()) }),
  v.strictObject({ type: v.literal('leave'), id, seat }),
  /**
   * Give one's seat to a bot, or free it for somebody else. The host may do so for free seats and bots, before the
   * match has begun for anybody; in a match that is on, whoever plays may seat a bot where nobody sits.
   */
  v.strictObject({
    type: v.literal('handOver'),
    id,
    seat,
    to: v.picklist([...botLevels, 'free']),
  }),
  v.strictObject({ type: v.literal('start'), id }),
  v.strictObject({ type: v.literal('rematch'), id, chance: v.optional(chance) }),
  /** The rules were renewed and the step has to begin anew: this seat does not mind. */
  v.strictObject({ type: v.literal('renew'), id, seat }),
  v.strictObject({
    type: v.literal('chat'),
    id,
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessage>;

/** A seat as a new table plans it: oneself, somebody by link, a bot, or a further person at one's own screen. */
const seatPlan = v.variant('who', [
  v.strictObject({ who: v.literal('me') }),
  v.strictObject({ who: v.literal('free') }),
  v.strictObject({ who: v.literal('bot'), level: v.picklist(botLevels) }),
  v.strictObject({
    who: v.literal('here'),
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  }),
]);

const seats = v.pipe(v.array(seatPlan), v.minLength(1), v.maxLength(16));

export const newTable = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(64)),
  options: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])), {}),
  seats,
  open: v.boolean(),
  chance: v.optional(chance),
  /** A content pack, as its file says it. */
  pack: v.optional(v.looseObject({})),
  /** The game's guide lays out the table and explains it to whoever sits in the first seat, among bots. */
  guided: v.optional(v.boolean()),
  /** See `clock`; checked by its own schema, so that a wrong one is refused as what it is. */
  clock: v.optional(v.looseObject({ kind: v.string() })),
});
export type NewTable = v.InferOutput<typeof newTable>;

const moment = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Play on from a moment of a match that is over: after its first `at` entries, by whoever `seats` names. */
export const newFork = v.strictObject({
  at: moment,
  seats,
  open: v.optional(v.boolean(), false),
  chance: v.optional(chance),
});
export type NewFork = v.InferOutput<typeof newFork>;

/** A record to look at, or to play on from after its first `upTo` entries, by whoever `seats` names. */
export const newImport = v.strictObject({
  /** The file as it was exported. */
  record: v.pipe(v.string(), v.maxLength(2_000_000)),
  upTo: v.optional(moment),
  seats: v.optional(seats),
  open: v.optional(v.boolean()),
  chance: v.optional(chance),
});
export type NewImport = v.InferOutput<typeof newImport>;

/** The code that carries a guest to another browser. */
export const carryCode = v.strictObject({ code: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)) });

export const newName = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
});
