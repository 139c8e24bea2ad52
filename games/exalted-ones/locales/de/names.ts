import type { Json, Params, Say } from '@tafelrunde/engine';

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

/** Wer gemeint ist: Name und Farbe, bei Golems und Türmen auch der Weg. */
export function who(about: Params, say: Say): string {
  const { kind, team, lane, rank } = about;
  const where =
    typeof lane === 'string' ? [lanes[lane], ...(kind === 'golem' ? [ranks[String(rank)]] : [])] : [];
  const parts = [...(typeof team === 'string' ? [colours[team]] : []), ...where];
  return parts.length === 0 ? say.card(kind) : `${say.card(kind)} (${parts.join(', ')})`;
}
export const inside = (value: Json): Params => value as Params;
