import type { Insight, Pile, Reading, Seat } from '@tafelrunde/engine';
import type { CardDef, ValskyrrShape } from './shape.ts';

type Table = Reading<ValskyrrShape>;

function kindsIn(t: Table, piles: readonly Pile[], counts: (def: CardDef) => boolean): string[] {
  const kinds = new Set<string>();
  for (const pile of piles)
    for (const card of t.cards(pile)) {
      const def = t.def(card);
      if (counts(def)) kinds.add(def.kind);
    }
  return [...kinds];
}

/** Every pile a card of this hero may lie in once it belongs to the hero. */
const ownPiles = ({ piles }: Table, seat: Seat): Pile[] => [
  piles.hand[seat],
  piles.area[seat],
  piles.discard[seat],
  piles.burial[seat],
  piles.heroDeck[seat],
];
const everywhere = (t: Table, piles: (t: Table, seat: Seat) => readonly Pile[]): Pile[] =>
  t.clockwise().flatMap((seat) => piles(t, seat));

const isAlly = ({ sort }: CardDef): boolean => sort === 'ally';
const isReward = ({ general }: CardDef): boolean => general;
const isOwn = ({ hero, sort }: CardDef): boolean => hero !== null && sort !== 'hero';
/** Great feats and personal rewards have to be bought. */
const isBought = (def: CardDef): boolean => isOwn(def) && !def.baseSet;

/** The encounter that has just been won; it lies on top of the discard pile until the party moves on. */
function justWon(t: Table): string[] {
  const { phase, completed } = t.state;
  if (!completed || (phase !== 'restoration' && phase !== 'time')) return [];
  const card = t.top(t.piles.encounterDiscard);
  return card === null ? [] : [t.kind(card)];
}

/** What the lab counts: who goes, with whom, what they get and use, and what they overcome. */
export const insights: readonly Insight<ValskyrrShape>[] = [
  {
    id: 'heroes',
    kind: 'role',
    name: { de: 'Helden', en: 'Heroes' },
    of: (t, seat) => kindsIn(t, [t.piles.charter[seat]], () => true),
  },
  {
    id: 'allies',
    kind: 'taken',
    name: { de: 'Verbündete', en: 'Allies' },
    of: (t, seat) => kindsIn(t, [t.piles.area[seat]], isAlly),
    offered: (t) => kindsIn(t, [t.piles.box, ...t.piles.area], isAlly),
  },
  {
    id: 'rewards',
    kind: 'taken',
    name: { de: 'Belohnungen', en: 'Rewards' },
    of: (t, seat) => kindsIn(t, ownPiles(t, seat), isReward),
    offered: (t) => kindsIn(t, [t.piles.display, ...everywhere(t, ownPiles)], isReward),
  },
  {
    id: 'bought',
    kind: 'taken',
    name: { de: 'Große Heldentaten und persönliche Belohnungen', en: 'Great feats and personal rewards' },
    of: (t, seat) => kindsIn(t, ownPiles(t, seat), isBought),
    offered: (t) => kindsIn(t, [...t.piles.offer, ...everywhere(t, ownPiles)], isBought),
  },
  {
    id: 'played',
    kind: 'taken',
    name: { de: 'Eigene Karten, ausgelegt oder abgelegt', en: 'Own cards, laid out or discarded' },
    of: (t, seat) => kindsIn(t, [t.piles.area[seat], t.piles.discard[seat]], isOwn),
    offered: (t) => kindsIn(t, everywhere(t, ownPiles), isOwn),
  },
  {
    id: 'encounters',
    kind: 'taken',
    name: { de: 'Bestandene Begegnungen', en: 'Encounters won' },
    of: (t) => justWon(t),
    offered: (t) => [
      ...kindsIn(t, [t.piles.encounter], ({ encounter }) => encounter?.boss === null),
      ...justWon(t),
    ],
  },
];
