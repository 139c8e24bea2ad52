import { startTransition, useEffect, useState } from 'react';

/**
 * Counts from zero to `last`, one step after each time the page has been painted. What is large is drawn a part at a time when it
 * opens: in one go it would leave the page deaf for as long as all of it takes.
 */
export function useStages(last: number): number {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    // In a transition the next part is drawn in slices, and whatever else happens goes first.
    if (stage < last) startTransition(() => setStage(stage + 1));
  }, [stage, last]);
  return stage;
}
