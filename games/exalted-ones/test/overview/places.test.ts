import assert from 'node:assert/strict';
import {
  checkAnswer,
  fairnessFromSeed,
  Match,
  type Onlooker,
  randomSource,
  sampleAnswer,
  speechOf,
} from '@tafelrunde/engine';
import { LANES, towerOf } from '../../geometry/arena.ts';
import { distance } from '../../geometry/measure.ts';
import { overview } from '../../overview.ts';
import { touchedBy } from '../../overview/aiming.ts';
import { namedPlaces } from '../../overview/places.ts';
import { nudged, proposalFor } from '../../overview/proposal.ts';
import { specIn } from '../../overview/reading.ts';
import { faultOf } from '../../placing/spec.ts';
import type { ExaltedShape } from '../../shape.ts';
import { game, play, situation } from '../kit.ts';

type At = Onlooker<ExaltedShape>;

/** Looks at every question of a match that is played at random. */
function watch(
  seed: string,
  options: Partial<ExaltedShape['options']>,
  most: number,
  look: (at: At, match: Match<ExaltedShape>) => void,
): void {
  const match = Match.start(game, { seats: 2, options, fairness: fairnessFromSeed(seed) });
  const random = randomSource(seed);
  for (let count = 0; count < most && match.pending !== null; count++) {
    const [seat] = match.waiting;
    const language = count % 2 === 0 ? 'de' : 'en';
    const speech = speechOf(language, game.words[language], ['A', 'B']);
    const question = match.wire(seat)!;
    look({ view: match.view(seat), viewer: seat, speech, asking: { question } }, match);
    assert.ok(match.answer(seat, sampleAnswer(match.question(seat)!, random)).ok);
  }
}

situation('every place that has a name is a legal answer, and every question for a place names some', () => {
  const kinds = new Map<string, number>();
  for (const seed of ['a', 'b', 'c', 'd'])
    watch(seed, seed < 'c' ? { mode: 'standard' } : { mode: 'shortDuel' }, 700, (at, match) => {
      const spec = specIn(at);
      if (spec === null) return;
      const places = namedPlaces(at);
      kinds.set(spec.kind, (kinds.get(spec.kind) ?? 0) + 1);
      assert.ok(places.length > 0, `${spec.kind}: no names`);
      assert.equal(new Set(places.map(({ name }) => name)).size, places.length);
      assert.equal(new Set(places.map(({ id }) => id)).size, places.length);
      const question = match.question(at.viewer as number)!;
      for (const { name, path, group } of places) {
        assert.ok(checkAnswer(question, path).ok, `${spec.kind}: ${name} ${JSON.stringify(path)}`);
        if (spec.kind === 'walk' && spec.along === null && spec.end === null && group !== null)
          assert.ok(distance(spec.base, path.at(-1)!) > 100, `${name} is where the hero stands`);
        if (group === 'hits' && 'targets' in spec)
          assert.ok(touchedBy(spec, path, at).length > 0, `${name}, and nobody is touched`);
      }
    });
  // Something of every kind was asked but hedges, which one hero alone grows.
  for (const kind of ['walk', 'spot', 'line', 'template', 'circle'])
    assert.ok((kinds.get(kind) ?? 0) > 0, `no ${kind} was asked`);
});

situation(
  'what the pointer proposes is judged as the match judges it, and small steps stay on the mat',
  () => {
    const random = randomSource('pointer');
    watch('pointer', { mode: 'shortDuel' }, 300, (at, match) => {
      const spec = specIn(at);
      if (spec === null) return;
      const question = match.question(at.viewer as number)!;
      const judged = (path: readonly { readonly x: number; readonly y: number }[]) =>
        assert.equal(checkAnswer(question, path).ok, faultOf(spec, path) === null);
      for (let tries = 0; tries < 4; tries++) {
        const to = { x: Math.floor(random() * 35_430), y: Math.floor(random() * 35_430) };
        const { path, fault } = proposalFor(spec, [], to);
        assert.equal(fault, faultOf(spec, path));
        judged(path);
        let drafted = path;
        for (const [x, y] of [
          [250, 0],
          [0, -250],
        ] as const)
          drafted = nudged(spec, drafted, x, y).path;
        judged(drafted);
      }
    });
  },
);

situation(
  'who comes to the arena is offered the way to each lane, and each leads nearest to its tower',
  () => {
    let asked = 0;
    watch('platform', { mode: 'standard' }, 120, (at) => {
      const spec = specIn(at);
      if (spec?.kind !== 'spot' || spec.platform === null) return;
      asked++;
      const { platform } = spec;
      const places = namedPlaces(at);
      assert.deepEqual(
        places.map(({ name }) => name),
        at.speech.language === 'de'
          ? ['Am Nordweg', 'Am Mittelweg', 'Am Ostweg', 'Neben dem Artefakt']
          : ['By the north lane', 'By the middle lane', 'By the east lane', 'Next to the artefact'],
      );
      for (const [i, lane] of LANES.entries()) {
        const far = places.map(({ path }) => distance(path[0], towerOf(platform, lane, 'inner')));
        assert.equal(Math.min(...far), far[i]);
      }
    });
    assert.ok(asked > 4);
  },
);

situation('heroes whose names begin alike have letters of their own on the map', () => {
  const table = play({
    blue: { ylvie: { at: [10, 10] }, yassir: { at: [12, 12] }, tianFeng: { at: [14, 10] } },
    red: { yassir: { at: [24, 24] } },
  });
  const speech = speechOf('de', game.words.de, ['A', 'B']);
  const areas = overview.areas!({ view: table.match.view(0), viewer: 0, speech, asking: null });
  const { lines } = areas.find(({ id }) => id === 'map')!;
  assert.equal(lines.at(-1), 'Y Ylvie, A Yassir, I Tian Feng, y Yassir');
  const drawn = lines.slice(0, 24).join('');
  for (const letter of ['Y', 'A', 'I', 'y']) assert.equal(drawn.split(letter).length, 2, letter);
});

situation('a way to somebody ends beside them, not on them', () => {
  let asked = 0;
  watch('beside', { mode: 'shortDuel' }, 200, (at) => {
    const spec = specIn(at);
    if (spec?.kind !== 'walk' || spec.straight || spec.end !== null || spec.along !== null) return;
    for (const other of spec.occupied) {
      const { fault } = proposalFor(spec, [], other);
      asked++;
      assert.notEqual(fault, 'EX-MOVE-04');
    }
  });
  assert.ok(asked > 50);
});

situation('the terminal is told the table at every question, and no line speaks of what is undefined', () => {
  watch('terminal', { mode: 'standard' }, 260, (at) => {
    const areas = overview.areas?.(at) ?? [];
    assert.ok(areas.length > 0);
    const lines = [
      overview.status?.(at) ?? '',
      overview.help?.(at.asking!.question, at) ?? '',
      ...areas.flatMap((area) => [area.title, ...area.lines]),
      ...at.asking!.question.options.map((option) => overview.leadsTo?.(option, at)?.line ?? ''),
      ...[0, 1].flatMap((seat) =>
        overview.seat!(seat, at).figures.map(({ name, value }) => `${name} ${value}`),
      ),
    ];
    for (const line of lines) assert.doesNotMatch(line, /undefined|NaN|\[object/u, line);
    const map = areas.find(({ id }) => id === 'map');
    if (map === undefined) return;
    assert.ok(map.lines.slice(0, 24).every((line) => line.length <= 48));
    // Everybody in the arena is on it, or shares a cell with two others.
    const heroes = at.view.state.models.filter(({ sort, present }) => sort === 'hero' && present);
    if (heroes.length > 0) assert.match(map.lines.slice(0, 24).join(''), /[A-Za-z]/u);
  });
});
