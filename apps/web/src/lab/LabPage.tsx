import '@tafelrunde/lab/report.css';
import '@tafelrunde/ui/table.css';
import '../styles/table/table.css';
import '../styles/lab.css';
import { useEffect, useState } from 'react';
import type { GameInfo } from '@tafelrunde/protocol';
import { Icon } from '@tafelrunde/ui';
import { api, troubleOf, type Trouble } from '../api.ts';
import { hasRules } from '../game-rules.ts';
import { useSpeech } from '../language.tsx';
import { splitName } from '../parts/gameName.ts';
import { useArrival } from '../router.ts';
import { boxOf } from '../shelf.ts';
import { useGameName } from '../table/words.ts';
import { useTitle } from '../title.ts';
import { Experiment } from './Experiment.tsx';
import { missingSentence } from './missing.ts';
import { useLabTexts } from './texts.ts';
import { Cover } from '../parts/Cover.tsx';

/** The lab: choose a game, let bots play it many times, look at what came of it. */
export function LabPage({ game }: { readonly game: string | null }) {
  const texts = useLabTexts();
  const { texts: common } = useSpeech();
  // A game nobody has heard of has no name to be asked for.
  const isKnown = game !== null && (hasRules(game) || boxOf(game) !== undefined);
  const name = splitName(useGameName(isKnown ? game : undefined)).title;
  const [games, setGames] = useState<readonly GameInfo[] | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const info = games?.find(({ id }) => id === game);
  const isMissing = game !== null && (games === null ? !hasRules(game) : info === undefined);
  const title = game === null || isMissing ? texts.title : texts.titleFor(name);
  useTitle(title);
  useArrival();
  useEffect(() => {
    const keep = (all: readonly GameInfo[]) => setGames(all.filter(({ id }) => hasRules(id)));
    api.games().then(keep, (error: unknown) => setTrouble(troubleOf(error)));
  }, []);
  return (
    <div className="lab">
      <div className="section-head">
        <h1 tabIndex={-1}>{title}</h1>
        <p>{texts.intro}</p>
      </div>
      {trouble !== null && (
        <p className="slab board-notice" role="alert">
          {common.errors[trouble.code] ?? common.errors.internal}
        </p>
      )}
      {isMissing && (
        <output className="slab board-notice">
          {missingSentence(texts, isKnown ? name : null, trouble === null && games?.length !== 0)}
        </output>
      )}
      {info !== undefined && <Experiment info={info} />}
      {games !== null && info === undefined && <Choice games={games} />}
      {info !== undefined && (
        <p>
          <a className="answer" data-tone="quiet" href="/lab">
            <Icon name="lab" />
            <span className="answer-label">{texts.others}</span>
          </a>
        </p>
      )}
    </div>
  );
}

function Choice({ games }: { readonly games: readonly GameInfo[] }) {
  const texts = useLabTexts();
  if (games.length === 0) return <p>{texts.none}</p>;
  return (
    <section aria-labelledby="lab-choice">
      <h2 id="lab-choice" className="lab-choice">
        {texts.choose}
      </h2>
      <ul className="books-list">
        {games.map(({ id }) => (
          <li key={id}>
            <GameLink game={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function GameLink({ game }: { readonly game: string }) {
  const { title, subtitle } = splitName(useGameName(game));
  return (
    <a className="book slab" href={`/lab/${game}`}>
      <span className="book-picture">
        <Cover game={game} />
      </span>
      <span className="book-text">
        <b>
          {title}
          {subtitle && <small> {subtitle}</small>}
        </b>
      </span>
      <Icon name="onward" />
    </a>
  );
}
