import type { Seat } from '@tafelrunde/engine';
import { defineBoard, type SeatFace } from '@tafelrunde/ui/board';
import { overview } from '../overview.ts';
import type { TalismanShape } from '../shape.ts';
import { spaceOf } from '../shape/spaces.ts';
import './board.css';
import './sheet.css';
import './fight.css';
import './offer.css';
import './phone.css';
import { amount, detail } from './answers.ts';
import { Face } from './Face.tsx';
import { iconOf, own } from './looks.ts';
import { Offer } from './Offer.tsx';
import { Own } from './Own.tsx';
import { Piles } from './Piles.tsx';
import { characterAt, isSetup, isSpace, type Props } from './reading.ts';
import { Rings } from './Rings.tsx';
import { SpaceText } from './SpaceSheet.tsx';
import { type Stat, statIcons } from './stats.ts';
import { story } from './story.ts';
import { texts } from '../overview/texts.ts';

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
function panel(seat: Seat, props: Props): SeatFace {
  const { view, speech, narrow } = props;
  const kind = characterAt(view, seat);
  if (kind === null) return { icon: isSetup(view) ? 'person' : own('dead'), counters: [] };
  const figures = overview.seat?.(seat, props).figures ?? [];
  const all = figures.map(({ id, name, value }) => ({ name, value, icon: statIcons[id as Stat] }));
  const isToad = (view.state.players[seat]?.toad ?? 0) > 0;
  return {
    title: isToad ? texts[speech.language].toad : speech.card(kind),
    icon: isToad ? own('toad') : iconOf(kind),
    // A phone has room for what decides a fight, and for what is left to lose.
    counters: narrow ? all.slice(0, 3) : all,
  };
}

/** Cards that answers point at lie on the sheet of their owner; everything else is about the rings. */
function area(props: Props): string | null {
  const { asking } = props;
  if (asking === null) return null;
  return asking.question.options.some(({ space }) => isSpace(space)) ? 'rings' : null;
}

export const board = defineBoard<TalismanShape>(
  {
    Board: TalismanBoard,
    Own,
    area,
    ownPlace: 'left',
    Face,
    panel,
    scoreIcons: statIcons,
    amount,
    detail,
    readout: ({ space }, props) =>
      isSpace(space) ? <SpaceText space={spaceOf({ space: space ?? '' })} props={props} /> : undefined,
    story,
  },
  overview,
);
