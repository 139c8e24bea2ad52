import { useState } from 'react';
import { valueIn } from '../overview/odds.ts';
import type { Fight } from '../shape.ts';
import { type Props, tableOf } from './view.ts';

/** One value a roll has had while somebody watched: a new point for every change. */
export interface CoursePoint {
  /** Its number among the points of the same roll. */
  readonly number: number;
  readonly value: number;
  readonly dice: string;
}

interface Course {
  readonly roll: string;
  readonly points: readonly CoursePoint[];
}

/** How the present roll came to be what it is. Whoever comes in late sees where it stands. */
export function useCourse(fight: Fight, { view }: Props): readonly CoursePoint[] {
  const [seen, setSeen] = useState<Course>({ roll: '', points: [] });
  const now = goneOn(seen, fight, valueIn(tableOf(view), fight));
  if (now !== seen) setSeen(now);
  return now.points;
}

function goneOn(seen: Course, fight: Fight, value: number | null): Course {
  const roll = `${fight.card} ${fight.round} ${fight.phase} ${fight.attacks}`;
  const before = seen.roll === roll ? seen : { roll, points: [] };
  const last = before.points.at(-1);
  const dice = fight.dice.join(' ');
  if (value === null || (last?.value === value && last.dice === dice)) return before;
  return { roll, points: [...before.points, { number: before.points.length, value, dice }] };
}
