import {
  Chance,
  clone,
  Fault,
  keyFromSeed,
  Match,
  randomSource,
  redeal,
  type Seat,
  type Shape,
  KernelTable,
} from '@tafelrunde/engine';

/**
 * The same match in another world: at the start of the step everything hidden from the seat was shuffled, then the
 * answers since were replayed, and from now on chance goes another way. Null where that world shows the seat something
 * else, or is no other world at all. Whoever answers differently in the two has looked at what it may not see.
 */
export function shuffledWorld<G extends Shape>(match: Match<G>, seat: Seat, seed: string): Match<G> | null {
  const { game } = match;
  const from = match.checkpoints.at(-1)!;
  if (from.whole.step === 0) return null;
  const table = new KernelTable(game, match.seats, match.options, clone(from.whole), keyFromSeed('none'));
  // What the seat has learned since then stays where it was, or hardly any two worlds would look alike.
  const { cards } = match.table.whole;
  const learned = new Set(cards.print.filter((_, card) => (cards.known[card] & (1 << seat)) !== 0));
  redeal(table, seat, randomSource(seed), learned);
  try {
    const other = Match.at(game, match.setup, { ...from, whole: table.whole }, match.entries);
    for (const entry of match.entries.slice(from.entries)) other.replayEntry(entry, 'trust');
    const differs = JSON.stringify(other.table.whole) !== JSON.stringify(match.table.whole);
    if (!differs || known(other, seat) !== known(match, seat)) return null;
    // Dice and draws to come are hidden, too.
    other.table.chance = new Chance(keyFromSeed(`other ${seed}`), other.table.whole.chance);
    return other;
  } catch (thrown) {
    if (thrown instanceof Fault) return null;
    throw thrown;
  }
}

/** All the seat may know, to the byte; also which cards it has seen that lie somewhere in a pile by now. */
const known = (match: Match, seat: Seat): string =>
  JSON.stringify([
    match.view(seat),
    match.wire(seat),
    match.asked,
    match.undoable(seat),
    remembered(match, seat),
  ]);

function remembered(match: Match, seat: Seat): (readonly [print: number, pile: number])[] {
  const { pinned, pin } = match.table.whole.cards;
  return pin.flatMap((pile, print) => ((pinned[print] & (1 << seat)) === 0 ? [] : [[print, pile] as const]));
}
