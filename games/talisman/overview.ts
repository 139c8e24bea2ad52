import { defineOverview, type Seat, type SeatSummary } from '@tafelrunde/engine';
import { type At, characterAt, fightIn, kindAt, moveIn, numbersOf } from './overview/reading.ts';
import { texts } from './overview/texts.ts';
import { content } from './content/index.ts';
import { help, lacks, leadsTo } from './overview/answers.ts';
import { areasOf } from './overview/areas.ts';
import { printedOn } from './overview/printed.ts';
import type { TalismanShape } from './shape.ts';

/** The table in words: what the terminal prints, and where the board takes its sentences from. */

/** The round, and what is being done. */
function status({ view, speech }: At): string {
  const say = texts[speech.language];
  const { round, players, crownReached, now } = view.state;
  const phase =
    view.result !== null
      ? 'over'
      : players.every(({ standing }) => standing !== 'playing')
        ? 'setup'
        : fightIn(view) !== null
          ? 'fight'
          : moveIn(view) !== null
            ? 'move'
            : now.encounter
              ? 'encounter'
              : null;
  const parts = [say.round(round)];
  // At the start and the end of a turn the question itself says so.
  if (phase !== null) parts.push(say.phases[phase]);
  if (crownReached) parts.push(say.deathIsFinal);
  return parts.join(' · ');
}

/** The character, where it stands, and its five numbers. */
function seat(of: Seat, { view, speech }: At): SeatSummary {
  const { stats, toad, figure } = texts[speech.language];
  const kind = characterAt(view, of);
  const player = view.state.players[of];
  if (kind === null) return { figures: [] };
  // Chosen, but not on the board yet: it has neither a place nor numbers.
  if (player.standing !== 'playing') return { title: speech.card(kind), figures: [] };
  const numbers = numbersOf(view, of);
  const figures = (['strength', 'craft', 'lives', 'fate', 'gold'] as const).map((id) => ({
    id,
    name: stats[id],
    value: numbers[id],
  }));
  const name = player.toad > 0 ? toad : speech.card(kind);
  return { title: figure(name, speech.card(kindAt(view, player.space))), figures };
}

export const overview = defineOverview<TalismanShape>({
  status,
  seat,
  areas: areasOf,
  leadsTo,
  lacks,
  help,
  card: (kind, { speech }) => (content[kind] === undefined ? [] : printedOn(content[kind], speech)),
});
