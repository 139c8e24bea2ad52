import assert from 'node:assert/strict';
import { verify } from '@tafelrunde/engine';
import { followGuide } from '@tafelrunde/testing';
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

situation('every hint comes up sooner or later, in a game that ends, and the record proves itself', () => {
  const seen = new Set<string>();
  for (const seed of SEEDS) {
    const { said, record, match } = followGuide(game, { seed, answers: 4000 });
    for (const { hint } of said) seen.add(hint.id);
    assert.notEqual(match.result, null);
    assert.equal(record.guided, true);
    verify(game, record);
  }
  assert.deepEqual(
    game.guide!.hints.map(({ id }) => id).filter((id) => !seen.has(id)),
    [],
  );
});
