import {
  type Answer,
  type Checkpoint,
  clone,
  type Entry,
  isAnswer,
  type Json,
  Match,
  redeal,
  type Shape,
  KernelTable,
  type Viewer,
  viewerBit,
  viewOf,
  type Whole,
} from '@tafelrunde/engine';
import type { Court } from './law.ts';

/** What a viewer received during one step, to the byte. */
interface Received {
  readonly lines: string[];
  /** By question and seat, what was answered, also where it filled itself in. */
  readonly answers: ReadonlyMap<string, Answer>;
  /** Printed cards the viewer came to know, or whose back or set it could follow. */
  readonly seen: ReadonlySet<number>;
  /** Facts the viewer was told of printed cards. */
  readonly facts: readonly { readonly name: string; readonly prints: readonly number[] }[];
  readonly end: Checkpoint | null;
}

/**
 * The law that guards everything hidden. Take the step again in a second world that differs only in what the viewer does
 * not learn by its end, with the same answers and dice: whatever the viewer receives must be equal to the byte. Worlds in
 * which somebody else could not have answered the same are not comparable; they are not counted.
 */
export function checkViewer<G extends Shape>(
  court: Court<G>,
  match: Match<G>,
  from: Checkpoint,
  entries: readonly Entry[],
  viewer: Viewer,
  random: () => number,
): void {
  const given = entries.filter(isAnswer);
  let next = 0;
  const first = live(
    match,
    from,
    viewer,
    () => given[next++]?.answer ?? null,
    (m) => {
      const entry = given[next];
      return entry === undefined ? null : m.waiting.includes(entry.seat) ? entry.seat : null;
    },
  );
  if (first === null || first.end === null) return;
  const other = otherWorld(match, from, viewer, first, random);
  if (other === null) return;
  let comparable = true;
  let second: Received | null = null;
  let crash = '';
  try {
    second = live(
      match,
      other,
      viewer,
      (m, seat) => {
        const answer = first.answers.get(`${m.table.asked} ${seat}`);
        if (answer === undefined) comparable = false;
        return answer ?? null;
      },
      (m) => inOldOrder(m, first.answers),
    );
  } catch (thrown) {
    crash = String(thrown);
  }
  if (crash === '' && second === null) return;
  if (!comparable || (second !== null && differently(first, second))) return;
  const at = second === null ? -1 : firstDifference(first.lines, second.lines);
  court.hold('viewer', crash === '' && at === -1, () =>
    crash === ''
      ? `viewer ${viewer} sees a difference: ${first.lines[at] ?? 'nothing'} / ${second!.lines[at] ?? 'nothing'}`
      : `a redealt world breaks: ${crash}`,
  );
}

/** Of several seats that may answer now, the one that did so first in the first world. */
function inOldOrder<G extends Shape>(m: Match<G>, answers: ReadonlyMap<string, Answer>): number | null {
  const order = [...answers.keys()];
  const place = (seat: number): number => order.indexOf(`${m.table.asked} ${seat}`);
  return m.waiting.toSorted((a, b) => place(a) - place(b))[0] ?? null;
}

/** Somebody's answer filled itself in otherwise than in the first world: they would have acted differently. */
const differently = (first: Received, second: Received): boolean =>
  [...second.answers].some(([question, answer]) => {
    const before = first.answers.get(question);
    return before === undefined || JSON.stringify(before) !== JSON.stringify(answer);
  });

function firstDifference(a: readonly string[], b: readonly string[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) if (a[i] !== b[i]) return i;
  return -1;
}

/** Live one step from a checkpoint and note everything the viewer receives. Null if it cannot be lived. */
function live<G extends Shape>(
  match: Match<G>,
  from: Checkpoint,
  viewer: Viewer,
  answerOf: (m: Match<G>, seat: number) => Answer | null,
  seatOf: (m: Match<G>) => number | null,
): Received | null {
  const bit = viewerBit(viewer, match.seats);
  const seen = new Set<number>();
  const answers = new Map<string, Answer>();
  const facts: { name: string; prints: number[] }[] = [];
  const onTable = (t: KernelTable): void => {
    t.fact = (name, cards, to): void => {
      KernelTable.prototype.fact.call(t, name, cards, to);
      const told = to === 'all' || (typeof viewer === 'number' && to.includes(viewer));
      if (told) facts.push({ name, prints: cards.map((card) => t.whole.cards.print[card]) });
    };
    t.trace = (asked, question, answer) => answers.set(`${asked} ${question.seat}`, answer);
    t.witness = (card, known) => {
      const sight = t.layout.laid[t.at(card)].sight[viewer === 'watcher' ? t.seats : viewer];
      if ((known & bit) !== 0 || sight === 'set' || sight === 'backs') seen.add(t.whole.cards.print[card]);
    };
  };
  const start = { ...from, entries: 0, happened: 0 };
  const step = from.whole.step;
  // Noted when it comes: a step without a question leaves no checkpoint of its own, and only one of two worlds may stop there.
  let end: Checkpoint | null = null;
  const atStep = (t: KernelTable): void => {
    if (end === null && t.whole.step > step)
      end = { ...start, whole: clone(t.whole), happened: t.log!.happened.length };
  };
  const m = Match.at(match.game, { ...match.setup, onTable, atStep }, start, []);
  const lines: string[] = [];
  while (m.pending !== null && m.table.whole.step === step) {
    const seat = seatOf(m);
    if (seat === null) return null;
    // A secret question may stop in one world and not in the other; at all others both stand still and can be looked at.
    if (m.question(seat)!.ask.secret !== true) lines.push(JSON.stringify([m.asked, m.view(viewer)]));
    if (seat === viewer) lines.push(JSON.stringify(['asked', m.wire(seat), m.undoable(seat)]));
    const answer = answerOf(m, seat);
    if (answer === null) return null;
    answers.set(`${m.table.asked} ${seat}`, answer);
    const outcome = m.answer(seat, answer);
    if (!outcome.ok) {
      if (outcome.refusal.code === 'crashed') throw new Error(m.crash!.message);
      return null;
    }
  }
  if (end === null && m.result === null) return null;
  const last: Checkpoint = end ?? { ...start, whole: m.table.whole, happened: m.table.log!.happened.length };
  lines.push(
    ...m
      .told(viewer)
      .slice(0, countTold(m, viewer, last.happened))
      .map((event) => JSON.stringify(event)),
  );
  lines.push(JSON.stringify(viewAt(m, last, viewer)));
  return { lines, answers, seen, facts, end: last };
}

function countTold<G extends Shape>(m: Match<G>, viewer: Viewer, happened: number): number {
  const bit = viewerBit(viewer, m.seats);
  return m.table.log!.happened.slice(0, happened).filter((event) => (event.noticed & bit) !== 0).length;
}

function viewAt<G extends Shape>(m: Match<G>, at: Checkpoint, viewer: Viewer): unknown {
  const resumed = new KernelTable(m.game, m.seats, m.options, at.whole, 'view' as never);
  return viewOf(resumed, viewer);
}

/** The other world: dealt again at the start of the step, apart from what the viewer learns before its end. */
function otherWorld<G extends Shape>(
  match: Match<G>,
  from: Checkpoint,
  viewer: Viewer,
  first: Received,
  random: () => number,
): Checkpoint | null {
  for (let tries = 0; tries < 50; tries++) {
    const whole = clone(from.whole);
    const t = new KernelTable(match.game, match.seats, match.options, whole, 'other' as never);
    redeal(t, viewer, random, first.seen);
    keepRevealed(match, viewer, whole.game, from.whole.game, first.end!.whole.game);
    if (first.facts.every((fact) => stillHolds(match, fact, from.whole, whole)))
      return JSON.stringify(whole) === JSON.stringify(from.whole) ? null : { ...from, whole };
  }
  return null;
}

/** Would the fact be true in the other world, of the cards that lie there in the place of these? */
function stillHolds<G extends Shape>(
  match: Match<G>,
  { name, prints }: Received['facts'][number],
  here: Whole,
  there: Whole,
): boolean {
  const kinds = prints.map(
    (printed) => there.cards.kinds[there.cards.print[here.cards.print.indexOf(printed)]],
  );
  return match.game.facts![name](kinds);
}

/** Secret fields that changed or were given up during the step may have been shown: they stay as they were. */
function keepRevealed<G extends Shape>(
  match: Match<G>,
  viewer: Viewer,
  world: object,
  before: object,
  after: object,
): void {
  for (const secret of match.game.secrets ?? []) {
    const pattern = secret.path.split('.');
    for (const keys of paths(before, pattern, [])) {
      const was = readAt(before, keys);
      const stars = keys.filter((_, i) => pattern[i] === '*');
      const shown = match.result !== null || secret.sees(viewer, stars, after);
      if (shown || JSON.stringify(readAt(after, keys)) !== JSON.stringify(was)) writeAt(world, keys, was);
    }
  }
}

/** Is there a secret field now that somebody may not see? */
export function keepsSecrets<G extends Shape>({ game, seats, table }: Match<G>): boolean {
  const viewers: readonly Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'watcher'];
  const state: object = table.whole.game;
  return (game.secrets ?? []).some((secret) => {
    const pattern = secret.path.split('.');
    return paths(state, pattern, []).some((keys) => {
      const stars = keys.filter((_, i) => pattern[i] === '*');
      return viewers.some((viewer) => !secret.sees(viewer, stars, state));
    });
  });
}

function paths(value: unknown, pattern: readonly string[], keys: readonly string[]): string[][] {
  if (pattern.length === 0) return [[...keys]];
  if (typeof value !== 'object' || value === null) return [];
  const [head, ...rest] = pattern;
  const found = head === '*' ? Object.keys(value) : head in value ? [head] : [];
  return found.flatMap((key) => paths((value as Record<string, unknown>)[key], rest, [...keys, key]));
}

const readAt = (value: unknown, keys: readonly string[]): Json =>
  keys.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], value) as Json;

function writeAt(value: object, keys: readonly string[], item: Json): void {
  const holder = readAt(value, keys.slice(0, -1)) as Record<string, Json>;
  (keys.length === 1 ? (value as Record<string, Json>) : holder)[keys.at(-1)!] = item;
}
