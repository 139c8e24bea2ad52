import { Dialog } from '@tafelrunde/ui/table';
import { KeysDialog } from './KeysDialog.tsx';
import { Log } from './Log.tsx';
import { RulesSheet } from './RulesSheet.tsx';
import { TableMenu } from './TableMenu.tsx';
import { useTableTexts } from './texts.ts';
import { UndoDialog } from './UndoDialog.tsx';
import type { InPlay } from './useOpenTable.ts';

export type SheetName = 'menu' | 'rules' | 'keys' | 'log' | 'undo';

interface TableSheetsProps {
  readonly inPlay: InPlay;
  readonly sheet: SheetName | null;
  readonly onSheet: (sheet: SheetName | null) => void;
}

/** What opens over the table, one at a time. */
export function TableSheets({ inPlay, sheet, onSheet }: TableSheetsProps) {
  const texts = useTableTexts();
  const { table, names, own, at, speech, viewer, lines } = inPlay;
  const close = () => onSheet(null);
  if (sheet === 'menu')
    return (
      <TableMenu {...{ table, names, own, at, speech }} onKeys={() => onSheet('keys')} onClose={close} />
    );
  if (sheet === 'rules') {
    const asked = inPlay.asking?.question.rules ?? [];
    return <RulesSheet game={table.game} speech={speech} asked={asked} onClose={close} />;
  }
  if (sheet === 'keys') return <KeysDialog onClose={close} />;
  if (sheet === 'undo' && viewer !== 'watcher')
    return <UndoDialog seat={viewer} send={at.send} onClose={close} />;
  if (sheet !== 'log') return null;
  return (
    <Dialog title={texts.chronicle} closeLabel={texts.close} onClose={close} side className="log-sheet">
      <Log lines={lines} at={at} viewer={viewer} />
    </Dialog>
  );
}
