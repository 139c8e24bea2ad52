import type { CardDef } from '../shape.ts';

type Content = Readonly<Record<string, CardDef>>;

/** What a card does for whoever owns it, in numbers a judgement can add up. */
export interface CardWorth {
  /** Added to Strength and Craft, in everything they are used for. */
  readonly strength: number;
  readonly craft: number;
  /** Only in fights of one kind. */
  readonly battle: number;
  readonly psychic: number;
  /** A Weapon counts only in the hand: of all of them the best one. */
  readonly weapon: boolean;
  /** The chance that it saves a life lost in battle. */
  readonly armour: number;
  readonly life: number;
  readonly talisman: boolean;
  /** Of an Object that counts as carried; and room for others. */
  readonly load: number;
  readonly room: number;
  readonly raft: boolean;
  readonly axe: boolean;
  /** Everything else about it, in turns it saves. */
  readonly rest: number;
  /** As trophies, by attribute. */
  readonly trophyStrength: number;
  readonly trophyCraft: number;
}

/** A value that is given only sometimes, such as in one region, or to one kind of enemy. */
const SOMETIMES = 0.6;
/** What it saves in turns: to have a card at all, something it can do, a permission it grants, room for more cards. */
const CARD = 0.5;
const HOOK = 0.9;
const GRANT = 0.6;
const CARRY = 0.1;
const SPELLS = 0.5;
const FATE = 0.5;
const PRAY = 0.3;
/** Cards nobody would want but cannot be rid of. */
const BURDEN = -2.5;
/** A Spell in hand. Those that can be cast at any moment are held for a good one. */
const SPELL = 1;

/** The worth of every card, worked out once from the definitions. */
export const worthsOf = (content: Content): Readonly<Record<string, CardWorth>> =>
  Object.fromEntries(Object.entries(content).map(([kind, def]) => [kind, worthOf(def)]));

function worthOf(def: CardDef): CardWorth {
  const { gives, type } = def;
  const sometimes = def.attackIf === null ? 0 : SOMETIMES;
  return {
    strength: gives.strength + (def.strengthIf === null ? 0 : SOMETIMES),
    craft: gives.craft + (def.craftIf === null ? 0 : SOMETIMES),
    battle: gives.battle + sometimes,
    psychic: gives.psychic + (def.weapon ? 0 : sometimes),
    weapon: def.weapon,
    armour: def.armour === 0 ? 0 : (7 - def.armour) / 6,
    life: gives.life,
    talisman: def.talisman,
    load: type === 'object' && !def.trinket ? 1 : 0,
    room: gives.carry,
    raft: def.tags.includes('raft'),
    axe: def.tags.includes('axe'),
    rest: type === 'spell' ? SPELL : restOf(def),
    trophyStrength: type === 'enemy' ? def.strength : 0,
    trophyCraft: type === 'enemy' ? def.craft : 0,
  };
}

function restOf(def: CardDef): number {
  const { gives, on, grants, sticks } = def;
  const hooks = Object.keys(on).length > 0 || def.notices !== null ? HOOK : 0;
  const good =
    CARD +
    hooks +
    GRANT * grants.length +
    CARRY * Math.min(gives.carry, 4) +
    SPELLS * gives.spells +
    FATE * gives.fate +
    PRAY * gives.pray +
    0.2 * (def.evadesIn.length + def.optionalRolls.length);
  // What cannot be left behind is hardly ever a gift, unless it gives something.
  return sticks && gives.strength + gives.craft <= 0 && !def.talisman ? BURDEN : good;
}
