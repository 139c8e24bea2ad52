import { useState } from 'react';
import { numbersIn, paramsOf, type Seat, seatIn, type SeenEvent } from '@tafelrunde/engine';
import type { Props } from './reading.ts';

/** Dice that have just been rolled, for whatever. */
export interface LateRoll {
  readonly type: 'roll';
  readonly seat: Seat | null;
  readonly dice: readonly number[];
  /** What they were for: `move`, `reaper`, the name of a space or the kind of a card. */
  readonly what: string;
  /** Changes with every roll, so that the dice are thrown again. */
  readonly roll: string;
}

/** A fight that has just been decided, as far as everybody was told. */
export interface LateFight {
  readonly type: 'fight';
  readonly seat: Seat;
  readonly rival: Seat | null;
  readonly kinds: readonly string[];
  readonly creature: string | null;
  readonly how: 'battle' | 'psychic';
  /** What the dice came to; null where fate has changed them and nobody told the sum. */
  readonly heroRoll: number | null;
  readonly foeRoll: number | null;
  readonly own: number;
  readonly foe: number;
  readonly outcome: 'won' | 'lost' | 'standOff';
  readonly roll: string;
}

export type Lately = LateRoll | LateFight;

interface Memory {
  readonly events: readonly SeenEvent[];
  readonly lately: Lately | null;
  readonly count: number;
  /** A fight whose dice or end are still to be told. */
  readonly open: Partial<LateFight> | null;
}

/**
 * The last roll or fight. It is only shown, never counted with: whoever comes in late sees none, and the chronicle tells it
 * all. One's own fight stays until something of one's own follows, so that it can be read while others play.
 */
export function useLately({ events, viewer }: Props): Lately | null {
  const [memory, setMemory] = useState<Memory>({ events, lately: null, count: 0, open: null });
  if (memory.events === events) return memory.lately;
  const next = events.reduce((before, event) => told(before, event, viewer), { ...memory, events });
  setMemory(next);
  return next.lately;
}

function told(memory: Memory, event: SeenEvent, viewer: Props['viewer']): Memory {
  const data = paramsOf(event.data);
  const seat = seatIn(data);
  const count = memory.count + 1;
  const shows = (lately: Lately): Memory => {
    const { lately: before } = memory;
    const isOwnFight = before?.type === 'fight' && (before.seat === viewer || before.rival === viewer);
    const isForeign = lately.seat !== viewer && !(lately.type === 'fight' && lately.rival === viewer);
    return {
      ...memory,
      count,
      open: lately.type === 'fight' ? null : memory.open,
      lately: isOwnFight && isForeign ? before : lately,
    };
  };
  const rolled = (dice: readonly number[], what: string): Memory =>
    shows({ type: 'roll', seat, dice, what, roll: `${count}` });
  switch (event.type) {
    case 'moveRoll':
      return rolled(numbersIn(data, 'dice'), 'move');
    case 'rolled':
      return rolled(numbersIn(data, 'dice'), String(data.what));
    case 'reaperRoll':
      return rolled([Number(data.roll)], 'reaperMove');
    case 'fate':
      // In a fight the die is one of the fight; its sum is told at the end.
      return memory.open === null
        ? rolled([Number(data.roll)], 'fate')
        : {
            ...memory,
            open: {
              ...memory.open,
              ...(seat === memory.open.rival ? { foeRoll: null } : { heroRoll: null }),
            },
          };
    case 'fight':
      return {
        ...memory,
        open: {
          kinds: (data.kinds as readonly string[] | undefined) ?? [],
          creature: typeof data.creature === 'string' ? data.creature : null,
          how: data.how === 'psychic' ? 'psychic' : 'battle',
          rival: null,
        },
      };
    case 'duel':
      return {
        ...memory,
        open: {
          kinds: [],
          creature: null,
          how: data.how === 'psychic' ? 'psychic' : 'battle',
          rival: Number(data.rival),
        },
      };
    case 'attackRolls':
      return { ...memory, open: { ...memory.open, heroRoll: Number(data.hero), foeRoll: Number(data.foe) } };
    case 'fightResult':
    case 'duelResult': {
      const {
        kinds = [],
        creature = null,
        how = 'battle',
        rival = null,
        heroRoll = null,
        foeRoll = null,
      } = memory.open ?? {};
      const [own, foe] = [Number(data.own), Number(data.foe)];
      const outcome = data.outcome as LateFight['outcome'];
      const fight = { seat: seat ?? 0, rival, kinds, creature, how, heroRoll, foeRoll, own, foe, outcome };
      return shows({ type: 'fight', ...fight, roll: `${count}` });
    }
    default:
      return memory;
  }
}
