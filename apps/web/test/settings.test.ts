import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CardView, Words } from '@tafelrunde/engine';
import { inHandOrder } from '../src/settings/handOrder.ts';
import {
  changeSettings,
  getSettings,
  handOrders,
  motionFactors,
  motions,
  readSettings,
  startSettings,
  subscribeSettings,
  textSizes,
} from '../src/settings/settings.ts';

/** As much of a browser as settings need. */
const shown: Record<string, string> = {};
const kept = new Map<string, string>();
const windowEvents = new EventTarget();
Object.assign(globalThis, {
  matchMedia: () => Object.assign(new EventTarget(), { matches: true }),
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
  document: {
    documentElement: {
      dataset: shown,
      style: { setProperty: (name: string, value: string) => (shown[name] = value) },
    },
  },
  addEventListener: windowEvents.addEventListener.bind(windowEvents),
});

test('without a choice the operating system decides on motion, and a choice is kept and shown', () => {
  startSettings();
  assert.equal(getSettings().motion, 'off');
  assert.equal(shown['--motion'], '0');
  let told = 0;
  const leave = subscribeSettings(() => told++);
  changeSettings({ motion: 'fast', compact: true });
  assert.deepEqual(
    [getSettings().motion, shown['motion'], shown['--motion'], shown['board'], told],
    ['fast', 'fast', String(motionFactors.fast), 'compact', 1],
  );
  assert.equal(getSettings(), getSettings(), 'the same object until something changes');
  leave();
  changeSettings({ textSize: 'large' });
  assert.equal(told, 1);
  assert.deepEqual(readSettings([...kept.values()][0] ?? ''), {
    motion: 'fast',
    compact: true,
    textSize: 'large',
  });
});

test('another window of the same browser is followed', () => {
  kept.set([...kept.keys()][0] ?? '', '{"motion":"normal"}');
  windowEvents.dispatchEvent(Object.assign(new Event('storage'), { key: [...kept.keys()][0] }));
  assert.equal(getSettings().motion, 'normal');
  assert.equal(getSettings().textSize, 'normal');
});

test('what cannot be understood is left out', () => {
  for (const text of [
    null,
    '',
    'x',
    '7',
    'null',
    '[]',
    '{"motion":"warp","sound":"loud","sounds":7,"compact":1}',
  ])
    assert.deepEqual(readSettings(text), {}, String(text));
  for (const motion of motions) assert.deepEqual(readSettings(JSON.stringify({ motion })), { motion });
  for (const handOrder of handOrders)
    assert.deepEqual(readSettings(JSON.stringify({ handOrder })), { handOrder });
  for (const textSize of textSizes)
    assert.deepEqual(readSettings(JSON.stringify({ textSize })), { textSize });
});

test('a hand is held as it came, or by the names of its cards', () => {
  const words = { cards: { a: { name: 'Zwerg' }, b: { name: 'Axt' } } } as unknown as Words;
  const hand: CardView[] = [
    { back: 'any' },
    { card: 1 as never, kind: 'a' },
    { card: 2 as never, kind: 'b' },
  ];
  assert.equal(inHandOrder(hand, 'dealt', words), hand);
  assert.deepEqual(inHandOrder(hand, 'name', words), [hand[2], hand[1], hand[0]]);
});

test('each sound has a switch of its own; whoever had switched off the only one hears none of them', () => {
  assert.equal(readSettings('{"sound":true}').sounds, undefined);
  assert.deepEqual(readSettings('{"sound":false}').sounds, {
    turn: false,
    dice: false,
    cards: false,
    fights: false,
  });
  assert.deepEqual(readSettings('{"sounds":{"dice":false,"bells":true,"cards":"loud"}}').sounds, {
    turn: true,
    dice: false,
    cards: true,
    fights: true,
  });
});
