import { useMemo } from 'react';
import type { TableSummary } from '@tafelrunde/protocol';
import type { GameBoard } from '@tafelrunde/ui/board';
import { Curtain, CurtainNotices } from './Curtain.tsx';
import { OpenTable } from './OpenTable.tsx';
import { namesAt } from './saying.ts';
import { ownAsked } from './seat-in-view.ts';
import { useTableTexts } from './texts.ts';
import type { SeatInView } from './useSeatInView.ts';
import type { AtTable } from './useTable.ts';
import type { Speech } from './words.ts';

export interface PlayProps {
  readonly at: AtTable;
  readonly table: TableSummary;
  readonly speech: Speech;
  readonly gameName: string;
  /** What the game brings to its table. */
  readonly game: GameBoard;
  /** Other tables that wait for this guest. */
  readonly others: readonly TableSummary[];
  /** Whose table the screen shows. */
  readonly seatInView: SeatInView;
}

/** A match, live, or the curtain before it: behind it there is no table, so that no key and no sheet acts there. */
export function Play(props: PlayProps) {
  const texts = useTableTexts();
  const { table, at, speech } = props;
  const { viewer, own, curtain, raise } = props.seatInView;
  const { moments } = at.state;
  const names = useMemo(() => namesAt(table, texts.seat), [table, texts]);
  const moment = moments.get(viewer);
  if (curtain !== null && curtain.length > 0) {
    const asked = ownAsked(curtain, moments).length > 0;
    return (
      <>
        <Curtain seats={curtain} asked={asked} names={names} onOpen={raise} />
        <CurtainNotices at={at} game={table.game} speech={speech} names={names} own={own} />
      </>
    );
  }
  if (curtain !== null || moment === undefined) return <output className="opening">{texts.loading}</output>;
  return <OpenTable {...props} names={names} moment={moment} />;
}
