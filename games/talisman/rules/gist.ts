import type { Card, Pile } from '@tafelrunde/engine';
import type { CardDef, Gifts, Grant, Talisman } from '../shape.ts';

/** What the rules ask of a pile of somebody's cards again and again. */
export interface Gist {
  /** One bit per window that one of them listens to, or in which one can be cast. */
  readonly listens: number;
  readonly grants: ReadonlySet<Grant>;
  /** What all of them give together, and how much of it comes from Magic ones. */
  readonly gives: Summed;
  readonly givenByMagic: Summed;
  readonly tags: ReadonlySet<string>;
  /** Those that give Strength or Craft by the situation. */
  readonly varying: readonly Card[];
  /** Those that notice what their owner does. */
  readonly noticing: readonly Card[];
}

export const gistOf = (t: Talisman, pile: Pile): Gist => t.gist(pile, makeGist);

/** What is the same in every fight; what counts in some of them is reckoned card by card. */
export type Summed = Omit<Gifts, 'battle' | 'psychic'>;
type Sums = { -readonly [K in keyof Summed]: number };
const NOTHING: Summed = { strength: 0, craft: 0, carry: 0, spells: 0, life: 0, fate: 0, pray: 0 };

function add(sums: Sums, { gives }: CardDef): void {
  sums.strength += gives.strength;
  sums.craft += gives.craft;
  sums.carry += gives.carry;
  sums.spells += gives.spells;
  sums.life += gives.life;
  sums.fate += gives.fate;
  sums.pray += gives.pray;
}

function makeGist(t: Talisman, pile: Pile): Gist {
  const gives: Sums = { ...NOTHING };
  const givenByMagic: Sums = { ...NOTHING };
  const grants = new Set<Grant>();
  const tags = new Set<string>();
  const varying: Card[] = [];
  const noticing: Card[] = [];
  let listens = 0;
  for (const card of t.cards(pile)) {
    const def = t.def(card);
    listens |= def.listens;
    for (const grant of def.grants) grants.add(grant);
    for (const tag of def.tags) tags.add(tag);
    add(gives, def);
    if (def.magic) add(givenByMagic, def);
    if (def.strengthIf !== null || def.craftIf !== null) varying.push(card);
    if (def.notices !== null) noticing.push(card);
  }
  return { listens, grants, gives, givenByMagic, tags, varying, noticing };
}
