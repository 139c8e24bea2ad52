import { useEffect, useMemo, useRef, useState } from 'react';
import { type Game, seriesDefaults } from '@tafelrunde/engine';
import { csvHead, csvLine, type Series } from '@tafelrunde/lab';
import { report } from '@tafelrunde/lab/report';
import type { GameInfo } from '@tafelrunde/protocol';
import { Button } from '@tafelrunde/ui';
import { download } from '../download.ts';
import { loadRules } from '../game-rules.ts';
import { useSpeech } from '../language.tsx';
import type { ChosenOptions } from '../new-table/presets.ts';
import { Settings } from '../new-table/Settings.tsx';
import { ReportTree } from './ReportTree.tsx';
import { type Progress, runSeries } from './running.ts';
import { useLabTexts } from './texts.ts';

const AMOUNTS = [100, 400, 1_000, 5_000] as const;

/** One game in the lab: what is to be played, how far it is, and what it comes to. */
export function Experiment({ info }: { readonly info: GameInfo }) {
  const texts = useLabTexts();
  const { language } = useSpeech();
  const [least, most] = info.seats;
  const [seats, setSeats] = useState(Math.min(most, Math.max(least, 2)));
  const [bot, setBot] = useState('greedy');
  const [games, setGames] = useState<number>(AMOUNTS[0]);
  const [options, setOptions] = useState<ChosenOptions>(() => seriesDefaults(info.options));
  const [progress, setProgress] = useState<Progress | null>(null);
  const [started, setStarted] = useState(false);
  const [stopped, setStopped] = useState(false);
  const [rules, setRules] = useState<Game | null>(null);
  const end = useRef<() => void>(() => {});
  useEffect(() => () => end.current(), []);
  const done = progress?.tally.games ?? 0;
  const running = progress !== null && !stopped && progress.broken === null && done < progress.games;
  const start = () => {
    end.current();
    const lineup = Array.from({ length: seats }, () => bot);
    const seed = Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
    const series: Series = { seats, options, lineups: [lineup], seed };
    setStopped(false);
    end.current = runSeries(info.id, series, games, setProgress);
    setProgress(null);
    void loadRules(info.id).then(setRules);
    setStarted(true);
  };
  const stop = () => {
    end.current();
    setStopped(true);
  };
  const tree = useMemo(
    () =>
      rules === null || progress === null || progress.tally.games === 0
        ? null
        : report(
            { game: rules, series: progress.series, tally: progress.tally, called: texts.called },
            language,
          ),
    [rules, progress, language, texts],
  );
  const waiting = started && progress === null && !stopped;
  return (
    <>
      <section className="slab plan lab-plan" aria-labelledby="lab-plan">
        <h2 id="lab-plan">{texts.plan}</h2>
        <div className="lab-fields">
          <label>
            <span>{texts.seats}</span>
            <select value={seats} onChange={(event) => setSeats(Number(event.currentTarget.value))}>
              {Array.from({ length: most - least + 1 }, (_, i) => least + i).map((count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
          </label>
          <label>
            <span>{texts.bot}</span>
            <select value={bot} onChange={(event) => setBot(event.currentTarget.value)}>
              {Object.entries(texts.bots).map(([id, label]) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span>{texts.games}</span>
            <select value={games} onChange={(event) => setGames(Number(event.currentTarget.value))}>
              {AMOUNTS.map((amount) => (
                <option key={amount} value={amount}>
                  {amount.toLocaleString(language)}
                </option>
              ))}
            </select>
          </label>
        </div>
        <details className="lab-options">
          <summary>{texts.options}</summary>
          <Settings info={info} seats={seats} options={options} onChange={setOptions} />
        </details>
        <p className="plan-row">
          {running || waiting ? (
            <Button label={texts.stop} icon="remove" tone="quiet" onClick={stop} />
          ) : (
            <Button
              label={progress === null ? texts.start : texts.again}
              icon="lab"
              tone="asked"
              onClick={start}
            />
          )}
        </p>
        <Bar progress={progress} waiting={waiting} stopped={stopped} />
      </section>
      {tree !== null && <ReportTree tree={tree} />}
      {tree !== null && progress !== null && rules !== null && !running && (
        <p className="plan-row">
          <Button
            label={texts.csv}
            icon="load"
            tone="quiet"
            onClick={() => download(csvOf(rules, progress), `${info.id}-lab.csv`, 'text/csv')}
          />
          <Button
            label={texts.json}
            icon="load"
            tone="quiet"
            onClick={() => {
              const { series, tally } = progress;
              const text = JSON.stringify({ game: info.id, ...series, ...tally }, null, 2);
              download(text, `${info.id}-lab.json`, 'application/json');
            }}
          />
        </p>
      )}
    </>
  );
}

function csvOf({ insights = [] }: Game, { series, played }: Progress): string {
  const ids = insights.map(({ id }) => id);
  const inOrder = played.toSorted((one, other) => one.index - other.index);
  return [csvHead(series, ids), ...inOrder.map((game) => csvLine(series, ids, game))].join('');
}

function Bar({
  progress,
  waiting,
  stopped,
}: {
  readonly progress: Progress | null;
  readonly waiting: boolean;
  readonly stopped: boolean;
}) {
  const texts = useLabTexts();
  if (progress === null) return waiting ? <output className="lab-bar">{texts.beginning}</output> : null;
  const { games, tally, left, workers, broken } = progress;
  if (broken !== null)
    return (
      <p className="lab-bar" role="alert">
        {texts.broken[broken.by](broken.what)}
      </p>
    );
  const over = tally.games === games;
  const parts = [texts.running(tally.games, games), texts.workers(workers)];
  if (left !== null)
    parts.push(texts.left(left < 90 ? texts.seconds(Math.ceil(left)) : texts.minutes(Math.round(left / 60))));
  return (
    <div className="lab-bar">
      {!over && !stopped && <progress max={games} value={tally.games} aria-label={texts.progress} />}
      <output>
        {over ? texts.done(games) : stopped ? texts.stopped(tally.games, games) : parts.join(' · ')}
      </output>
    </div>
  );
}
