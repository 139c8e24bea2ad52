import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type AskPlace,
  checkAnswer,
  type KernelTable,
  type Question,
  randomSource,
  sampleAnswer,
  simulate,
} from '@tafelrunde/engine';
import { type Disc, distance, type Path, type Point, SIZE, SLACK } from '../../geometry/measure.ts';
import { proposalFor } from '../../overview/proposal.ts';
import { faultOf, type PlaceSpec } from '../../placing/spec.ts';
import { game } from '../../game.ts';
import type { ExaltedShape } from '../../shape.ts';

/** Number of answers compared, legal and illegal ones. */
const ANSWERS = 100_000;
/** Ways and spots are asked for so often that a few answers each are enough. */
const OFTEN = 12;
const SELDOM = 60;
const KINDS = ['walk', 'spot', 'line', 'template', 'circle', 'point', 'hedge'] as const;
const TABLES = [
  { mode: 'standard', draft: 'open' },
  { mode: 'shortDuel', draft: 'open' },
  { mode: 'poachers', draft: 'uniqueHeroes' },
  { mode: 'trophyHunters', draft: 'teamLists' },
] as const;

/** Counts, by kind of question, how many answers were compared and how many of them are legal. */
class Comparison {
  readonly counts = new Map<string, { compared: number; legal: number }>();
  compared = 0;
  private readonly random = randomSource('preview');

  get isEnough(): boolean {
    return this.compared >= ANSWERS && KINDS.every((kind) => this.counts.has(kind));
  }
  /** A question as it would travel to a client, and answers of all sorts to it. */
  look(question: Question, t: KernelTable<ExaltedShape>): void {
    const ask = question.ask as AskPlace;
    const { place: spec } = JSON.parse(JSON.stringify(ask.about)) as { place: PlaceSpec };
    const answers = spec.kind === 'walk' || spec.kind === 'spot' ? OFTEN : SELDOM;
    for (let i = 0; i < answers; i++) {
      const path = this.someAnswer(spec, ask, i);
      if (path.length < question.min || path.length > question.max) continue;
      const preview = faultOf(spec, path);
      assert.equal(preview, ask.fault(path), `${spec.kind} ${JSON.stringify(path)}`);
      assert.equal(preview === null, checkAnswer(question, path).ok);
      const legal = preview === null;
      if (legal && (spec.kind === 'walk' || spec.kind === 'spot')) standsFree(spec, path, t);
      const count = this.counts.get(spec.kind) ?? { compared: 0, legal: 0 };
      this.counts.set(spec.kind, { compared: count.compared + 1, legal: count.legal + Number(legal) });
      this.compared++;
    }
  }
  /** Anywhere, a few steps in a row, a little off what is legal, or what the pointer would propose. */
  private someAnswer(spec: PlaceSpec, ask: AskPlace, which: number): Path {
    const { random } = this;
    const within = (value: number): number => Math.min(SIZE, Math.max(0, Math.round(value)));
    const anywhere = (): Point => ({ x: within(random() * SIZE), y: within(random() * SIZE) });
    const off = ({ x, y }: Point, far: number): Point => ({
      x: within(x + (random() - 0.5) * far),
      y: within(y + (random() - 0.5) * far),
    });
    const suggested = ask.suggest(random);
    switch (which % 5) {
      case 0:
        return suggested.map(anywhere);
      case 1:
        return suggested.map((point) => off(point, 12));
      case 2:
        return suggested.map((point) => off(point, 1200));
      case 3:
        return proposalFor(spec, [], off(suggested[0], 6000)).path;
      default: {
        const bend = off(suggested[0], 2500);
        return ask.points[1] > 1 ? [bend, off(bend, 2500)] : [bend];
      }
    }
  }
}

/** Looked at without any help of the rules: nobody in the arena is stood on. The question only holds those who are near. */
function standsFree(
  spec: Extract<PlaceSpec, { kind: 'walk' | 'spot' }>,
  path: Path,
  t: KernelTable<ExaltedShape>,
): void {
  const last = path[path.length - 1];
  const base: Disc = { ...last, r: spec.kind === 'walk' ? spec.base.r : spec.r };
  const under = t.state.models.filter(
    (model) => model.present && distance(model, base) < model.r + base.r - SLACK,
  );
  const mover =
    spec.kind === 'walk' && under.some(({ x, y }) => x === spec.base.x && y === spec.base.y) ? 1 : 0;
  // A model that is placed, or goes on from where an announced way will have ended, still stands where it was.
  const most = spec.kind === 'walk' && t.scenes.length === 0 && !isOnward(spec, t) ? mover : 1;
  assert.ok(
    under.length <= most,
    JSON.stringify({ kind: spec.kind, last, under: under.map(({ id }) => id) }),
  );
}
/** Does the way begin where nobody stands yet? */
const isOnward = ({ base }: Extract<PlaceSpec, { kind: 'walk' }>, t: KernelTable<ExaltedShape>): boolean =>
  !t.state.models.some(({ present, x, y }) => present && x === base.x && y === base.y);

test(`the preview of the client and the match judge ${ANSWERS} answers alike`, (context) => {
  const comparison = new Comparison();
  for (let played = 0; played < 80 && !comparison.isEnough; played++) {
    const random = randomSource(`preview ${played}`);
    simulate(game, {
      seats: 2,
      options: TABLES[played % TABLES.length],
      seed: `preview ${played}`,
      policy: {
        answer: (question, t) => {
          if (question.kind === 'place' && !comparison.isEnough)
            comparison.look(question, t as unknown as KernelTable<ExaltedShape>);
          return sampleAnswer(question, random);
        },
      },
    });
  }
  context.diagnostic(`${comparison.compared} compared: ${JSON.stringify([...comparison.counts])}`);
  assert.ok(comparison.compared >= ANSWERS);
  for (const kind of KINDS) {
    const { compared, legal } = comparison.counts.get(kind) ?? { compared: 0, legal: 0 };
    // Both answers have to be among them, or nothing was compared. A direction is nearly always legal.
    assert.ok(legal > 0 && compared > 0, `no ${kind} was compared`);
    if (kind !== 'line' && kind !== 'template') assert.ok(legal < compared, `every ${kind} was legal`);
  }
});
