import type { Insight, Reading, Seat } from '@tafelrunde/engine';
import type { CardDef } from './shape/cards.ts';
import { content } from './content/index.ts';
import type { ThunderstoneShape } from './shape.ts';

/** By set of heroes, the one that is bought. */
const recruits = new Map(
  Object.values(content).flatMap((def) =>
    def.sort === 'hero' && def.level === 1 ? [[def.group, def.kind]] : [],
  ),
);

/** What lies in a seat's deck, hand and discard pile, by what it is bought as. */
function owned(
  t: Reading<ThunderstoneShape>,
  seat: Seat,
  counts: (def: CardDef) => string | undefined,
): string[] {
  const { deck, hand, discard, laid } = t.piles;
  const kinds = new Set<string>();
  for (const pile of [deck[seat], hand[seat], discard[seat], laid[seat]])
    for (const card of t.cards(pile)) {
      const kind = counts(t.def(card));
      if (kind !== undefined) kinds.add(kind);
    }
  return [...kinds];
}

/** What the lab counts: the heroes and the village cards seats buy of those that lie there. */
export const insights: readonly Insight<ThunderstoneShape>[] = [
  {
    id: 'heroes',
    kind: 'taken',
    name: { de: 'Helden', en: 'Heroes' },
    of: (t, seat) => owned(t, seat, (def) => (def.sort === 'hero' ? recruits.get(def.group) : undefined)),
    offered: (t) => t.state.sets.heroes.flatMap((group) => recruits.get(group) ?? []),
  },
  {
    id: 'village',
    kind: 'taken',
    name: { de: 'Dorfkarten', en: 'Village cards' },
    of: (t, seat) => owned(t, seat, ({ kind }) => (t.state.sets.village.includes(kind) ? kind : undefined)),
    offered: (t) => t.state.sets.village,
  },
];
