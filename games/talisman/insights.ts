import type { Insight, Seat } from '@tafelrunde/engine';
import type { CardType, Talisman, TalismanShape } from './shape.ts';

const kindsIn =
  (...piles: ('character' | 'objects' | 'followers' | 'hand' | 'trophies')[]) =>
  (t: Talisman, seat: Seat): string[] => [
    ...new Set(piles.flatMap((name) => t.cards(t.piles[name][seat]).map((card) => t.kind(card)))),
  ];

/** What of these types lay open on the board or in a shop, or is somebody's: whoever came by could have had it. */
function openly(...types: CardType[]): (t: Talisman) => string[] {
  const counted = new Set(types);
  return (t) => {
    const { space, stack, purchases, stables, objects, followers, trophies } = t.piles;
    const kinds = new Set<string>();
    for (const pile of [...space, ...stack, purchases, stables, ...objects, ...followers, ...trophies])
      for (const card of t.cards(pile)) if (counted.has(t.def(card).type)) kinds.add(t.kind(card));
    return [...kinds];
  };
}

/** What the lab counts: who plays, what is carried along the way, and whom it beat. */
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
    offered: openly('object', 'follower'),
  },
  { id: 'spells', kind: 'taken', name: { de: 'Zaubersprüche', en: 'Spells' }, of: kindsIn('hand') },
  {
    id: 'enemies',
    kind: 'taken',
    name: { de: 'Gegner als Trophäen', en: 'Enemies as trophies' },
    of: kindsIn('trophies'),
    offered: openly('enemy'),
  },
];
