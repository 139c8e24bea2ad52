import { diceIn, paramsOf, type SeenEvent } from '@tafelrunde/engine';
import type { Beat } from '@tafelrunde/ui/board';
import type { SoundKind } from './sounds.ts';

/** What a beat of the story sounds like; null where it is silent. */
export function soundOfBeat({ fight, roll, card }: Beat): SoundKind | null {
  if (fight !== undefined) return 'fights';
  if (roll !== undefined) return 'dice';
  return card === undefined ? null : 'cards';
}

/** What is heard where nothing is told: dice before cards, and each once, however much has happened. */
export function soundOfEvents(events: readonly SeenEvent[]): SoundKind | null {
  if (events.some(hasDice)) return 'dice';
  return events.some(({ type }) => type === 'move' || type === 'show') ? 'cards' : null;
}

const hasDice = ({ data }: SeenEvent): boolean => diceIn(paramsOf(data)).length > 0;
