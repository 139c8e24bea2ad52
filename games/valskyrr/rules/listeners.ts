import type { Card, Pile, Reading } from '@tafelrunde/engine';
import type {
  Action,
  CardDef,
  Clause,
  Face,
  Limit,
  ListenerClause,
  Prohibition,
  Stat,
  Static,
  Valskyrr,
  ValskyrrShape,
  WindowName,
} from '../shape.ts';

/** Where a text works: only while its card is enraged, attached, or lies there. */
interface Place {
  /** On which side it stands. */
  readonly back: boolean;
  readonly needs: 'enraged' | 'attached' | null;
  readonly zone: 'heroArea' | 'questArea' | 'any';
}
/** A text that waits for a moment: a clause, or a reflex, with its number among them. */
interface WaitingText extends Place {
  readonly clause: ListenerClause | null;
  readonly reflex: Action | null;
  readonly index: number;
}
/** A text that holds at all times, or as long as its condition does. */
interface HoldingText extends Place {
  readonly clause: Extract<Clause, { type: 'while' }>;
  readonly static: Static;
}
export interface Listener {
  readonly card: Card;
  readonly text: WaitingText;
}
export interface Standing {
  readonly card: Card;
  readonly text: HoldingText;
}

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

/** Windows and words have numbers: lists of them are read much faster than maps, and they are read all the time. */
function numbered<W extends string>(next: { number: number }): (word: W) => number {
  const known = new Map<W, number>();
  return (word) => {
    let number = known.get(word);
    if (number === undefined) known.set(word, (number = next.number++));
    return number;
  };
}
const windowNumber = numbered<WindowName>({ number: 0 });

const keys = { number: 0 };
/** The numbers of the words under which statics are looked up. */
export const statKey = numbered<Stat>(keys);
export const limitKey = numbered<Limit>(keys);
export const forbiddenKey = numbered<Prohibition>(keys);
const verbKey = numbered<'range' | 'keyword' | 'limitBury'>(keys);
export const LIFE_KEY = statKey('life');
export const RANGE_KEY = verbKey('range');
export const KEYWORD_KEY = verbKey('keyword');
export const LIMIT_BURY_KEY = verbKey('limitBury');

/** Under which words a static is looked up. */
function keysOf(each: Static): readonly number[] {
  switch (each.verb) {
    case 'stat':
      return each.stat === 'bothDefences'
        ? [statKey('physicalDefence'), statKey('magicalDefence')]
        : [statKey(each.stat)];
    case 'limit':
      return [limitKey(each.limit)];
    case 'forbidden':
      return [forbiddenKey(each.what)];
    case 'range':
    case 'keyword':
    case 'limitBury':
      return [verbKey(each.verb)];
  }
}

/** What is printed on a card, as far as others have to know of it: by window, and by word. */
interface Texts {
  readonly waiting: (readonly [window: number, text: WaitingText])[];
  readonly holding: (readonly [key: number, text: HoldingText])[];
}
/** What a card says depends on where it lies. */
type From = 'hand' | 'area' | 'other' | 'attached';

function addClauses(
  { waiting, holding }: Texts,
  back: boolean,
  clauses: readonly Clause[],
  needs: Place['needs'],
): void {
  clauses.forEach((clause, index) => {
    const { zone } = clause;
    if (clause.type === 'when') {
      for (const name of windowsOf(clause.when.at, clause.when.who))
        waiting.push([windowNumber(name), { back, clause, reflex: null, index, needs, zone }]);
    } else
      for (const each of clause.do)
        for (const key of keysOf(each)) holding.push([key, { back, clause, static: each, needs, zone }]);
  });
}

function addFace(texts: Texts, back: boolean, face: Face, from: Exclude<From, 'attached'>): void {
  face.actions.forEach((reflex, index) => {
    if (reflex.type !== 'reflex' || reflex.when === undefined) return;
    if (reflex.from !== 'charter' && reflex.from !== from) return;
    for (const name of windowsOf(reflex.when.at, reflex.when.who))
      texts.waiting.push([
        windowNumber(name),
        { back, clause: null, reflex, index, needs: null, zone: 'any' },
      ]);
  });
  if (from === 'hand') return;
  addClauses(texts, back, face.clauses, null);
  if (face.enrage !== null) addClauses(texts, back, face.enrage.lasting, 'enraged');
}

function textsMade(def: CardDef, from: From): Texts {
  const texts: Texts = { waiting: [], holding: [] };
  if (from === 'attached') {
    addClauses(texts, false, def.attached, 'attached');
    // One that counts as a hand card can be used like one. VA-ATTACH-03
    addFace(texts, false, def, 'hand');
  } else {
    addFace(texts, false, def, from);
    if (def.back !== null) addFace(texts, true, def.back, from);
  }
  return texts;
}

/** What the cards of a pile listen to, and what they hold; before it the numbers of windows and words, one for each. */
interface PileGist {
  readonly windows: number[];
  readonly listeners: Listener[];
  readonly keys: number[];
  readonly standing: Standing[];
}
const emptyGist = (): PileGist => ({ windows: [], listeners: [], keys: [], standing: [] });
const EMPTY = emptyGist();

/** It follows from the faces of the cards alone. */
function gistOf(from: From): (t: Reading<ValskyrrShape>, pile: Pile) => PileGist {
  const known = new WeakMap<CardDef, Texts>();
  return (t, pile) => {
    const gist = emptyGist();
    for (const card of t.cards(pile)) {
      const def = t.def(card);
      let texts = known.get(def);
      if (texts === undefined) known.set(def, (texts = textsMade(def, from)));
      for (const [number, text] of texts.waiting) {
        gist.windows.push(number);
        gist.listeners.push({ card, text });
      }
      for (const [number, text] of texts.holding) {
        gist.keys.push(number);
        gist.standing.push({ card, text });
      }
    }
    return gist;
  };
}
const handGist = gistOf('hand');
const areaGist = gistOf('area');
const otherGist = gistOf('other');
const attachedGist = gistOf('attached');

interface Part {
  readonly pile: Pile;
  readonly make: typeof handGist;
}
/** By number of seats. */
const partsFor: (readonly Part[] | undefined)[] = [];

/** Every pile whose cards have a say, in the order in which they are heard; the active location comes after them. */
const partsOf = (t: Valskyrr): readonly Part[] => (partsFor[t.seats] ??= partsMade(t));

function partsMade({ piles, seats }: Valskyrr): readonly Part[] {
  const { charter, hand, area, pursuers, row, encounter, adventure, attached, token } = piles;
  const parts: Part[] = [];
  for (let seat = 0; seat < seats; seat++)
    parts.push(
      { pile: charter[seat], make: otherGist },
      { pile: area[seat], make: areaGist },
      { pile: hand[seat], make: handGist },
      { pile: pursuers[seat], make: otherGist },
    );
  parts.push({ pile: row, make: otherGist }, { pile: attached, make: attachedGist });
  for (const pile of [encounter, adventure, ...token]) parts.push({ pile, make: otherGist });
  return parts;
}

/** What was put together from all piles of a table. */
interface Memory {
  /** It is up to date as long as no card moves and the party stays. */
  shifts: number;
  party: number;
  /** By part, and last of the active location, what was read there. */
  readonly gists: PileGist[];
  /** By number of window, and of word. */
  readonly listeners: (readonly Listener[] | undefined)[];
  readonly standing: (readonly Standing[] | undefined)[];
}
/** The table that was asked last is mostly the one that is asked next. */
let latest: { readonly t: Valskyrr; readonly memory: Memory } | null = null;

function memoryOf(t: Valskyrr): Memory {
  if (latest?.t !== t) latest = { t, memory: newMemory(t) };
  const { memory } = latest;
  if (memory.shifts !== t.shifts || memory.party !== t.state.party) renew(t, memory);
  return memory;
}

const newMemory = (t: Valskyrr): Memory => ({
  shifts: -1,
  party: -1,
  gists: Array<PileGist>(partsOf(t).length + 1).fill(EMPTY),
  listeners: [],
  standing: [],
});

/** Most cards move between piles that have no say. Of the others, only what their cards say or said is put together again. */
function renew(t: Valskyrr, memory: Memory): void {
  const parts = partsOf(t);
  for (let i = 0; i < parts.length; i++) renewPart(t, memory, i, parts[i].pile, parts[i].make);
  renewPart(t, memory, parts.length, t.piles.place[t.state.party], otherGist);
  memory.shifts = t.shifts;
  memory.party = t.state.party;
}

function renewPart(t: Valskyrr, memory: Memory, i: number, pile: Pile, make: Part['make']): void {
  const before = memory.gists[i];
  const now = t.cards(pile).length === 0 ? EMPTY : t.gist(pile, make);
  if (before === now) return;
  memory.gists[i] = now;
  forget(memory, before);
  forget(memory, now);
}
function forget({ listeners, standing }: Memory, { windows, keys }: PileGist): void {
  for (const number of windows) listeners[number] = undefined;
  for (const key of keys) standing[key] = undefined;
}

/** Everything that listens to a moment, whether it applies or not. */
export function listenersTo(t: Valskyrr, name: WindowName): readonly Listener[] {
  const { listeners, gists } = memoryOf(t);
  const number = windowNumber(name);
  const known = listeners[number];
  if (known !== undefined) return known;
  let found: readonly Listener[] = NOBODY;
  for (const gist of gists) found = joined(found, number, gist.windows, gist.listeners);
  listeners[number] = found;
  return found;
}

/** Everything that holds and is looked up under this word. */
export function standingUnder(t: Valskyrr, key: number): readonly Standing[] {
  const { standing, gists } = memoryOf(t);
  const known = standing[key];
  if (known !== undefined) return known;
  let found: readonly Standing[] = NOBODY;
  for (const gist of gists) found = joined(found, key, gist.keys, gist.standing);
  standing[key] = found;
  return found;
}

const NOBODY: readonly never[] = [];

/** What was found so far, and what stands under this number in one more pile. */
function joined<T>(
  found: readonly T[],
  number: number,
  numbers: readonly number[],
  more: readonly T[],
): readonly T[] {
  let all = found;
  for (let i = 0; i < numbers.length; i++)
    if (numbers[i] === number) {
      if (all === NOBODY) all = [];
      (all as T[]).push(more[i]);
    }
  return all;
}
