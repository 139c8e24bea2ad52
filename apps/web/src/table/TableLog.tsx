import type { ReactNode } from 'react';
import { Icon } from '@tafelrunde/ui';
import type { BoardProps } from '@tafelrunde/ui/board';
import { Log } from './Log.tsx';
import { Readout } from './Readout.tsx';
import { useTableTexts } from './texts.ts';
import type { InPlay } from './useOpenTable.ts';

interface TableLogProps {
  readonly inPlay: InPlay;
  readonly props: BoardProps;
  readonly onOpen: () => void;
  /** What stands above it. */
  readonly children: ReactNode;
}

/** What has happened, beside the board. On a low screen its last line, and below it what is pointed at. */
export function TableLog({ inPlay, props, onOpen, children }: TableLogProps) {
  const texts = useTableTexts();
  const { game, lines, last, at, viewer } = inPlay;
  return (
    <div className="table-log">
      {children}
      {props.form === 'low' ? (
        <>
          <button type="button" className="log-line sheet" aria-keyshortcuts="L" onClick={onOpen}>
            <Icon name="chronicle" />
            <span>
              <b>{texts.chronicle}</b>
              {last !== undefined && <span>{last}</span>}
            </span>
            <Icon name="unfold" />
          </button>
          <Readout game={game} props={props} />
        </>
      ) : (
        <Log lines={lines} at={at} viewer={viewer} />
      )}
    </div>
  );
}
