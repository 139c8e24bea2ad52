import type { Case, Json, Params, Say } from '@tafelrunde/engine';

const colours: Readonly<Record<string, string>> = { blue: 'Blau', red: 'Rot' };
export const lanes: Readonly<Record<string, string>> = {
  northWest: 'Nordweg',
  middle: 'Mittelweg',
  southEast: 'Ostweg',
};
export const ranks: Readonly<Record<string, string>> = { inner: 'innen', outer: 'außen' };
export const states: Readonly<Record<string, string>> = {
  silence: 'zum Schweigen gebracht',
  blind: 'geblendet',
  stun: 'betäubt',
  hold: 'festgehalten',
  slow: 'verlangsamt',
  bleed: 'am Bluten',
  burn: 'am Brennen',
};

/** Who is meant, with an article in the sentence: name and colour, of golems and towers the lane, too. */
export const who = (about: Params, say: Say, form: Case = 'nominative'): string =>
  say.the(about.kind, form) + whose(about);

/** The same alone, as on a button. */
export const named = (about: Params, say: Say): string => say.card(about.kind) + whose(about);

function whose({ kind, team, lane, rank }: Params): string {
  const where =
    typeof lane === 'string' ? [lanes[lane], ...(kind === 'golem' ? [ranks[String(rank)]] : [])] : [];
  const parts = [...(typeof team === 'string' ? [colours[team]] : []), ...where];
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}
export const inside = (value: Json): Params => value as Params;

/** "1 Lebenspunkt", "3 Lebenspunkte". */
export const lifePoints = (count: Json | undefined): string =>
  `${String(count)} ${Number(count) === 1 ? 'Lebenspunkt' : 'Lebenspunkte'}`;
