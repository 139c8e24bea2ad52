import * as v from 'valibot';
import { MARKS } from './marks.ts';
import { botLevels } from './table.ts';
import { CHAT, NAME, shownText } from './text.ts';

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

/** Chance the server has committed to (`POST /api/chance`), and the nonce the host adds to it. */
const chance = v.strictObject({
  commitment: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u)),
  nonce,
});
export type ChosenChance = v.InferOutput<typeof chance>;

/** What somebody asks the table for. Nothing of it happens before the others agree. */
const wish = v.variant('kind', [
  /** Go back to before one's own last answer, or one's first answer of this turn. */
  v.strictObject({ kind: v.literal('back'), to: v.picklist(['answer', 'turn']) }),
  /** End the match; nobody has won. */
  v.strictObject({ kind: v.literal('end') }),
  /** Go on without somebody who stays away: a bot takes their seat until they come back, or it is free for another person. */
  v.strictObject({
    kind: v.literal('goOn'),
    without: seat,
    to: v.picklist([...botLevels, 'free']),
  }),
]);
export type Wish = v.InferOutput<typeof wish>;

/** A seat or `watcher`, as the key of an object. */
const viewer = v.pipe(v.string(), v.regex(/^(?:\d{1,2}|watcher)$/));

export const clientMessage = v.variant('type', [
  /**
   * First of all: which protocol, and by viewer (`0`, `1`, `watcher`) how many events are known already, and the marks of the
   * last of them, by which the server sees whether they still hold.
   */
  v.strictObject({
    type: v.literal('hello'),
    protocol: v.number(),
    seen: v.optional(v.record(viewer, v.pipe(v.number(), v.integer(), v.minValue(0))), {}),
    marks: v.optional(
      v.record(viewer, v.pipe(v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/))), v.maxLength(MARKS))),
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
  /** Ask everybody for something; without `wish`: to go back to before one's own last answer. */
  v.strictObject({ type: v.literal('propose'), id, seat, wish: v.optional(wish) }),
  v.strictObject({ type: v.literal('agree'), id, seat, yes: v.boolean() }),
  /**
   * Advise on a question that another seat answers for all (`asked.shared`): point at an option, or ask to wait; null takes it
   * back.
   */
  v.strictObject({
    type: v.literal('advise'),
    id,
    seat,
    says: v.nullable(
      v.union([
        v.strictObject({ option: v.pipe(v.string(), v.maxLength(200)) }),
        v.strictObject({ wait: v.literal(true) }),
      ]),
    ),
  }),
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
  /** Heartbeat: a client notices a dead connection by the missing reply. `hidden`: the tab is open in the background. */
  v.strictObject({ type: v.literal('beat'), id, hidden: v.optional(v.boolean()) }),
  v.strictObject({ type: v.literal('leave'), id, seat }),
  /** Give up, for good: a bot plays on, or the match ends where nobody is left to play on for. */
  v.strictObject({ type: v.literal('resign'), id, seat }),
  /**
   * Give one's seat to a bot, or free it for somebody else. The host may do so for free seats and bots, before the
   * match has begun for anybody; in a running match every player may seat a bot in a free seat.
   */
  v.strictObject({
    type: v.literal('handOver'),
    id,
    seat,
    to: v.picklist([...botLevels, 'free']),
  }),
  v.strictObject({ type: v.literal('start'), id }),
  v.strictObject({ type: v.literal('rematch'), id, chance: v.optional(chance) }),
  /** The rules were renewed and the step has to begin again: this seat agrees. */
  v.strictObject({ type: v.literal('renew'), id, seat }),
  v.strictObject({
    type: v.literal('chat'),
    id,
    text: shownText(CHAT),
  }),
  /**
   * Nobody hears what this person says in the chat any more, or does again. `watchers` are all who have no seat here. For the
   * host and every player; only the host mutes a player.
   */
  v.strictObject({
    type: v.literal('mute'),
    id,
    person: v.pipe(v.string(), v.minLength(1), v.maxLength(32)),
    on: v.boolean(),
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
    name: shownText(NAME),
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
  /** The game's guide lays out the table and explains it to the person in the first seat, among bots. */
  guided: v.optional(v.boolean()),
  /** False: friends who trust one another do without the poker face, and without its delay. */
  pokerFace: v.optional(v.boolean()),
  /** Seconds after which the table may go on without somebody it waits for, if the others agree; without it a day. */
  patience: v.optional(v.pipe(v.number(), v.integer(), v.minValue(60), v.maxValue(14 * 86_400))),
  /** See `clock`; checked by its own schema, so that a wrong one is refused as what it is. */
  clock: v.optional(v.looseObject({ kind: v.string() })),
});
export type NewTable = v.InferOutput<typeof newTable>;

const moment = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Play on from a moment of a match that is over: after its first `at` entries, with the seats in `seats`. */
export const newFork = v.strictObject({
  at: moment,
  seats,
  open: v.optional(v.boolean(), false),
  chance: v.optional(chance),
});
export type NewFork = v.InferOutput<typeof newFork>;

/** A record to look at, or to play on from after its first `upTo` entries, with the seats in `seats`. */
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
  name: shownText(NAME),
});
