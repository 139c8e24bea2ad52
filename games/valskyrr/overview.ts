import { defineOverview, type Seat, type SeatSummary } from '@tafelrunde/engine';
import { content } from './content/index.ts';
import { firstName, help, leadsTo } from './overview/answers.ts';
import { areasOf } from './overview/areas.ts';
import { printedOn } from './overview/printed.ts';
import { type At, isSetup } from './overview/reading.ts';
import { texts } from './overview/texts.ts';
import type { ValskyrrShape } from './shape.ts';

/** The table in words: what the terminal prints, and where the board takes its sentences from. */

function status({ view, speech }: At): string {
  const say = texts[speech.language];
  if (isSetup(view)) return say.setup;
  return `${say.round(view.state.round)} · ${say.phases[view.state.phase]}`;
}

/** The hero, its focus, and how many cards are left to live on. */
function seat(of: Seat, { view, speech }: At): SeatSummary {
  const say = texts[speech.language];
  const { hero, focus } = view.state.heroes[of];
  if (hero === '') return { figures: [] };
  const count = (pile: 'hand' | 'heroDeck' | 'discard' | 'burial') => view.piles[pile][of].count ?? 0;
  return {
    title: firstName(speech.card(hero)),
    figures: [
      { id: 'focus', name: say.focus, value: focus },
      { id: 'hand', name: say.piles.hand, value: count('hand') },
      { id: 'heroDeck', name: say.piles.heroDeck, value: count('heroDeck') },
      { id: 'discard', name: say.piles.discard, value: count('discard') },
      { id: 'burial', name: say.piles.burial, value: count('burial') },
    ],
  };
}

export const overview = defineOverview<ValskyrrShape>({
  status,
  seat,
  areas: areasOf,
  leadsTo,
  help,
  card: (kind, { speech }) => (content[kind] === undefined ? [] : printedOn(content[kind], speech)),
});
