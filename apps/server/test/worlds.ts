import {
  type AnswerEntry,
  type Checkpoint,
  clone,
  type Entry,
  isAnswer,
  Match,
  redeal,
  KernelTable,
  viewerBit,
  type Viewer,
} from '@tafelrunde/engine';

export type Given = Pick<AnswerEntry, 'seat' | 'answer'>;

/** A step in one world: where it begins, and what is answered in it. */
export interface World {
  readonly from: Checkpoint;
  readonly given: readonly Given[];
}

/** What happened in a step, and what one viewer came to know by it. */
interface Lived {
  readonly given: readonly Given[];
  /** The question and seat of the answer that ended it: the same word may answer another question. */
  readonly last: string;
  /** By question and seat what was answered, also where it filled itself in. */
  readonly answers: ReadonlyMap<string, string>;
  readonly seen: ReadonlySet<number>;
  /** The secret question after it at which somebody was stopped. */
  readonly stopped: number | null;
  readonly facts: readonly { readonly name: string; readonly prints: readonly number[] }[];
  /** What the state hid when it began is still there: nothing of it was laid open. */
  readonly hidden: boolean;
}

/** What lies under the secret paths of a state, by its place. */
function secretsIn({ secrets = [] }: Match['game'], state: unknown): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const walk = (at: unknown, [step, ...rest]: readonly string[], place: string): void => {
    if (step === undefined) found.set(place, JSON.stringify(at));
    else if (typeof at === 'object' && at !== null)
      for (const [key, value] of Object.entries(at))
        if (step === '*' || step === key) walk(value, rest, `${place}.${key}`);
  };
  for (const { path } of secrets) walk(state, path.split('.'), '');
  return found;
}

/**
 * One step as it was, and in a second world that differs only in what the viewer does not learn by its end. Null if there is
 * no such world, or somebody could not have acted the same in it.
 */
export function twoWorlds(
  match: Match,
  from: Checkpoint,
  entries: readonly Entry[],
  viewer: Viewer,
  random: () => number,
): { readonly here: World; readonly there: World } | null {
  const answers = entries.filter(isAnswer);
  const here = live(match, from, viewer, () => answers.shift() ?? null);
  if (here === null) throw new Error('a step cannot be replayed as it was');
  if (!here.hidden) return null;
  const other = otherWorld(match, from, viewer, here, random);
  const there = other === null ? null : live(match, other, viewer, (m) => sameAgain(m, here.answers));
  if (other === null || there === null) return null;
  for (const [question, answer] of there.answers) if (here.answers.get(question) !== answer) return null;
  // Where the worlds go on with somebody stopped in secret at different questions, one is ahead of the other: the step is
  // compared without the answer that ended it.
  const upTo = here.stopped === there.stopped ? undefined : -1;
  if (upTo === -1 && here.last !== there.last) return null;
  return {
    here: { from, given: here.given.slice(0, upTo) },
    there: { from: other, given: there.given.slice(0, upTo) },
  };
}

/** Of those who are asked, the one who answered first in the first world, and what it said. */
function sameAgain(m: Match, answers: Lived['answers']): Given | null {
  const order = [...answers.keys()];
  const key = (seat: number): string => `${m.table.asked} ${seat}`;
  const [seat] = m.waiting.toSorted((a, b) => order.indexOf(key(a)) - order.indexOf(key(b)));
  const answer = answers.get(key(seat));
  return answer === undefined ? null : { seat, answer: JSON.parse(answer) as string };
}

function live(
  match: Match,
  from: Checkpoint,
  viewer: Viewer,
  next: (m: Match) => Given | null,
): Lived | null {
  const bit = viewerBit(viewer, match.seats);
  const seen = new Set<number>();
  const traced = new Map<string, string>();
  const facts: { name: string; prints: number[] }[] = [];
  const onTable = (t: KernelTable): void => {
    t.fact = (name, cards, to): void => {
      KernelTable.prototype.fact.call(t, name, cards, to);
      if (to === 'all' || (typeof viewer === 'number' && to.includes(viewer)))
        facts.push({ name, prints: cards.map((card) => t.whole.cards.print[card]) });
    };
    t.trace = (asked, { seat }, answer) => traced.set(`${asked} ${seat}`, JSON.stringify(answer));
    t.witness = (card, known) => {
      const sight = t.layout.laid[t.at(card)].sight[viewer === 'watcher' ? t.seats : viewer];
      if ((known & bit) !== 0 || sight === 'set' || sight === 'backs') seen.add(t.whole.cards.print[card]);
    };
  };
  const m = Match.at(match.game, { ...match.setup, onTable }, { ...from, entries: 0 }, []);
  const given: Given[] = [];
  let last = '';
  const { step } = from.whole;
  while (m.pending !== null && m.table.whole.step === step) {
    const one = next(m);
    if (one === null || !m.waiting.includes(one.seat)) return null;
    last = `${m.table.asked} ${one.seat}`;
    traced.set(last, JSON.stringify(one.answer));
    const outcome = m.answer(one.seat, one.answer);
    if (!outcome.ok) {
      if (outcome.refusal.code === 'crashed') throw new Error(m.crash?.message);
      return null;
    }
    given.push({ seat: one.seat, answer: one.answer });
  }
  const secretly = m.waiting.some((seat) => m.question(seat)!.ask.secret === true);
  const after = secretsIn(match.game, m.table.state);
  const hidden = [...secretsIn(match.game, from.whole.game)].every(
    ([place, value]) => after.get(place) === value,
  );
  return { given, last, answers: traced, seen, facts, hidden, stopped: secretly ? m.table.asked : null };
}

/** Dealt again at the start of the step, apart from what the viewer learns before its end. */
function otherWorld(
  match: Match,
  from: Checkpoint,
  viewer: Viewer,
  { seen, facts }: Lived,
  random: () => number,
): Checkpoint | null {
  for (let tries = 0; tries < 20; tries++) {
    const whole = clone(from.whole);
    redeal(
      new KernelTable(match.game, match.seats, match.options, whole, 'other' as never),
      viewer,
      random,
      seen,
    );
    const { print } = from.whole.cards;
    const holds = facts.every(({ name, prints }) =>
      match.game.facts![name](
        prints.map((printed) => whole.cards.kinds[whole.cards.print[print.indexOf(printed)]]),
      ),
    );
    if (holds && JSON.stringify(whole) !== JSON.stringify(from.whole)) return { ...from, whole };
  }
  return null;
}
