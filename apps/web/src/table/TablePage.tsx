import '@tafelrunde/ui/table.css';
import '../styles/table/table.css';
import { useCallback, useState } from 'react';
import { Button, GameIconSprite, Sheet } from '@tafelrunde/ui';
import { useSpeech } from '../language.tsx';
import { isLocal } from '../offline/ids.ts';
import { useDeviceTexts } from '../offline/texts.ts';
import { useOtherTables } from '../lobby/waiting.ts';
import { useBadge } from '../notices/badge.ts';
import { useTurnNotice } from '../notices/useTurnNotice.ts';
import { fetchPart } from '../parts/fetch-part.ts';
import { splitName } from '../parts/gameName.ts';
import { Header } from '../parts/Header.tsx';
import { OpenMoment } from '../replay/OpenMoment.ts';
import { type PastMoment, pastTroubleOf } from '../replay/past-film.ts';
import { useTurnSound } from '../sound/useTableSounds.ts';
import { useTitle } from '../title.ts';
import { useGameBoard } from './boards.ts';
import { Lobby } from './Lobby.tsx';
import { Play } from './Play.tsx';
import { boxOf } from '../shelf.ts';
import { ownAsked } from './seat-in-view.ts';
import { useTableTexts } from './texts.ts';
import { useSeatInView } from './useSeatInView.ts';
import { useTable } from './useTable.ts';
import { useGameName, useGameSpeech } from './words.ts';

// A visitor who never looks back never loads the way there. Loaded before it is shown: if it does not come, the table is still there.
const wayBack = async () => (await fetchPart(() => import('../replay/LookBack.tsx'))).LookBack;

interface Past {
  readonly moment: PastMoment;
  readonly LookBack: Awaited<ReturnType<typeof wayBack>>;
}

/** What the browser's tab says: how many tables wait, whether this one does, and which game it is. */
function titleOf(game: string, turn: string | null, waiting: number): readonly string[] {
  const parts = [...(turn === null ? [] : [turn]), ...(game === '' ? [] : [game])];
  const [first, ...rest] = parts;
  return waiting === 0 || first === undefined ? parts : [`(${waiting}) ${first}`, ...rest];
}

/** A table, from the first seat taken to the last die. */
export function TablePage({ id }: { readonly id: string }) {
  const texts = useTableTexts();
  const { texts: common } = useSpeech();
  const at = useTable(id);
  const { table, gone } = at.state;
  const speech = useGameSpeech(table?.game);
  const game = useGameBoard(table?.game);
  const gameName = splitName(useGameName(table?.game)).title;
  const device = useDeviceTexts();
  const waiting = isLocal(id) ? device.opening : common.errors['no-connection'];
  const openingLine = at.state.connected ? texts.loading : waiting;
  // Here, so that whoever looks back still is at the screen on coming back.
  const seatInView = useSeatInView(at.state, boxOf(table?.game ?? '')?.about.hidesNothing === true);
  const asked = ownAsked(seatInView.own, at.state.moments).length > 0;
  useTurnSound(asked);
  const [past, setPast] = useState<Past | null>(null);
  const toNow = useCallback(() => setPast(null), []);
  const { tell } = at;
  const failBack = useCallback(
    (error: unknown) => {
      setPast(null);
      tell(pastTroubleOf(error));
    },
    [tell],
  );
  const openPast = useCallback(
    (moment: PastMoment) => void wayBack().then((LookBack) => setPast({ moment, LookBack }), failBack),
    [failBack],
  );
  useTurnNotice(asked, gameName, id);
  const others = useOtherTables(id, at.state.connected);
  const askedAt = others.length + (asked ? 1 : 0);
  useBadge(askedAt);
  useTitle(...titleOf(gameName, asked ? texts.together.yourTurn : null, askedAt));
  if (gone !== null) {
    return (
      <>
        <Header route={{ page: 'missing' }} />
        <Sheet as="section" className="notice">
          <h1 tabIndex={-1}>{common.errors[gone.code]}</h1>
          {gone.code === 'elsewhere' && (
            <Button label={device.playHere} icon="play" onClick={() => location.reload()} />
          )}
          <Button label={texts.home} icon="games" href="/" />
        </Sheet>
      </>
    );
  }
  if (table === null || speech === null || game === null) {
    return (
      <div className="opening">
        <h1 className="unseen">{texts.tableMenu}</h1>
        <output>{openingLine}</output>
      </div>
    );
  }
  if (table.state === 'waiting') {
    return (
      <>
        <Header route={{ page: 'missing' }} />
        <Lobby at={at} table={table} gameName={gameName} />
      </>
    );
  }
  // A look back shows a hand too: it is open only to whoever is at the screen.
  const isPast = past !== null && seatInView.curtain === null && seatInView.viewer === past.moment.viewer;
  if (past !== null && !isPast) setPast(null);
  return (
    <GameIconSprite value={game.sprite}>
      {isPast ? (
        <past.LookBack
          moment={past.moment}
          state={at.state}
          table={table}
          speech={speech}
          gameName={gameName}
          game={game}
          asked={asked}
          onNow={toNow}
          onFailure={failBack}
        />
      ) : (
        <OpenMoment value={openPast}>
          <Play
            at={at}
            table={table}
            speech={speech}
            gameName={gameName}
            game={game}
            seatInView={seatInView}
            others={others}
          />
        </OpenMoment>
      )}
    </GameIconSprite>
  );
}
