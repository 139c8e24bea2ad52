import { deal, GUIDED_SEAT, type Seat } from '@tafelrunde/engine';
import type { Talisman } from '../shape.ts';
import { at, type SpaceId } from '../shape/spaces.ts';

/** Who is led by whom, and what the guided one can cast. */
const CHARACTERS = ['wizard', 'troll'] as const;
const SPELLS = ['counterspell', 'psionicBlast'];

/** Where the guided one goes, turn by turn: a bear, a find, an ogre, the doctor, a market, a spirit. */
export const WAY: readonly SpaceId[] = ['fields2', 'woods2', 'hills2', 'city', 'plains3', 'fields5'];
/** Where the Troll goes meanwhile, picking up gold. */
export const TROLLS_WAY: readonly SpaceId[] = [
  'hills1',
  'woods1',
  'fields1',
  'plains4',
  'fields6',
  'fields1',
];

/** Drawn in this order, by both in turn; in the Woods, the City and at the Market nothing is drawn. */
const DRAWN = [
  'bear',
  'bagOfGold',
  'twoBagsOfGold',
  'ogre',
  'bagOfGold',
  'bagOfGold',
  'bagOfGold',
  'wraith',
  'bagOfGold',
];
/** What lies in sight, by space. */
const FOUND: readonly (readonly [SpaceId, readonly string[]])[] = [
  ['woods2', ['foundSword', 'unicorn', 'bagOfGold']],
  ['plains3', ['market']],
];

/** The way and the fight of each turn, and the Troll's way in his. */
const DICE: readonly (readonly [own: readonly number[], trolls: readonly number[]])[] = [
  [[5, 1, 5, 5], [3]],
  [[3], [2]],
  [[4, 2, 5], [2]],
  [[2], [4]],
  [[5], [2]],
  [[2, 4, 2], [2]],
];

/** The dice of a turn, as long as the guided seat goes the way of the lesson: then everything comes as it comes. */
export function diceAgain(t: Talisman, step: number): readonly number[] {
  const turn = Math.floor((step - 1) / 2);
  const isOwn = step % 2 === 1;
  const stands = WAY[isOwn ? turn - 1 : turn];
  const isOnWay = stands === undefined || t.state.players[GUIDED_SEAT].space === at(stands);
  return isOnWay ? (DICE[turn]?.[isOwn ? 0 : 1] ?? []) : [];
}

export function lay(t: Talisman): void {
  const { state, piles } = t;
  // First all lay aside what they were dealt: it may be what another is going to lead.
  CHARACTERS.forEach((_kind, seat) => layAside(t, seat));
  CHARACTERS.forEach((kind, seat) => lead(t, seat, kind));
  deal(t, piles.spells, piles.hand[GUIDED_SEAT], SPELLS);
  for (const [space, kinds] of FOUND) deal(t, piles.adventure, piles.space[at(space)], kinds);
  deal(t, piles.adventure, piles.adventure, DRAWN.toReversed());
  state.turn = GUIDED_SEAT;
  state.first = GUIDED_SEAT;
  t.tell('starts', { seat: GUIDED_SEAT });
}

/** The character the seat was dealt goes back, with all that came with it. */
function layAside(t: Talisman, seat: Seat): void {
  const { piles } = t;
  const belongings = [piles.hand, piles.lent, piles.objects, piles.followers, piles.quest, piles.character];
  for (const own of belongings)
    for (const card of t.cards(own[seat]).slice()) t.move(card, piles[homeOf(t.def(card).deck)]);
}

/** The seat leads this character from its start space. */
function lead(t: Talisman, seat: Seat, kind: string): void {
  const { piles, state } = t;
  const dealt = t.cards(piles.characters).find((card) => t.kind(card) === kind);
  const { character } = t.content[kind];
  if (dealt === undefined || character === null) throw new Error(`no ${kind} to lead`);
  t.move(dealt, piles.character[seat]);
  t.tell('chose', { seat, kind });
  const { lives, fate, gold, alignment, start } = character;
  const space = at(start as SpaceId);
  Object.assign(state.players[seat], { standing: 'playing', lives, fate, gold, alignment, space });
  Object.assign(state.players[seat], { strength: 0, craft: 0 });
  t.tell('entered', { seat, space });
}

/** No card that somebody owns is printed on the board. */
const homeOf = (deck: Talisman['content'][string]['deck']) => (deck === 'board' ? 'removed' : deck);
