import type { BoardProps } from '@tafelrunde/ui/board';
import type { TalismanShape } from '../shape.ts';

export * from '../overview/reading.ts';

/** What the board is given. */
export type Props = BoardProps<TalismanShape>;
