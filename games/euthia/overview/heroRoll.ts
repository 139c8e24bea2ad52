import type { Consequence, Option } from '@tafelrunde/engine';
import type { At } from './reading.ts';
import { numberOf, rollIn, tableOf } from './reading.ts';
import { DWURT, GAAR } from '../rules/gaar.ts';
import { hexAt } from '../rules/map.ts';
import type { HeroRoll, Range } from '../shape.ts';
import { rangeText } from './printed.ts';
import { texts } from './texts.ts';
import { wording } from './wording.ts';

/** A hero roll outside of an attack: what it stands for, and what a marker would make of it. */

/** Of a die. */
const MEAN = 3.5;

const sumOf = ({ dice, plus }: HeroRoll): number => dice.reduce((sum, die) => sum + die, plus);

interface Row {
  readonly range: string;
  readonly text: string;
  /** The roll stands here now. */
  readonly now: boolean;
}

/** What an elemental does by the value of the roll; nothing where something else asked for it. */
export function tableOfRoll({ view, speech }: Pick<At, 'view' | 'speech'>): readonly Row[] {
  const roll = rollIn(view);
  if (roll === null || !roll.confront) return [];
  const t = tableOf(view);
  const { elemental } = hexAt(t, view.state.heroes[roll.seat].space);
  if (elemental === undefined) return [];
  const value = sumOf(roll);
  return t.content[`${elemental}Elemental`].does
    .flatMap(({ fx = [] }) => fx)
    .flatMap((effect): readonly Range[] => ('byRoll' in effect ? effect.byRoll.ranges : []))
    .map(({ lo, hi, fx }) => ({
      range: rangeText({ lo, hi, fx } as Range),
      text: wording[speech.language].effects(fx as never),
      now: (lo === undefined || value >= lo) && (hi === undefined || value <= hi),
    }));
}

/** The values gaar or dwurt may lead to; null for any other answer. What cannot make it better is never recommended. */
export function rollLine(option: Option, at: At): Consequence | null {
  const { view, speech } = at;
  const roll = rollIn(view);
  if (roll === null || (option.does !== 'gaar' && option.does !== 'dwurt')) return null;
  const say = texts[speech.language];
  const rest = sumOf(roll) - numberOf(option, 'die') + GAAR;
  const isLess = option.does === 'gaar' && rest + MEAN < sumOf(roll);
  const isBest = tableOfRoll(at).at(-1)?.now === true;
  return {
    line: option.does === 'dwurt' ? say.value(sumOf(roll) + DWURT) : say.values(rest + 1, rest + 6),
    ...((isLess || isBest) && { verdict: 'bad' as const }),
  };
}
