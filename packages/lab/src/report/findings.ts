import type { Game } from '@tafelrunde/engine';
import type { Series } from '../play.ts';
import { difference, type Interval, type Share, shareOf } from '../sure.ts';
import type { Had, Tally } from '../tally.ts';

/** What a report is about. */
export interface Subject {
  readonly game: Pick<Game, 'id' | 'words' | 'insights' | 'endings' | 'options'>;
  readonly series: Series;
  readonly tally: Tally;
  /** What bots are called where they were chosen, in the language of the report; others by their own names. */
  readonly called?: Readonly<Record<string, string>>;
}

/** What a seat wins on the average, whoever sits there. */
export const average = ({ tally, series }: Subject): number =>
  tally.wins.reduce((sum, wins) => sum + wins, 0) / Math.max(1, tally.games * series.seats);

export interface RoleFigures {
  readonly kind: string;
  readonly won: Share;
}

export function rolesOf({ tally }: Subject, insight: string): RoleFigures[] {
  return Object.entries(tally.insights[insight] ?? {})
    .map(([kind, { had, won }]) => ({ kind, won: shareOf(won, had) }))
    .toSorted((one, other) => other.won.share - one.won.share || (one.kind < other.kind ? -1 : 1));
}

/** What whoever plays as one of these wins on the average: less than a seat does, where a seat plays as several in a match. */
export function averageRole({ tally }: Subject, insight: string): number {
  let [had, won] = [0, 0];
  for (const sum of Object.values(tally.insights[insight] ?? {})) {
    had += sum.had;
    won += sum.won;
  }
  return won / Math.max(1, had);
}

export interface TakenFigures {
  readonly kind: string;
  readonly taken: Share;
  readonly won: Share;
  /** How much more or less often those with it win; null where everybody or nobody had it. */
  readonly effect: (Interval & { readonly by: number }) | null;
}

export function takenOf(subject: Subject, insight: string): TakenFigures[] {
  const { tally, series } = subject;
  const everywhere = (subject.game.insights ?? []).find(({ id }) => id === insight)?.offered === undefined;
  const seats = tally.games * series.seats;
  const wins = tally.wins.reduce((sum, each) => sum + each, 0);
  const whole = (had: Had): Had =>
    everywhere ? { ...had, offered: seats, wonWithout: wins - had.won } : had;
  return Object.entries(tally.insights[insight] ?? {})
    .map(([kind, sum]) => {
      const { offered, had, won, wonWithout } = whole(sum);
      const mine = shareOf(won, had);
      const without = offered - had;
      const effect = had === 0 || without === 0 ? null : difference(mine, shareOf(wonWithout, without));
      return { kind, taken: shareOf(had, offered), won: mine, effect };
    })
    .toSorted((one, other) => other.taken.share - one.taken.share || (one.kind < other.kind ? -1 : 1));
}

/** Something that lies outside what was to be expected, beyond doubt. */
export type Finding =
  | {
      readonly what: 'wins' | 'loses' | 'holders';
      readonly kind: string;
      readonly share: number;
      /** What it is held against. */
      readonly average: number;
    }
  | { readonly what: 'untaken'; readonly kind: string; readonly share: number }
  | { readonly what: 'starts'; readonly share: number };

/** Taken by fewer than this, a card is one nobody takes. */
const HARDLY = 0.02;

export function findingsOf(subject: Subject): Finding[] {
  const { tally, series, game } = subject;
  const fair = average(subject);
  const found: Finding[] = [];
  if (series.seats > 1 && tally.first.games > 0) {
    const first = shareOf(tally.first.won, tally.first.games);
    if (first.low > fair || first.high < fair) found.push({ what: 'starts', share: first.share });
  }
  for (const { id, kind: sort } of game.insights ?? []) {
    if (sort === 'role') {
      const usual = averageRole(subject, id);
      for (const { kind, won } of rolesOf(subject, id)) {
        if (won.low > 2 * usual) found.push({ what: 'wins', kind, share: won.share, average: usual });
        else if (won.high < usual / 2) found.push({ what: 'loses', kind, share: won.share, average: usual });
      }
      continue;
    }
    const offers = (game.insights ?? []).find((each) => each.id === id)?.offered !== undefined;
    for (const { kind, taken, won } of takenOf(subject, id)) {
      // Where nobody knows what was to be had, nobody knows what was left.
      if (offers && taken.high < HARDLY) found.push({ what: 'untaken', kind, share: taken.share });
      else if (won.low > 2 * fair) found.push({ what: 'holders', kind, share: won.share, average: fair });
    }
  }
  return found;
}
