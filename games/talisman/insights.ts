import type { Insight, Seat } from '@tafelrunde/engine';
import type { Talisman, TalismanShape } from './shape.ts';

const kindsIn =
  (...piles: ('character' | 'objects' | 'followers' | 'hand')[]) =>
  (t: Talisman, seat: Seat): string[] => [
    ...new Set(piles.flatMap((name) => t.cards(t.piles[name][seat]).map((card) => t.kind(card)))),
  ];

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
  },
  { id: 'spells', kind: 'taken', name: { de: 'Zaubersprüche', en: 'Spells' }, of: kindsIn('hand') },
];
