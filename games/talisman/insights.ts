import type { Insight, Seat } from '@tafelrunde/engine';
import type { Talisman, TalismanShape } from './shape.ts';

/** Gold the moment somebody takes them: nobody ever has them. */
const TURN_INTO_GOLD: ReadonlySet<string> = new Set(['bagOfGold', 'twoBagsOfGold']);

const kindsIn =
  (...piles: ('character' | 'objects' | 'followers' | 'hand')[]) =>
  (t: Talisman, seat: Seat): string[] => [
    ...new Set(piles.flatMap((name) => t.cards(t.piles[name][seat]).map((card) => t.kind(card)))),
  ];

/** The Objects and Followers that lie open on the board or in a shop, or are somebody's: they can be had. */
function lyingOpen(t: Talisman): string[] {
  const { space, stack, purchases, stables, objects, followers } = t.piles;
  const kinds = new Set<string>();
  for (const pile of [...space, ...stack, purchases, stables, ...objects, ...followers])
    for (const card of t.cards(pile)) {
      const [{ type }, kind] = [t.def(card), t.kind(card)];
      if ((type === 'object' || type === 'follower') && !TURN_INTO_GOLD.has(kind)) kinds.add(kind);
    }
  return [...kinds];
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
    of: kindsIn('objects', 'followers'),
    offered: lyingOpen,
  },
  { id: 'spells', kind: 'taken', name: { de: 'Zaubersprüche', en: 'Spells' }, of: kindsIn('hand') },
];
