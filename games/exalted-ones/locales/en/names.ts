import type { Json, Params, Say } from '@tafelrunde/engine';

const colours: Readonly<Record<string, string>> = { blue: 'blue', red: 'red' };
export const lanes: Readonly<Record<string, string>> = {
  northWest: 'north lane',
  middle: 'middle lane',
  southEast: 'east lane',
};
export const ranks: Readonly<Record<string, string>> = { inner: 'inner', outer: 'outer' };
export const states: Readonly<Record<string, string>> = {
  silence: 'silenced',
  blind: 'blinded',
  stun: 'stunned',
  hold: 'held',
  slow: 'slowed',
  bleed: 'bleeding',
  burn: 'burning',
};

/** Who is meant: name and colour, for golems and towers the lane as well. */
export function who(about: Params, say: Say): string {
  const { kind, team, lane, rank } = about;
  const where =
    typeof lane === 'string' ? [lanes[lane], ...(kind === 'golem' ? [ranks[String(rank)]] : [])] : [];
  const parts = [...(typeof team === 'string' ? [colours[team]] : []), ...where];
  return parts.length === 0 ? say.card(kind) : `${say.card(kind)} (${parts.join(', ')})`;
}
export const inside = (value: Json): Params => value as Params;
