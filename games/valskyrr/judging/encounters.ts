import type { Role } from '../shape.ts';
import type { Foe, Position } from './position.ts';

/** What an encounter still asks for. Any one of these ways ends it; null where a way does not lead there. */
export interface Demand {
  /** All of these have to die. */
  readonly kill: readonly Foe[];
  /** As many of the enemies in play, whichever they are. */
  readonly any: number;
  /** How many rounds have to pass. */
  readonly rounds: number;
}
const demand = (some: Partial<Demand>): Demand => ({ kill: [], any: 0, rounds: 0, ...some });

type Asks = (at: Position) => readonly Demand[];

const all: Asks = ({ foes }) => [demand({ kill: foes })];
const bearer =
  (role: Role): Asks =>
  ({ foes, view }) => {
    const card = view.state.roles[role];
    return [demand({ kill: foes.filter((foe) => foe.card === card) })];
  };
const objectives = ({ encounter }: Position): number => encounter?.marks?.objectives ?? 0;
const wounds = ({ encounter }: Position): number => encounter?.marks?.wounds ?? 0;
const left = (wanted: number, have: number): number => Math.max(0, wanted - have);
const ofSort = ({ foes, library }: Position, word: 'mage' | 'skeleton'): readonly Foe[] =>
  foes.filter(({ kind }) => library.content[kind].keywords.includes(word));

/** By kind of encounter, the ways to end it. What is not listed ends when nobody is left. */
const asks: Readonly<Record<string, Asks | undefined>> = {
  ragingBones: (at) => [...all(at), demand({ any: left(2 * at.view.seats, objectives(at)) })],
  soulScales: (at) => [demand({ any: left(2 * at.view.seats, objectives(at)) })],
  deadCrown: bearer('crownBearer'),
  mistTide: (at) => [
    ...all(at),
    demand({ rounds: left(3 * at.view.seats - 1, objectives(at)) / at.view.seats }),
  ],
  deathWatch: (at) => [demand({ rounds: left(3, objectives(at)) })],
  boneMaze: (at) => [demand({ any: left(at.foes.length, Math.floor(at.view.seats / 2)) })],
  wormPit: (at) => [demand({ rounds: wounds(at) / at.view.seats })],
  greatHunt: bearer('prey'),
  ravenokPath: (at) => [
    ...all(at),
    demand({ rounds: (1.5 * left(2 * at.view.seats, objectives(at))) / at.view.seats }),
  ],
  moorStorm: (at) => [...all(at), demand({ rounds: left(3, objectives(at)) })],
  liveCatch: (at) => {
    const card = at.view.state.roles.catch;
    const it = at.foes.find((foe) => foe.card === card);
    if (it === undefined) return all(at);
    // Wound it down to three, and kill whoever stands beside it.
    const near = at.foes.filter((foe) => foe.card !== card && foe.seat === it.seat);
    const down = Math.max(0, it.lifeLeft - 3);
    return [
      demand({ kill: [...near, { ...it, work: it.lifeLeft === 0 ? 0 : (it.work * down) / it.lifeLeft }] }),
    ];
  },
  holdTheBridge: (at) => [...all(at), demand({ rounds: left(4, objectives(at)) / 1.4 })],
  refugeeTrek: (at) => [demand({ rounds: left(3, wounds(at)) })],
  bloodRite: (at) => [demand({ kill: ofSort(at, 'mage') })],
  stoneDuel: bearer('challenger'),
  templeInTheSand: (at) => [
    demand({ kill: at.foes.filter(({ isBoss }) => isBoss), any: left(at.view.seats, objectives(at)) }),
  ],
};
const boss: Asks = ({ foes }) => [demand({ kill: foes.filter(({ isBoss }) => isBoss) })];

/** The ways to end the active encounter. */
export function demandsOf(at: Position): readonly Demand[] {
  const { encounter, library } = at;
  if (encounter === null) return [];
  const own = asks[encounter.kind];
  if (own !== undefined) return own(at);
  return library.content[encounter.kind].encounter!.boss === null ? all(at) : boss(at);
}
