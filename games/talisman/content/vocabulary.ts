import {
  type Act,
  type Card,
  cardOption,
  done,
  type Flow,
  type Option,
  PASS,
  perform,
  type Seat,
  seatOption,
} from '@tafelrunde/engine';
import { drawCards } from '../rules/adventure.ts';
import { setAlignment } from '../rules/alignment.ts';
import * as change from '../rules/change.ts';
import { fightCreature } from '../rules/combat.ts';
import { countersOn, discard, drawFrom, fromSupply, setCounters } from '../rules/decks.ts';
import { visitOneDenizen } from '../rules/denizens.ts';
import { roll, total } from '../rules/fate.ts';
import { missTurn, relocate } from '../rules/moving.ts';
import { barred, forfeit, forfeitOwn, loseCard, take } from '../rules/objects.ts';
import { boon as anyBoon, grantTeleport } from '../rules/reaper.ts';
import { drawSpells, roomForSpell } from '../rules/spells.ts';
import {
  everybody,
  fateValue,
  has,
  isPlaying,
  lifeValue,
  possessions,
  prayBonus,
  terrainOn,
} from '../rules/stats.ts';
import { becomeToad } from '../rules/toad.ts';
import { deed, gainQuest, gainReward, gainTalisman } from '../rules/warlock.ts';
import type { Alignment, CardDef, Effect, FightKind, Stat, Talisman } from '../shape.ts';
import {
  along,
  at,
  inRegion,
  named,
  regionOf,
  type Space,
  type SpaceName,
  spaceOf,
  spaceOption,
} from '../topology.ts';

/*
 * The sentences of the cards. Each is a function that makes an `Effect`; compose them and most cards are one line:
 *   witch: stranger({ source: 'public', stays: true, meet: table({ 1: toad, 2: lose('lives'), 3: gain('strength'), … }) })
 */

export const nothing: Effect = () => {};

/** Gain something new, beyond the printed value. */
export const gain =
  (stat: Stat, count = 1): Effect =>
  (t, seat) =>
    change.gain(t, seat, stat, count);
export const lose =
  (stat: Stat, count = 1): Effect =>
  (t, seat) =>
    change.lose(t, seat, stat, count);
export const loseAll =
  (stat: Exclude<Stat, 'lives'>): Effect =>
  (t, seat) =>
    change.lose(t, seat, stat, 99);
/** Up to the printed value; without a number all of it. */
export const heal =
  (count = 99): Effect =>
  (t, seat) => {
    change.heal(t, seat, count);
  };
export const replenish =
  (count = 99): Effect =>
  (t, seat) => {
    change.replenish(t, seat, count);
  };
export const fullSpells: Effect = function* (t, seat) {
  yield* drawSpells(t, seat, 99);
};
export const toad: Effect = (t, seat) => becomeToad(t, seat);
export const miss =
  (count = 1): Effect =>
  (t, seat) =>
    missTurn(t, seat, count);
export const become =
  (alignment: Alignment): Effect =>
  (t, seat) =>
    setAlignment(t, seat, alignment);
export const aTalisman: Effect = (t, seat) => gainTalisman(t, seat);
export const aQuest: Effect = function* (t, seat) {
  yield* gainQuest(t, seat);
};
export const aReward: Effect = (t, seat) => gainReward(t, seat);
/** One Strength, Craft, life, gold, fate or Spell, or a free next move: what Fairy and Enchanter give. */
export const boon: Effect = (t, seat) => anyBoon(t, seat);
/** Draw further Adventure cards onto the space. */
export const draw =
  (count: number): Effect =>
  (t, seat) =>
    drawCards(t, seat, count);
/** Another turn after this one. */
export const anotherTurn =
  (count = 1): Effect =>
  (t, seat) => {
    t.state.players[seat].extra += count;
  };

/** One sentence after the other. */
export const all = (...effects: readonly Effect[]): Effect =>
  function* (t, seat, by) {
    for (const effect of effects) yield* perform(effect(t, seat, by));
  };

/** By alignment; those left out are not concerned. */
export const byAlignment =
  (effects: Partial<Record<Alignment, Effect>>): Effect =>
  (t, seat, by) =>
    effects[t.state.players[seat].alignment]?.(t, seat, by);

/** The player chooses; `options` name the texts. */
export const choose = (options: Readonly<Record<string, Effect>>): Effect =>
  function* (t, seat, by) {
    const { id } = yield* t.ask(seat, {
      prompt: 'choose',
      about: { kind: kindOf(t, by) },
      from: Object.keys(options).map((key): Option => ({ id: key })),
    });
    yield* perform(options[id](t, seat, by));
  };
/** May, or may not. */
export const may = (effect: Effect): Effect =>
  function* (t, seat, by) {
    const from: Option[] = [{ id: 'accept' }, PASS];
    const { id } = yield* t.ask(seat, { prompt: 'may', about: { kind: kindOf(t, by) }, from });
    if (id !== PASS.id) yield* perform(effect(t, seat, by));
  };
/** For gold: offered only to whoever has it. */
export const forGold = (gold: number, effect: Effect, otherwise: Effect = nothing): Effect =>
  function* (t, seat, by) {
    const from: Option[] = [
      {
        id: 'pay',
        value: gold,
        text: 'payGold',
        ...(t.state.players[seat].gold < gold ? { no: 'TA-STAT-01' } : {}),
      },
      PASS,
    ];
    const { id } = yield* t.ask(seat, {
      prompt: 'payFor',
      about: { kind: kindOf(t, by), gold },
      from,
    });
    if (id === PASS.id) yield* perform(otherwise(t, seat, by));
    else if (change.pay(t, seat, gold)) yield* perform(effect(t, seat, by));
  };

const kindOf = (t: Talisman, by: Card | null): string | null => (by === null ? null : t.kind(by));

/** Results of dice: `{ 1: …, 2: … }`; for ranges write `'2-3'`, for open ends `'6+'` or `'0-'`. */
export type Results = Readonly<Record<string, Effect>>;

function resultOf(results: readonly (readonly [number, number, Effect])[], rolled: number): Effect {
  for (const [from, to, effect] of results) if (rolled >= from && rolled <= to) return effect;
  return nothing;
}
function parse(results: Results): (readonly [number, number, Effect])[] {
  return Object.entries(results).map(([key, effect]) => {
    const [, low, range, high] = /^(\d+)(?:([-+])(\d*))?$/u.exec(key)!;
    if (range === undefined) return [Number(low), Number(low), effect];
    if (range === '+') return [Number(low), Number.POSITIVE_INFINITY, effect];
    return high === ''
      ? [Number.NEGATIVE_INFINITY, Number(low), effect]
      : [Number(low), Number(high), effect];
  });
}

interface Dice {
  /** How many; 1. */
  readonly dice?: number;
  /** Added to the total. */
  readonly plus?: (t: Talisman, seat: Seat) => number;
  /** What the roll is called in the log and for cards that change rolls; the card or space itself. */
  readonly what?: string;
}

/** Roll and read the table. Below its lowest entry the lowest applies, above the highest the highest. */
export function table(results: Results, { dice = 1, plus, what }: Dice = {}): Effect {
  const parsed = parse(results);
  const lowest = Math.min(...parsed.map(([from]) => from));
  const highest = Math.max(...parsed.map(([, to]) => to));
  return function* (t, seat, by) {
    const rolled = yield* roll(t, seat, dice, what ?? kindOf(t, by) ?? 'space');
    if (!isPlaying(t, seat)) return;
    const result = total(rolled) + (plus === undefined ? 0 : plus(t, seat));
    const effect = resultOf(parsed, Math.min(highest, Math.max(lowest, result)));
    yield* perform(effect(t, seat, by));
  };
}

/** A table for praying: some add to it, and a quest may ask for it. */
export const pray = (results: Results, dice = 1): Effect => {
  const rolls = table(results, { dice, plus: prayBonus, what: 'pray' });
  return function* (t, seat, by) {
    yield* deed(t, seat, { did: 'visit', whom: 'prayer' });
    yield* perform(rolls(t, seat, by));
  };
};

/** Roll only if wanted, for those who know their way there. TA: Guide, Elf, Dwarf … */
export const unlessKnown = (space: SpaceName, effect: Effect): Effect =>
  function* (t, seat, by) {
    for (const card of possessions(t, seat)) {
      if (!t.def(card).optionalRolls.includes(space)) continue;
      const from: Option[] = [{ id: 'rollHere' }, PASS];
      const { id } = yield* t.ask(seat, {
        prompt: 'rollOrNot',
        about: { kind: t.kind(card) },
        from,
      });
      if (id === PASS.id) return;
      break;
    }
    yield* perform(effect(t, seat, by));
  };

/** Go to a space of this name; where there are several, the player chooses. TA-TERRAIN-03: not if Terrain covers it. */
export const teleportTo =
  (...names: readonly SpaceName[]): Effect =>
  (t, seat) =>
    teleport(
      t,
      seat,
      names.flatMap((name) => named(name)).filter((space) => terrainOn(t, space) === null),
    );
/** Anywhere in the region, if wanted; not in the inner region. */
export const teleportInRegion: Effect = (t, seat) => {
  const here = t.state.players[seat].space;
  if (regionOf(here) === 'inner') return done(undefined);
  return teleport(t, seat, inRegion[regionOf(here)], true);
};
export function* teleport(t: Talisman, seat: Seat, spaces: readonly Space[], optional = false): Flow {
  const from: Option[] = spaces.filter((space) => space !== t.state.players[seat].space).map(spaceOption);
  if (from.length === 0) return;
  const chosen = yield* t.ask(seat, {
    prompt: 'teleport',
    from: optional ? [...from, PASS] : from,
  });
  if (chosen.id !== PASS.id) relocate(t, seat, spaceOf(chosen));
}
/** The next move may be to any space of the region. TA-MOVE-11 */
export const nextMoveAnywhere: Effect = (t, seat) => grantTeleport(t, seat);
export const nextMoveTo =
  (...names: readonly SpaceName[]): Effect =>
  (t, seat) => {
    t.state.players[seat].granted.push(...names.flatMap((name) => named(name)));
    t.tell('granted', { seat });
  };

/** A creature appears and attacks. `creature` is a key of the words. TA-EVADE-05 */
export const attackedBy = (creature: string, kind: FightKind, value: number, won: Effect = nothing): Effect =>
  function* (t, seat, by) {
    if ((yield* fightCreature(t, seat, creature, kind, value)) === 'won') yield* perform(won(t, seat, by));
  };

/** Everybody, from the one who met it on; or everybody in the same region. */
export const everyone =
  (effect: Effect): Effect =>
  (t, seat, by) =>
    each(t, everybody(t, seat), effect, by);
export const everyoneElse =
  (effect: Effect): Effect =>
  (t, seat, by) =>
    each(
      t,
      everybody(t, seat).filter((other) => other !== seat),
      effect,
      by,
    );
export const wholeRegion =
  (effect: Effect): Effect =>
  (t, seat, by) => {
    const region = regionOf(t.state.players[seat].space);
    const there = everybody(t, seat).filter((other) => regionOf(t.state.players[other].space) === region);
    return each(t, there, effect, by);
  };
function* each(t: Talisman, seats: readonly Seat[], effect: Effect, by: Card | null): Flow {
  for (const seat of seats) {
    if (!isPlaying(t, seat) || (yield* ignoresEvent(t, seat, by))) continue;
    yield* perform(effect(t, seat, by));
  }
}
/** Whoever can let Events pass may do so with those of others too; one's own was asked about when it was met. */
function* ignoresEvent(t: Talisman, seat: Seat, by: Card | null): Flow<boolean> {
  if (by === null || t.def(by).type !== 'event' || seat === t.state.turn || !has(t, seat, 'eventproof'))
    return false;
  const from: Option[] = [{ id: 'ignore' }, { id: 'follow' }];
  const { id } = yield* t.ask(seat, { prompt: 'ignoreEvent', about: { kind: t.kind(by) }, from });
  return id === 'ignore';
}
/** Another character, of the player's choice. */
export const another = (effect: (t: Talisman, other: Seat, seat: Seat, by: Card | null) => Act): Effect =>
  function* (t, seat, by) {
    const from = everybody(t, seat)
      .filter((other) => other !== seat)
      .map((other) => seatOption(other));
    if (from.length === 0) return;
    const chosen = yield* t.ask(seat, { prompt: 'another', about: { kind: kindOf(t, by) }, from });
    yield* perform(effect(t, chosen.seat, seat, by));
  };

/** Counters lie on the card: a visitor takes one, and the card goes with the last. */
export const pool = (stat: Stat): Effect =>
  function* (t, seat, by) {
    if (by === null || countersOn(t, by) === 0) return;
    setCounters(t, by, countersOn(t, by) - 1);
    yield* change.gain(t, seat, stat);
    if (countersOn(t, by) === 0) discard(t, by);
  };

/** This card is put away. */
export const discarded: Effect = (t, _seat, by) => {
  if (by !== null) discard(t, by);
};
/** Lose one's own cards by choice. */
export const discardObject = (count = 1): Effect =>
  function* (t, seat) {
    yield* forfeitOwn(t, seat, t.cards(t.piles.objects[seat]), count);
  };
export const discardFollower = (count = 1): Effect =>
  function* (t, seat) {
    yield* forfeitOwn(t, seat, t.cards(t.piles.followers[seat]), count);
  };
/** A random card of one's own is gone. */
export const loseRandomFollower: Effect = function* (t, seat) {
  const cards = t.cards(t.piles.followers[seat]);
  if (cards.length > 0) yield* forfeit(t, seat, t.pick(cards));
};

/** Sold for gold, as long as copies last: several may be bought in one visit. TA-SETUP-05 */
export const sells = (prices: Readonly<Record<string, number>>): Effect =>
  function* (t, seat, by) {
    if (has(t, seat, 'stealsWares') && STEALABLE.has(kindOf(t, by)))
      yield* stealWare(t, seat, Object.keys(prices));
    for (;;) {
      const from = Object.entries(prices).flatMap(([kind, price]) => {
        const card = fromSupply(t, kind);
        if (card === null) return [];
        const gold = has(t, seat, 'haggles') ? Math.max(1, price - 1) : price;
        const no = t.state.players[seat].gold < gold ? ('TA-BOARD-10' as const) : barred(t, seat, card);
        return [{ ...cardOption(card, no), value: gold, text: 'buy', about: { gold } }];
      });
      if (from.every(({ no }) => no !== undefined)) return;
      const chosen: Option = yield* t.ask(seat, {
        prompt: 'buy',
        from: [...from, PASS] as Option[],
        rules: ['TA-BOARD-10'],
      });
      if (chosen.id === PASS.id) return;
      if (change.pay(t, seat, chosen.value!)) yield* take(t, seat, chosen.card!);
    }
  };
/** The Village and the two markets, where a thief helps himself to one purchase. */
const STEALABLE: ReadonlySet<string | null> = new Set([null, 'market', 'marketDay']);
function* stealWare(t: Talisman, seat: Seat, kinds: readonly string[]): Flow {
  const from = kinds.flatMap((kind): Option[] => {
    const card = fromSupply(t, kind);
    return card === null ? [] : [cardOption(card, barred(t, seat, card))];
  });
  if (from.every(({ no }) => no !== undefined)) return;
  const { card } = yield* t.ask(seat, { prompt: 'stealWare', from: [...from, PASS] });
  if (card !== undefined) yield* take(t, seat, card);
}
/** A supply card for nothing. */
export const takes = (kind: string): Effect =>
  function* (t, seat) {
    const card = fromSupply(t, kind);
    if (card !== null) yield* take(t, seat, card);
  };
/** Healing or fate for gold, up to so many points and the printed value. */
export const healsForGold = (most: number): Effect =>
  function* (t, seat) {
    yield* buyPoints(t, seat, most, 'lives', (count) => change.heal(t, seat, count));
  };
export const fateForGold: Effect = function* (t, seat) {
  yield* buyPoints(t, seat, 99, 'fate', (count) => change.replenish(t, seat, count));
};
function* buyPoints(
  t: Talisman,
  seat: Seat,
  most: number,
  stat: 'lives' | 'fate',
  get: (count: number) => number,
): Flow {
  const player = t.state.players[seat];
  const lacking = Math.max(0, valueOf(t, seat, stat) - player[stat]);
  const max = Math.min(most, lacking, player.gold);
  if (max === 0) return;
  const count = yield* t.number(seat, {
    prompt: stat === 'lives' ? 'healFor' : 'fateFor',
    about: { max },
    min: 0,
    max,
  });
  if (count > 0 && change.pay(t, seat, count)) get(count);
}
const valueOf = (t: Talisman, seat: Seat, stat: 'lives' | 'fate'): number =>
  stat === 'lives' ? lifeValue(t, seat) : fateValue(t, seat);

/** Objects turned into gold, one for each. */
export const objectsToGold: Effect = function* (t, seat) {
  const objects = t.cards(t.piles.objects[seat]).filter((card) => !t.def(card).sticks);
  if (objects.length === 0) return;
  const chosen = yield* t.some(seat, {
    prompt: 'alchemy',
    from: objects.map((card) => cardOption(card)),
    min: 0,
    max: objects.length,
  });
  for (const { card } of chosen) loseCard(t, seat, card);
  yield* change.gain(t, seat, 'gold', chosen.length);
};
/** Gains a Spell if Craft allows it. */
export const canLearn = (t: Talisman, seat: Seat): boolean => roomForSpell(t, seat);

/** When drawn, a die decides where it lies. TA-ADV-02 */
export const placedBy = (spaces: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6, SpaceName>>) =>
  function* (t: Talisman, seat: Seat, card: Card): Flow<Space | null> {
    const rolled = total(yield* roll(t, seat, 1, t.kind(card)));
    const name = spaces[Math.min(6, Math.max(1, rolled)) as 1];
    return named(name)[0];
  };
export const placedOn = (name: SpaceName) => (): Space | null => named(name)[0];

/** It joins only for gold; whoever does not pay leaves it where it lies. */
export const joinsFor = (gold: number) =>
  function* (t: Talisman, seat: Seat, card: Card): Flow<boolean> {
    if (t.state.players[seat].gold < gold) return false;
    const from: Option[] = [{ id: 'pay', value: gold, text: 'payGold' }, PASS];
    const { id } = yield* t.ask(seat, {
      prompt: 'payFor',
      about: { kind: t.kind(card), gold },
      from,
    });
    return id !== PASS.id && change.pay(t, seat, gold);
  };

/** "Use the list of that space": on the Cataclysm board one of its Denizens is visited instead. TA-DENIZEN-02 */
export const asAt =
  (space: 'city' | 'tavern' | 'village' | 'chapel' | 'graveyard' | 'castle', list: Effect): Effect =>
  (t, seat, by) =>
    t.options.board === 'cataclysm' ? visitOneDenizen(t, seat, at(space)) : list(t, seat, by);

/** One of these cards, if there is any. */
export function* pickCard(
  t: Talisman,
  seat: Seat,
  by: Card | null,
  cards: readonly Card[],
  optional = false,
): Flow<Card | null> {
  if (cards.length === 0) return null;
  const from: Option[] = cards.map((card) => cardOption(card));
  const asked = {
    prompt: 'whichCard',
    about: { kind: kindOf(t, by) },
    from: optional ? [...from, PASS] : from,
  };
  const chosen: Option = yield* t.ask(seat, asked);
  return chosen.card ?? null;
}
/** Cards lying open on these spaces; everywhere outside the inner region unless told. */
export const lying = (
  t: Talisman,
  test: (def: CardDef, card: Card) => boolean,
  spaces: readonly Space[] = [...inRegion.outer, ...inRegion.middle],
): Card[] =>
  spaces.flatMap((space) => t.cards(t.piles.space[space]).filter((card) => test(t.def(card), card)));
/** The card moves on clockwise: so many spaces, or as many as a die says. */
export const wanders = (steps?: number): Effect =>
  function* (t, seat, by) {
    if (by === null) return;
    const from = t.piles.space.indexOf(t.at(by));
    if (from === -1 || regionOf(from) === 'inner') return;
    const far = steps ?? total(yield* roll(t, seat, 1, t.kind(by)));
    t.move(by, t.piles.space[along(from, far)]);
    t.tell('placed', { kind: t.kind(by), space: along(from, far) });
  };
/** Lose one of one's own cards, chosen by chance. */
export const loseRandomObject: Effect = function* (t, seat) {
  const cards = t.cards(t.piles.objects[seat]).filter((card) => !t.def(card).sticks);
  if (cards.length > 0) yield* forfeit(t, seat, t.pick(cards));
};
/** Draw Adventure cards, take one Object among them, discard the rest. */
export const findObject = (count: number, otherwise: Effect = nothing): Effect =>
  function* (t, seat, by) {
    const drawn: Card[] = [];
    for (let i = 0; i < count; i++) {
      const card = drawFrom(t, 'adventure', t.piles.stage);
      if (card === null) break;
      drawn.push(card);
      t.tell('drew', { seat, kind: t.kind(card) });
    }
    const objects = drawn.filter((card) => t.def(card).type === 'object' && barred(t, seat, card) === null);
    if (objects.length > 0) {
      const from: Option[] = [...objects.map((card) => cardOption(card)), PASS];
      const { card } = yield* t.ask(seat, { prompt: 'loot', from });
      if (card !== undefined) yield* take(t, seat, card);
    }
    for (const card of drawn) if (t.at(card) === t.piles.stage) discard(t, card);
    if (objects.length === 0) yield* perform(otherwise(t, seat, by));
  };
