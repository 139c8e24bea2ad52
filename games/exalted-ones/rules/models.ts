import { type Reading, RuleDefect, type Seat } from '@tafelrunde/engine';
import { MOUNTAINS, TEAMS } from '../geometry/arena.ts';
import { type Wall, wall } from '../geometry/walls.ts';
import { modes } from '../modes/index.ts';
import { type Roster, rosterOf } from './roster.ts';
import type {
  Ability,
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
  Slot,
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
/** A model that cannot act any more waits at 0 life points for the next removal. EX-DEF-04 */
export const isUp = ({ present, life }: Model): boolean => present && life > 0;

export const isHero = (model: Model): model is Hero => model.sort === 'hero';
export const isLiving = (model: Model): model is Living =>
  model.sort === 'hero' || model.sort === 'golem' || model.sort === 'wild';
export const isMonster = (model: Model): boolean =>
  model.sort === 'wild' && (model.kind === 'drako' || model.kind === 'cydra');
export const isBuilding = (model: Model): model is Tower | Artefact =>
  model.sort === 'tower' || model.sort === 'artefact';

const roster = (t: Read): Roster => rosterOf(t.options.mode, t.state.models);
export const firstHero = (t: Read): ModelId => roster(t).heroes;
export const heroes = (t: Read): Hero[] => {
  const { models } = t.state;
  const found: Hero[] = [];
  for (let i = firstHero(t); i < models.length; i++) {
    const model = models[i];
    if (model.sort === 'hero') found.push(model);
  }
  return found;
};
export const heroesOf = (t: Read, team: Team): Hero[] => {
  const { models } = t.state;
  const found: Hero[] = [];
  for (let i = firstHero(t); i < models.length; i++) {
    const model = models[i];
    if (model.sort === 'hero' && model.team === team) found.push(model);
  }
  return found;
};
/** Those of a team who stand in the arena and can act. */
export const heroesUp = (t: Read, team: Team): Hero[] => {
  const { models } = t.state;
  const found: Hero[] = [];
  for (let i = firstHero(t); i < models.length; i++) {
    const model = models[i];
    if (model.sort === 'hero' && model.team === team && isUp(model)) found.push(model);
  }
  return found;
};
export const wilds = (t: Read): Wild[] => roster(t).wilds.map((id) => t.state.models[id] as Wild);
export const towers = (t: Read): Tower[] => roster(t).allTowers.map((id) => towerAt(t, id));
/** The places of a team's towers in the list of models. */
export const towerIds = (t: Read, team: Team): readonly ModelId[] => roster(t).towers[team];
export const wildIds = (t: Read): readonly ModelId[] => roster(t).wilds;
export const towerAt = (t: Read, id: ModelId): Tower => t.state.models[id] as Tower;
export const artefactOf = (t: Read, team: Team): Artefact =>
  t.state.models[roster(t).artefact[team]] as Artefact;
export function towerOf(t: Read, team: Team, lane: Lane, rank: TowerRank): Tower | null {
  for (const id of roster(t).towers[team]) {
    const tower = towerAt(t, id);
    if (tower.lane === lane && tower.rank === rank) return tower;
  }
  return null;
}
const NO_GOLEMS: readonly ModelId[] = [];
/** All golems of a team for a lane, in the arena or not. */
export const golemIds = (t: Read, team: Team, lane: Lane): readonly ModelId[] =>
  roster(t).golems[team][lane] ?? NO_GOLEMS;
const isInSquad = ({ present, life, rank }: Golem, of: TowerRank): boolean =>
  present && life > 0 && rank === of;
/** The golems that belong to a tower and are alive. EX-GOLEM-02 */
export function squadOf(t: Read, team: Team, lane: Lane, rank: TowerRank): Golem[] {
  const found: Golem[] = [];
  for (const id of golemIds(t, team, lane)) {
    const golem = t.state.models[id] as Golem;
    if (isInSquad(golem, rank)) found.push(golem);
  }
  return found;
}
/** Is anybody of that squad alive? */
export function hasSquad(t: Read, { team, lane, rank }: Pick<Tower, 'team' | 'lane' | 'rank'>): boolean {
  for (const id of golemIds(t, team, lane)) if (isInSquad(t.state.models[id] as Golem, rank)) return true;
  return false;
}
/** The lanes that are played: all, or one in a short game. */
export const lanesOf = (t: Read): readonly Lane[] => modes[t.options.mode].lanes;

export function heroDef(t: Read, { kind }: Hero): HeroDef {
  const def = t.content[kind];
  if (def.sort !== 'hero') throw new RuleDefect(`${kind} is no hero`);
  return def;
}
export const abilityOf = (t: Read, hero: Hero, slot: Slot): Ability => heroDef(t, hero).abilities[slot];
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
export function isOneOf(me: Model, model: Model, kinds: readonly Kind[]): boolean {
  for (let i = 0; i < kinds.length; i++) if (isKind(me, model, kinds[i])) return true;
  return false;
}

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
