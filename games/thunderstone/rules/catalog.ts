import type { CardDef } from '../shape/cards.ts';

type Content = Readonly<Record<string, CardDef>>;

/** The content by set, worked out once: a game is laid thousands of times in a simulation. */
export interface Catalog {
  /** By hero set, the highest level first. */
  readonly levels: ReadonlyMap<string, readonly CardDef[]>;
  /** By monster group or trap type, what is shuffled into the dungeon deck. Of the Horde that is the placeholders. */
  readonly dungeon: ReadonlyMap<string, readonly CardDef[]>;
  /** The other Horde cards, the strongest first. */
  readonly horde: readonly CardDef[];
}

const known = new WeakMap<Content, Catalog>();

export function catalogOf(content: Content): Catalog {
  let catalog = known.get(content);
  if (catalog === undefined) known.set(content, (catalog = sort(Object.values(content))));
  return catalog;
}

function sort(cards: readonly CardDef[]): Catalog {
  const heroes = cards.filter((def) => def.sort === 'hero' && def.level > 0);
  const lurking = cards.filter((def) => (def.sort === 'monster' && !def.guardian) || def.sort === 'trap');
  const isRealHorde = (def: CardDef): boolean => def.horde && def.health > 0;
  return {
    levels: bySet(heroes.toSorted((a, b) => b.level - a.level)),
    dungeon: bySet(lurking.filter((def) => !isRealHorde(def))),
    horde: cards.filter(isRealHorde).toSorted((a, b) => b.health - a.health),
  };
}

function bySet(cards: readonly CardDef[]): Map<string, CardDef[]> {
  const sets = new Map<string, CardDef[]>();
  for (const def of cards) {
    const set = sets.get(def.group);
    if (set === undefined) sets.set(def.group, [def]);
    else set.push(def);
  }
  return sets;
}
