import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { randomSource } from '@tafelrunde/engine';
import { Race, type Runner } from '../src/race.ts';
import { Node } from '../src/search-tree.ts';

/** A runner that has come to these worths in the worlds so far. */
const runner = (answer: string, worths: number[]): Runner => ({
  answer,
  branch: { seat: 0, answer, node: new Node(), visits: 0, offered: 1, worth: 0 },
  worths,
});
/** So many worths around a middle; the luck of the worlds is the same for all who share a seed. */
function around(middle: number, worlds: number, luck: string, own = ''): number[] {
  const world = randomSource(luck);
  const self = randomSource(`${luck} ${own}`);
  return Array.from({ length: worlds }, () => middle + 0.4 * (world() - 0.5) + 0.05 * (self() - 0.5));
}
const race = (...runners: Runner[]): Race => new Race(runners, (worth) => worth);
const running = ({ running: left }: Race): string[] => left.map(({ answer }) => String(answer));

describe('a race of answers', () => {
  it('drops what is hopeless, however much luck all have in common', () => {
    const all = race(
      runner('good', around(0.5, 60, 'luck', 'a')),
      runner('poor', around(0.45, 60, 'luck', 'b')),
      runner('close', around(0.498, 60, 'luck', 'c')),
    );
    all.thinOut(0);
    assert.deepEqual(running(all).toSorted(), ['close', 'good']);
  });

  it('lets a latecomer in who may still win, and nobody else', () => {
    const all = race(
      runner('good', around(0.5, 60, 'luck', 'a')),
      runner('close', around(0.499, 60, 'luck', 'b')),
    );
    // Twelve worlds are enough to tell, and it has not seen more.
    const poor = runner('poor', around(0.3, 12, 'luck', 'c'));
    assert.ok(all.isHopeless(poor));
    all.enter(poor);
    assert.deepEqual(running(all), ['good', 'close']);
    const strong = runner('strong', around(0.52, 60, 'luck', 'd'));
    assert.ok(!all.isHopeless(strong));
    all.enter(strong);
    assert.deepEqual(running(all), ['good', 'close', 'strong']);
    assert.equal(all.entered, 4);
  });

  it('judges no latecomer by a few worlds', () => {
    const all = race(runner('good', around(0.5, 60, 'luck', 'a')));
    assert.ok(!all.isHopeless(runner('poor', around(0.1, 11, 'luck', 'c'))));
    assert.ok(all.isHopeless(runner('poor', around(0.1, 12, 'luck', 'c'))));
  });

  it('waits until there is something to compare', () => {
    const all = race(runner('good', [1, 1, 1, 1]), runner('poor', [0, 0, 0, 0]));
    all.thinOut(0);
    assert.equal(running(all).length, 2);
  });

  it('gives up nobody for a difference that chance explains', () => {
    const all = race(
      runner('one', around(0.5, 40, 'here')),
      runner('other', around(0.48, 40, 'there', 'elsewhere')),
    );
    all.thinOut(0);
    assert.equal(running(all).length, 2);
  });

  it('stops where nothing makes a difference', () => {
    const all = race(runner('one', around(0.5, 40, 'luck')), runner('same', around(0.5, 40, 'luck')));
    all.thinOut(0);
    assert.equal(running(all).length, 1);
  });

  it('leaves fewer and fewer of many as time goes by', () => {
    const many = Array.from({ length: 16 }, (_, i) => runner(`${i}`, around(0.5, 40, `luck ${i}`)));
    const left = [0.25, 0.5, 0.75, 1].map((spent) => {
      const all = race(...many);
      all.thinOut(spent);
      return all.running.length;
    });
    // The first of them stays besides, where it is not among the best so far.
    assert.deepEqual(left, [9, 5, 3, 3]);
  });

  it('does not give up the first impression for want of time', () => {
    const many = Array.from({ length: 6 }, (_, i) =>
      runner(i === 0 ? 'first' : `${i}`, around(i === 0 ? 0.48 : 0.5, 40, `luck ${i}`)),
    );
    const all = race(...many);
    all.thinOut(1);
    assert.ok(running(all).includes('first'), running(all).join());
    assert.equal(running(all).length, 3);
  });

  it('keeps to the first impression unless another is clearly better', () => {
    const first = runner('first', around(0.5, 40, 'luck', 'a'));
    // Better by a breath on average, and now and then worse.
    const hardly = first.worths.map((worth, world) => worth + (world % 2 === 0 ? 0.02 : -0.0195));
    assert.equal(race(first, runner('hardly', hardly)).best().answer, 'first');
    assert.equal(race(first, runner('better', around(0.55, 40, 'luck', 'c'))).best().answer, 'better');
  });

  it('forgets the worlds in which nobody knew yet how to go on', () => {
    const late = runner('late', [...around(0.2, 20, 'luck'), ...around(0.6, 40, 'more', 'a')]);
    const early = runner('early', [...around(0.9, 20, 'luck'), ...around(0.5, 40, 'more', 'b')]);
    assert.equal(race(early, late).best().answer, 'late');
  });
});
