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

/** Who is meant, with an article in the sentence: name and colour, of golems and towers the lane, too. */
export const who = (about: Params, say: Say): string => say.the(about.kind) + whose(about);

/** The same alone, as on a button. */
export const named = (about: Params, say: Say): string => say.card(about.kind) + whose(about);

function whose({ kind, team, lane, rank }: Params): string {
  const where =
    typeof lane === 'string' ? [lanes[lane], ...(kind === 'golem' ? [ranks[String(rank)]] : [])] : [];
  const parts = [...(typeof team === 'string' ? [colours[team]] : []), ...where];
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}
export const inside = (value: Json): Params => value as Params;
