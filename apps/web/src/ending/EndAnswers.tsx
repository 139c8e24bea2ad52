import type { TableSummary } from '@tafelrunde/protocol';
import { Button } from '@tafelrunde/ui';
import { api } from '../api.ts';
import { isLocal } from '../offline/ids.ts';
import { replayAddress } from '../routes.ts';
import { useTableTexts } from '../table/texts.ts';
import type { AtTable } from '../table/useTable.ts';
import { useEndingTexts } from './texts.ts';
import { useTightAnswers } from './useTightAnswers.ts';

interface EndAnswersProps {
  readonly table: TableSummary;
  readonly seated: boolean;
  readonly wish: AtTable['wish'];
  /** The table as it stood at the end is shown instead of the result. */
  readonly board: boolean;
  readonly onBoard: (board: boolean) => void;
  /** Leads to another table that waits for this guest; undefined where none does. */
  readonly onNext?: (() => void) | undefined;
}

async function rematch(table: TableSummary, wish: AtTable['wish']): Promise<void> {
  // The chance of this device is this device's own.
  const chance = isLocal(table.id) ? undefined : await api.chance().catch(() => undefined);
  await wish({ type: 'rematch', ...(chance && { chance }) });
}

/** What can be done after a match: the same again, another one, the replay, home; and a look at the table as it stood. */
export function EndAnswers({ table, seated, wish, board, onBoard, onNext }: EndAnswersProps) {
  const texts = useEndingTexts();
  const { together } = useTableTexts();
  const row = useTightAnswers(`${texts.home} ${table.rematch ?? ''} ${board} ${onNext === undefined}`);
  return (
    <div className="answers end-answers" ref={row}>
      {table.rematch !== null ? (
        <Button
          tone="asked"
          label={texts.toRematch}
          icon="play"
          href={`/table/${table.rematch}`}
          hotkey={1}
        />
      ) : (
        seated && (
          <Button
            tone="asked"
            label={texts.rematch}
            detail={texts.rematchDetail}
            icon="undo"
            hotkey={1}
            onClick={() => void rematch(table, wish)}
          />
        )
      )}
      <Button
        label={texts.another}
        detail={texts.anotherDetail}
        icon="players"
        href={`/new/${table.game}`}
        hotkey={2}
      />
      <Button
        label={texts.replay}
        detail={texts.replayDetail}
        icon="chronicle"
        hotkey={3}
        href={replayAddress(table.id)}
      />
      {onNext !== undefined && (
        <Button label={together.nextTable} icon="onward" hotkey={5} onClick={onNext} />
      )}
      <Button
        label={board ? texts.result : texts.board}
        icon={board ? 'victory' : 'games'}
        tone="quiet"
        onClick={() => onBoard(!board)}
      />
      <Button label={texts.home} icon="leave" tone="quiet" href="/" hotkey={4} />
    </div>
  );
}
