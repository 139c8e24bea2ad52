import { useState } from 'react';
import type { Seat } from '@tafelrunde/engine';
import { Button } from '@tafelrunde/ui';
import { Dialog } from '@tafelrunde/ui/table';
import type { Trouble } from '../api.ts';
import { useSpeech } from '../language.tsx';
import { useTableTexts } from './texts.ts';
import type { AtTable } from './useTable.ts';

/** Nothing can be taken back alone; the others can be asked. If that is no use either, it is said here. */
export function UndoDialog({
  seat,
  send,
  onClose,
}: {
  readonly seat: Seat;
  readonly send: AtTable['send'];
  readonly onClose: () => void;
}) {
  const texts = useTableTexts();
  const { texts: common } = useSpeech();
  const [refused, setRefused] = useState<Trouble | null>(null);
  const ask = async (to: 'answer' | 'turn') => {
    const trouble = await send({ type: 'propose', seat, wish: { kind: 'back', to } });
    if (trouble === null) onClose();
    else setRefused(trouble);
  };
  return (
    <Dialog title={texts.undoTitle} closeLabel={texts.close} onClose={onClose} className="undo-dialog">
      <p>{texts.undoText}</p>
      {refused !== null && (
        <p role="alert">{refused.code === 'no-undo' ? texts.undoVain : common.errors[refused.code]}</p>
      )}
      <div className="table-menu-row">
        <Button label={texts.together.answerAsk} icon="undo" onClick={() => void ask('answer')} />
        <Button
          label={texts.together.turnStartAsk}
          icon="earlier"
          tone="quiet"
          onClick={() => void ask('turn')}
        />
      </div>
    </Dialog>
  );
}
