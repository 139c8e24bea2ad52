import { scenarioOf } from '../modes/current.ts';
// Puts the scenarios where `scenarioOf` finds them: a board is loaded without the game.
import '../modes/index.ts';
import { fromRound } from '../modes/darkWings.ts';
import { trophyScore } from '../modes/theHunt.ts';
import { golemGoes, golemMarkers, golemStage } from '../modes/walkingDestruction.ts';
import { type EuthiaReading, NOWHERE } from '../shape.ts';
import { type At, isSetup, tableOf } from './reading.ts';
import { type OverviewTexts, texts } from './texts.ts';

/** What the scenario is won by. */
export function goalLine({ view, speech }: At): string {
  const say = texts[speech.language];
  const t = tableOf(view);
  const { scenario, mode } = view.state;
  if (scenario === 'mirrezilsShadow' && mode === 'solo')
    return say.mirrezilAlone(scenarioOf(t).goalTogether(t));
  if (scenario !== 'lonelyPath' && (scenario === 'mirrezilsShadow' || mode === 'cooperative'))
    return say.goalsTogether[scenario](scenarioOf(t).goalTogether(t));
  return `${say.goals[scenario]} ${mode === 'solo' ? say.bandsNote(scenarioOf(t).bands) : say.mostWins}`;
}

/** How far the scenario has come: where its figure is, what is still to be done together. At most one line. */
export function progressLine({ view, speech }: At): string[] {
  if (isSetup(view)) return [];
  const parts = partsOf(tableOf(view), texts[speech.language].progress);
  return parts.length === 0 ? [] : [parts.join(' · ')];
}

function partsOf(t: EuthiaReading, say: OverviewTexts['progress']): string[] {
  const { state } = t;
  const isTogether = state.mode === 'cooperative';
  const goal = isTogether ? scenarioOf(t).goalTogether(t) : 0;
  const hurt = state.stageDamage > 0 ? [say.hurt(state.stageDamage)] : [];
  switch (state.scenario) {
    case 'theHunt': {
      const trophies = t.clockwise().reduce((sum, seat) => sum + trophyScore(t, seat), 0);
      return isTogether ? [say.trophies(trophies, goal)] : [];
    }
    case 'darkWings': {
      const beaten = isTogether ? [say.beaten(state.stagesBeaten, goal)] : [];
      if (state.figure !== NOWHERE) return [say.farrugaOnMap(state.stagesBeaten + 1), ...hurt, ...beaten];
      return [
        state.round <= fromRound(t) && state.stagesBeaten === 0
          ? say.farrugaComes(fromRound(t))
          : say.farrugaFlies(state.stagesBeaten + 1),
        ...hurt,
        ...beaten,
      ];
    }
    case 'walkingDestruction': {
      const beaten = isTogether ? [say.beatenBy(golemMarkers(t), goal)] : [];
      if (state.figure === NOWHERE) return [say.golemSleeps, ...beaten];
      return [say.golem(golemStage(t)), say.golemGoes[golemGoes(t)], ...hurt, ...beaten];
    }
    case 'mirrezilsShadow':
      return [say.mirrezil(state.stagesBeaten, scenarioOf(t).goalTogether(t)), ...hurt];
    case 'lonelyPath':
      return [];
  }
}
