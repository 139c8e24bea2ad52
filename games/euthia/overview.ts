import { defineOverview, type Seat, type SeatSummary } from '@tafelrunde/engine';
import { content } from './content/index.ts';
import { maxHealth } from './rules/tiles.ts';
import { help, leadsTo } from './overview/answers.ts';
import { areasOf } from './overview/areas.ts';
import { labelOf } from './overview/labels.ts';
import { printedOn } from './overview/printed.ts';
import { score } from './overview/score.ts';
import { type At, isSetup, tableOf } from './overview/reading.ts';
import { texts } from './overview/texts.ts';
import type { EuthiaShape } from './shape.ts';

/** The table in words: what the terminal prints, and where the board takes its sentences from. */

function status({ view, speech }: At): string {
  const say = texts[speech.language];
  const { round, rounds, scenario } = view.state;
  return isSetup(view)
    ? `${say.scenarios[scenario]} · ${say.setup}`
    : `${say.round(round, rounds)} · ${say.scenarios[scenario]}`;
}

/** Reputation, health, gold and cards: how a hero fares. */
function seat(of: Seat, { view, speech }: At): SeatSummary {
  const say = texts[speech.language];
  const { board, reputation, health, gold, gaar } = view.state.heroes[of];
  if (board === '') return { figures: [] };
  return {
    title: speech.card(board),
    figures: [
      { id: 'reputation', name: say.stats.reputation, value: reputation },
      { id: 'health', name: say.stats.health, value: `${health}/${maxHealth(tableOf(view), of)}` },
      { id: 'gold', name: say.stats.gold, value: gold },
      { id: 'gaar', name: say.stats.gaar, value: gaar },
      { id: 'hand', name: say.stats.hand, value: view.piles.hand[of].count ?? 0 },
    ],
  };
}

export const overview = defineOverview<EuthiaShape>({
  status,
  seat,
  areas: areasOf,
  // Of everything else the words alone say what it costs; where it is bought, the board has a chip for that.
  label: (option, at) =>
    option.space !== undefined || option.does === 'position' ? labelOf(option, at) : undefined,
  leadsTo,
  help,
  score,
  card: (kind, { speech }) => (content[kind] === undefined ? [] : printedOn(content[kind], speech)),
});
