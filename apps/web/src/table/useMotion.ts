import { useMemo } from 'react';
import type { Motion } from '@tafelrunde/ui/board';
import { motionFactors, useSettings } from '../settings/settings.ts';

/** How much may move at this table. */
export function useMotion(): Motion {
  const { motion } = useSettings();
  return useMemo(() => ({ factor: motionFactors[motion] }), [motion]);
}
