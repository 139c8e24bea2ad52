import { useEffect, useRef } from 'react';
import { chime } from './chime.ts';
import { getSettings } from './settings.ts';

/** A soft chime when the table, after waiting for others, waits for somebody here. */
export function useTurnSound(asked: boolean): void {
  const before = useRef(true);
  useEffect(() => {
    if (asked && !before.current && getSettings().sound) chime();
    before.current = asked;
  }, [asked]);
}
