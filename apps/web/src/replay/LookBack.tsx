import '../styles/replay.css';
import { useEffect, useMemo, useState } from 'react';
import type { TableSummary } from '@tafelrunde/protocol';
import { Button } from '@tafelrunde/ui';
import { api } from '../api.ts';
import type { Brought } from '../table/boards.ts';
import { chronicleLines } from '../table/lines.tsx';
import { namesAt } from '../table/saying.ts';
import type { TableState } from '../table/state.ts';
import { useTableTexts } from '../table/texts.ts';
import type { Speech } from '../table/words.ts';
import { PastFilm, type PastMoment } from './past-film.ts';
import { Replay } from './Replay.tsx';
import { useReplayTexts } from './texts.ts';

interface LookBackProps {
  readonly moment: PastMoment;
  readonly state: TableState;
  readonly table: TableSummary;
  readonly speech: Speech;
  readonly gameName: string;
  readonly game: Brought;
  /** The table waits for one of this browser's seats. */
  readonly asked: boolean;
  readonly onNow: () => void;
  /** A moment can never be had: the table goes on without it. */
  readonly onFailure: (error: unknown) => void;
}

/** An earlier moment of a match that goes on. Nothing can be answered here; one key leads back to now. */
export function LookBack(props: LookBackProps) {
  const { moment, state, table, speech, gameName, game, asked, onNow, onFailure } = props;
  const texts = useReplayTexts();
  const words = useTableTexts();
  const names = useMemo(() => namesAt(table, words.seat), [table, words]);
  const { viewer } = moment;
  // The past ends where the reader turned round; what happens meanwhile waits at the table.
  const [film] = useState(() => {
    const events = state.events.get(viewer) ?? [];
    const lines = chronicleLines(events, speech, names, words).map(({ key }) => Number(key));
    return new PastFilm({ viewer, seats: table.seats, events }, lines, (event) =>
      api.past(table.id, viewer, event),
    );
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') !== null) return;
      onNow();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [onNow]);
  return (
    <Replay
      film={film}
      table={table}
      speech={speech}
      gameName={gameName}
      game={game}
      names={names}
      start={{ at: film.atEvent(moment.event), eyes: viewer }}
      onFailure={onFailure}
      banner={
        <div className="look-back">
          <b>{texts.lookBack}</b>
          <output>
            {state.connected ? (asked ? texts.lookBackAsked : texts.lookBackText) : words.reconnecting}
          </output>
          <Button label={texts.toNow} detail="Esc" icon="onward" tone="asked" onClick={onNow} />
        </div>
      }
    />
  );
}
