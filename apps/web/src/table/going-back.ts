import type { Seat } from '@tafelrunde/engine';
import type { Trouble } from '../api.ts';
import type { AtTable } from './useTable.ts';

interface GoingBack extends Pick<AtTable, 'send' | 'tell' | 'dismiss'> {
  readonly seat: Seat;
  readonly how: 'answer' | 'step';
  /** How many answers can be taken back alone, as far as this page knows. */
  readonly undoable: number;
  /** Asks the others, or offers to. */
  readonly askOthers: () => void;
}

/** Goes back alone where that is possible, else together with the others. */
export async function goBack({
  send,
  tell,
  dismiss,
  seat,
  how,
  undoable,
  askOthers,
}: GoingBack): Promise<void> {
  if (undoable === 0) return askOthers();
  const refused: Trouble | null = await send({ type: 'undo', seat, how });
  if (refused === null) return dismiss();
  // Somebody answered in the same moment, a bot perhaps: alone it is too late, together it is not.
  if (refused.code === 'no-undo') return askOthers();
  tell(refused);
}
