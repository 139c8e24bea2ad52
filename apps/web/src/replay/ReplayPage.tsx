import '@tafelrunde/ui/table.css';
import '../styles/table/table.css';
import '../styles/replay.css';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { TableSummary } from '@tafelrunde/protocol';
import { Button, GameIconSprite, Icon, Sheet } from '@tafelrunde/ui';
import { Dialog } from '@tafelrunde/ui/table';
import { api } from '../api.ts';
import { useCopy } from '../copy.ts';
import { useSpeech } from '../language.tsx';
import type { ReplayTexts } from '../locales/replay-de.ts';
import { useMe } from '../me.ts';
import { splitName } from '../parts/gameName.ts';
import { Header } from '../parts/Header.tsx';
import { useFaultSentence } from '../records/faults.ts';
import { refine, usePlace } from '../router.ts';
import { readMoment, replayAddress } from '../routes.ts';
import { useGameBoard } from '../table/boards.ts';
import { useTableTexts } from '../table/texts.ts';
import { useGameName, useGameSpeech } from '../table/words.ts';
import { useTitle } from '../title.ts';
import type { Eyes, Film } from './film.ts';
import { Fairness } from './Fairness.tsx';
import { PlayOn } from './PlayOn.tsx';
import { Replay } from './Replay.tsx';
import { useReplayTexts } from './texts.ts';
import { useFilm, type Loaded } from './useFilm.ts';

/** Browsers slow down a page that corrects its address more often. */
const PAUSE = 300;

/** A finished match from its first die to its last. The address holds the moment. */
export function ReplayPage({ id }: { readonly id: string }) {
  const texts = useReplayTexts();
  const { texts: common } = useSpeech();
  const loading = useFilm(id);
  const sayFault = useFaultSentence();
  const { visit } = usePlace();
  if (loading.state === 'ready') return <Ready key={visit} loaded={loading.loaded} />;
  if (loading.state === 'waiting') {
    return (
      <div className="opening">
        <h1 className="unseen">{texts.kicker}</h1>
        <output>{texts.loading}</output>
        {loading.of > 0 && (
          <progress
            value={loading.done}
            max={loading.of}
            aria-label={texts.progress(loading.done, loading.of)}
          />
        )}
      </div>
    );
  }
  const why = loading.state === 'refused' ? common.errors[loading.trouble.code] : sayFault(loading.fault);
  return (
    <>
      <Header route={{ page: 'replay', id }} />
      <Sheet as="section" className="notice">
        <h1 tabIndex={-1}>{texts.failed}</h1>
        <p>{why}</p>
        <Button label={texts.toTable} icon="games" href={`/table/${id}`} />
      </Sheet>
    </>
  );
}

function Ready({ loaded }: { readonly loaded: Loaded }) {
  const texts = useReplayTexts();
  const words = useTableTexts();
  const { film, table } = loaded;
  const me = useMe();
  const speech = useGameSpeech(table.game);
  const game = useGameBoard(table.game);
  const gameName = splitName(useGameName(table.game)).title;
  useTitle(texts.title(gameName));
  const names = useMemo(() => namesOf(table, texts), [table, texts]);
  const mine = table.seats.findIndex((sitter) => sitter.kind === 'person' && sitter.person === me?.person);
  const { search } = usePlace();
  // Read once: from then on the address follows the reader, not the other way round.
  const [start] = useState(() => startOf(search, film, mine));
  const onMoment = useFollowingAddress(table.id);
  const [playOn, setPlayOn] = useState<number | null>(null);
  const [checking, setChecking] = useState(false);
  if (speech === null || game === null) return <output className="opening">{texts.loading}</output>;
  return (
    <GameIconSprite value={game.sprite}>
      <Replay
        game={game}
        film={film}
        table={table}
        speech={speech}
        gameName={gameName}
        names={names}
        start={start}
        home={{ href: `/table/${table.id}`, label: texts.toTable }}
        onMoment={onMoment}
        renderActions={(at, eyes) => (
          <>
            <Share address={replayAddress(table.id, { at, eyes })} />
            <button
              type="button"
              className="answer replay-tool"
              data-tone="quiet"
              title={texts.checkChance}
              aria-label={texts.checkChance}
              onClick={() => setChecking(true)}
            >
              <Icon name="chance" />
              <span className="answer-label">{texts.checkChance}</span>
            </button>
            <Button
              icon="play"
              label={texts.playOn}
              tone={at === film.of ? 'blocked' : 'possible'}
              detail={at === film.of ? texts.playOnOver : undefined}
              onClick={() => setPlayOn(at)}
            />
          </>
        )}
      />
      {checking && (
        <Dialog title={texts.checkChance} closeLabel={words.close} onClose={() => setChecking(false)}>
          <Fairness table={table} />
        </Dialog>
      )}
      {playOn !== null && (
        <PlayOn
          names={names}
          mine={Math.max(0, mine)}
          open={(seats) => api.fork(table.id, { at: playOn, seats: [...seats], open: false })}
          onClose={() => setPlayOn(null)}
        />
      )}
    </GameIconSprite>
  );
}

function Share({ address }: { readonly address: string }) {
  const texts = useReplayTexts();
  const [copied, copy] = useCopy();
  return (
    <button
      type="button"
      className="answer replay-tool"
      data-tone="quiet"
      title={texts.share}
      aria-label={texts.share}
      onClick={() => copy(location.origin + address)}
    >
      <Icon name={copied === undefined ? 'link' : 'done'} />
      <span className="answer-label">{copied === undefined ? texts.share : texts.shared}</span>
      <output className="unseen">{copied === undefined ? '' : texts.shared}</output>
    </button>
  );
}

/** Those who sat there; a match that came as a file names nobody. */
function namesOf(table: TableSummary, texts: ReplayTexts): readonly string[] {
  return table.seats.map((sitter, seat) => (sitter.kind === 'free' ? texts.seat(seat + 1) : sitter.name));
}

function startOf(search: string, film: Film, mine: number): { readonly at: number; readonly eyes: Eyes } {
  const { at, eyes } = readMoment(search);
  const asked = film.eyes.find((each) => String(each) === eyes);
  return { at: at ?? 0, eyes: asked ?? (mine < 0 ? 'open' : mine) };
}

/** Writes the moment into the address, so that it can be shared and survives a reload. */
function useFollowingAddress(table: string): (at: number, eyes: Eyes) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (at, eyes) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => refine(replayAddress(table, { at, eyes })), PAUSE);
    },
    [table],
  );
}
