import assert from 'node:assert/strict';
import { table } from '@tafelrunde/testing';
import { byHero, hurt } from '../../rules/attacks.ts';
import { endPhase } from '../../rules/endPhase.ts';
import { removeFallen } from '../../rules/knockouts.ts';
import { heroes } from '../../rules/models.ts';
import type { Draft, Mode, Model } from '../../shape.ts';
import { type Arena, artefactIn, finish, game, hero, play, run, situation, towerIn, wildIn } from '../kit.ts';

const MODES = ['standard', 'toTheEnd', 'trophyHunters', 'poachers'] as const satisfies readonly Mode[];
const inMode = (mode: Mode, more: Parameters<typeof play>[0] = {}): Arena =>
  play({
    options: { mode },
    blue: { alice: { at: [2.6, 14] } },
    red: { elmar: { at: [30, 30] } },
    towers: true,
    wilds: true,
    ...more,
  });
/** Alice knocks it out. How it ended, or the points of blue. */
function falls(m: Arena, model: Model): string | number {
  run(hurt(m.t, model, 99, byHero(hero(m, 'alice'))));
  try {
    removeFallen(m.t);
  } catch {
    const { how, winners } = m.t.whole.result!;
    return [how, ...winners].join(' ');
  }
  return m.state.points[0];
}
const worth = (mode: Mode) => {
  const each = (pick: (m: Arena) => Model) => {
    const m = inMode(mode);
    return falls(m, pick(m));
  };
  return {
    hero: each((m) => hero(m, 'elmar')),
    tower: each((m) => towerIn(m, 'red', 'middle', 'outer')),
    drako: each((m) => wildIn(m, 'drako', 'blue')),
    cydra: each((m) => wildIn(m, 'cydra', 'red')),
    ownPantha: each((m) => wildIn(m, 'pantha', 'blue')),
    theirIgu: each((m) => wildIn(m, 'igu', 'red')),
    artefact: each((m) => artefactIn(m, 'red')),
  };
};
const NOTHING = { hero: 0, tower: 0, drako: 0, cydra: 0, ownPantha: 0, theirIgu: 0, artefact: 'artefact 0' };

situation('what is worth how much, by mode; the artefact wins in every one of them', () => {
  assert.deepEqual(worth('standard'), { ...NOTHING, hero: 1, tower: 2, drako: 3, cydra: 2 });
  assert.deepEqual(worth('toTheEnd'), NOTHING);
  assert.deepEqual(worth('trophyHunters'), NOTHING);
  assert.deepEqual(worth('poachers'), { ...NOTHING, drako: 3, cydra: 3, ownPantha: 1, theirIgu: 2 });
});
situation(
  'the artefact is worth 6 points in the standard game before it wins, and nothing in the others',
  () => {
    const scores = MODES.map((mode) => {
      const m = inMode(mode);
      falls(m, artefactIn(m, 'red'));
      return m.t.whole.result!.scores;
    });
    assert.deepEqual(scores, [
      [6, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  },
);
situation('12 points win in the standard game only, three monsters among trophy hunters only', () => {
  for (const mode of MODES) {
    const m = inMode(mode);
    m.state.points[0] = 11;
    const points = mode === 'standard' ? 'points 0' : mode === 'poachers' ? 14 : 11;
    assert.equal(falls(m, wildIn(m, 'drako', 'blue')), points, mode);
    const hunters = inMode(mode);
    hunters.state.trophies[0] = 2;
    const third = falls(hunters, wildIn(hunters, 'drako', 'blue'));
    assert.equal(third === 'trophies 0', mode === 'trophyHunters', mode);
  }
});
situation(
  'trophy hunters: monsters slain by nobody’s hero count for nobody; both at three are a draw',
  () => {
    const m = inMode('trophyHunters');
    m.state.trophies[0] = 2;
    run(hurt(m.t, wildIn(m, 'drako', 'blue'), 99, { cause: 'wild', hero: null }));
    removeFallen(m.t);
    assert.deepEqual(m.state.trophies, [2, 0]);
    const both = inMode('trophyHunters');
    both.state.trophies[0] = both.state.trophies[1] = 2;
    run(hurt(both.t, wildIn(both, 'drako', 'blue'), 99, byHero(hero(both, 'alice'))));
    run(hurt(both.t, wildIn(both, 'cydra', 'red'), 99, byHero(hero(both, 'elmar'))));
    assert.throws(() => removeFallen(both.t));
    assert.equal(both.t.whole.result!.how, 'draw');
  },
);
situation('only poachers end after round 4; all others after round 30', () => {
  for (const mode of MODES) {
    const over = (round: number): boolean => {
      const m = inMode(mode, { round });
      m.state.points[1] = 1;
      try {
        finish(endPhase(m.t));
      } catch {
        return true;
      }
      return false;
    };
    assert.deepEqual(
      [over(3), over(4), over(29), over(30)],
      [false, mode === 'poachers', mode === 'poachers', true],
      mode,
    );
  }
});

/** Choose teams at random, as this draft goes, until both stand. */
function drafted(mode: Mode, draft: Draft, seed: string): Arena {
  const m = table(game, { setup: 'asked', seed, options: { mode, draft } });
  let turn = seed.length;
  while (m.match.question(m.match.waiting[0])!.ask.prompt !== 'start') {
    const [seat] = m.match.waiting;
    const { from } = m.match.question(seat)!;
    m.answer(seat, from[(turn += 5) % from.length].id);
  }
  return m;
}
for (const mode of MODES)
  for (const draft of ['open', 'uniqueHeroes', 'teamLists'] as const)
    situation(`${mode}, ${draft}: both sides get five heroes, one for each slot`, () => {
      let twice = 0;
      for (const seed of ['a', 'bb', 'ccc', 'dddd', 'eeeee', 'ffffff']) {
        const m = drafted(mode, draft, seed);
        const all = heroes(m.t);
        for (const team of ['blue', 'red']) {
          const own = all.filter((one) => one.team === team);
          const classes = own.map(({ kind }) => (game.content[kind] as { class: string }).class);
          assert.deepEqual(new Set(classes.map((one) => (one === 'assassin' ? 'mage' : one))).size, 5);
          assert.equal(own.length, 5);
        }
        if (new Set(all.map(({ kind }) => kind)).size < 10) twice++;
        m.asks(m.match.waiting[0], 'start');
      }
      assert.equal(twice > 0, draft !== 'uniqueHeroes', `${twice} teams share a hero`);
    });
situation('the short duel has its own way of choosing: no draft is offered for it', () => {
  const { when } = game.options.draft;
  assert.deepEqual(when, [{ options: { mode: [...MODES] } }]);
});

situation('of a knock-out that scores nothing no points are told', () => {
  const scored = (mode: Mode): number => {
    const m = inMode(mode);
    falls(m, hero(m, 'elmar'));
    return m.match.told('watcher').filter(({ type }) => type === 'scored').length;
  };
  assert.deepEqual([scored('standard'), scored('poachers')], [1, 0]);
});
