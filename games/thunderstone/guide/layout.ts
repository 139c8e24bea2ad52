import { deal, GUIDED_SEAT } from '@tafelrunde/engine';
import type { Thunderstone } from '../shape.ts';

/** The first two hands: seven gold to buy a hero with, then just enough attack for the first monster. */
const FIRST_HAND = ['militia', 'militia', 'torch', 'dagger', 'ironRations', 'ironRations'];
const SECOND_HAND = ['militia', 'militia', 'militia', 'militia', 'dagger', 'torch'];
const BOTS_HAND = ['torch', 'torch', 'ironRations', 'ironRations', 'dagger', 'militia'];

/**
 * The next ones, by the step in which the other seat moves before: the hero's first fight; gold to spend and the hero to
 * advance; a hand that is good for nothing but resting.
 */
const HANDS: Readonly<Record<number, readonly string[]>> = {
  4: ['torynScrapper', 'militia', 'militia', 'torch', 'dagger', 'ironRations'],
  6: ['torynScrapper', 'torch', 'torch', 'ironRations', 'militia', 'militia'],
  8: ['militia', 'militia', 'militia', 'militia', 'ironRations', 'dagger'],
};
const MONSTER = 'airWrath';

export function lay(t: Thunderstone): void {
  const { hand, deck } = t.piles;
  t.state.turn = GUIDED_SEAT;
  for (const pile of hand) for (const card of t.cards(pile).slice()) t.move(card, deck[hand.indexOf(pile)]);
  deal(t, deck[GUIDED_SEAT], hand[GUIDED_SEAT], FIRST_HAND);
  deal(t, deck[GUIDED_SEAT], deck[GUIDED_SEAT], SECOND_HAND);
  deal(t, deck[1], hand[1], BOTS_HAND);
  layMonster(t);
  layFollowing(t);
}

/** What comes next out of the deck are monsters and no traps: one of those could take the hero the lesson is about. */
function layFollowing(t: Thunderstone): void {
  const { dungeon } = t.piles;
  const plain = t.cards(dungeon).filter((card) => {
    const { sort, guardian } = t.def(card);
    return sort === 'monster' && !guardian && t.kind(card) !== MONSTER;
  });
  for (const card of plain.slice(0, FOLLOWING)) t.move(card, dungeon);
}
const FOLLOWING = 6;

/** The monster in front changes places with the one the lesson is about, wherever that lies. */
function layMonster(t: Thunderstone): void {
  const { dungeon, rank } = t.piles;
  const from = [rank[1], rank[2], rank[3], dungeon].find((pile) =>
    t.cards(pile).some((card) => t.kind(card) === MONSTER),
  );
  const [front] = t.cards(rank[1]);
  if (from === undefined || from === rank[1] || front === undefined) return;
  deal(t, from, rank[1], [MONSTER]);
  t.move(front, from);
}

/** A deck is shuffled in between: whoever has followed so far gets the hand the next turn speaks of. */
export function layAgain(t: Thunderstone, step: number): void {
  const kinds = HANDS[step];
  if (kinds === undefined || !layHand(t, kinds)) return;
  if (step === 4) layMonster(t);
}
function layHand(t: Thunderstone, kinds: readonly string[]): boolean {
  const { hand, deck, discard } = t.piles;
  const [own, pile] = [hand[GUIDED_SEAT], deck[GUIDED_SEAT]];
  const piles = [own, pile, discard[GUIDED_SEAT]];
  const all = piles.flatMap((one) => t.cards(one)).map((card) => t.kind(card));
  for (const kind of kinds) {
    const at = all.indexOf(kind);
    if (at === -1) return false;
    all.splice(at, 1);
  }
  for (const one of [own, discard[GUIDED_SEAT]]) for (const card of t.cards(one).slice()) t.move(card, pile);
  deal(t, pile, own, kinds);
  return true;
}
