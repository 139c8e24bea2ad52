import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Json, Option, WireQuestion } from '@tafelrunde/engine';
import { isAboutThisTime } from '../src/table/about-this-time.ts';

const PASS: Option = { id: 'pass', declines: true };
const question = (prompt: string, about: Json, from: readonly Option[] = [], topic = prompt): WireQuestion =>
  ({ prompt, about, topic, options: [...from, PASS] }) as unknown as WireQuestion;

test('what a card asks is another question for every card, and a way is another one every time', () => {
  assert.equal(isAboutThisTime(question('choose', { kind: 'demon' })), true);
  assert.equal(isAboutThisTime(question('teleport', null, [{ id: 'woods', space: 'woods' }])), true);
});

test('a moment is the same every time, and so is what the game calls one topic', () => {
  assert.equal(isAboutThisTime(question('turnStart', null, [{ id: 'use', text: 'use' }])), false);
  assert.equal(isAboutThisTime(question('fate', { dice: [3] }, [{ id: 'again' }], 'fateInFights')), false);
});
