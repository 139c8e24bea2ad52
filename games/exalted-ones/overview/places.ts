import type { Consequence, NamedPlace, WireQuestion } from '@tafelrunde/engine';
import { artefactOf, towerOf } from '../geometry/arena.ts';
import { lineAims } from '../geometry/lines.ts';
import {
  along,
  direction,
  type Disc,
  distance,
  inches,
  type Path,
  type Point,
  SIZE,
  SLACK,
  toward,
} from '../geometry/measure.ts';
import { circleAims, T1, T2, templateAims } from '../geometry/templates.ts';
import { WHEEL } from '../geometry/wheel.ts';
import {
  faultOf,
  type HedgeSpec,
  type LineSpec,
  type PlaceSpec,
  type SpotSpec,
  type WalkSpec,
  wallsWith,
} from '../placing/spec.ts';
import { firstSpot, spotNearest, wayToEnd } from '../placing/suggest.ts';
import { TOWER_RANGE } from '../rules/ground.ts';
import { lanesOf, opponentOf } from '../rules/models.ts';
import { attackTargets } from '../rules/targets.ts';
import { attackRange } from '../rules/values.ts';
import type { Model, Team } from '../shape.ts';
import { aimedBy, type AreaSpec, touchedBy } from './aiming.ts';
import { type Chance, chanceLine, chanceOf } from './chances.ts';
import { besideName, inInches, shortNameOf, whereOf } from './names.ts';
import { lengthOfWay, proposalFor, shotsOn } from './proposal.ts';
import { type At, askedHero, read, specIn, teamFor } from './reading.ts';
import { type PlaceGroup, texts } from './texts.ts';

/** A place that has a name, and behind which heading it stands where there are many. */
export interface NamedSpot extends NamedPlace {
  readonly group: PlaceGroup | null;
}
type Found = Omit<NamedSpot, 'id' | 'leadsTo'>;

/** The same question is drawn many times. */
const known = new WeakMap<
  WireQuestion,
  { readonly language: string; readonly places: readonly NamedSpot[] }
>();

/** Places by name, for the keyboard, the terminal and whoever does not want to aim; the most useful first. */
export function namedPlaces(at: At): readonly NamedSpot[] {
  const spec = specIn(at);
  if (spec === null || at.asking === null) return [];
  const { question } = at.asking;
  const before = known.get(question);
  if (before?.language === at.speech.language) return before.places;
  // A way around many corners may have more of them than an answer can.
  const short = found(spec, at).filter(({ path }) => path.length <= question.max);
  const places = unique(spec, short).map((one, i) => ({
    ...one,
    id: `place${i}`,
    leadsTo: consequenceOf(spec, one.path, at),
  }));
  known.set(question, { language: at.speech.language, places });
  return places;
}

/** At most this many under each heading: other places are pointed at. */
const MOST = 9;
function unique(spec: PlaceSpec, all: readonly Found[]): readonly Found[] {
  const names = new Set<string>();
  const counts = new Map<PlaceGroup | null, number>();
  return all.filter((one) => {
    const count = counts.get(one.group) ?? 0;
    if (names.has(one.name) || count >= MOST || faultOf(spec, one.path) !== null) return false;
    names.add(one.name);
    counts.set(one.group, count + 1);
    return true;
  });
}

function found(spec: PlaceSpec, at: At): readonly Found[] {
  switch (spec.kind) {
    case 'walk':
      return ways(spec, at);
    case 'spot':
      return spots(spec, at);
    case 'line':
      return [...lines(spec, at), ...directions(spec.from, at)];
    case 'template': {
      const template = spec.template === 'T1' ? T1 : T2;
      return [...aims(templateAims(template, spec.from, spec.targets), at), ...directions(spec.from, at)];
    }
    case 'circle':
      return [
        ...aims(circleAims(spec.from, spec.range, spec.targets), at),
        ...around(spec, spec.from, spec.range / 2, at),
      ];
    case 'point':
      return [...besides(spec, spec.from, at), ...around(spec, spec.from, spec.range, at)];
    case 'hedge':
      return hedges(spec, at);
  }
}

const presentIn = ({ view }: At): readonly Model[] => view.state.models.filter((model) => model.present);
const nearest = (from: Point, models: readonly Model[]): readonly Model[] =>
  models
    .filter((model) => model.x !== from.x || model.y !== from.y)
    .toSorted((a, b) => distance(from, a) - distance(from, b));

// Ways on foot.

function ways(spec: WalkSpec, at: At): readonly Found[] {
  const say = texts[at.speech.language];
  const { base, end, along: line, straight } = spec;
  const stay: Found = { name: say.stay, path: [{ x: base.x, y: base.y }], group: null };
  if (line !== null) {
    const way = direction(line.x - base.x, line.y - base.y);
    const upTo = (share: number): Path => [furthest(spec, way, spec.allowance * share)];
    return [
      { name: say.farthest, path: upTo(1), group: null },
      { name: say.halfway, path: upTo(0.5), group: null },
      stay,
    ];
  }
  if (end !== null) {
    const any = wayToEnd(spec);
    return [
      ...sides(end, base.r + end.r + inches(0.05), at).flatMap(({ name, spot }) =>
        walkTo(spec, spot, name, 'around'),
      ),
      ...(any === null ? [] : [{ name: say.farthest, path: any, group: null }]),
      stay,
    ];
  }
  const ways = [
    ...attackSpots(spec, at),
    ...besides(spec, base, at),
    ...(straight ? [] : landmarks(spec, at)),
    ...WHEEL.filter((_, i) => i % 4 === 0).map((way, i): Found => ({
      name: say.compass[i],
      path: proposalFor(spec, [], furthest(spec, way, Math.max(spec.short, inches(1)))).path,
      group: 'compass',
    })),
  ];
  // Whoever stands beside somebody already goes nowhere by going there: that has a name.
  return [stay, ...ways.filter(({ path }) => distance(base, path[path.length - 1]) >= NOWHERE)];
}
const NOWHERE = inches(0.2);
const kept = (value: number): number => Math.min(SIZE, Math.max(0, value));
const onTheMat = ({ x, y }: Point): Point => ({ x: kept(x), y: kept(y) });
const furthest = ({ base }: WalkSpec, way: Point, far: number): Point => onTheMat(along(base, way, far));
const walkTo = (spec: PlaceSpec, spot: Point, name: string, group: PlaceGroup): readonly Found[] => {
  const { path, fault } = proposalFor(spec, [], spot);
  return fault === null ? [{ name, path, group }] : [];
};

/** Just near enough to attack somebody and no nearer, where that is a standard move away. */
function attackSpots(spec: WalkSpec, at: At): readonly Found[] {
  const hero = askedHero(at);
  if (hero === null || at.asking?.question.prompt !== 'way') return [];
  const t = read(at.view);
  const range = attackRange(t, hero);
  const say = texts[at.speech.language];
  const foes = presentIn(at).filter(({ team }) => team !== hero.team);
  return nearest(spec.base, foes).flatMap((foe): Found[] => {
    if (distance(spec.base, foe) > spec.short + range + spec.base.r + foe.r + inches(1)) return [];
    const spot = toward(foe, spec.base, foe.r + spec.base.r + range - 20);
    const { path, fault } = proposalFor(spec, [], spot);
    const stand = path.at(-1);
    if (fault !== null || stand === undefined || lengthOfWay(spec.base, path) > spec.short + SLACK) return [];
    const reaches = attackTargets(t, hero, { ...stand, r: hero.r }).some(({ id }) => id === foe.id);
    return reaches ? [{ name: say.inRangeOf(shortNameOf(foe, at)), path, group: 'attack' }] : [];
  });
}

/** Next to everybody near by, as far as one gets; behind friends, seen from the enemy. */
function besides(
  spec: WalkSpec | Extract<PlaceSpec, { kind: 'point' }>,
  from: Disc,
  at: At,
): readonly Found[] {
  const say = texts[at.speech.language];
  const own = teamFor(at);
  const foe = artefactOf(opponentOf(own));
  const heroes = presentIn(at).filter(({ sort }) => sort === 'hero' || sort === 'decoy' || sort === 'wild');
  return nearest(from, heroes).flatMap((model) => {
    const spot = toward(model, from, model.r + from.r + inches(0.05));
    const { path, fault } = proposalFor(spec, [], spot);
    const end = path.at(-1);
    if (fault !== null || end === undefined) return [];
    const name = besideName(model, at);
    const next = distance(end, spot) < inches(0.3);
    const behind =
      model.team === own && spec.kind === 'walk'
        ? walkTo(
            spec,
            toward(model, foe, -(model.r + from.r + inches(0.05))),
            say.behind(name),
            'heroes',
          ).filter((one) => distance(one.path.at(-1) ?? from, model) < inches(2))
        : [];
    return [{ name: next ? say.nextTo(name) : say.towards(name), path, group: 'heroes' } as const, ...behind];
  });
}

/** Towers, artefacts, home, and out of the range of towers. */
function landmarks(spec: WalkSpec, at: At): readonly Found[] {
  const say = texts[at.speech.language];
  const own = teamFor(at);
  const { base } = spec;
  const foe = artefactOf(opponentOf(own));
  const buildings = presentIn(at).filter(
    ({ sort }) => sort === 'tower' || sort === 'artefact' || sort === 'golem',
  );
  const found: Found[] = nearest(base, buildings).flatMap((model) => {
    const name = besideName(model, at);
    const contact = model.r + base.r + inches(0.05);
    const spot = toward(model, base, contact);
    const { path, fault } = proposalFor(spec, [], spot);
    const end = path.at(-1);
    if (fault !== null || end === undefined) return [];
    const next = distance(end, spot) < inches(0.3);
    const behind =
      model.team === own && model.sort === 'tower'
        ? walkTo(spec, toward(model, foe, -contact), say.behind(name), 'lanes').filter(
            (one) => distance(one.path.at(-1) ?? base, model) < contact + inches(0.6),
          )
        : [];
    return [...behind, { name: next ? say.nextTo(name) : say.towards(name), path, group: 'lanes' } as const];
  });
  found.push(...walkTo(spec, toward(artefactOf(own), foe, inches(3)), say.home, 'lanes'));
  const tower = spec.towers.find((one) => distance(one, base) <= one.r + base.r + TOWER_RANGE + SLACK);
  if (tower !== undefined)
    found.unshift(
      ...walkTo(
        spec,
        toward(tower, base, tower.r + base.r + TOWER_RANGE + inches(0.1)),
        say.outOfTowers,
        'lanes',
      ),
    );
  return found;
}

/** The eight directions of the compass around a base. */
const sides = (
  of: Point,
  far: number,
  { speech }: At,
): readonly { readonly name: string; readonly spot: Point }[] =>
  WHEEL.filter((_, i) => i % 4 === 0).map((way, i) => ({
    name: texts[speech.language].onSide[i],
    spot: onTheMat(along(of, way, far)),
  }));
const around = (spec: PlaceSpec, from: Disc, far: number, at: At): readonly Found[] =>
  sides(from, from.r + far, at).flatMap(({ name, spot }) => walkTo(spec, spot, name, 'compass'));

// Places to stand on.

function spots(spec: SpotSpec, at: At): readonly Found[] {
  const say = texts[at.speech.language];
  const { only, squad, near, from, platform, r } = spec;
  if (only !== null) {
    const middle = centreOf(only);
    return only.map((spot, i) => ({
      name:
        only.length === 1
          ? say.onlySpot
          : say.onSide[compassOf(middle, spot)] + (only.length > 8 ? ` ${i + 1}` : ''),
      path: [spot],
      group: null,
    }));
  }
  const reached = reaching(spec, at);
  const centre = squad?.first ?? near ?? from;
  if (centre !== null && platform === null) {
    const far =
      squad !== null ? 2 * squad.first.r : near !== null ? near.r + near.inches + r - 4 : from!.inches - 2;
    return [
      ...reached,
      ...sides(centre, far, at).flatMap(({ name, spot }) => walkTo(spec, spot, name, 'compass')),
      ...[0, 0.5].flatMap((share): Found[] => {
        const spot = firstSpot(spec, () => share);
        return spot === null ? [] : [{ name: whereOf(spot, at), path: [spot], group: 'around' }];
      }),
    ];
  }
  return platform === null ? [] : onThePlatform(spec, platform, at);
}
/** EX-DEPL-02: as far as one gets towards the towers of each lane, and beside the artefact. */
function onThePlatform(spec: SpotSpec, team: Team, at: At): readonly Found[] {
  const say = texts[at.speech.language];
  const nearestTo = (name: string, to: Point): readonly Found[] => {
    const spot = spotNearest(spec, to);
    return spot === null ? [] : [{ name, path: [spot], group: null }];
  };
  return [
    ...lanesOf(read(at.view)).flatMap((lane) => nearestTo(say.byLane[lane], towerOf(team, lane, 'inner'))),
    ...nearestTo(say.nextTo(say.beside.artefact ?? ''), artefactOf(team)),
  ];
}
const centreOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
/** In which of the eight directions of the compass something lies. */
function compassOf(from: Point, to: Point): number {
  const way = direction(to.x - from.x, to.y - from.y);
  const eight = WHEEL.filter((_, i) => i % 4 === 0);
  const likeness = eight.map(({ x, y }) => x * way.x + y * way.y);
  return likeness.indexOf(Math.max(...likeness));
}
/** From where somebody can be reached who has to be. */
function reaching(spec: SpotSpec, at: At): readonly Found[] {
  if (spec.reaches === null) return [];
  const { range, targets } = spec.reaches;
  const say = texts[at.speech.language];
  const models = presentIn(at);
  return targets.flatMap((target): Found[] => {
    const model = models.find(({ x, y }) => x === target.x && y === target.y);
    if (model === undefined) return [];
    const spot = [range - 20, range / 2, 50]
      .flatMap((far) => WHEEL.map((way) => along(target, way, target.r + spec.r + far)))
      .find((one) => faultOf(spec, [one]) === null);
    return spot === undefined
      ? []
      : [{ name: say.inRangeOf(shortNameOf(model, at)), path: [spot], group: 'attack' }];
  });
}

// Areas.

interface Aimed {
  readonly to: Point;
  readonly hits: readonly Disc[];
}
const aims = (all: readonly Aimed[], at: At): readonly Found[] =>
  all
    .toSorted((a, b) => b.hits.length - a.hits.length)
    .map(({ to, hits }) => ({ name: hitsName(hits, at), path: [onTheMat(to)], group: 'hits' }));
function hitsName(hits: readonly Disc[], at: At): string {
  const models = presentIn(at);
  const names = hits.map((hit) => {
    const model = models.find(({ x, y }) => x === hit.x && y === hit.y);
    return model === undefined ? '?' : shortNameOf(model, at);
  });
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return texts[at.speech.language].hits(
    [...counts].map(([name, count]) => (count === 1 ? name : `${count}× ${name}`)),
  );
}
/** Where several lines may be drawn, first those that together touch most. */
function lines(spec: LineSpec, at: At): readonly Found[] {
  const all = lineAims(spec.from, spec.range, spec.targets, wallsWith(spec.barriers));
  const single = aims(all, at);
  if (spec.lines === 1 || all.length < 2) return single;
  const hit = new Set<Disc>();
  const path: Point[] = [];
  const fresh = ({ hits }: Aimed): number => hits.filter((one) => !hit.has(one)).length;
  while (path.length < spec.lines) {
    const best = all.toSorted((a, b) => fresh(b) - fresh(a))[0];
    if (fresh(best) === 0) break;
    for (const one of best.hits) hit.add(one);
    path.push(onTheMat(best.to));
  }
  return [{ name: hitsName([...hit], at), path, group: null }, ...single];
}
const directions = (from: Disc, { speech }: At): readonly Found[] =>
  texts[speech.language].compass.map((name, i) => ({
    name,
    path: [along(from, WHEEL[(i * WHEEL.length) / 8], inches(0.5))],
    group: 'compass',
  }));

/** Across the line of sight to somebody, half way or just before them. */
function hedges(spec: HedgeSpec, at: At): readonly Found[] {
  const say = texts[at.speech.language];
  const own = teamFor(at);
  const foes = nearest(spec.from, presentIn(at)).filter(({ team, sort }) => team !== own && sort !== 'golem');
  return foes
    .flatMap((foe): Found[] => {
      const far = distance(spec.from, foe);
      for (const share of [0.5, 0.35, 0.65, 0.25, 0.8]) {
        const { path, fault } = proposalFor(spec, [], toward(spec.from, foe, far * share));
        if (fault === null) return [{ name: say.between(shortNameOf(foe, at)), path, group: 'heroes' }];
      }
      return [];
    })
    .concat(around(spec, spec.from, spec.range / 2, at));
}

// What a place leads to.

/** How long the way is, who shoots, whom it brings into reach; or whom an area hurts how much. */
export function consequenceOf(spec: PlaceSpec, path: Path, at: At): Consequence | undefined {
  const { language } = at.speech;
  const say = texts[language];
  switch (spec.kind) {
    case 'walk': {
      const long = lengthOfWay(spec.base, path);
      const runs = long > spec.short + SLACK;
      const most = inInches(runs ? spec.allowance : spec.short, language);
      const shots = shotsOn(read(at.view), spec, path).length;
      const parts = [say.way(inInches(long, language), most, runs)];
      if (shots > 0) parts.push(say.shots(shots));
      return { line: parts.join(' · '), ...(shots > 0 && { verdict: 'bad' as const }) };
    }
    case 'line':
    case 'template':
    case 'circle': {
      const hurt = hurtBy(spec, path, at);
      return hurt === null ? undefined : { line: hurt };
    }
    default:
      return undefined;
  }
}
/** What the area would do in sum, where the ability rolls at all. */
function hurtBy(spec: AreaSpec, path: Path, at: At): string | null {
  const aimed = aimedBy(at);
  if (aimed === null) return null;
  const { hero, ability } = aimed;
  const touched = touchedBy(spec, path, at);
  if (touched.length === 0) return texts[at.speech.language].hitsNobody;
  const t = read(at.view);
  const rolls = touched.flatMap((model) => {
    const chance = chanceOf(t, hero, ability, model);
    return chance === null ? [] : [chance];
  });
  if (rolls.length === 0) return null;
  const together: Chance = {
    ...rolls[0],
    expected: rolls.reduce((sum, { expected }) => sum + expected, 0),
    // That somebody falls.
    falls: 1 - rolls.reduce((none, { falls }) => none * (1 - falls), 1),
    guarded: rolls.some(({ guarded }) => guarded),
  };
  return chanceLine(together, at.speech.language);
}
