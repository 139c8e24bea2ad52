import { type Card, perform, type Seat } from '@tafelrunde/engine';
import { discard } from '../rules/decks.ts';
import { shedSurplus } from '../rules/objects.ts';
import {
  type Alignment,
  type CardDef,
  type CardSet,
  type CardType,
  type Casting,
  type Character,
  type Deck,
  type Effect,
  type Ending,
  type Family,
  type Foe,
  type Gifts,
  type Hook,
  type Hooks,
  type Source,
  type SpaceText,
  type Talisman,
  type Task,
  type WindowName,
  type Windows,
  NO_GIFTS,
} from '../shape.ts';

/** The cards of one file: by kind, what they say. */
export type Cards = Readonly<Record<string, CardDef>>;

const BLANK: Omit<CardDef, 'type' | 'deck' | 'set' | 'source'> = {
  copies: 1,
  reprints: [],
  number: 0,
  strength: 0,
  craft: 0,
  family: null,
  magic: false,
  weapon: false,
  armour: 0,
  trinket: false,
  talisman: false,
  tags: [],
  barred: [],
  sticks: false,
  gives: NO_GIFTS,
  strengthIf: null,
  craftIf: null,
  attackIf: null,
  grants: [],
  evadesIn: [],
  optionalRolls: [],
  diceAt: {},
  totalAt: {},
  on: {},
  meet: null,
  stays: false,
  concerns: null,
  common: false,
  placed: null,
  drawn: null,
  counters: 0,
  joins: null,
  taken: null,
  notices: null,
  foe: null,
  cast: null,
  task: null,
  character: null,
  ending: null,
  space: null,
  traits: [],
  home: null,
  halts: null,
  bars: null,
};

/** What a card counts as whose face cannot be seen: nothing. */
export const UNSEEN_CARD: CardDef = {
  ...BLANK,
  type: 'event',
  deck: 'adventure',
  set: 'base',
  source: 'house',
};

/** What every card may say about itself, whatever it is. Only `source` has to be said each time. */
type Common = {
  /** Where name, numbers and effect come from; `house` where we designed them. */
  readonly source: Source;
  readonly copies?: number;
  readonly reprints?: CardDef['reprints'];
  readonly on?: Hooks;
  readonly gives?: Partial<Gifts>;
} & Partial<
  Pick<
    CardDef,
    | 'number'
    | 'tags'
    | 'barred'
    | 'sticks'
    | 'strengthIf'
    | 'craftIf'
    | 'attackIf'
    | 'grants'
    | 'evadesIn'
    | 'optionalRolls'
    | 'diceAt'
    | 'totalAt'
    | 'placed'
    | 'drawn'
    | 'concerns'
    | 'counters'
    | 'notices'
    | 'halts'
    | 'bars'
  >
>;

function define(
  type: CardType,
  deck: Deck,
  set: CardSet,
  own: Common & Partial<Omit<CardDef, keyof Common>>,
): CardDef {
  const { gives, ...rest } = own;
  return { ...BLANK, ...rest, type, deck, set, gives: { ...NO_GIFTS, ...gives } };
}

/** Something an owner may do with a card at its own leisure: at these moments, or the usual ones of its own turn. */
export interface Use<K extends WindowName = OwnTurn> {
  readonly at?: readonly K[];
  readonly can?: (t: Talisman, owner: Seat, scene: Windows[K], card: Card) => boolean;
  readonly does: Effect;
  /** The card is gone afterwards. */
  readonly discards?: boolean;
  /** It costs something else, or the card goes by what it does itself. */
  readonly costs?: boolean;
  /** At these moments hardly anybody would. */
  readonly idleAt?: readonly K[];
}
const OWN_TURN = ['turnStart', 'moveEnded', 'turnEnd'] as const;
type OwnTurn = (typeof OWN_TURN)[number];

/** The hooks of a card that can be used. */
function uses<K extends WindowName>({
  at,
  can,
  does,
  discards = false,
  costs = discards,
  idleAt = [],
}: Use<K>): Hooks {
  const hook: Hook<Windows[K]> = {
    mode: 'may',
    ...(costs && { commits: 'costs' }),
    when: (t, owner, scene, card) =>
      (at !== undefined || owner === t.state.turn) && (can === undefined || can(t, owner, scene, card)),
    *run(t, owner, _scene, card) {
      t.tell('used', { seat: owner, kind: t.kind(card) });
      if (discards) discard(t, card);
      yield* shedSurplus(t, owner); // TA-SPELL-05: what the card gave is gone before it works
      yield* perform(does(t, owner, card));
    },
  };
  const idle: typeof hook = { ...hook, idle: () => true };
  const seldom: readonly WindowName[] = idleAt;
  return Object.fromEntries((at ?? OWN_TURN).map((name) => [name, seldom.includes(name) ? idle : hook]));
}

/** The builders of one set: `const { enemy, event } = cardsOf('reaper')`. */
export function cardsOf(set: CardSet, deck: Deck = 'adventure') {
  return {
    event: (own: Common & { meet: Effect; stays?: boolean; common?: boolean }): CardDef =>
      define('event', deck, set, { number: 1, ...own }),

    /** Battle with Strength, number 2; a spirit fights with Craft, number 3. */
    enemy: (own: Common & { family: Family; strength?: number; craft?: number } & Partial<Foe>): CardDef => {
      const { value, kind, dice, hampers, traps, evadable, fate, weapons, ...more } = own;
      const { meets, fights, rolled, defeat, insteadOfLife, tookLife, unbeaten, beaten, ...rest } = more;
      const foe: Foe = {
        value: value ?? null,
        kind: kind ?? null,
        dice: dice ?? 'one',
        hampers: hampers ?? false,
        traps: traps ?? null,
        evadable: evadable ?? true,
        fate: fate ?? true,
        weapons: weapons ?? null,
        meets: meets ?? null,
        fights: fights ?? null,
        rolled: rolled ?? null,
        defeat: defeat ?? null,
        insteadOfLife: insteadOfLife ?? null,
        tookLife: tookLife ?? null,
        unbeaten: unbeaten ?? null,
        beaten: beaten ?? null,
      };
      return define('enemy', deck, set, { number: own.family === 'spirit' ? 3 : 2, ...rest, foe });
    },

    stranger: (own: Common & { meet: Effect; stays?: boolean }): CardDef =>
      define('stranger', deck, set, { number: 4, ...own }),

    place: (own: Common & { meet: Effect; stays?: boolean }): CardDef =>
      define('place', deck, set, { number: 6, stays: true, ...own }),

    object: <K extends WindowName = OwnTurn>(
      own: Common &
        Partial<Pick<CardDef, 'magic' | 'weapon' | 'armour' | 'trinket' | 'talisman' | 'joins' | 'taken'>> & {
          use?: Use<K>;
        },
    ): CardDef => {
      const { use, ...rest } = own;
      const on = use === undefined ? rest.on : { ...uses(use), ...rest.on };
      return define('object', deck, set, { number: 5, ...rest, ...(on === undefined ? {} : { on }) });
    },

    follower: <K extends WindowName = OwnTurn>(
      own: Common & Partial<Pick<CardDef, 'joins' | 'taken'>> & { use?: Use<K> },
    ): CardDef => {
      const { use, ...rest } = own;
      const on = use === undefined ? rest.on : { ...uses(use), ...rest.on };
      return define('follower', deck, set, { number: 5, ...rest, ...(on === undefined ? {} : { on }) });
    },

    /** A Spell: when, at whom, what. Without `at` it may be cast at any moment there is. */
    spell: <K extends WindowName = AnyTime>(
      own: Common & { at?: readonly K[] } & Partial<Pick<CardDef, 'stays' | 'meet'>> &
        Partial<Pick<Casting<K>, 'when' | 'early' | 'minds'>> &
        Pick<Casting<K>, 'aim' | 'run'>,
    ): CardDef => {
      const { at, when = () => true, aim, run, early = null, minds = null, ...rest } = own;
      const cast: Casting<K> = {
        at: at ?? (ANY_TIME as readonly WindowName[] as readonly K[]),
        when,
        run,
        early,
        minds,
      };
      return define('spell', 'spells', set, { ...rest, cast: aim === undefined ? cast : { ...cast, aim } });
    },

    /** A quest: a deed to be done, or something to be handed over; `meet` happens when it is accepted. */
    quest: (own: Common & Partial<Task> & { meet?: Effect }): CardDef => {
      const { deed = null, deliver = null, against = null, ...rest } = own;
      return define('quest', 'warlock', set, { ...rest, task: { deed, deliver, against } });
    },

    /** A Reward: `meet` works at once; one that stays gives something or can be used. */
    reward: <K extends WindowName = OwnTurn>(
      own: Common & { meet?: Effect; use?: Use<K>; stays?: boolean },
    ): CardDef => {
      const { use, ...rest } = own;
      const on = use === undefined ? rest.on : { ...uses(use), ...rest.on };
      return define('reward', 'rewards', set, {
        stays: own.meet === undefined,
        ...rest,
        ...(on === undefined ? {} : { on }),
      });
    },

    denizen: (
      own: Common & { meet: Effect } & Pick<CardDef, 'traits'> & Partial<Pick<CardDef, 'home'>>,
    ): CardDef => define('denizen', 'denizens', set, own),

    terrain: (own: Common & Partial<SpaceText>): CardDef => {
      const { draw, harm, text, enemies, visitors, fastRoad, denizens, divides, ...rest } = own;
      return define('terrain', 'terrain', set, {
        ...rest,
        space: spaceText(dropUndefined({ draw, harm, text, enemies, visitors, fastRoad, denizens, divides })),
      });
    },

    character: (
      own: Common & {
        strength: number;
        craft: number;
        lives: number;
        fate: number;
        alignment: Alignment;
        start: Character['start'];
      } & Partial<Pick<Character, 'spells' | 'objects' | 'gold' | 'against' | 'enters'>>,
    ): CardDef => {
      const {
        lives,
        fate,
        alignment,
        start,
        spells = 0,
        objects = [],
        gold = 1,
        against = [],
        enters = null,
        ...rest
      } = own;
      const character: Character = { lives, fate, alignment, start, spells, objects, gold, against, enters };
      return define('character', 'characters', set, { ...rest, character });
    },

    ending: (own: Common & Pick<Ending, 'use' | 'encounter'> & Partial<Ending>): CardDef => {
      const {
        use,
        encounter,
        revealed = null,
        eachTurn = null,
        leaving = false,
        noHealing = false,
        prepares = null,
        lastWins = true,
        quests = 0,
        talisman = null,
        ...rest
      } = own;
      return define('ending', 'endings', set, {
        ...rest,
        ending: {
          use,
          encounter,
          revealed,
          eachTurn,
          leaving,
          noHealing,
          prepares,
          lastWins,
          quests,
          talisman,
        },
      });
    },

    space: (own: Common & Partial<SpaceText>): CardDef => {
      const { draw, harm, text, enemies, visitors, fastRoad, denizens, divides, ...rest } = own;
      return define('space', 'board', set, {
        copies: 0,
        ...rest,
        space: spaceText(dropUndefined({ draw, harm, text, enemies, visitors, fastRoad, denizens, divides })),
      });
    },
  };
}

const spaceText = (own: Partial<SpaceText>): SpaceText => ({
  draw: 0,
  harm: null,
  text: null,
  enemies: 0,
  visitors: 0,
  fastRoad: false,
  denizens: false,
  divides: false,
  ...own,
});

function dropUndefined<T extends object>(own: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)) as never;
}

/** "Any time" and "as needed": every moment at which Spells are asked for and nothing is being replaced. */
export const ANY_TIME = ['turnStart', 'moveEnded', 'beforeFight', 'turnEnd'] as const;
type AnyTime = (typeof ANY_TIME)[number];
