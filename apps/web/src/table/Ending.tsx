import type { TableSummary } from '@tafelrunde/protocol';
import { Button, Icon, Sheet } from '@tafelrunde/ui';
import { seatColours } from '@tafelrunde/ui/table';
import { api } from '../api.ts';
import type { TableTexts } from '../locales/table-de.ts';
import { isLocal } from '../offline/ids.ts';
import { RecordLink } from '../offline/RecordLink.tsx';
import { Fairness } from '../replay/Fairness.tsx';
import { replayAddress } from '../routes.ts';
import { listed, useTableTexts } from './texts.ts';
import type { AtTable } from './useTable.ts';
import type { Speech } from './words.ts';

interface EndingProps {
  readonly table: TableSummary;
  readonly speech: Speech;
  readonly names: readonly string[];
}

/** Who has won, in a sentence. */
export function winnersSentence(
  table: TableSummary,
  names: readonly string[],
  own: readonly number[],
  texts: TableTexts,
): string {
  const winners = table.result?.winners ?? [];
  if (winners.length === 0) return texts.draw;
  if (winners.length === 1 && own.length === 1 && own[0] === winners[0]) return texts.youWin;
  return texts.won(
    listed(
      winners.map((seat) => names[seat] ?? ''),
      texts.and,
    ),
    winners.length > 1,
  );
}

/** The end of a match: the result, and whether chance was fair. */
export function Ending({ table, speech, names }: EndingProps) {
  const texts = useTableTexts();
  const { result } = table;
  if (result === null) return null;
  const order = table.seats
    .map((_, seat) => seat)
    .toSorted((a, b) => (result.scores?.[b] ?? 0) - (result.scores?.[a] ?? 0));
  return (
    <Sheet as="section" className="ending" aria-labelledby="ending">
      <div>
        <h2 id="ending">{texts.result}</h2>
        <p>{speech.words.endings[result.how] ?? result.how}</p>
        <ol className="ending-seats">
          {order.map((seat) => (
            <li key={seat} style={seatColours(seat)}>
              <i className="chronicle-flag" aria-hidden="true" />
              <b>{names[seat]}</b>
              {result.winners.includes(seat) && <Icon name="laurel" />}
              {result.scores !== undefined && <span>{texts.points(result.scores[seat] ?? 0)}</span>}
            </li>
          ))}
        </ol>
      </div>
      <Fairness table={table} />
    </Sheet>
  );
}

interface EndingAnswersProps {
  readonly table: TableSummary;
  readonly seated: boolean;
  readonly wish: AtTable['wish'];
}

async function rematch(table: TableSummary, wish: AtTable['wish']): Promise<void> {
  // The chance of this device is this device's own.
  const chance = isLocal(table.id) ? undefined : await api.chance().catch(() => undefined);
  await wish({ type: 'rematch', ...(chance && { chance }) });
}

/** What can be done after a match: another one, or its record. */
export function EndingAnswers({ table, seated, wish }: EndingAnswersProps) {
  const texts = useTableTexts();
  return (
    <div className="answers">
      {table.rematch !== null ? (
        <Button label={texts.toRematch} icon="play" href={`/table/${table.rematch}`} />
      ) : (
        seated && <Button label={texts.rematch} icon="play" onClick={() => void rematch(table, wish)} />
      )}
      <Button label={texts.replay} icon="chronicle" tone="quiet" href={replayAddress(table.id)} />
      <RecordLink table={table.id} game={table.game} label={texts.record} />
    </div>
  );
}
