import type {
  ArmourKind,
  Board,
  BoardSlot,
  CardDef,
  Chapter,
  Clause,
  CombatCard,
  Cost,
  Effect,
  Element,
  EncounterKind,
  Enemy,
  Figure,
  Gem,
  Have,
  HeroName,
  HeroTile,
  Hideout,
  Land,
  Level,
  PlayCard,
  Quest,
  RawStack,
  RawTag,
  Row,
  Slot,
  Sort,
  Source,
  Stack,
  Tile,
} from '../shape.ts';

/**
 * How content is written. Everything is data in the words of `shape/effects.ts`: a list of clauses (`does`), each with the moment it
 * works (`when`), how it is used up (`use`), what it needs (`if`, `needSet`, `pay`) and its effects (`fx`, or `ranges` of an attack).
 * Nothing in this folder carries anything out; `rules/verbs` does. There is one function for each sort of card below.
 *
 *   heroTile('ael', 'aelFocus', { type: 'ability', value: 2, cost: 2, icon: 'eye-target', does: [
 *     { when: 'afterHeroRoll', use: 'exhaust', fx: [{ clover: 2 }] } ] })
 *   ware('trader', 'leatherHelmet', { class: 'armour', slot: 'head', set: ['leather'], price: 2, sale: 1, health: 1, copies: 3, icon: … })
 *   treasure(1, 'treasureCoinPurse', { class: 'item', price: 3, sale: 3, copies: 3, icon: 'coins', does: [
 *     { when: 'outside', use: 'discard', fx: [{ gold: 3 }] } ] })
 *   monster(1, 'giantDragonfly', { health: 3, malus: 4, ranges: [{ lo: 4, hi: 7, fx: [{ wound: 1 }] }, …], reward: …, gate: 15, icon: … })
 *   land(1, 'fixed', 'traderGreen', { solo: true, hexes: [{ terrain: 'meadow', trade: 'trader', monster: 1, loot: { gold: 1 } }, …] })
 *   quest('hunter', 'hunterFirstPelt', { pay: { trophy: [{ level: 1, n: 1 }] }, gain: [{ reputation: 1 }], icon: … })
 *   silver('curse', { when: 'beforeHeroRoll', fields: [[{ clover: -2 }], [{ clover: -4 }, { damagePlus: -1 }]], icon: … })
 *
 * The texts stand in `locales/<language>/`, file by file as here, by the same names. Each file has a test at the same path under
 * `test/content/`.
 */

/** What a card does not say is nothing. */
const BLANK: Omit<CardDef, 'kind' | 'sort'> = {
  source: 'house',
  copies: 1,
  icon: '',
  does: [],
  tile: null,
  board: null,
  gem: null,
  element: null,
  land: null,
  enemy: null,
  bounty: null,
  quest: null,
  play: null,
  control: null,
  combat: null,
  character: null,
  stays: 'none',
  have: {},
};

const card = (kind: string, sort: Sort, says: Partial<CardDef>): CardDef => ({
  ...BLANK,
  ...says,
  kind,
  sort,
});

/** Stands for a card that a viewer cannot see: it says nothing. */
export const UNSEEN_CARD: CardDef = card('', 'tile', {});

/** What every card may say. */
interface Common {
  readonly source?: Source;
  readonly copies?: number;
  readonly icon: string;
  readonly does?: readonly Clause[];
}
const common = ({ source = 'house', copies = 1, icon, does = [] }: Common) => ({
  source,
  copies,
  icon,
  does,
});

type Prices = { readonly [S in Slot]: readonly (0 | Cost)[] };

/** A hero board. `slots`: by symbol, what unlocking each slot costs; 0 is open from the start. */
export function board(
  kind: string,
  says: Common & {
    hero: HeroName;
    colour: string;
    health: number;
    gaar?: number;
    dwurt?: number;
    gemSlots: number;
    slots: Prices;
  },
): CardDef {
  const { hero, colour, health, gaar = 0, dwurt = 0, gemSlots } = says;
  const slots: BoardSlot[] = (Object.keys(says.slots) as Slot[]).flatMap((symbol) =>
    says.slots[symbol].map((price) => ({ symbol, price: price === 0 ? null : price })),
  );
  const face: Board = {
    hero,
    colour,
    health,
    gaarSlots: gaar,
    gaarStart: gaar,
    dwurtSlots: dwurt,
    dwurtStart: dwurt,
    gemSlots,
    slots,
  };
  return card(kind, 'board', { ...common(says), board: face });
}

/** What tiles have in common. */
interface TileSays extends Common {
  readonly class?: Tile['class'];
  readonly slot?: Slot;
  readonly price?: number;
  readonly sale?: number;
  readonly health?: number;
  readonly pouch?: number;
  readonly gems?: number;
  readonly set?: readonly ArmourKind[];
  readonly holds?: number;
  readonly sell?: readonly (readonly Effect[])[];
}

function tile(kind: string, says: TileSays, more: Partial<Tile>): CardDef {
  const face: Tile = {
    class: says.class ?? 'item',
    slot: says.slot ?? null,
    price: says.price ?? null,
    sale: says.sale ?? null,
    cost: 0,
    health: says.health ?? 0,
    pouch: says.pouch ?? 0,
    gems: says.gems ?? 0,
    sets: says.set ?? [],
    holds: says.holds ?? 0,
    sell: says.sell ?? [],
    tag: null,
    stack: null,
    hero: null,
    treasure: null,
    ...more,
  };
  return card(kind, 'tile', { ...common(says), tile: face });
}

/** A hero tile. Starting tiles have no value. */
export function heroTile(
  hero: HeroName,
  kind: string,
  says: TileSays & {
    type: HeroTile['type'];
    value?: number;
    players?: 'solo' | 'multi';
    build?: 'a' | 'b';
    cost?: number;
  },
): CardDef {
  const { type, value = null, players = null, build = null, cost = 0 } = says;
  const own = type === 'equipment' ? {} : { class: 'ability' as const, slot: type };
  return tile(kind, says, { ...own, cost, hero: { hero, type, value, players, build } });
}

/** A tile of a row of the trade board. */
export const ware = (row: Row, kind: string, says: TileSays): CardDef => tile(kind, says, { stack: row });

export const treasure = (level: Level, kind: string, says: TileSays): CardDef =>
  tile(kind, says, { stack: `treasure${level}`, treasure: level });

/** A tile drawn from a stack that encounters bring along, and teleport scrolls. */
export const stacked = (stack: Stack, kind: string, says: TileSays): CardDef => tile(kind, says, { stack });

/** Artefacts and supplies: they lie open until they are taken, and leave the game when they are used up. */
export const unique = (kind: string, says: TileSays): CardDef => tile(kind, says, {});

export const raw = (stack: RawStack, kind: string, says: TileSays & { tag: RawTag }): CardDef =>
  tile(kind, { ...says, class: 'raw' }, { stack, tag: says.tag });

export const gem = (kind: Gem, says: Common): CardDef =>
  card(`gem.${kind}`, 'gem', { ...common(says), gem: kind });

export const essence = (kind: Element, says: Common): CardDef =>
  card(`essence.${kind}`, 'essence', { ...common(says), element: kind });

export const potion = (says: Common): CardDef => card('potion', 'potion', common(says));

interface EnemySays extends Common {
  readonly health: number;
  readonly malus?: number;
  readonly chaos?: number;
  readonly gaar?: number;
  readonly silver?: number;
  readonly gold?: number;
  readonly immune?: boolean;
  readonly ranges: Enemy['ranges'];
  readonly reward?: readonly Effect[];
  /** Highest reputation at which the reward is paid. */
  readonly gate?: number;
}
const enemyFace = (level: Level, says: EnemySays, more: Partial<Enemy> = {}): Enemy => ({
  level,
  health: says.health,
  malus: says.malus ?? 0,
  chaos: says.chaos ?? 0,
  gaar: says.gaar ?? 0,
  silver: says.silver ?? 0,
  gold: says.gold ?? 0,
  immune: says.immune ?? false,
  ranges: says.ranges,
  reward: says.reward ?? [],
  gate: says.gate ?? null,
  figure: null,
  stage: 0,
  hideout: null,
  fromRound: 1,
  ...more,
});

export const monster = (level: Level, kind: string, says: EnemySays): CardDef =>
  card(kind, 'monster', { ...common(says), enemy: enemyFace(level, says) });

export const elite = (level: Level, kind: string, says: EnemySays): CardDef =>
  card(kind, 'elite', { ...common(says), enemy: enemyFace(level, says) });

/** A stage of a figure. */
export const stage = (figure: Figure, number: number, level: Level, says: EnemySays): CardDef =>
  card(`${figure}Stage${number}`, 'stage', {
    ...common(says),
    enemy: enemyFace(level, says, { figure, stage: number }),
  });

/** Saboteur and accomplice: enemies with a hideout of their own. */
export const wanted = (
  level: Level,
  kind: string,
  says: EnemySays & { hideout: Hideout; fromRound: number },
): CardDef =>
  card(kind, 'elite', {
    ...common(says),
    enemy: enemyFace(level, says, { hideout: says.hideout, fromRound: says.fromRound }),
  });

export const bounty = (
  level: Level,
  kind: string,
  says: { elite: string; hideout: Hideout; reward: readonly Effect[] },
): CardDef =>
  card(kind, 'bounty', {
    icon: '',
    bounty: { level, elite: says.elite, hideout: says.hideout, reward: says.reward },
  });

interface QuestSays {
  readonly have?: Have;
  readonly pay?: Cost;
  readonly gain: readonly Effect[];
  readonly icon: string;
  readonly solo?: true;
}
const questFace = (of: Quest['of'], { have = {}, pay = {}, gain, solo }: QuestSays): Quest => ({
  of,
  solo: solo === true,
  have,
  pay,
  gain,
});
export const quest = (of: EncounterKind, kind: string, says: QuestSays): CardDef =>
  card(kind, 'quest', { icon: says.icon, quest: questFace(of, says) });
export const legend = (kind: string, says: QuestSays): CardDef =>
  card(kind, 'legend', { icon: says.icon, quest: questFace('legend', says) });

export const land = (
  chapter: Chapter,
  group: Land['group'],
  kind: string,
  says: Partial<Pick<Land, 'solo' | 'scenarios' | 'special' | 'centre'>> &
    Pick<Land, 'hexes'> & { source?: Source },
): CardDef =>
  card(kind, 'land', {
    source: says.source ?? 'house',
    land: {
      chapter,
      group,
      solo: says.solo ?? false,
      scenarios: says.scenarios ?? [],
      special: says.special ?? null,
      centre: says.centre ?? null,
      hexes: says.hexes,
    },
  });

type PlaySays = Common & Pick<PlayCard, 'when' | 'fields'> & Partial<Pick<PlayCard, 'lasting' | 'players'>>;
const play = (metal: 'silver' | 'gold', kind: string, says: PlaySays): CardDef =>
  card(kind, metal, {
    ...common(says),
    play: {
      metal,
      when: says.when,
      fields: says.fields,
      lasting: says.lasting ?? null,
      players: says.players ?? 'all',
    },
  });
export const silver = (kind: string, says: PlaySays): CardDef => play('silver', kind, says);
export const gold = (kind: string, says: PlaySays): CardDef => play('gold', kind, says);

export const control = (hero: HeroName, kind: string, copies: number): CardDef =>
  card(kind, 'control', { copies, control: hero });

export const combat = (kind: string, face: CombatCard): CardDef => card(kind, 'combat', { combat: face });

export const elemental = (element: Element, kind: string, says: Common): CardDef =>
  card(kind, 'elemental', { ...common(says), element });

/** An event; `stays: 'round'` holds for the round in which it is turned over. */
export const event = (kind: string, says: Common & { stays: 'round' | 'none' }): CardDef =>
  card(kind, 'event', { ...common(says), stays: says.stays });

export const character = (kind: string, says: Common & NonNullable<CardDef['character']>): CardDef =>
  card(kind, 'character', { ...common(says), character: { at: says.at, pay: says.pay } });

/** An attack card of Farruga. */
export const attack = (kind: string, says: Common): CardDef => card(kind, 'attack', common(says));

export const rage = (kind: string, says: Common & { stays: 'stage' | 'round' | 'none' }): CardDef =>
  card(kind, 'rage', { ...common(says), stays: says.stays });

export const faerPower = (kind: string, says: Common): CardDef => card(kind, 'faer', common(says));

export const badge = (kind: string, says: { icon: string; have: Have }): CardDef =>
  card(kind, 'badge', { icon: says.icon, have: says.have });
