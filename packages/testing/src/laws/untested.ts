import type { Game, PileSpec, Shape, Viewer } from '@tafelrunde/engine';
import { type LawId, LAWS } from './law.ts';

/**
 * The laws no comparison was made for. There are none to make for `viewer` where nothing is ever hidden from anybody: the game has no
 * secrets, or, with the settings that were played, none was ever kept.
 */
export function untested<G extends Shape>(
  game: Game<G>,
  checks: Readonly<Record<LawId, number>>,
  keptSecrets = true,
): LawId[] {
  return (Object.keys(LAWS) as LawId[]).filter(
    (law) => checks[law] === 0 && !(law === 'viewer' && hidesNothing(game, keptSecrets)),
  );
}

function hidesNothing<G extends Shape>({ piles, secrets = [] }: Game<G>, keptSecrets: boolean): boolean {
  const open = (spec: PileSpec, viewer: Viewer): boolean =>
    spec.sees(viewer, 0) === 'faces' && spec.sees(viewer, null) === 'faces';
  return (
    (secrets.length === 0 || !keptSecrets) &&
    Object.values(piles).every((spec) => open(spec, 1) && open(spec, 'watcher'))
  );
}
