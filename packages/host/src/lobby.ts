import type { Me, TableSummary } from '@tafelrunde/protocol';
import type { Hall } from './hall.ts';
import type { LiveTable } from './live-table.ts';
import type { Services } from './services.ts';
import type { ListedTable } from './storing/stored.ts';
import { summaryOfRow } from './telling/summary.ts';

/** Tables a lobby or a person is shown at once. */
const SHOWN = 100;

/** What a lobby shows: tables one may join or watch, and one's own. */
export interface Listed {
  readonly open: TableSummary[];
  readonly mine: TableSummary[];
}

/**
 * What a lobby shows to somebody. Rows are ahead of what people were told while a table keeps a poker face: which tables are listed,
 * and in which order, goes by what everybody knows.
 */
export async function listTables(
  hall: Hall,
  { store: { tables }, now: timeOfDay = Date.now }: Services,
  me: Me,
): Promise<Listed> {
  const now = timeOfDay();
  const silent = (): LiveTable[] => [...hall.live].filter(({ pokerFace }) => pokerFace.held);
  const open = await tables.openTables(SHOWN, hall.unreadable);
  const mine = await tables.tablesOf(me.person, SHOWN + silent().length, hall.unreadable);
  const ended = silent().flatMap(({ stored }) =>
    stored.open && stored.state === 'over' && open.every(({ id }) => id !== stored.id) ? [stored] : [],
  );
  const summarize = (found: readonly ListedTable[], by: 'createdAt' | 'since'): TableSummary[] =>
    found
      .filter(({ game }) => hall.offers(game))
      .flatMap((stored) => {
        try {
          return [hall.inMemory(stored.id)?.summary() ?? summaryOfRow(stored, now)];
        } catch (thrown) {
          hall.unreadable(stored.id, thrown);
          return [];
        }
      })
      .toSorted((a, b) => b[by] - a[by]);
  return {
    open: summarize([...open, ...ended], 'createdAt').filter(({ state }) => state !== 'over'),
    mine: summarize(mine, 'since').slice(0, SHOWN),
  };
}
