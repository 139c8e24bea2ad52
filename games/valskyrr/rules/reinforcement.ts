import type { Flow } from '@tafelrunde/engine';
import type { Valskyrr } from '../shape.ts';
import { fixed } from './effects.ts';
import { worldFrame } from './encounter.ts';
import { drawIntoRow } from './enemies.ts';
import { open } from './moments.ts';
import { activeEncounter } from './places.ts';
import { advanceReinforcement, advanceTime } from './tracks.ts';

/** VA-REINF-01 */
export function* reinforcementPhase(t: Valskyrr): Flow {
  const encounter = activeEncounter(t);
  const box = encounter === null ? null : t.def(encounter).encounter!.reinforcement;
  // VA-REINF-02, VA-REINF-03
  if (encounter !== null && box !== null && box.emptyIf?.(worldFrame(t, encounter)) !== true) {
    yield* advanceReinforcement(t, fixed(worldFrame(t, encounter), box.n)); // VA-REINF-04
    const n = t.state.reinforcement; // VA-REINF-05
    if (n > 0) {
      const { gaveOut } = drawIntoRow(t, box, n); // VA-REINF-06
      if (gaveOut) yield* advanceTime(t, 2); // VA-REINF-10
      yield* open(t, 'batchDrawn');
    }
  }
  t.state.reinforcement = 0; // VA-REINF-07
}
