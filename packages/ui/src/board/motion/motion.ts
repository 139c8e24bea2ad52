import { createContext, useContext } from 'react';

/** How much may move: 0 nothing, 1 the usual, in between faster. Every length below is multiplied with it. */
export interface Motion {
  readonly factor: number;
}

export const still: Motion = { factor: 0 };

/** The lengths of the house, in milliseconds; none is above 400. */
export const lengths = { move: 240, flip: 320, dice: 400, step: 90, count: 240 } as const;

export const easeOut = 'cubic-bezier(0.16, 0.84, 0.36, 1)';

const MotionContext = createContext<Motion>(still);

/** Whatever moves within it moves this much. */
export const MotionProvider = MotionContext.Provider;

export const useMotion = (): Motion => useContext(MotionContext);
