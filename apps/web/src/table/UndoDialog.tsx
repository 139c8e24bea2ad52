import type { Seat } from '@tafelrunde/engine';
import { Button } from '@tafelrunde/ui';
import { Dialog } from '@tafelrunde/ui/table';
import { useTableTexts } from './texts.ts';
import type { AtTable } from './useTable.ts';

/** Nothing can be taken back alone; the others can be asked. */
export function UndoDialog({
  seat,
  wish,
  onClose,
}: {
  readonly seat: Seat;
  readonly wish: AtTable['wish'];
  readonly onClose: () => void;
}) {
  const texts = useTableTexts();
  return (
    <Dialog title={texts.undoTitle} closeLabel={texts.close} onClose={onClose} className="undo-dialog">
      <p>{texts.undoText}</p>
      <Button
        label={texts.undoAsk}
        icon="undo"
        onClick={() => void wish({ type: 'propose', seat }).then(onClose)}
      />
    </Dialog>
  );
}
