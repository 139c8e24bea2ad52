import assert from 'node:assert/strict';
import type { Flow } from '@tafelrunde/engine';
import { type Situation, table, type TestTable } from '@tafelrunde/testing';
import { game } from '../game.ts';
import { setCounters } from '../rules/decks.ts';
import type { Alignment, Lasting, Player, TalismanShape, TalismanState } from '../shape.ts';
import { at, inRegion, type SpaceId, SPACES } from '../shape/spaces.ts';

export type Table = TestTable<TalismanShape>;

/** What the Adventure deck of a scene is made of: it does nothing to a neutral character and is discarded. */
const HARMLESS = 'angel';

export interface Scene extends Omit<Situation<TalismanShape>, 'seats' | 'set'> {
  /** The characters, by seat; the first has the turn. */
  readonly seats?: readonly string[];
  /** Where they stand, by seat. */
  readonly at?: readonly SpaceId[];
  /** Changes to a player, by seat: `{ 0: { gold: 3 } }`. */
  readonly with?: Readonly<Record<number, Partial<Player>>>;
  /** Anything else. */
  readonly set?: (state: TalismanState) => void;
}

/**
 * A situation at the beginning of the first seat's turn: these characters on these spaces, with the values of their cards,
 * without fate, gold, quests, Spells or belongings unless `with` and `cards` say otherwise. The Adventure deck holds nothing
 * but Angels, who pass neutral characters by; lay others on top with `next`.
 */
export function scene(
  { seats = ['warrior', 'warrior'], at: spaces = [], with: changes = {}, set, ...rest }: Scene,
  of = game,
): Table {
  const cards: Record<string, readonly string[]> = {
    adventure: Array<string>(12).fill(HARMLESS),
    spellDiscard: [],
  };
  seats.forEach((kind, seat) => {
    cards[`character.${seat}`] = [kind];
    for (const pile of ['hand', 'objects', 'followers', 'trophies', 'quest', 'reward'])
      cards[`${pile}.${seat}`] = [];
  });
  return table(of, {
    ...rest,
    seats: seats.length,
    cards: { ...cards, ...rest.cards },
    set: (state) => {
      state.turn = 0;
      state.first = 0;
      seats.forEach((kind, seat) => {
        const character = game.content[kind].character!;
        Object.assign(state.players[seat], {
          space: at(spaces[seat] ?? 'fields1'),
          lives: character.lives,
          fate: 0,
          strength: 0,
          craft: 0,
          gold: 0,
          alignment: character.alignment,
          ...changes[seat],
        });
      });
      set?.(state);
    },
  });
}

/** The space a seat stands on, by its id. */
export const where = (t: Table, seat: number): string => SPACES[t.state.players[seat].space];

/** Something of the second seat that outlasts its turn, for two rounds unless it says otherwise. */
export const lasting = (what: Lasting['what'], about: Partial<Lasting> = {}): Lasting => ({
  what,
  seat: 1,
  rounds: 2,
  whom: null,
  space: null,
  card: null,
  ...about,
});

// Looking at a table.

/** Whatever is still asked is looked at, and nothing more. */
export const rest = (t: Table): void => t.match.waiting.forEach((seat) => void t.options(seat));
/** Which question is put to a seat; the test need not answer it. */
export const asked = (t: Table, seat = 0): string | null => {
  rest(t);
  return t.match.question(seat)?.ask.prompt ?? null;
};
/** What the question put to a seat is about. */
export const about = (t: Table, seat = 0): unknown => {
  rest(t);
  return t.match.question(seat)!.ask.about;
};
/** Nobody makes use of any moment until this question is put. */
export const until = (t: Table, prompt: string, seat = 0): Table => {
  for (let i = 0; i < 12 && t.match.question(seat)?.ask.prompt !== prompt; i++) passes(t);
  return t.asks(seat, prompt);
};
/** Is this among what the seat may do now? */
export const offered = (t: Table, seat: number, name: string): boolean =>
  t.match.question(seat) !== null && t.options(seat).includes(name);
/** What can be chosen now, by id. */
export const ids = (t: Table, seat = 0): string[] => {
  rest(t);
  return t.match.question(seat)!.from.map(({ id }) => id);
};
/** What lasts: what, counted in whose turns, for how long, and whom it concerns. */
export const lastingOf = (t: Table) => {
  rest(t);
  return t.state.lasting.map(({ what, seat, rounds, whom }) => [what, seat, rounds, whom]);
};
/** The chronicle has these lines. */
export const says = (t: Table, ...lines: readonly string[]): void => {
  for (const line of lines) assert.ok(t.log().includes(line), `${line}\n\n${t.log().join('\n')}`);
};
/** Two Thieves at the start of a turn; the test is about the table as it lies. */
export const still = (more: Scene = {}): Table => {
  const t = scene({ seats: ['thief', 'thief'], at: ['city', 'tavern'], dice: [2, 3], ...more });
  rest(t);
  return t;
};

// Going to the Hills.

/** The pile of a space, by its id. */
export const pileAt = (space: SpaceId): string => `space.${at(space)}`;

/** A Thief (Strength 3, Craft 3, 4 lives, neutral) walks from the City to Hills where these cards lie. Another is far away. */
export function meeting(cards: readonly string[], more: Scene = {}): Table {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    ...more,
    cards: { [pileAt('hills2')]: cards, ...more.cards },
    dice: [2, 3, ...(more.dice ?? [])],
  });
  while (t.match.question(0)?.ask.prompt !== 'destination') passes(t);
  return t.answer(0, 'hills2');
}
/** The seat asked first makes no use of the moment. */
export const passes = (t: Table): Table =>
  t.answer(t.match.waiting[0], t.match.question(t.match.waiting[0])!.ask.prompt === 'fate' ? 'keep' : 'pass');

/** The same for somebody who draws this card there. */
export const drawing = (card: string, more: Scene = {}): Table =>
  meeting([], { ...more, next: { adventure: [card], ...more.next } });

export const player = (t: Table, seat = 0): Player => t.state.players[seat];

/** The same for somebody who carries these Objects, or has these Followers. */
export const carrying = (cards: readonly string[], objects: readonly string[], more: Scene = {}) =>
  meeting(cards, { ...more, cards: { 'objects.0': objects, ...more.cards } });
export const followedBy = (cards: readonly string[], followers: readonly string[], more: Scene = {}) =>
  meeting(cards, { ...more, cards: { 'followers.0': followers, ...more.cards } });

/** The first one keeps its trophies as long as it is asked. */
export const keepTrophies = (t: Table): Table => {
  while (t.match.question(0)?.ask.prompt === 'trophies') t.answer(0);
  return t;
};
/** What the log says of the last fight, such as "8 against 3: won". */
export const lastFight = (t: Table): string => t.log().findLast((line) => / against \d/u.test(line))!;

/** The first one walks from the City to the Hills, where these cards lie. */
export const meets = (
  who: string,
  cards: readonly string[],
  dice: readonly number[],
  more: Scene = {},
): Table =>
  scene({
    seats: [who, 'warrior'],
    at: ['city', 'tavern'],
    ...more,
    cards: { [pileAt('hills2')]: cards, ...more.cards },
    dice: [2, 3, ...dice],
  }).answer(0, 'hills2');
/** The first one walks from the City to the Hills, where the other one stands, and turns to it. */
export const lands = (who: string, other: string, dice: readonly number[], more: Scene = {}): Table =>
  scene({ seats: [who, other], at: ['city', 'hills2'], ...more, dice: [2, 3, ...dice] })
    .answer(0, 'hills2')
    .answer(0, 'seat1');

export const thieves = ['thief', 'thief'] as const;
/** Where the first one walks to in most situations, and the City. */
export const HERE = pileAt('hills2');
export const CITY = pileAt('city');
/** Trophies are not spent at this rate. */
export const keepingTrophies = { trophyRate: 7 } as const;
/** The question put to a seat, if it is asked. */
export const promptOf = (t: Table, seat = 0): string | undefined => t.match.question(seat)?.ask.prompt;
/** What a seat can choose, by id; nothing if it is not asked. */
export const optionIds = (t: Table, seat = 0): string[] =>
  t.match.question(seat)?.from.map(({ id }) => id) ?? [];
/** The whole chronicle; what is still asked does not matter. */
export const told = (t: Table): string => {
  rest(t);
  return t.log().join('\n');
};
/** A rule that asks nobody. */
export const happens = (flow: Flow<unknown>): void => assert.equal(flow.next().done, true);

// On the Cataclysm board.

/** A Thief (neutral, Strength 3, Craft 3, 4 lives) walks into the City of the Cataclysm board, where this Denizen is drawn. */
export function visitingDenizen(denizen: string, more: Scene = {}): Table {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['fields3', 'fields1'],
    options: { board: 'cataclysm' },
    ...more,
    next: { denizens: [denizen], ...more.next },
    dice: [4, 1, ...(more.dice ?? [])],
  });
  while (t.match.question(0)?.ask.prompt !== 'destination') passes(t);
  return t.answer(0, 'city');
}
/** Between two turns the other Thief has a turn without any consequence; its dice are 3 and 4. */
export const meanwhile = (t: Table): Table => t.answer(1, 'sentinel');
export const MEANWHILE: readonly number[] = [3, 4];
/** Visiting for somebody of another alignment. */
export const visitingAs = (alignment: Alignment, denizen: string, more: Scene = {}) =>
  visitingDenizen(denizen, { ...more, with: { ...more.with, 0: { alignment, ...more.with?.[0] } } });

// Quests and Spells.

/** A Thief in the City with this quest, another far away. Fulfilled, it brings gold: a Reward worth 3. */
export const questing = (quest: string, more: Scene = {}) =>
  scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    options: { trophyRate: 7 },
    dice: [2, 3],
    ...more,
    cards: { 'quest.0': [quest], talismans: [], talismanDiscard: [], ...more.cards },
    next: { rewards: ['vastWealth', 'theWhispers'], ...more.next },
  });
/** In the own turn: a Sorceress in the City holds the Spell, a Warrior stands in the Tavern. */
export const casting = (spell: string, more: Scene = {}) =>
  scene({
    seats: ['sorceress', 'warrior'],
    at: ['city', 'tavern'],
    options: { trophyRate: 7 },
    ...more,
    cards: { 'hand.0': [spell], ...more.cards },
  });
/** In the turn of another: a Warrior in the City begins, a Sorceress in the Tavern holds the Spell. */
export const castingInReply = (spell: string, more: Scene = {}) =>
  scene({
    seats: ['warrior', 'sorceress'],
    at: ['city', 'tavern'],
    ...more,
    cards: { 'hand.1': [spell], ...more.cards },
  });
/** The Sorceress walks to the Hills, where these cards lie, and may cast before the fight. */
export const castingInFight = (spell: string, foes: readonly string[], more: Scene = {}) =>
  until(
    casting(spell, { dice: [2, 3], ...more, cards: { 'space.14': foes, ...more.cards } }),
    'destination',
  ).answer(0, 'hills2');
/** How far the one in turn may go. */
export const steps = (t: Table): number[] => (t.match.question(0)!.ask.about as { steps: number[] }).steps;

// Spaces and the Crown.

/** A thief two spaces away lands on this space of the outer or middle region, and then these dice fall. */
export function onto(space: SpaceId, dice: readonly number[], more: Scene = {}) {
  const outer = inRegion.outer.includes(at(space));
  const from =
    SPACES[
      outer ? (at(space) + 2) % 24 : at(space) === 39 ? 37 : at(space) >= 38 ? at(space) - 2 : at(space) + 2
    ];
  const t = scene({
    seats: thieves,
    ...more,
    at: [from, 'plainOfPeril'],
    dice: outer ? [2, 3, ...dice] : [2, ...dice],
  });
  return t.answer(0, space);
}

/** A thief goes on in the inner region, having done what there was to do, and then these dice fall. */
export const inside = (from: SpaceId, to: SpaceId, dice: readonly number[], more: Scene = {}) =>
  scene({
    seats: thieves,
    ...more,
    at: [from, 'village'],
    with: { 0: { done: true, ...more.with?.[0] } },
    dice,
  }).answer(0, to);
export const CROWN_PILE = pileAt('crownOfCommand');

/** Three Thieves with a sheet open on the Crown; the first stands before it. */
export const beforeCrown = (sheet: string, more: Scene = {}) =>
  scene({
    seats: ['thief', 'thief', 'thief'],
    at: ['valleyOfFire', 'city', 'oasis'],
    ...more,
    cards: { [CROWN_PILE]: [sheet], ...more.cards },
  });
/** The same with the first one on it, and the others in the turn of a journey. */
export const onCrown = (sheet: string, more: Scene = {}) =>
  beforeCrown(sheet, {
    at: ['crownOfCommand', 'city', 'oasis'],
    ...more,
    set: (state) => {
      state.crownReached = true;
      more.set?.(state);
    },
  });
export const livesOfAll = (t: Table): number[] => t.state.players.map((one) => one.lives);
export const resultOf = (t: Table) => [t.match.result?.how, t.match.result?.winners];

// What several chapters look at.

/** A Thief with these Objects fights a Bear (3): the dice are those of the Thief, then of the Bear. */
export const withObjects = (objects: readonly string[], dice: readonly number[], more = {}) =>
  meeting(['bear'], { ...more, cards: { 'objects.0': objects }, dice });

/** Everybody declines where they can, until it is over. */
export function decline(t: Table, over: () => boolean, most = 300): void {
  for (let i = 0; i < most && !over(); i++) {
    const [seat] = t.match.waiting;
    const legal = t.match.question(seat)!.from.filter(({ no }) => no === undefined);
    t.answer(seat, (legal.find(({ id }) => id === 'pass' || id === 'keep') ?? legal[0]).id);
  }
}

/** The first one walks to the Hills, where these cards lie; nobody is asked before. */
export const walksInto = (cards: readonly string[], dice: readonly number[], more: Scene = {}) =>
  scene({
    seats: thieves,
    at: ['city', 'tavern'],
    ...more,
    cards: { 'space.14': cards, ...more.cards },
    dice: [2, 3, ...dice],
  }).answer(0, 'hills2');

/** How much lies on the card already when it is met. */
export const tithed = (kind: string, lies: number, more: Scene = {}): Table => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    ...more,
    cards: { [HERE]: [kind], ...more.cards },
    dice: [2, 3],
  });
  setCounters(t.t, t.t.cards(t.t.piles.space[at('hills2')])[0], lies);
  return until(t, 'destination').answer(0, 'hills2');
};

/** How much lies on each card of the space the first one stands on. */
export const collected = (t: Table): number[] => {
  rest(t);
  return t.t.cards(t.t.piles.space[player(t).space]).map((card) => {
    const note = t.t.note(card) as { counters?: number } | null;
    return note?.counters ?? 0;
  });
};

export const twoThieves = (more: Scene = {}): Table =>
  scene({ seats: ['thief', 'thief'], at: ['city', 'tavern'], ...more });

/** The first one may evade whatever it meets. */
export const evasive = {
  set: (state: TalismanState) => {
    state.lasting.push({ what: 'evading', seat: 0, rounds: 9, whom: 0, space: null, card: null });
  },
};

/** A Thief in the City has a turn to miss. */
export const missing = (cards: Record<string, readonly string[]>, more = {}) =>
  scene({
    seats: ['thief', 'thief'],
    at: ['city', 'tavern'],
    with: { 0: { misses: 1, gold: 3, ...more } },
    cards,
    dice: [2, 3],
  });

export const toHills = (more: Scene = {}) =>
  scene({ seats: thieves, at: ['city', 'tavern'], ...more, dice: [2, 3, ...(more.dice ?? [])] });

export const threeThieves = (more: Scene = {}): Table =>
  scene({ seats: ['thief', 'thief', 'thief'], at: ['city', 'tavern', 'oasis'], ...more });

export const said = (t: Table, words: string): number =>
  t.log().filter((line) => line.includes(words)).length;

export const hills = { seats: thieves, at: ['city', 'tavern'] } as const;

/** A dead seat returns as another character. */
export const back = (more: Scene = {}) =>
  scene({
    seats: thieves,
    ...more,
    with: { 0: { standing: 'dead', lives: 0, gold: 2 } },
    cards: {
      'character.0': [],
      usedCharacters: ['thief'],
      characters: ['warrior', 'warrior', 'troll', 'warrior'],
      ...more.cards,
    },
  });

/** The seat that is asked gives the first answer allowed, until it is over. */
export function playOn(t: Table, over: () => boolean): void {
  for (let i = 0; i < 80 && !over(); i++) {
    const [seat] = t.match.waiting;
    t.answer(seat, t.match.question(seat)!.from.find(({ no }) => no === undefined)!.id);
  }
  rest(t);
}

/** Who is asked one after the other, as long as it is about this. */
export const askedInTurn = (t: Table, prompt: string): number[] => {
  const asked: number[] = [];
  while (t.match.question(t.match.waiting[0])?.ask.prompt === prompt) {
    asked.push(t.match.waiting[0]);
    t.answer(t.match.waiting[0], 'pass');
  }
  rest(t);
  return asked;
};

export const ends = (t: Table): string[] => t.match.question(0)!.from.map(({ id }) => id);

/** This character in the City, a Thief far away; it walks to the Hills. */
export const walking = (who: string, more: Scene = {}): Table =>
  until(scene({ seats: [who, 'thief'], at: ['city', 'oasis'], dice: [2, 3], ...more }), 'destination').answer(
    0,
    'hills2',
  );

/** The first one, with these Objects, turns to the second; a third looks on. */
export const duel = (objects: readonly string[], dice: readonly number[], more: Scene = {}): Table =>
  lands('thief', 'thief', dice, {
    seats: ['thief', 'thief', 'thief'],
    at: ['city', 'hills2', 'oasis'],
    ...more,
    cards: { 'objects.0': objects, ...more.cards },
  });

export const misses = (t: Table): number[] => {
  rest(t);
  return t.state.players.map((one) => one.misses);
};

/** A dead seat is dealt this character. */
export const entering = (who: string, more: Scene = {}): Table =>
  scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    options: { choiceOfCharacters: 1, startQuest: false },
    ...more,
    with: { 0: { standing: 'dead' } },
    cards: { 'character.0': [], ...more.cards },
    next: { characters: [who], ...more.next },
  });

/** Whose turn it is, where nothing was asked of the visitor. */
export const nothingAsked = (t: Table): void => {
  assert.equal(t.match.question(0), null);
  rest(t);
};

/** The one in turn turns this Spell of the other against it. */
export const reflecting = (spell: string, name: string, more: Scene = {}): Table => {
  const t = castingInReply('reflection', {
    seats: ['sorceress', 'sorceress'],
    dice: [2, 3],
    ...more,
    cards: { 'hand.0': ['reflection'], 'hand.1': [spell], ...more.cards },
  });
  while (t.match.question(1) === null) t.answer(0, 'pass');
  t.answer(1, name).asks(0, 'casting.instead').answer(0, 'Reflection');
  return t;
};
