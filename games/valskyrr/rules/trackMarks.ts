import type { FocusTrack, Valskyrr } from '../shape.ts';

/** What is printed on the charters of the quest, of time and of the heroes, on both sides. House values, tuned by play. */

interface TimeTrack {
  readonly end: number;
  /** By space, the number of its event. */
  readonly events: Readonly<Record<number, number>>;
  readonly enrage: readonly number[];
  readonly reinforcement: readonly number[];
}
const TIME: TimeTrack = {
  end: 40,
  events: { 9: 1, 16: 2, 23: 3, 30: 4, 36: 5 },
  enrage: [12, 19, 26, 32, 37],
  reinforcement: [14, 21, 28, 34, 38],
};
const NIGHTMARE_TIME: TimeTrack = {
  end: 36,
  events: { 9: 1, 15: 2, 20: 3, 26: 4, 32: 5 },
  enrage: [11, 17, 22, 28, 33],
  reinforcement: [13, 19, 24, 30, 34],
};
/** By number of heroes, where the time marker starts. VA-QUESTSETUP-04 */
export const TIME_STARTS = [6, 4, 2, 0] as const;

export const REINFORCEMENT_END = 7;
/** Spaces with a time symbol. */
const REINFORCEMENT = [3, 5, 7] as const;
const NIGHTMARE_REINFORCEMENT = [3, 5, 6, 7] as const;

const DARKNESS = [1, 1, 2, 2, 3, 3, 4] as const;
const NIGHTMARE_DARKNESS = [1, 1, 2, 3, 3, 4, 5] as const;
export const OBJECTIVES = 4;

export const FOCUS_END = 20;
export const JUMP = 7;

// VA-VARIANT-01 to VA-VARIANT-03
export const timeTrack = ({ options }: Pick<Valskyrr, 'options'>): TimeTrack =>
  options.nightmareQuest ? NIGHTMARE_TIME : TIME;
export const reinforcementSymbols = ({ options }: Valskyrr): readonly number[] =>
  options.nightmareQuest ? NIGHTMARE_REINFORCEMENT : REINFORCEMENT;
export const darknessTrack = ({ options }: Pick<Valskyrr, 'options'>): readonly number[] =>
  options.nightmareTime ? NIGHTMARE_DARKNESS : DARKNESS;
export function focusTrack({ options, content, state }: Valskyrr, seat: number): FocusTrack {
  const charter = content[state.heroes[seat].hero].charter!;
  return options.nightmareHeroes ? charter.nightmareTrack : charter.track;
}
