import '@tafelrunde/ui/table.css';
import '../styles/table.css';
import { Button, GameIconSprite, Sheet } from '@tafelrunde/ui';
import { useSpeech } from '../language.tsx';
import { isLocal } from '../offline/ids.ts';
import { useDeviceTexts } from '../offline/texts.ts';
import { splitName } from '../parts/gameName.ts';
import { Header } from '../parts/Header.tsx';
import { useTitle } from '../title.ts';
import { useGameBoard } from './boards.ts';
import { Lobby } from './Lobby.tsx';
import { Play } from './Play.tsx';
import { useTableTexts } from './texts.ts';
import { useTable } from './useTable.ts';
import { useGameName, useGameSpeech } from './words.ts';

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
  useTitle(...(gameName === '' ? [] : [gameName]));
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
  return (
    <GameIconSprite value={game.sprite}>
      <Play at={at} table={table} speech={speech} gameName={gameName} game={game} />
    </GameIconSprite>
  );
}
