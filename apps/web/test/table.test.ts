import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Moment } from '@tafelrunde/protocol';
import { errorsDe } from '../src/locales/errors-de.ts';
import { errorsEn } from '../src/locales/errors-en.ts';
import { tableDe } from '../src/locales/table-de.ts';
import { tableEn } from '../src/locales/table-en.ts';
import { partsOf } from '../src/table/saying.ts';
import { type AtScreen, behindCurtain, curtainBefore, openlyThere } from '../src/table/seat-in-view.ts';
import { heldOf, nothingYet, received } from '../src/table/state.ts';
import { freshFrom } from '../src/table/useFreshEvents.ts';

const view = {
  seats: 2,
  piles: {
    deck: { count: 2, cards: [null, { card: 7, kind: 'gold' }] },
    hand: [
      { count: 1, cards: [{ card: 3, kind: 'thief' }] },
      { count: 1, cards: [{ back: 'any' }] },
    ],
  },
} as unknown as Moment['view'];

function moment(from: number, types: readonly string[]): Moment {
  const events = types.map((type) => ({ type, data: null }));
  return {
    type: 'moment',
    viewer: 0,
    view,
    asked: null,
    question: null,
    ticket: null,
    undoable: 0,
    proposable: false,
    orders: null,
    from,
    events,
  };
}

test('what lies beyond the number of a moment is void', () => {
  const told = received(received(nothingYet, moment(0, ['a', 'b', 'c'])), moment(1, ['d']));
  assert.deepEqual(
    told.events.get(0)?.map(({ type }) => type),
    ['a', 'd'],
  );
});

test('what is no longer told keeps its place, so that every event has its number', () => {
  const told = received(received(nothingYet, moment(0, ['a'])), moment(3, ['d', 'e']));
  assert.deepEqual(
    told.events.get(0)?.map(({ type }) => type),
    ['a', 'untold', 'untold', 'd', 'e'],
  );
  const { seen, marks } = heldOf(told);
  assert.deepEqual([seen, marks[0]?.length], [{ 0: 5 }, 2]);
});

test('whoever comes back says how many events it holds, and which the last of them are', () => {
  const types = Array.from({ length: 40 }, (_, i) => `event ${i}`);
  const [told, other] = [types, types.with(39, 'another')].map((all) =>
    heldOf(received(nothingYet, moment(0, all))),
  );
  assert.deepEqual(told.seen, { 0: 40 });
  assert.equal(told.marks[0]?.length, 32);
  assert(told.marks[0]?.every((mark) => /^[0-9a-f]{8}$/.test(mark)));
  assert.deepEqual(other.marks[0]?.slice(0, -1), told.marks[0]?.slice(0, -1));
  assert.notEqual(other.marks[0]?.at(-1), told.marks[0]?.at(-1));
});

test('what is told again is not new, and what came instead is', () => {
  const told = (...types: string[]) => types.map((type) => ({ type, data: {} }));
  const types = (events: readonly { readonly type: string }[]) => events.map(({ type }) => type);
  assert.deepEqual(types(freshFrom(2, told('a', 'b'), told('a', 'b', 'c'))), ['c']);
  assert.deepEqual(types(freshFrom(0, told('a', 'b'), told('a', 'b', 'c'))), ['c']);
  assert.deepEqual(types(freshFrom(1, told('a', 'b', 'c'), told('a', 'd', 'c'))), ['d', 'c']);
  // What was lost in between keeps its place, and is no news.
  assert.deepEqual(types(freshFrom(3, told('a'), told('a', 'untold', 'untold', 'd'))), ['d']);
});

test('lines of the chat come once and in order', () => {
  const line = (number: number) => ({ number, person: 'p', name: 'n', text: 't', at: 0 });
  const once = received(nothingYet, { type: 'chat', muted: [], lines: [line(2)] });
  const twice = received(once, { type: 'chat', muted: [], lines: [line(1), line(2)] });
  assert.deepEqual(
    twice.chat.map(({ number }) => number),
    [1, 2],
  );
});

test('a seat that was given up is forgotten with all it could see', () => {
  const seen = received(nothingYet, moment(0, ['a']));
  const me = { person: 'p', name: 'n' };
  const left = received(seen, { type: 'welcome', protocol: 1, me, viewers: ['watcher'], now: 0 });
  assert.equal(left.events.size + left.moments.size, 0);
});

test('cards and names are found again in a sentence', () => {
  assert.deepEqual(partsOf('\uE001sMara\uE002 spielt \uE001cthief\uE003Dieb\uE002.'), [
    { kind: 'seat', text: 'Mara' },
    { kind: 'text', text: ' spielt ' },
    { kind: 'card', text: 'Dieb', card: 'thief' },
    { kind: 'text', text: '.' },
  ]);
  for (const quoted of ['„\uE001cthief\uE003Dieb\uE002“!', '“\uE001cthief\uE003Dieb\uE002”!'])
    assert.deepEqual(partsOf(quoted), [
      { kind: 'card', text: 'Dieb', card: 'thief' },
      { kind: 'text', text: '!' },
    ]);
});

test('both languages say the same things at a table', () => {
  assert.deepEqual(Object.keys(tableEn), Object.keys(tableDe));
  assert.deepEqual(Object.keys(errorsEn), Object.keys(errorsDe));
});

const asked = { ...moment(0, []), question: {} as Moment['question'] };
const still = moment(0, []);
const over = { ...still, view: { ...view, result: { how: 'lastOne', winners: [0] } } as Moment['view'] };
const at = (first?: Moment, second?: Moment) =>
  new Map([
    ...(first === undefined ? [] : [[0, first] as const]),
    ...(second === undefined ? [] : [[1, second] as const]),
  ]);

test('where nothing is hidden, whoever is asked is at the screen', () => {
  assert.equal(openlyThere([0, 1], at(still, asked), null), 1);
  assert.equal(openlyThere([0, 1], at(asked, still), 1), 0);
  assert.equal(openlyThere([0, 1], at(asked, asked), 1), 1);
  assert.equal(openlyThere([0, 1], at(still, still), 1), 1);
});

test('several people at one screen see no hand before one of them has said who is there', () => {
  // As after a reload: nobody was shown yet, and what is known comes seat by seat.
  assert.deepEqual(curtainBefore([0, 1], at(), null), []);
  assert.deepEqual(curtainBefore([0, 1], at(still), null), []);
  assert.deepEqual(curtainBefore([0, 1], at(still, asked), null), [1]);
  assert.deepEqual(curtainBefore([0, 1], at(asked, still), null), [0]);
  // A bot thinks, or somebody elsewhere: whoever is there says so.
  assert.deepEqual(curtainBefore([0, 1], at(still, still), null), [0, 1]);
  // The seat that was shown stays until another is asked.
  assert.equal(curtainBefore([0, 1], at(still, still), 1), null);
  assert.equal(curtainBefore([0, 1], at(asked, asked), 1), null);
  assert.deepEqual(curtainBefore([0, 1], at(asked, still), 1), [0]);
  // Nothing is left to hide, or nobody to hide it from.
  assert.equal(curtainBefore([0, 1], at(over, over), null), null);
  assert.equal(curtainBefore([0], at(still), null), null);
  assert.equal(curtainBefore([], at(), null), null);
});

test('a curtain that has fallen stays until somebody says they are there, whatever happens meanwhile', () => {
  let there: AtScreen = 0;
  const curtainAt = (own: readonly number[], moments: ReturnType<typeof at>) => {
    const curtain = curtainBefore(own, moments, there);
    there = behindCurtain(curtain, there);
    return curtain;
  };
  assert.equal(curtainAt([0, 1], at(asked, still)), null);
  assert.equal(there, 0);
  assert.deepEqual(curtainAt([0, 1], at(still, asked)), [1]);
  // The question went away, or came back to whoever had the screen before.
  assert.deepEqual(curtainAt([0, 1], at(still, still)), [0, 1]);
  assert.deepEqual(curtainAt([0, 1], at(asked, still)), [0]);
  assert.deepEqual(curtainAt([0, 1], at(asked, asked)), [0]);
  there = 0;
  assert.equal(curtainAt([0, 1], at(asked, asked)), null);
  // Another seat was given up while this one had the screen: whoever looks may still be the other.
  assert.deepEqual(curtainAt([1], at(undefined, still)), [1]);
  assert.deepEqual(curtainAt([1], at(undefined, asked)), [1]);
  there = 1;
  assert.equal(curtainAt([1], at(undefined, asked)), null);
});
