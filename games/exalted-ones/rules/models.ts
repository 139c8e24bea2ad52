import { type Reading, RuleDefect, type Seat } from '@tafelrunde/engine';
import { MOUNTAINS, TEAMS } from '../geometry/arena.ts';
import { type Wall, wall } from '../geometry/walls.ts';
import { modes } from '../modes/index.ts';
import type {
  Artefact,
  ExaltedShape,
  Golem,
  Hero,
  HeroDef,
  Kind,
  Lane,
  Living,
  Model,
  ModelId,
  Team,
  Tower,
  TowerRank,
  Unit,
  Wild,
} from '../shape.ts';

/** What can be read of a match: the table, or what somebody sees of it. */
export type Read = Reading<ExaltedShape>;

export const opponentOf = (team: Team): Team => (team === 'blue' ? 'red' : 'blue');
export const teamOf = (t: Read, seat: Seat): Team => t.state.teams[seat];
export const seatOf = (t: Read, team: Team): Seat => (t.state.teams[0] === team ? 0 : 1);
export const otherSeat = (seat: Seat): Seat => 1 - seat;
/** The holder of the initiative first. */
export const byInitiative = (t: Read): readonly Seat[] => t.clockwise(t.state.initiative);

export const modelOf = (t: Read, id: ModelId): Model => t.state.models[id];
export function heroOf(t: Read, id: ModelId): Hero {
  const model = t.state.models[id];
  if (model.sort !== 'hero') throw new RuleDefect(`model ${id} is no hero`);
  return model;
}
/** Whoever cannot act any more waits at 0 life points for the next removal. EX-DEF-04 */
export const isUp = ({ present, life }: Model): boolean => present && life > 0;

export const isHero = (model: Model): model is Hero => model.sort === 'hero';
export const isLiving = (model: Model): model is Living =>
  model.sort === 'hero' || model.sort === 'golem' || model.sort === 'wild';
export const isMonster = (model: Model): boolean =>
  model.sort === 'wild' && (model.kind === 'drako' || model.kind === 'cydra');
export const isBuilding = (model: Model): model is Tower | Artefact =>
  model.sort === 'tower' || model.sort === 'artefact';

export const heroes = (t: Read): Hero[] => t.state.models.filter(isHero);
export const heroesOf = (t: Read, team: Team): Hero[] => {
  const found: Hero[] = [];
  for (const model of t.state.models) if (model.sort === 'hero' && model.team === team) found.push(model);
  return found;
};
/** Those of a team who stand in the arena and can act. */
export const heroesUp = (t: Read, team: Team): Hero[] => {
  const found: Hero[] = [];
  for (const model of t.state.models)
    if (model.sort === 'hero' && model.team === team && isUp(model)) found.push(model);
  return found;
};
export const wilds = (t: Read): Wild[] => t.state.models.filter((model) => model.sort === 'wild');
export const towers = (t: Read): Tower[] => t.state.models.filter((model) => model.sort === 'tower');
export function artefactOf(t: Read, team: Team): Artefact {
  for (const model of t.state.models) if (model.sort === 'artefact' && model.team === team) return model;
  throw new RuleDefect(`${team} has no artefact`);
}
export function towerOf(t: Read, team: Team, lane: Lane, rank: TowerRank): Tower | null {
  for (const model of t.state.models)
    if (model.sort === 'tower' && model.team === team && model.lane === lane && model.rank === rank)
      return model;
  return null;
}
/** The golems that belong to a tower and are alive. EX-GOLEM-02 */
export function squadOf(t: Read, team: Team, lane: Lane, rank: TowerRank): Golem[] {
  const found: Golem[] = [];
  for (const model of t.state.models)
    if (
      model.sort === 'golem' &&
      model.present &&
      model.life > 0 &&
      model.team === team &&
      model.lane === lane &&
      model.rank === rank
    )
      found.push(model);
  return found;
}
/** The lanes that are played: all, or one in a short game. */
export const lanesOf = (t: Read): readonly Lane[] => modes[t.options.mode].lanes;

export function heroDef(t: Read, { kind }: Hero): HeroDef {
  const def = t.content[kind];
  if (def.sort !== 'hero') throw new RuleDefect(`${kind} is no hero`);
  return def;
}
export function unitDef(t: Read, model: Exclude<Model, Hero>): Unit {
  const def = t.content[unitKind(model)];
  if (def.sort !== 'unit') throw new RuleDefect(`${def.kind} is no unit`);
  return def;
}
/** The name of the card that says what a model is. */
function unitKind(model: Exclude<Model, Hero>): string {
  switch (model.sort) {
    case 'tower':
      return model.rank === 'inner' ? 'innerTower' : 'outerTower';
    case 'wild':
      return model.kind;
    default:
      return model.sort;
  }
}
export const kindOf = (model: Model): string => (model.sort === 'hero' ? model.kind : unitKind(model));

/** Is the model one of these, seen from a team? A neutral model has no team: all heroes and golems are its enemies. */
export function isKind(me: Model, model: Model, kind: Kind): boolean {
  switch (kind) {
    case 'hero':
      return model.sort === 'hero' && model.team !== me.team;
    case 'golem':
      return model.sort === 'golem' && model.team !== me.team;
    case 'friendlyGolem':
      return model.sort === 'golem' && model.team === me.team;
    case 'creature':
      return model.sort === 'wild' && !isMonster(model);
    case 'monster':
      return isMonster(model);
    case 'decoy':
      return model.sort === 'decoy' && model.team !== me.team;
    case 'friend':
      return model.sort === 'hero' && model.team === me.team;
    case 'other':
      return model.sort === 'hero' && model.team === me.team && model.id !== me.id;
  }
}
export const isOneOf = (me: Model, model: Model, kinds: readonly Kind[]): boolean =>
  kinds.some((kind) => isKind(me, model, kind));

/** EX-ABIL-13: whom attacks and hindering abilities of a model may be aimed at; buildings have rules of their own. */
export const isFoe = (me: Model, model: Model): boolean =>
  isUp(model) && !isBuilding(model) && model.team !== me.team;

const NO_BARRIERS: readonly Wall[] = MOUNTAINS;
/** What blocks steps and sight: the mountains, and what abilities have laid. */
export const wallsOf = (t: Read): readonly Wall[] =>
  t.state.barriers.length === 0
    ? NO_BARRIERS
    : [...MOUNTAINS, ...t.state.barriers.map(({ corners }) => wall(corners))];

/** Teams in the order of initiative. */
export const teamsByInitiative = (t: Read): readonly Team[] => byInitiative(t).map((seat) => teamOf(t, seat));
export { TEAMS };
