import type { Lane, Mode, Model, ModelId, Team } from '../shape.ts';

/**
 * Where in `state.models` the models of each sort stand. Rules look for towers, squads and heroes all the time, and the list is
 * long: whoever knows where to look reads six models instead of fifty. Everything but the heroes is the same in every match of a
 * mode, because it is laid out before anybody chooses.
 */
export interface Roster {
  readonly artefact: Readonly<Record<Team, ModelId>>;
  readonly towers: Readonly<Record<Team, readonly ModelId[]>>;
  readonly allTowers: readonly ModelId[];
  /** The golems of a team that are used in a lane, whether they are in the arena or not. */
  readonly golems: Readonly<Record<Team, Readonly<Partial<Record<Lane, readonly ModelId[]>>>>>;
  readonly wilds: readonly ModelId[];
  /** Heroes, and their stand-ins, begin here. */
  readonly heroes: ModelId;
}

const rosters: Partial<Record<Mode, Roster>> = {};

export const rosterOf = (mode: Mode, models: readonly Model[]): Roster => (rosters[mode] ??= read(models));

function read(models: readonly Model[]): Roster {
  const towers: Record<Team, ModelId[]> = { blue: [], red: [] };
  const golems: Record<Team, Partial<Record<Lane, ModelId[]>>> = { blue: {}, red: {} };
  const artefact = { blue: -1, red: -1 };
  const wilds: ModelId[] = [];
  let heroes = 0;
  for (const model of models) {
    if (model.sort === 'hero' || model.sort === 'decoy') break;
    heroes++;
    if (model.sort === 'artefact') artefact[model.team] = model.id;
    if (model.sort === 'tower') towers[model.team].push(model.id);
    if (model.sort === 'golem') (golems[model.team][model.lane] ??= []).push(model.id);
    if (model.sort === 'wild') wilds.push(model.id);
  }
  return { artefact, towers, allTowers: [...towers.blue, ...towers.red], golems, wilds, heroes };
}
