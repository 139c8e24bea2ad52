import type { Insight, Pile, Reading, Seat } from '@tafelrunde/engine';
import { heroDef, heroesOf, heroOf, teamOf } from './rules/models.ts';
import { modeOf } from './rules/victory.ts';
import { type ExaltedShape, PLACES } from './shape.ts';

type Table = Reading<ExaltedShape>;

const kindsIn = (t: Table, piles: readonly Pile[]): string[] => [
  ...new Set(piles.flatMap((pile) => t.cards(pile).map((card) => t.kind(card)))),
];

/** The heroes of a seat; their abilities lie with them. */
const heroesIn = (t: Table, seat: Seat): string[] =>
  kindsIn(t, [t.piles.team[seat]]).filter((kind) => t.content[kind].sort === 'hero');
/** The piles of equipment of a team: blue's heroes first. */
function kitsOf(t: Table, seat: Seat): Pile[] {
  const first = teamOf(t, seat) === 'blue' ? 0 : PLACES;
  return t.piles.kit.slice(first, first + PLACES);
}

/** What the lab counts: who is drafted, which abilities are used, what is bought, and whether colours and beginning matter. */
export const insights: readonly Insight<ExaltedShape>[] = [
  {
    id: 'heroes',
    kind: 'taken',
    name: { de: 'Helden', en: 'Heroes' },
    of: heroesIn,
    offered: (t) => [
      ...new Set([...kindsIn(t, [t.piles.pool]), ...[0, 1].flatMap((seat) => heroesIn(t, seat))]),
    ],
  },
  {
    id: 'abilities',
    kind: 'taken',
    name: { de: 'Eingesetzte Fähigkeiten', en: 'Abilities used' },
    // Looked at between any two phases: the last thing a seat has done.
    of: (t, seat) => {
      const last = t.state.lastDeed[seat];
      return last === null || last.slot === null
        ? []
        : [heroDef(t, heroOf(t, last.hero)).abilities[last.slot].kind];
    },
    offered: (t) =>
      [0, 1].flatMap((seat) =>
        heroesOf(t, teamOf(t, seat)).flatMap((hero) =>
          Object.values(heroDef(t, hero).abilities).map(({ kind }) => kind),
        ),
      ),
  },
  {
    id: 'equipment',
    kind: 'taken',
    name: { de: 'Ausrüstung', en: 'Equipment' },
    of: (t, seat) => kindsIn(t, kitsOf(t, seat)),
    offered: (t) => kindsIn(t, [t.piles.market, ...t.piles.kit]),
  },
  {
    id: 'colour',
    kind: 'role',
    name: { de: 'Farben', en: 'Colours' },
    of: (t, seat) => (t.state.stage === 'activation' ? [teamOf(t, seat)] : []),
  },
  {
    id: 'begins',
    kind: 'role',
    name: { de: 'Wer die erste Runde beginnt', en: 'Who begins the first round' },
    of: (t, seat) =>
      t.state.stage === 'activation' && t.state.round === modeOf(t).firstRound
        ? [t.state.starter === seat ? 'begins' : 'follows']
        : [],
  },
];
