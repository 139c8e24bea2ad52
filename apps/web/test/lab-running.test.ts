import assert from 'node:assert/strict';
import { registerHooks } from 'node:module';
import { describe, it } from 'node:test';
import { missingSentence } from '../src/lab/missing.ts';
import type { Broken, Progress } from '../src/lab/running.ts';
import { labDe } from '../src/locales/lab-de.ts';
import { labEn } from '../src/locales/lab-en.ts';

/** The bundler gives a worker an address; here there is nobody behind it. */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.endsWith('?worker&url')
      ? { url: 'data:text/javascript,export default "worker.js"', shortCircuit: true }
      : next(specifier, context),
});

/** A worker that does what the test says. */
class Puppet extends EventTarget {
  static all: Puppet[] = [];
  constructor() {
    super();
    Puppet.all.push(this);
  }
  postMessage(): void {}
  terminate(): void {}
}
(globalThis as { Worker: unknown }).Worker = Puppet;
const { runSeries } = await import('../src/lab/running.ts');

/** What is told of a series whose first worker sends these events. */
function brokenBy(...events: readonly Event[]): Broken | null | undefined {
  Puppet.all = [];
  const told: Progress[] = [];
  const series = { seats: 2, options: {}, lineups: [['random', 'random']], seed: 's' };
  runSeries('tictactoe', series, 1_000, (progress) => told.push(progress));
  for (const event of events) Puppet.all[0].dispatchEvent(event);
  return told.at(-1)?.broken;
}

const news = (data: unknown): Event => Object.assign(new Event('message'), { data });
const error = (message?: string): Event =>
  Object.assign(new Event('error'), message === undefined ? {} : { message });

describe('a series in the lab that breaks off', () => {
  it('before anything has come is one whose files could not be loaded', () => {
    assert.deepEqual(brokenBy(error()), { by: 'loading', what: '' });
    assert.deepEqual(brokenBy(news({ broken: { index: null, message: 'no rules' } })), {
      by: 'loading',
      what: 'no rules',
    });
  });

  it('in the middle is not told as one that could not be loaded', () => {
    assert.equal(brokenBy(news({ played: [] })), null);
    assert.deepEqual(brokenBy(news({ played: [] }), error()), { by: 'worker', what: '' });
    assert.deepEqual(brokenBy(error('out of memory')), { by: 'worker', what: 'out of memory' });
    for (const texts of [labDe, labEn]) {
      assert.match(texts.broken.worker('out of memory'), /\(out of memory\), /u);
      assert.doesNotMatch(texts.broken.worker(''), /\(|ließ sich nicht laden|could not be loaded/u);
    }
  });

  it('because of a match names it', () => {
    assert.deepEqual(brokenBy(news({ broken: { index: 6, message: 'no end' } })), {
      by: 'game',
      what: '7: no end',
    });
  });
});

describe('a game the lab does not have', () => {
  it('points to the others only where they are shown', () => {
    assert.equal(
      missingSentence(labDe, null, true),
      'Ein Spiel mit dieser Adresse gibt es hier nicht. Vielleicht ist es eines von diesen?',
    );
    assert.equal(missingSentence(labDe, null, false), 'Ein Spiel mit dieser Adresse gibt es hier nicht.');
    assert.match(
      missingSentence(labEn, 'Chess', true),
      /^Chess cannot be played yet.*These games are ready\.$/u,
    );
    assert.doesNotMatch(missingSentence(labEn, 'Chess', false), /These/u);
  });
});
