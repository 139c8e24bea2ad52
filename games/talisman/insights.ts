import type { Insight, Pile, Seat } from '@tafelrunde/engine';
import type { Reading, TalismanShape } from './shape.ts';

/** Gold the moment somebody takes them: nobody ever has them. */
const TURN_INTO_GOLD: ReadonlySet<string> = new Set(['bagOfGold', 'twoBagsOfGold']);

const kindsIn =
  (name: 'character' | 'hand') =>
  (t: Reading, seat: Seat): string[] => [
    ...new Set(t.cards(t.piles[name][seat]).map((card) => t.kind(card))),
  ];

/** The Objects and Followers in these piles. Enemies may follow somebody, too, but nobody takes them. */
function belongingsIn(t: Reading, piles: readonly Pile[]): string[] {
  const kinds = new Set<string>();
  for (const pile of piles)
    for (const card of t.cards(pile)) {
      const { type } = t.def(card);
      if (type === 'object' || type === 'follower') kinds.add(t.kind(card));
    }
  return [...kinds];
}

/** What lies open on the board or in a shop, or is somebody's: it can be had. */
function lyingOpen(t: Reading): string[] {
  const { space, stack, purchases, stables, objects, followers } = t.piles;
  const kinds = belongingsIn(t, [...space, ...stack, purchases, stables, ...objects, ...followers]);
  return kinds.filter((kind) => !TURN_INTO_GOLD.has(kind));
}

/** What the lab counts: who plays, and what is carried along the way. */
export const insights: readonly Insight<TalismanShape>[] = [
  {
    id: 'characters',
    kind: 'role',
    name: { de: 'Charaktere', en: 'Characters' },
    of: kindsIn('character'),
  },
  {
    id: 'objects',
    kind: 'taken',
    name: { de: 'Gegenstände und Begleiter', en: 'Objects and followers' },
    of: (t, seat) => belongingsIn(t, [t.piles.objects[seat], t.piles.followers[seat]]),
    offered: lyingOpen,
  },
  { id: 'spells', kind: 'taken', name: { de: 'Zaubersprüche', en: 'Spells' }, of: kindsIn('hand') },
];
