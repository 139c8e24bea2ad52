import type { Card, Pile, Reading } from '@tafelrunde/engine';
import type {
  Action,
  CardDef,
  Clause,
  Face,
  Limit,
  ListenerClause,
  Prohibition,
  Sort,
  Static,
  Valskyrr,
  ValskyrrShape,
  WindowName,
} from '../shape.ts';

/** A text that waits for a moment. */
export interface Listener {
  readonly card: Card;
  /** On which side it stands. */
  readonly back: boolean;
  /** What it is: a clause, or a reflex with its number among the actions. */
  readonly clause: ListenerClause | null;
  readonly reflex: Action | null;
  readonly index: number;
  /** Works only while its card is enraged, attached, or lies there. */
  readonly needs: 'enraged' | 'attached' | null;
  readonly zone: 'heroArea' | 'questArea' | 'any';
}
/** Something that holds at all times, or as long as its condition does. */
export interface Standing {
  readonly card: Card;
  readonly back: boolean;
  readonly clause: Extract<Clause, { type: 'while' }>;
  readonly static: Static;
  readonly needs: 'enraged' | 'attached' | null;
  readonly zone: 'heroArea' | 'questArea' | 'any';
}

interface PileGist {
  readonly listeners: { readonly [W in WindowName]?: readonly Listener[] };
  readonly standing: { readonly [key: string]: readonly Standing[] | undefined };
}
type Found = { listeners: { [W in WindowName]?: Listener[] }; standing: Record<string, Standing[]> };

/** A reflex that may be used at any time is offered at these moments, and in the own turn. VA-REFLEX-01 */
const ANY_TIME: readonly WindowName[] = ['phaseStart', 'turnStart', 'attackStart', 'woundTaken'];

function windowsOf(
  at: ListenerClause['when']['at'],
  who: ListenerClause['when']['who'],
): readonly WindowName[] {
  if (at === 'any') return ANY_TIME;
  if (typeof at !== 'string') return at;
  // What protects "a hero or ally" listens to the damage of both.
  if (at === 'damageToHero' && (who === 'anyHeroOrAlly' || who === 'otherHeroOrAlly'))
    return ['damageToHero', 'damageToAlly'];
  return [at];
}

/** Made once for each word: they are looked up all the time. */
function keyed<W extends string>(verb: string): (word: W) => string {
  const known = new Map<W, string>();
  return (word) => {
    let key = known.get(word);
    if (key === undefined) known.set(word, (key = `${verb} ${word}`));
    return key;
  };
}
export const limitKey = keyed<Limit>('limit');
export const forbiddenKey = keyed<Prohibition>('forbidden');

/** Under which words a static is looked up. */
function keysOf(each: Static): readonly string[] {
  switch (each.verb) {
    case 'stat':
      return each.stat === 'bothDefences' ? ['physicalDefence', 'magicalDefence'] : [each.stat];
    case 'limit':
      return [limitKey(each.limit)];
    case 'forbidden':
      return [forbiddenKey(each.what)];
    case 'range':
    case 'keyword':
    case 'limitBury':
      return [each.verb];
  }
}

function addClauses(
  found: Found,
  card: Card,
  back: boolean,
  clauses: readonly Clause[],
  needs: Listener['needs'],
): void {
  clauses.forEach((clause, index) => {
    const { zone } = clause;
    if (clause.type === 'when') {
      for (const name of windowsOf(clause.when.at, clause.when.who))
        (found.listeners[name] ??= []).push({ card, back, clause, reflex: null, index, needs, zone });
    } else
      for (const each of clause.do)
        for (const key of keysOf(each))
          (found.standing[key] ??= []).push({ card, back, clause, static: each, needs, zone });
  });
}

function addFace(found: Found, card: Card, back: boolean, face: Face, from: 'hand' | 'area' | 'other'): void {
  face.actions.forEach((action, index) => {
    if (action.type !== 'reflex' || action.when === undefined) return;
    if (action.from !== 'charter' && action.from !== from) return;
    for (const name of windowsOf(action.when.at, action.when.who))
      (found.listeners[name] ??= []).push({
        card,
        back,
        clause: null,
        reflex: action,
        index,
        needs: null,
        zone: 'any',
      });
  });
  if (from === 'hand') return;
  addClauses(found, card, back, face.clauses, null);
  if (face.enrage !== null) addClauses(found, card, back, face.enrage.lasting, 'enraged');
}

function addCard(found: Found, card: Card, def: CardDef, from: 'hand' | 'area' | 'other'): void {
  addFace(found, card, false, def, from);
  if (def.back !== null) addFace(found, card, true, def.back, from);
}

/** What the cards of a pile listen to. It follows from their faces alone. */
const gistOf =
  (from: 'hand' | 'area' | 'other' | 'attached') =>
  (t: Reading<ValskyrrShape>, pile: Pile): PileGist => {
    const found: Found = { listeners: {}, standing: {} };
    for (const card of t.cards(pile)) {
      const def = t.def(card);
      if (from === 'attached') {
        addClauses(found, card, false, def.attached, 'attached');
        // One that counts as a hand card can be used like one. VA-ATTACH-03
        addFace(found, card, false, def, 'hand');
      } else addCard(found, card, def, from);
    }
    return found;
  };
const handGist = gistOf('hand');
const areaGist = gistOf('area');
const otherGist = gistOf('other');
const attachedGist = gistOf('attached');

type Made = readonly [pile: Pile, make: typeof handGist];

/** What cards of this sort could ever listen to or hold, in any zone. A pile is only asked for what its cards could say. */
type Sounds = Readonly<
  Record<Sort | 'attached', { readonly windows: Set<string>; readonly keys: Set<string> }>
>;
const soundsOf = new WeakMap<Valskyrr['content'], Sounds>();

function sounds(content: Valskyrr['content']): Sounds {
  let known = soundsOf.get(content);
  if (known !== undefined) return known;
  const made: Partial<Record<Sort | 'attached', { windows: Set<string>; keys: Set<string> }>> = {};
  const add = (sort: Sort | 'attached', found: Found): void => {
    const all = (made[sort] ??= { windows: new Set(), keys: new Set() });
    for (const name of Object.keys(found.listeners)) all.windows.add(name);
    for (const key of Object.keys(found.standing)) all.keys.add(key);
  };
  for (const def of Object.values(content)) {
    const found: Found = { listeners: {}, standing: {} };
    for (const from of ['hand', 'area', 'other'] as const) addCard(found, 0 as Card, def, from);
    add(def.sort, found);
    const attached: Found = { listeners: {}, standing: {} };
    addClauses(attached, 0 as Card, false, def.attached, 'attached');
    addFace(attached, 0 as Card, false, def, 'hand');
    add('attached', attached);
  }
  soundsOf.set(content, (known = made as Sounds));
  return known;
}

/** By window, or by word, the piles in which something could be found, in the order in which they are heard. */
interface Heard {
  readonly windows: Map<string, readonly Made[]>;
  readonly keys: Map<string, readonly Made[]>;
}
/** By what is printed on the cards, and by number of seats. */
const heardAt = new WeakMap<Valskyrr['content'], Heard[]>();

function heard({ content, seats }: Valskyrr): Heard {
  if (content === last.content && seats === last.seats) return last.heard;
  let all = heardAt.get(content);
  if (all === undefined) heardAt.set(content, (all = []));
  const found = (all[seats] ??= { windows: new Map(), keys: new Map() });
  last = { content, seats, heard: found };
  return found;
}
/** It is asked for thousands of times in a row. */
let last: { content: Valskyrr['content'] | null; seats: number; heard: Heard } = {
  content: null,
  seats: 0,
  heard: { windows: new Map(), keys: new Map() },
};

/** Every pile whose cards have a say and could say this; the active location comes besides. */
const pilesFor = (t: Valskyrr, what: 'windows' | 'keys', word: string): readonly Made[] =>
  heard(t)[what].get(word) ?? pilesFound(t, what, word);

function pilesFound(t: Valskyrr, what: 'windows' | 'keys', word: string): readonly Made[] {
  const { charter, hand, area, pursuers, row, encounter, adventure, attached, token } = t.piles;
  const by = sounds(t.content);
  const could = (...sorts: readonly (Sort | 'attached')[]): boolean =>
    sorts.some((sort) => by[sort][what].has(word));
  const made: Made[] = [];
  const add = (pile: Pile, make: typeof handGist, ...sorts: readonly (Sort | 'attached')[]): void => {
    if (could(...sorts)) made.push([pile, make]);
  };
  for (let seat = 0; seat < t.seats; seat++) {
    add(charter[seat], otherGist, 'hero');
    add(area[seat], areaGist, 'gear', 'feat', 'ally');
    if (what === 'windows') add(hand[seat], handGist, 'gear', 'feat');
    add(pursuers[seat], otherGist, 'enemy', 'boss');
  }
  add(row, otherGist, 'enemy', 'boss');
  add(attached, attachedGist, 'attached');
  add(encounter, otherGist, 'encounter');
  add(adventure, otherGist, 'adventure');
  for (const pile of token) add(pile, otherGist, 'questToken');
  heard(t)[what].set(word, made);
  return made;
}

/** What was put together from all piles of a table. It holds until a card moves, or the party does. */
interface Memory {
  shifts: number;
  party: number;
  readonly listeners: Map<WindowName, readonly Listener[]>;
  readonly standing: Map<string, readonly Standing[]>;
}
const memories = new WeakMap<Valskyrr, Memory>();
/** The table that was asked last is mostly the one that is asked next. */
let latest: { t: Valskyrr | null; memory: Memory | null } = { t: null, memory: null };

function memoryOf(t: Valskyrr): Memory {
  let memory = latest.t === t ? latest.memory : null;
  if (memory === null) {
    memory = memories.get(t) ?? { shifts: -1, party: -1, listeners: new Map(), standing: new Map() };
    memories.set(t, memory);
    latest = { t, memory };
  }
  if (memory.shifts !== t.shifts || memory.party !== t.state.party) {
    memory.listeners.clear();
    memory.standing.clear();
    memory.shifts = t.shifts;
    memory.party = t.state.party;
  }
  return memory;
}

/** Everything that listens to a moment, whether it applies or not. */
export function listenersTo(t: Valskyrr, name: WindowName): readonly Listener[] {
  const { listeners } = memoryOf(t);
  let found = listeners.get(name);
  if (found === undefined) listeners.set(name, (found = allListeners(t, name)));
  return found;
}

/** Everything that holds and is looked up under this word. */
export function standingUnder(t: Valskyrr, key: string): readonly Standing[] {
  const { standing } = memoryOf(t);
  let found = standing.get(key);
  if (found === undefined) standing.set(key, (found = allStanding(t, key)));
  return found;
}

const NOBODY: readonly never[] = [];

function allListeners(t: Valskyrr, name: WindowName): readonly Listener[] {
  let found: readonly Listener[] = NOBODY;
  for (const [pile, make] of pilesFor(t, 'windows', name)) {
    if (t.cards(pile).length === 0) continue;
    const some = t.gist(pile, make).listeners[name];
    if (some !== undefined) found = found.length === 0 ? some : [...found, ...some];
  }
  const some = t.gist(t.piles.place[t.state.party], otherGist).listeners[name];
  return some === undefined ? found : [...found, ...some];
}

function allStanding(t: Valskyrr, key: string): readonly Standing[] {
  let found: readonly Standing[] = NOBODY;
  for (const [pile, make] of pilesFor(t, 'keys', key)) {
    if (t.cards(pile).length === 0) continue;
    const some = t.gist(pile, make).standing[key];
    if (some !== undefined) found = found.length === 0 ? some : [...found, ...some];
  }
  const some = t.gist(t.piles.place[t.state.party], otherGist).standing[key];
  return some === undefined ? found : [...found, ...some];
}
