import { useEffect, useRef } from 'react';
import type { SeenEvent } from '@tafelrunde/engine';
import type { Beat } from '@tafelrunde/ui/board';
import { getSettings } from '../settings/settings.ts';
import { soundOfBeat, soundOfEvents } from './heard.ts';
import { play, type SoundKind } from './sounds.ts';

function hear(kind: SoundKind | null): void {
  if (kind !== null && getSettings().sounds[kind]) play(kind);
}

/** Dice, cards and fights as they are told; where nothing is told, as they happen. */
export function useTableSounds(beat: Beat | null, fresh: readonly SeenEvent[]): void {
  useEffect(() => {
    if (beat !== null) hear(soundOfBeat(beat));
  }, [beat]);
  const isTold = beat !== null;
  useEffect(() => {
    if (!isTold && getSettings().pace === 'off') hear(soundOfEvents(fresh));
  }, [fresh, isTold]);
}

/** A soft chime when the table, after waiting for others, waits for somebody here. */
export function useTurnSound(asked: boolean): void {
  const before = useRef(true);
  useEffect(() => {
    if (asked && !before.current) hear('turn');
    before.current = asked;
  }, [asked]);
}
