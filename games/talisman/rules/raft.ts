import type { Card, Flow, Option, Seat } from '@tafelrunde/engine';
import type { Talisman } from '../shape.ts';
import { ACROSS, type Space, SPACES } from '../shape/spaces.ts';
import { fromSupply } from './decks.ts';
import { crossRiver } from './moving.ts';
import { loseCard, shedSurplus } from './objects.ts';
import { owned, ownsTag, isToad, nameAt } from './stats.ts';

/** TA-RAFT-04: every raft one has can be used in the turn after it was gained, and only then. */
export const rafts = (t: Talisman, seat: Seat): readonly Card[] =>
  ownsTag(t, seat, 'raft') ? owned(t, seat, (def) => def.tags.includes('raft')) : NONE;
const NONE: readonly Card[] = [];

/** TA-RAFT-02: in the Woods or the Forest, with an Axe, as long as the supply has a raft. */
export function mayBuildRaft(t: Talisman, seat: Seat): boolean {
  const name = nameAt(t, seat);
  if ((name !== 'woods' && name !== 'forest') || isToad(t, seat)) return false;
  return ownsTag(t, seat, 'axe') && fromSupply(t, 'raft') !== null;
}

/** TA-RAFT-03: instead of moving; there is no encounter in that turn either. */
export function* buildRaft(t: Talisman, seat: Seat): Flow {
  for (const old of rafts(t, seat)) loseCard(t, seat, old);
  t.move(fromSupply(t, 'raft')!, t.piles.objects[seat]);
  t.tell('builtRaft', { seat });
  t.state.now.noEncounter = true;
  yield* shedSurplus(t, seat);
}

/** TA-RAFT-06: the facing spaces of the other ring. */
export const raftOptions = (space: Space): Option[] =>
  ACROSS[space].map((across) => ({
    id: `raft.${SPACES[across]}`,
    space: SPACES[across],
    text: 'raftTo',
    does: 'raftTo',
  }));

export function* sail(t: Talisman, seat: Seat, space: Space): Flow {
  t.tell('sailed', { seat, space });
  yield* crossRiver(t, seat, space);
}
