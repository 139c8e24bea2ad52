import type { Option, Seat, WireQuestion } from '@tafelrunde/engine';
import { type AnswerDetail, defineBoard, type SeatFace } from '@tafelrunde/ui/board';
import type { TalismanShape } from '../shape.ts';
import './board.css';
import './sheet.css';
import './fight.css';
import './offer.css';
import './phone.css';
import { detail, help } from './answers.ts';
import { Face } from './Face.tsx';
import { iconOf, own } from './looks.ts';
import { Offer } from './Offer.tsx';
import { Own } from './Own.tsx';
import { Piles } from './Piles.tsx';
import { characterAt, fightIn, isSetup, moveIn, numbersOf, type Props } from './reading.ts';
import { Rings } from './Rings.tsx';
import { statIcons } from './Sheet.tsx';
import { texts } from './texts.ts';

function TalismanBoard(props: Props) {
  return (
    <div className="ta-board">
      <Rings props={props} />
      {!props.narrow && <Piles props={props} />}
      <Offer props={props} />
    </div>
  );
}

/** The five numbers of a character. */
function panel(seat: Seat, { view, speech, narrow }: Props): SeatFace {
  const { stats } = texts[speech.language];
  const kind = characterAt(view, seat);
  if (kind === null) return { icon: isSetup(view) ? 'person' : own('dead'), counters: [] };
  const numbers = numbersOf(view, seat);
  const all = (['strength', 'craft', 'lives', 'fate', 'gold'] as const).map((stat) => ({
    name: stats[stat],
    value: numbers[stat],
    icon: statIcons[stat],
  }));
  const isToad = (view.state.players[seat]?.toad ?? 0) > 0;
  return {
    title: isToad ? texts[speech.language].toad : speech.card(kind),
    icon: isToad ? own('toad') : iconOf(kind),
    // A phone has room for what decides a fight, and for what is left to lose.
    counters: narrow ? all.slice(0, 3) : all,
  };
}

/** The round, and what is being done. */
function status({ view, speech }: Props): string {
  const say = texts[speech.language];
  const { round, players, crownReached } = view.state;
  const phase =
    view.result !== null
      ? 'over'
      : players.some(({ standing }) => standing === 'playing')
        ? fightIn(view) !== null
          ? 'fight'
          : moveIn(view) !== null
            ? 'move'
            : 'encounter'
        : 'setup';
  const parts = [say.round(round), say.phases[phase]];
  return (crownReached ? [...parts, say.deathIsFinal] : parts).join(' · ');
}

export const board = defineBoard<TalismanShape>({
  Board: TalismanBoard,
  Own,
  ownPlace: 'left',
  Face,
  panel,
  detail: (option: Option, props: Props): AnswerDetail | undefined => detail(option, props),
  help: (question: WireQuestion, props: Props) => help(question, props),
  status,
});
