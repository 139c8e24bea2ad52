import { useContext } from 'react';
import type { Viewer } from '@tafelrunde/engine';
import { Chronicle, type ChronicleLine } from '@tafelrunde/ui/table';
import { OpenMoment } from '../replay/OpenMoment.ts';
import { Chat } from './Chat.tsx';
import { useTableTexts } from './texts.ts';
import type { AtTable } from './useTable.ts';

interface LogProps {
  readonly lines: readonly ChronicleLine[];
  readonly at: AtTable;
  /** Whose chronicle it is. */
  readonly viewer: Viewer;
}

/** What happened, and beneath it what was said. */
export function Log({ lines, at, viewer }: LogProps) {
  const texts = useTableTexts();
  const open = useContext(OpenMoment);
  return (
    <div className="log">
      <Chronicle
        title={texts.chronicle}
        empty={texts.chronicleEmpty}
        lines={lines}
        onOpen={open === null ? undefined : (key) => open({ viewer, event: Number(key) })}
        openLabel={texts.openMoment}
      />
      <Chat state={at.state} wish={at.wish} />
    </div>
  );
}
