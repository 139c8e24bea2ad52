import { useCallback, useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import { sayer, sayPrompt, type Seat, type SeenEvent } from '@tafelrunde/engine';
import type { TableSummary } from '@tafelrunde/protocol';
import { Icon } from '@tafelrunde/ui';
import {
  isHand,
  MotionProvider,
  Movement,
  pilesOf,
  roomOf,
  type BoardProps,
  type GameBoard,
} from '@tafelrunde/ui/board';
import { Chronicle, Dialog, playedColours } from '@tafelrunde/ui/table';
import { endingOf, headline } from '../ending/ranking.ts';
import { useEndingTexts } from '../ending/texts.ts';
import type { EndingTexts } from '../locales/ending-de.ts';
import type { ReplayTexts } from '../locales/replay-de.ts';
import type { TableTexts } from '../locales/table-de.ts';
import { isCooperativeTable } from '../shelf.ts';
import { useBoardProps } from '../table/boardProps.tsx';

import { general, SeenCard } from '../table/GenericBoard.tsx';
import { FaceInText } from '../table/faceInText.tsx';
import { chronicleLines, writingOf } from '../table/lines.tsx';
import { decidingSentence } from '../table/waiting-words.ts';
import { Seats } from '../table/Seats.tsx';
import { useTableTexts } from '../table/texts.ts';
import { useRuleTip } from '../table/useRuleTip.tsx';
import type { Speech } from '../table/words.ts';
import { Controls } from './Controls.tsx';
import { momentOfEvent, type Eyes, type Film, type Frame, type Story } from './film.ts';
import { mayComeLater } from './past-film.ts';
import { sayAnswer } from './say-answer.ts';
import { useReplayTexts } from './texts.ts';
import { usePlayback, usePlaybackKeys } from './usePlayback.ts';
import { GameCrest } from '../parts/Cover.tsx';

interface ReplayProps {
  /** What the game brings to its table. */
  readonly game: GameBoard;
  readonly film: Film;
  readonly table: TableSummary;
  readonly speech: Speech;
  readonly gameName: string;
  readonly names: readonly string[];
  readonly start: { readonly at: number; readonly eyes: Eyes };
  /** Where the crest leads. */
  readonly home?: { readonly href: string; readonly label: string };
  /** Told whenever another moment is looked at. */
  readonly onMoment?: (at: number, eyes: Eyes) => void;
  /** Told when a moment cannot be had. Without it the page of words around this one says so. */
  readonly onFailure?: (error: unknown) => void;
  /** What else can be done at this moment. */
  readonly renderActions?: (at: number, eyes: Eyes) => ReactNode;
  /** Stands above everything: for a look back over a table that goes on. */
  readonly banner?: ReactNode;
}

/** A match looked at again: the table as it was, the chronicle in step, and a scrubber through all answers. */
export function Replay({
  game,
  film,
  table,
  speech,
  gameName,
  names,
  start,
  home,
  onMoment,
  onFailure,
  renderActions,
  banner,
}: ReplayProps) {
  const texts = useReplayTexts();
  const words = useTableTexts();
  const ending = useEndingTexts();
  const playback = usePlayback(film, start.at);
  const [eyes, setEyes] = useState<Eyes>(start.eyes);
  const [log, setLog] = useState(false);
  usePlaybackKeys(film, playback);
  const { at, go } = playback;
  useEffect(() => onMoment?.(at, eyes), [onMoment, at, eyes]);
  // The thumb of the scrubber never waits for the board.
  const shownAt = useDeferredValue(at);
  const frame = useFound(
    useCallback(() => film.frame(shownAt, eyes), [film, shownAt, eyes]),
    onFailure,
  );
  const story = useFound(
    useCallback(() => film.story(eyes), [film, eyes]),
    onFailure,
  );
  const lines = useMemo(
    () => (story === null ? [] : chronicleLines(story.events, speech, names, words, writingOf(game.story))),
    [story, speech, names, words, game.story],
  );
  const [showRules, ruleTip] = useRuleTip(table.game, speech);
  const events = useStepEvents(story, frame?.at ?? 0);
  const { props, sheet } = useBoardProps({
    game,
    view: frame?.view,
    viewer: eyes === 'open' ? 'watcher' : eyes,
    // With open cards one sits beside whoever answers next.
    beside: eyes === 'open' ? (frame?.next?.seat ?? frame?.asked?.seats[0] ?? null) : null,
    speech,
    names,
    seats: table.seats,
    own: nobody,
    asked: frame?.asked?.seats ?? nobody,
    asking: null,
    events,
    showRules,
  });
  if (frame === null || props === null) {
    return (
      <>
        {banner}
        <output className="opening">{texts.loading}</output>
      </>
    );
  }
  const { Board, Own = null, ownPlace = 'bottom' } = game;
  const isOwnShown = Own !== null && Own !== general.Own;
  const told = story?.told[frame.at] ?? 0;
  const here = lines.findLast(({ key }) => Number(key) < told)?.key ?? null;
  const openLine = (key: string | number) => {
    if (story !== null) go(momentOfEvent(story, Number(key)));
    setLog(false);
  };
  const chronicle = (
    <Chronicle
      title={words.chronicle}
      empty={words.chronicleEmpty}
      lines={lines}
      here={here}
      onOpen={openLine}
      openLabel={texts.openMoment}
    />
  );
  const crest = home !== undefined && (
    <a className="home" href={home.href} title={home.label}>
      <GameCrest game={table.game} />
      <span>
        <b>{gameName}</b>
        <small>{texts.kicker}</small>
      </span>
    </a>
  );
  const { sentence, help } = sentenceOf({ frame, table, speech, names, texts, words, ending });
  return (
    <MotionProvider value={props.motion}>
      <FaceInText value={props}>
        <Movement view={frame.view} viewer={props.viewer} events={events} motion={props.motion}>
          <div
            className="table-page replay-page"
            data-banner={banner !== undefined || undefined}
            data-own={isOwnShown ? ownPlace : 'none'}
            data-form={props.form}
            data-area={props.area ?? undefined}
            style={playedColours(game.colours?.(props))}
          >
            {banner}
            <section className="prompt replay-bar" aria-label={texts.kicker}>
              <div className="prompt-home">{crest}</div>
              <div className="prompt-ask">
                <div className="prompt-line">
                  <h1 className="prompt-sentence" tabIndex={-1}>
                    {sentence}
                  </h1>
                  {help !== undefined && <p>{help}</p>}
                </div>
                <div className="replay-tools">
                  {film.eyes.length > 1 && (
                    <label className="replay-eyes">
                      <Icon name="sees" />
                      <span>{texts.eyes}</span>
                      <select
                        aria-label={texts.eyes}
                        value={String(eyes)}
                        onChange={({ currentTarget: { value } }) =>
                          setEyes(film.eyes.find((each) => String(each) === value) ?? 'watcher')
                        }
                      >
                        {film.eyes.map((each) => (
                          <option key={each} value={String(each)}>
                            {each === 'open' ? texts.open : each === 'watcher' ? texts.watcher : names[each]}
                          </option>
                        ))}
                      </select>
                    </label>
                  )}
                  {renderActions?.(at, eyes)}
                </div>
              </div>
            </section>
            <div className="table-seats">
              {crest}
              <Seats table={table} game={game} props={props} own={nobody} />
              <button
                type="button"
                className="log-button"
                aria-label={words.chronicle}
                onClick={() => setLog(true)}
              >
                <Icon name="chronicle" />
              </button>
            </div>
            {/* A board that scrolls must be reachable by keyboard. */}
            {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <section className="table-board" aria-label={words.board} tabIndex={0}>
              <Board {...props} />
              {(eyes === 'open' || !isOwnShown) && <Hands props={props} eyes={eyes} texts={texts} />}
            </section>
            {/* Hand and sheet stand where they stood at the table: in view, whatever the board shows. */}
            {Own !== null && isOwnShown && (
              <div className="table-own" data-room={roomOf(props, 'own')}>
                <Own {...props} />
              </div>
            )}
            <div className="table-log">{chronicle}</div>
            {sheet}
            {ruleTip}
            <Controls film={film} playback={playback} step={frame.view.step} />
            {log && (
              <Dialog
                title={words.chronicle}
                closeLabel={words.close}
                onClose={() => setLog(false)}
                side
                className="log-sheet"
              >
                {chronicle}
              </Dialog>
            )}
          </div>
        </Movement>
      </FaceInText>
    </MotionProvider>
  );
}

/** Milliseconds until somebody is asked again who could not answer just now. */
const PAUSE = 1000;

/**
 * What is there at once, or the last that was there while the next is on its way. What cannot be had just now, over a table
 * that goes on, is tried again for as long as somebody waits for it.
 */
function useFound<T extends object>(
  find: () => T | Promise<T>,
  onFailure: ((error: unknown) => void) | undefined,
): T | null {
  const first = useMemo(() => find(), [find]);
  const [again, setAgain] = useState({ find, found: first });
  const found = again.find === find ? again.found : first;
  const [late, setLate] = useState<T | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    if (!(found instanceof Promise)) return;
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    found.then(
      (value) => left || setLate(value),
      (error: unknown) => {
        if (left) return;
        if (onFailure === undefined) setFailure(error instanceof Error ? error : new Error(String(error)));
        else if (mayComeLater(error)) timer = setTimeout(() => setAgain({ find, found: find() }), PAUSE);
        else onFailure(error);
      },
    );
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [find, found, onFailure]);
  if (failure !== null) throw failure;
  return found instanceof Promise ? late : found;
}

interface Saying {
  readonly frame: Frame;
  readonly table: TableSummary;
  readonly speech: Speech;
  readonly names: readonly string[];
  readonly texts: ReplayTexts;
  readonly words: TableTexts;
  readonly ending: EndingTexts;
}

/** What was asked at this moment, and what was answered, as far as these eyes may know. */
function sentenceOf({ frame, table, speech, names, texts, words, ending }: Saying): {
  readonly sentence: string;
  readonly help: string | undefined;
} {
  const { view, asked, next } = frame;
  if (view.result !== null)
    return {
      sentence: headline({
        result: view.result,
        seats: view.seats,
        own: [],
        names,
        cooperative: isCooperativeTable(table),
        texts: ending,
      }),
      help: endingOf(view.result, speech, ending),
    };
  const say = sayer(speech.words, names);
  if (next !== null) {
    const question = sayPrompt(speech.words, next.question.prompt, next.question.about, say);
    const answer = sayAnswer({ ...next, view, speech, names, texts });
    return { sentence: texts.asks(names[next.seat] ?? '', question), help: texts.nextAnswer(answer) };
  }
  if (asked === null || asked.seats.length === 0) return { sentence: words.nobody, help: undefined };
  return {
    sentence: decidingSentence({ ...asked, speech, names, texts: words }),
    help: undefined,
  };
}

const nobody: readonly Seat[] = [];
const nothing: readonly SeenEvent[] = [];

/** What happened on the way from the moment before; nothing after a jump or a step back. */
function useStepEvents(story: Story | null, at: number): readonly SeenEvent[] {
  const [seen, setSeen] = useState({ at, story, events: nothing });
  if (seen.at === at && seen.story === story) return seen.events;
  const isNext = seen.at === at - 1 && story !== null && seen.story === story;
  const events = isNext ? story.events.slice(story.told[seen.at], story.told[at]) : nothing;
  setSeen({ at, story, events });
  return events;
}

interface HandsProps {
  readonly props: BoardProps;
  readonly eyes: Eyes;
  readonly texts: ReplayTexts;
}

/** The hand of the seat in view; with open cards everybody's. */
function Hands({ props, eyes, texts }: HandsProps) {
  const { view, speech } = props;
  const hands = pilesOf(view).filter(
    (pile) => isHand(view, pile) && (eyes === 'open' || pile.index === eyes) && pile.pile.cards.length > 0,
  );
  if (hands.length === 0) return null;
  return (
    <div className="replay-hands">
      {hands.map(({ handle, index, pile }) => (
        <section key={handle} className="slab zone" aria-label={texts.handOf(speech.seat(index ?? 0))}>
          <h2>{texts.handOf(speech.seat(index ?? 0))}</h2>
          <ul className="zone-cards">
            {pile.cards.map((card, at) => (
              <li key={card !== null && 'card' in card && card.card !== null ? card.card : `unseen ${at}`}>
                <SeenCard card={card} props={props} size="small" />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
