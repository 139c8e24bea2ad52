import type { TableSummary } from '@tafelrunde/protocol';
import { Button, Sheet } from '@tafelrunde/ui';
import { useSpeech } from '../language.tsx';
import { splitName } from '../parts/gameName.ts';
import { useMe } from '../me.ts';
import { OnDevice } from '../offline/OnDevice.tsx';
import { boxOf } from '../shelf.ts';
import { useGameName } from '../table/words.ts';
import { isAsked } from './asked.ts';
import type { Lobby } from './useLobby.ts';
import { Cover, GameCrest } from '../parts/Cover.tsx';

const useName = (game: string): string => splitName(useGameName(game)).title;

function useOthers(): (table: TableSummary) => string {
  const me = useMe();
  return ({ seats }) =>
    seats
      .flatMap((sitter) =>
        sitter.kind === 'free' || (sitter.kind === 'person' && sitter.person === me?.person)
          ? []
          : [sitter.name],
      )
      .join(', ');
}

/** The table one left last, before everything else. */
export function Continue({ table }: { readonly table: TableSummary }) {
  const { texts } = useSpeech();
  const me = useMe();
  const name = useName(table.game);
  const others = useOthers()(table);
  return (
    <Sheet as="section" className="today continue" aria-labelledby="today">
      <div className="today-picture" aria-hidden="true">
        <Cover game={table.game} part={{ from: 66, tall: 150 }} />
      </div>
      <div className="today-text">
        <p className="today-kicker">{texts.lobby.continueKicker}</p>
        <h1 id="today" tabIndex={-1}>
          {name}
        </h1>
        <p>
          {others} <OnDevice table={table.id} />
        </p>
      </div>
      <Button
        className="continue-button"
        icon="play"
        label={texts.lobby.continue}
        detail={isAsked(table, me) ? texts.lobby.yourTurn : texts.lobby.waiting}
        href={`/table/${table.id}`}
      />
    </Sheet>
  );
}

/** Where one sits, and where there is a seat. Neither is there while it would be empty. */
export function TableLists({ lobby }: { readonly lobby: Lobby }) {
  const { texts } = useSpeech();
  const { mine, open } = lobby.tables;
  const ids = new Set(mine.map(({ id }) => id));
  // Where one is waited for comes first; what is over is among all matches.
  const going = mine
    .filter(({ state }) => state !== 'over')
    .toSorted((a, b) => Number(isAsked(b, lobby.me)) - Number(isAsked(a, lobby.me)));
  // Practice games are for those who have their link.
  const others = open.filter(({ id, game }) => !ids.has(id) && boxOf(game) !== undefined);
  return (
    <>
      {mine.length > 0 && (
        <section className="tables" aria-labelledby="your-tables">
          <div className="section-head">
            <h2 id="your-tables">{texts.lobby.yours}</h2>
            <a href="/records">{texts.lobby.all}</a>
          </div>
          <ul>
            {going.map((table) => (
              <TableRow key={table.id} table={table} lobby={lobby} mine />
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section className="tables" aria-labelledby="open-tables">
          <div className="section-head">
            <h2 id="open-tables">{texts.lobby.open}</h2>
            <p>{texts.lobby.openHint}</p>
          </div>
          <ul>
            {others.map((table) => (
              <TableRow key={table.id} table={table} lobby={lobby} mine={false} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface TableRowProps {
  readonly table: TableSummary;
  readonly lobby: Lobby;
  readonly mine: boolean;
}

function TableRow({ table, lobby, mine }: TableRowProps) {
  const { texts } = useSpeech();
  const { lobby: words } = texts;
  const name = useName(table.game);
  const others = useOthers()(table);
  const free = table.seats.filter(({ kind }) => kind === 'free').length;
  const status = {
    waiting: free > 0 ? words.freeSeats(free) : words.notStarted,
    playing: isAsked(table, lobby.me) ? words.yourTurn : words.waiting,
    over: words.over,
  }[table.state];
  return (
    <li className="slab table-row">
      <GameCrest game={table.game} />
      <div>
        <h3>{name}</h3>
        <p>
          {others} <OnDevice table={table.id} />
        </p>
      </div>
      <p className="table-row-status">{status}</p>
      <Button
        label={mine ? words.back : free > 0 ? words.join : words.watch}
        context={words.at(name, others)}
        tone={mine && isAsked(table, lobby.me) ? 'asked' : 'possible'}
        href={`/table/${table.id}`}
      />
    </li>
  );
}
