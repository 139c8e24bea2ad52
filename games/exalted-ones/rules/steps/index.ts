import type { Flow } from '@tafelrunde/engine';
import type { Step } from '../../shape.ts';
import { attack, extraAttack, lose } from './attacking.ts';
import {
  breakDecoy,
  cleansing,
  conjure,
  gaining,
  giveStatus,
  golemAnswers,
  healing,
  lasting,
  leaving,
  raise,
  survive,
} from './helping.ts';
import { charming, moving, placing, pushing, swapping } from './moving.ts';
import { modelsFor, type Use } from './use.ts';

/** Carry out the steps of an ability, in order; those of several who act in turn, one after the other. */
export function* runSteps(use: Use, steps: readonly Step[]): Flow {
  if (use.ability.perModel !== true) {
    for (const [index, step] of steps.entries()) yield* runStep(use, step, index);
    return;
  }
  const acting = yield* modelsFor(use, steps[0]);
  for (const model of acting) {
    use.current = model;
    // The acting hero stands for the models of the first step.
    for (const [index, step] of steps.entries())
      yield* runStep(use, step.on === steps[0].on ? withoutOn(step) : step, index);
  }
}
function withoutOn(step: Step): Step {
  const { on: _, ...rest } = step;
  return rest;
}

function* runStep(use: Use, step: Step, index: number): Flow {
  // A hero who is knocked out on the way loses the rest, as in EX-MOVE-07.
  if (use.hero.life === 0 && use.mode !== 'trigger') return;
  switch (step.do) {
    case 'attack':
      return yield* attack(use, step);
    case 'lose':
      return yield* lose(use, step);
    case 'status':
      return yield* giveStatus(use, step);
    case 'push':
      return yield* pushing(use, step);
    case 'charm':
      return yield* charming(use, step);
    case 'move':
      return yield* moving(use, step);
    case 'place':
      return yield* placing(use, step);
    case 'swap':
      return yield* swapping(use, step);
    case 'heal':
      return yield* healing(use, step);
    case 'cleanse':
      return yield* cleansing(use, step);
    case 'gain':
      return yield* gaining(use, step);
    case 'change':
    case 'veil':
    case 'noHealing':
    case 'empower':
    case 'taunt':
    case 'share':
    case 'counter':
    case 'watch':
    case 'plate':
      return yield* lasting(use, step, index);
    case 'basicAttack':
      return yield* extraAttack(use, step);
    case 'drawAim': {
      use.drawAim?.(use.targets[0], use.hero);
      return;
    }
    case 'choose':
      for (const chosen of use.aim.chosen) yield* runStep(use, step.from[chosen], index);
      return;
    case 'barrier':
      return raise(use, step);
    case 'leave':
      return yield* leaving(use, step);
    case 'decoy':
      return yield* conjure(use, step);
    case 'breakDecoy':
      return use.aim.decoy ? breakDecoy(use) : undefined;
    case 'golemAnswers':
      return yield* golemAnswers(use, step);
    case 'survive':
      return survive(use, step);
  }
}

/** The steps in the order in which they were announced: what may come before or after comes where the aim says. */
export function inAnnouncedOrder({ aim, ability: { does } }: Use): readonly Step[] {
  const free = does.findIndex((step) => step.do === 'place' && step.either === true);
  if (free === -1 || aim.before) return does;
  return [...does.slice(0, free), does[free + 1], does[free], ...does.slice(free + 2)];
}
