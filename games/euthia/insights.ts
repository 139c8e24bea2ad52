import type { Insight, Pile, Reading, Seat } from '@tafelrunde/engine';
import { type EuthiaShape, ROWS, type Tile } from './shape.ts';

type Table = Reading<EuthiaShape>;

const kindsIn = (t: Table, piles: readonly Pile[]): string[] => [
  ...new Set(piles.flatMap((pile) => t.cards(pile).map((card) => t.kind(card)))),
];

/** Where the tiles of a seat lie that were bought, found or kept. */
const tilesOf = ({ piles }: Table, seat: Seat): Pile[] => [
  piles.worn[seat],
  piles.pouch[seat],
  piles.stock[seat],
];

const owned = (t: Table, seat: Seat, is: (tile: Tile) => boolean): string[] =>
  kindsIn(t, tilesOf(t, seat)).filter((kind) => is(t.content[kind].tile!));

/** What the lab counts: who goes out, what they carry, whom they beat and what they complete. */
export const insights: readonly Insight<EuthiaShape>[] = [
  {
    id: 'heroes',
    kind: 'role',
    name: { de: 'Helden', en: 'Heroes' },
    of: (t, seat) => kindsIn(t, [t.piles.board[seat]]),
  },
  {
    id: 'heroTiles',
    kind: 'taken',
    name: { de: 'Behaltene Heldenplättchen', en: 'Hero tiles kept' },
    of: (t, seat) => owned(t, seat, ({ hero }) => hero !== null && hero.value !== null),
  },
  {
    id: 'wares',
    kind: 'taken',
    name: { de: 'Waren', en: 'Wares' },
    of: (t, seat) => owned(t, seat, ({ stack }) => (ROWS as readonly (string | null)[]).includes(stack)),
    offered: (t) => kindsIn(t, t.piles.offer),
  },
  {
    id: 'finds',
    kind: 'taken',
    name: { de: 'Funde', en: 'Finds' },
    of: (t, seat) =>
      owned(
        t,
        seat,
        ({ hero, stack }) => hero === null && !(ROWS as readonly (string | null)[]).includes(stack),
      ),
  },
  {
    id: 'trophies',
    kind: 'taken',
    name: { de: 'Trophäen', en: 'Trophies' },
    of: (t, seat) => kindsIn(t, [t.piles.trophies[seat], t.piles.hall[seat]]),
  },
  {
    id: 'quests',
    kind: 'taken',
    name: { de: 'Aufträge', en: 'Quests' },
    of: (t, seat) => kindsIn(t, [t.piles.quests[seat]]),
  },
  {
    id: 'elites',
    kind: 'taken',
    name: { de: 'Elitegegner', en: 'Elite enemies' },
    of: (t, seat) => kindsIn(t, [t.piles.bounties[seat]]),
  },
];
