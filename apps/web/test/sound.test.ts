import assert from 'node:assert/strict';
import { test } from 'node:test';
import { soundOfBeat, soundOfEvents } from '../src/sound/heard.ts';
import { play, soundKinds } from '../src/sound/sounds.ts';

const beat = { until: 1, sentence: '', seat: 0 };

test('a beat sounds like what matters most in it', () => {
  const roll = { dice: [3], title: '' };
  const side = { name: '', total: 1 };
  const fight = { own: side, foe: side, outcome: null, verdict: '' };
  assert.equal(soundOfBeat(beat), null);
  assert.equal(soundOfBeat({ ...beat, card: { kind: 'a' } }), 'cards');
  assert.equal(soundOfBeat({ ...beat, card: { kind: 'a' }, roll }), 'dice');
  assert.equal(soundOfBeat({ ...beat, roll, fight }), 'fights');
});

test('where nothing is told, dice are heard before cards, and a state that only changed is silent', () => {
  const move = { type: 'move', data: {} };
  assert.equal(soundOfEvents([]), null);
  assert.equal(soundOfEvents([{ type: 'gold', data: { seat: 0 } }]), null);
  assert.equal(soundOfEvents([move]), 'cards');
  assert.equal(soundOfEvents([move, { type: 'rolled', data: { dice: [1, 2] } }]), 'dice');
  assert.equal(soundOfEvents([move, { type: 'rolled', data: { dice: [] } }]), 'cards');
});

test('every sound is made of tones and noise, without a file, and not twice at once', () => {
  const made: string[] = [];
  const ramp = { value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  const node = (name: string) => ({
    type: '',
    frequency: ramp,
    Q: ramp,
    gain: ramp,
    connect: <T>(to: T) => to,
    start: () => made.push(name),
    stop: () => {},
  });
  class FakeContext {
    state = 'running';
    currentTime = 0;
    sampleRate = 100;
    destination = {};
    createOscillator = () => node('tone');
    createBufferSource = () => node('noise');
    createBiquadFilter = () => node('filter');
    createGain = () => node('gain');
    createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  }
  const activation = { hasBeenActive: false };
  Object.defineProperty(globalThis, 'navigator', {
    value: { userActivation: activation },
    configurable: true,
  });
  Object.assign(globalThis, { AudioContext: FakeContext });
  play('dice');
  assert.deepEqual(made, [], 'nobody has clicked yet');
  activation.hasBeenActive = true;
  for (const kind of soundKinds) {
    made.length = 0;
    play(kind);
    assert.ok(made.length > 0, kind);
    const first: number = made.length;
    play(kind);
    assert.equal(made.length, first, `${kind}, again at once`);
  }
});
