import { RuleDefect } from './fault.ts';
import { type Flow, perform } from './flow.ts';
import type { Game, Shape } from './game.ts';
import { LeavingScope, OVER } from './scopes.ts';
import { emptyWhole, type Whole } from './state.ts';
import type { KernelTable } from './kernelTable.ts';
import { layoutOf } from './piles.ts';

/** A state nobody has touched yet: what step 0, the setup, begins with. */
export function freshWhole<G extends Shape>(
  game: Game<G>,
  seats: number,
  options: G['options'],
): Whole<G['state']> {
  return emptyWhole(game.begin(options, seats), layoutOf(game.piles, seats).laid.length);
}

/**
 * Run a match: the setup, then one step after another until the game ends. `atStep` is called before every step, where a
 * checkpoint can be taken: no scene is open and every card lies in a pile.
 */
export function* runSteps<G extends Shape>(t: KernelTable<G>, atStep: () => void): Flow {
  const { whole } = t;
  try {
    if (whole.step === 0) {
      atStep();
      yield* perform(t.game.setup(t));
      if (whole.result !== null) return;
      nextStep(t, atStep);
    }
    for (;;) {
      yield* t.game.step(t);
      if (whole.result !== null) return;
      nextStep(t, atStep);
    }
  } catch (thrown) {
    if (thrown instanceof LeavingScope)
      throw new RuleDefect(`nobody is inside '${thrown.scope}', so it cannot be left`);
    if (thrown !== OVER) throw thrown;
  }
}

function nextStep(t: KernelTable, atStep: () => void): void {
  t.guard.work();
  t.guard.backTo(0);
  if (t.whole.scenes.length > 0)
    throw new RuleDefect(`the scene '${t.whole.scenes[0].type}' outlived its step`);
  for (const pile of t.layout.passing)
    if (t.cards(pile).length > 0)
      throw new RuleDefect(`a card was left in '${t.layout.laid[pile].name}' between two steps`);
  t.whole.step++;
  atStep();
}
