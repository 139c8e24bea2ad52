import assert from 'node:assert/strict';
import { speechOf, viewOf } from '@tafelrunde/engine';
import { score } from '../../overview/score.ts';
import { endPhase } from '../../rules/endPhase.ts';
import { type Arena, artefactIn, finish, game, play, situation, towerIn } from '../kit.ts';

/** What the end page says of a last round that is over. */
function decidedBy(set: (m: Arena) => void, plan: Parameters<typeof play>[0] = {}): unknown {
  const m = play({ round: 30, towers: true, ...plan });
  set(m);
  assert.throws(() => finish(endPhase(m.t)));
  assert.notEqual(m.t.whole.result, null);
  const speech = speechOf('en', game.words.en, ['Ada', 'Ben']);
  return score({ view: viewOf(m.t, 'watcher'), viewer: 'watcher', speech, asking: null }).decided;
}

situation('after the last round the sheet says what broke equal points, or that all is equal', () => {
  assert.deepEqual(
    decidedBy((m) => (m.state.trophies[1] = 1)),
    {
      column: 'trophies',
      line: 'Equal victory points; then monsters killed decide: 1 for Ben, 0 for Ada.',
      rule: 'EX-GAME-10',
    },
  );
  const artefact = decidedBy((m) => (artefactIn(m, 'red').life = 10)) as { line: string };
  assert.match(artefact.line, /life points lost by the artefact decide: 0 for Ada, [1-9]\d* for Ben/);
  const tower = decidedBy((m) => (towerIn(m, 'blue', 'middle', 'outer').life = 1)) as { line: string };
  assert.match(tower.line, /life points lost by the towers decide: 0 for Ben, [1-9]\d* for Ada/);
  const equal = decidedBy(() => undefined) as { line: string };
  assert.match(equal.line, /^The same on both sides: victory points, monsters killed, /);
  assert.equal(
    decidedBy((m) => (m.state.points[0] = 1)),
    undefined,
  );
});

situation('poachers who have the same points read that nothing else is compared', () => {
  assert.deepEqual(
    decidedBy(() => undefined, { options: { mode: 'poachers' }, round: 4 }),
    { line: 'The same on both sides: victory points.', rule: 'EX-MODE-05' },
  );
});
