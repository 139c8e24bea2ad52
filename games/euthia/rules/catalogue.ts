import { type CardDef, type EuthiaReading, REWARD_STACKS, type Stack } from '../shape.ts';

/** The box sorted once: what setting up asks for again and again. */
interface Catalogue {
  /** By chapter and group, such as `2 other`. */
  readonly lands: ReadonlyMap<string, readonly string[]>;
  /** Tiles of the shuffled stacks, monsters, silver and gold cards, combat cards, boards. */
  readonly decks: readonly CardDef[];
  /** By hero, the own tiles, the highest value first. */
  readonly heroTiles: ReadonlyMap<string, readonly CardDef[]>;
  /** By kind of encounter. */
  readonly quests: ReadonlyMap<string, readonly CardDef[]>;
  /** By sort. */
  readonly sorts: ReadonlyMap<string, readonly CardDef[]>;
}

const made = new WeakMap<object, Catalogue>();

export function catalogueOf({ content }: EuthiaReading): Catalogue {
  let catalogue = made.get(content);
  if (catalogue === undefined) made.set(content, (catalogue = sortBox(Object.values(content))));
  return catalogue;
}

const NONE: readonly never[] = [];
export const kindsOf = <T>(map: ReadonlyMap<string, readonly T[]>, key: string): readonly T[] =>
  map.get(key) ?? NONE;

function sortBox(all: readonly CardDef[]): Catalogue {
  const lands = new Map<string, string[]>();
  const heroTiles = new Map<string, CardDef[]>();
  const quests = new Map<string, CardDef[]>();
  const sorts = new Map<string, CardDef[]>();
  const decks: CardDef[] = [];
  for (const def of all) {
    const { kind, land, tile, quest, sort } = def;
    add(sorts, sort, def);
    if (land !== null) add(lands, `${land.chapter} ${land.group}`, kind);
    if (quest !== null) add(quests, quest.of, def);
    if (tile !== null && tile.hero !== null) add(heroTiles, tile.hero.hero, def);
    if (isDealt(def)) decks.push(def);
  }
  for (const tiles of heroTiles.values())
    tiles.sort((a, b) => (b.tile!.hero!.value ?? 0) - (a.tile!.hero!.value ?? 0));
  return { lands, decks, heroTiles, quests, sorts };
}

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

const rewardStacks: ReadonlySet<Stack> = new Set(REWARD_STACKS);

/** Part of a deck or stack from the start; reward tiles come with their encounters. */
const isDealt = ({ tile, sort, play, combat, board }: CardDef): boolean =>
  (tile !== null && tile.stack !== null && !rewardStacks.has(tile.stack)) ||
  sort === 'monster' ||
  play !== null ||
  combat !== null ||
  board !== null;
