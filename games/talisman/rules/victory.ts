import { done, type Flow, type Seat } from '@tafelrunde/engine';
import type { Talisman } from '../shape.ts';
import { sheet } from './sheet.ts';

function inGame(t: Talisman): Seat[] {
  const left: Seat[] = [];
  for (let seat = 0; seat < t.seats; seat++) if (t.state.players[seat].standing !== 'out') left.push(seat);
  return left;
}

/** TA-CROWN-07: the last one left wins; TA-CFG-02: alone at the table one wins by entering the Crown. */
export function checkVictory(t: Talisman): Flow {
  const left = inGame(t);
  if (left.length === 0) t.end({ how: t.seats === 1 ? 'fallen' : 'nobody', winners: [] });
  if (t.seats > 1 && left.length === 1 && (sheet(t)?.lastWins ?? true))
    t.end({ how: 'lastOne', winners: left });
  return done(undefined);
}

export const win = (t: Talisman, how: string, winners: readonly Seat[]): never => t.end({ how, winners });
