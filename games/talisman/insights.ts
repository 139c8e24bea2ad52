import type { Insight, Seat } from '@tafelrunde/engine';
import type { CardType, Talisman, TalismanShape } from './shape.ts';

const kindsIn =
  (...piles: ('character' | 'objects' | 'followers' | 'hand')[]) =>
  (t: Talisman, seat: Seat): string[] => [
    ...new Set(piles.flatMap((name) => t.cards(t.piles[name][seat]).map((card) => t.kind(card)))),
  ];

/** What a seat can have beside its character. */
const CARRIED: ReadonlySet<CardType> = new Set<CardType>(['object', 'follower']);

/** What lay open on the board or in a shop, or is somebody's: whoever came by could have had it. */
function lyingOpen(t: Talisman): string[] {
  const { space, stack, purchases, stables, objects, followers } = t.piles;
  const kinds = new Set<string>();
  for (const pile of [...space, ...stack, purchases, stables, ...objects, ...followers])
    for (const card of t.cards(pile)) if (CARRIED.has(t.def(card).type)) kinds.add(t.kind(card));
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
