import type { SeenEvent } from '@tafelrunde/engine';
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

function hasDice({ data }: SeenEvent): boolean {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  const { roll, dice } = data as Readonly<Record<string, unknown>>;
  return typeof roll === 'number' || (Array.isArray(dice) && dice.length > 0);
}
