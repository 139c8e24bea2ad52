import assert from 'node:assert/strict';
import { followGuide, guideTests } from '@tafelrunde/testing';
import { game } from '../game.ts';
import { situation } from './kit.ts';

const SEEDS = Array.from({ length: 12 }, (_, i) => `guide ${i}`);

/** What is said to whoever follows, in this order. */
const LESSON = [
  ['welcome', 'turn', 'buy', 'discard', 'dungeon', 'equip', 'light', 'attack', 'won'],
  ['heroComes', 'arm', 'carry', 'again', 'toVillage', 'lantern', 'level', 'toRest', 'destroy'],
  ['end', 'winner', 'onYourOwn'],
].flat();
const lesson: ReadonlySet<string> = new Set(LESSON);

situation('whoever follows the guide buys, wins two fights, levels up, rests, and goes on alone', () => {
  for (const seed of SEEDS) {
    const { said, match } = followGuide(game, { seed, answers: 26 });
    assert.deepEqual(
      said.map(({ hint }) => hint.id).filter((id) => lesson.has(id)),
      LESSON,
      seed,
    );
    const told = (type: string) =>
      match.told(0).filter((event) => event.type === type && (event.data as { seat: number }).seat === 0);
    assert.deepEqual(
      told('fought')
        .slice(0, 2)
        .map(({ data }) => (data as { won: boolean }).won),
      [true, true],
      seed,
    );
    assert.equal((told('levelled')[0]?.data as { next?: string } | undefined)?.next, 'torynDuelist', seed);
    assert.equal((told('destroyed')[0]?.data as { kind?: string } | undefined)?.kind, 'militia', seed);
    assert.ok(
      match
        .told(0)
        .some(({ type, data }) => type === 'bought' && (data as { kind: string }).kind === 'torynScrapper'),
    );
    assert.ok(match.told(0).some(({ type, data }) => type === 'fought' && (data as { won: boolean }).won));
  }
});

guideTests(game, { seeds: SEEDS, answers: 4000, ends: true });
