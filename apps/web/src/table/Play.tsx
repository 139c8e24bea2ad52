import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { Seat, SeenEvent } from '@tafelrunde/engine';
import type { Moment, TableSummary } from '@tafelrunde/protocol';
import { Icon } from '@tafelrunde/ui';
import { MotionProvider, Movement, roomOf, type GameBoard } from '@tafelrunde/ui/board';
import { Dialog, isTyping, playedColours, PromptBar, useAnswerKeys, type Tool } from '@tafelrunde/ui/table';
import { EndAnswers } from '../ending/EndAnswers.tsx';
import { headline } from '../ending/ranking.ts';
import { useEndingTexts } from '../ending/texts.ts';
import { rememberVictory } from '../campaign/won.ts';
import { GuideNote } from '../guide/GuideNote.tsx';
import { useHints } from '../guide/useHints.ts';
import { OnDevice } from '../offline/OnDevice.tsx';
import { BeatDots, StoryAnswers } from '../story/StoryBar.tsx';
import { RecapStrip } from '../story/RecapStrip.tsx';
import { StoryStage } from '../story/StoryStage.tsx';
import { useRecapShown } from '../story/useRecapShown.ts';
import { useStory } from '../story/useStory.ts';
import { useSpeech } from '../language.tsx';
import { AdviceGiven, Advising } from './Advice.tsx';
import { Answers } from './Answers.tsx';
import { useAsking } from './asking.ts';
import { useBoardProps } from './boardProps.tsx';
import { Curtain, CurtainNotices } from './Curtain.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { FaceInText } from './faceInText.tsx';
import { chronicleLines, lastLine } from './lines.tsx';
import { Log } from './Log.tsx';
import { Notices } from './Notices.tsx';
import { RulesSheet } from './RulesSheet.tsx';
import { boardSpeech, namesAt, sayToOthers } from './saying.ts';
import { ownAsked } from './seat-in-view.ts';
import { Readout } from './Readout.tsx';
import { Seats } from './Seats.tsx';
import { boxOf } from '../shelf.ts';
import { StandingOrders } from './StandingOrders.tsx';
import { TableMenu } from './TableMenu.tsx';
import { listed, useTableTexts } from './texts.ts';
import { UndoDialog } from './UndoDialog.tsx';
import { useFreshEvents } from './useFreshEvents.ts';
import { useRuleTip } from './useRuleTip.tsx';
import { useTargetInView } from './useTargetInView.ts';
import type { SeatInView } from './useSeatInView.ts';
import type { AtTable } from './useTable.ts';
import type { Speech } from './words.ts';
import { GameCrest } from '../parts/Cover.tsx';

const EndPage = lazy(async () => ({ default: (await import('../ending/EndPage.tsx')).EndPage }));

type Sheet = 'menu' | 'rules' | 'keys' | 'log' | 'undo' | null;

interface PlayProps {
  readonly at: AtTable;
  readonly table: TableSummary;
  readonly speech: Speech;
  readonly gameName: string;
  /** What the game brings to its table. */
  readonly game: GameBoard;
  /** Whose table the screen shows. */
  readonly seatInView: SeatInView;
}

/** A match, live, or the curtain before it: behind it there is no table, so that no key and no sheet acts there. */
export function Play(props: PlayProps) {
  const texts = useTableTexts();
  const { table, at, speech } = props;
  const { viewer, own, curtain, raise } = props.seatInView;
  const { moments } = at.state;
  const names = useMemo(() => namesAt(table, texts.seat), [table, texts]);
  const moment = moments.get(viewer);
  if (curtain !== null && curtain.length > 0) {
    const asked = ownAsked(curtain, moments).length > 0;
    return (
      <>
        <Curtain seats={curtain} asked={asked} names={names} onOpen={raise} />
        <CurtainNotices at={at} game={table.game} speech={speech} names={names} own={own} />
      </>
    );
  }
  if (curtain !== null || moment === undefined) return <output className="opening">{texts.loading}</output>;
  return <OpenTable {...props} names={names} moment={moment} />;
}

interface OpenTableProps extends PlayProps {
  readonly names: readonly string[];
  readonly moment: Moment;
}

/** The prompt, the board, one's own hand, the seats and what has happened. */
function OpenTable({ at, table, speech, gameName, game, seatInView, names, moment: latest }: OpenTableProps) {
  const texts = useTableTexts();
  const { language } = useSpeech();
  const { state, wish } = at;
  const { viewer, own } = seatInView;
  const all = useMemo(() => state.events.get(viewer) ?? [], [state.events, viewer]);
  const spoken = useMemo(() => boardSpeech(speech, names, language), [speech, names, language]);
  // What has happened is told in beats; board, seats and chronicle follow them.
  const telling = useStory({ moment: latest, events: all, viewer, game, speech, spoken, names });
  const { moment, events, beat } = telling;
  const reader = useMemo(() => ({ viewer, language }), [viewer, language]);
  const [showRules, ruleTip] = useRuleTip(table.game, speech);
  const endTexts = useEndingTexts();
  const [showBoard, setShowBoard] = useState(false);
  const [sheet, setSheet] = useState<Sheet>(null);
  const close = () => setSheet(null);
  const asking = useAsking({ moment, viewer, speech, names, wish, showRules });
  // Who has answered a question that several are asked in secret is no longer waited for by oneself.
  const over = beat === null && (table.state === 'over' || moment.view.result !== null);
  const waited = useMemo(
    () =>
      over ? [] : (moment.asked?.seats ?? []).filter((seat) => seat !== viewer || moment.question !== null),
    [moment, viewer, over],
  );
  const fresh = useFreshEvents(moment, viewer, events);
  useEffect(() => rememberVictory(table, boxOf(table.game)?.about.campaign, own), [table, own]);
  const hints = useHints({ table, viewer, moment, events });
  const { props, sheet: cardSheet } = useBoardProps({
    game,
    view: moment.view,
    viewer,
    speech,
    names,
    seats: table.seats,
    own,
    asked: waited,
    asking,
    events: fresh,
    showRules,
  });
  const { story } = game;
  const turn = useMemo(
    () => (story?.turn === undefined ? undefined : (event: SeenEvent) => story.turn?.(event)),
    [story],
  );
  const lines = useMemo(
    () => chronicleLines(events, speech, names, texts, { reader, turn }),
    [events, speech, names, texts, reader, turn],
  );
  const last = useMemo(() => lastLine(events, speech, names, reader), [events, speech, names, reader]);
  const page = useRef<HTMLDivElement>(null);
  useAnswerKeys(page);
  useFocusOnAnswers(page, asking?.ticket ?? null);

  const { undoable, proposable } = moment;
  const mayGoBack = (undoable > 0 || proposable) && !over;
  const undo = () => {
    if (viewer === 'watcher' || !mayGoBack) return;
    if (undoable > 0) void wish({ type: 'undo', seat: viewer, how: 'answer' });
    else setSheet('undo');
  };
  const showLog = () => {
    const list = page.current?.querySelector<HTMLElement>('.table-log .chronicle ol');
    if (list !== null && list !== undefined && list.offsetParent !== null) list.focus();
    else setSheet('log');
  };
  const recapping = useRecapShown(telling, asking?.ticket ?? null, props?.form !== 'wide');
  useTableKeys({
    u: undo,
    v: recapping.toggle,
    l: showLog,
    r: () => setSheet('rules'),
    c: () => page.current?.querySelector<HTMLElement>('.table-log .chat-field')?.focus(),
    '?': () => setSheet('keys'),
  });

  useTargetInView(page, `${asking?.ticket ?? ''} ${props?.form ?? ''} ${props?.area ?? ''}`);

  if (props === null) return null;
  const { Board, Own = null, ownPlace = 'bottom' } = game;
  const { view } = moment;
  const tools: readonly Tool[] = [
    {
      icon: 'undo',
      // Where one cannot go back alone, the others can be asked: it says so, and does so.
      label: undoable === 0 && mayGoBack ? texts.undoTogether : texts.undo,
      hotkey: 'U',
      onUse: undo,
      off: !mayGoBack,
    },
    { icon: 'chronicle', label: texts.chronicle, hotkey: 'L', onUse: showLog },
    { icon: 'rulebook', label: texts.rules, hotkey: 'R', onUse: () => setSheet('rules') },
  ];
  const { renewal } = table;
  const result = table.result ?? view.result;
  const endSentence =
    result === null
      ? texts.over
      : headline({
          result,
          seats: table.seats.length,
          own,
          names,
          cooperative: boxOf(table.game)?.about.cooperative === true,
          texts: endTexts,
        });
  const isEnd = over && result !== null && !showBoard;
  const sentence = over
    ? endSentence
    : beat !== null
      ? beat.sentence
      : renewal !== null
        ? texts.renewalTitle(own.some((seat) => !renewal.agreed.includes(seat)))
        : (asking?.sentence ?? waitingSentence(waited, table, names, texts));
  const why = asking !== null && asking.question.rules.length > 0 ? asking.question.rules : null;
  const menu = (
    <button type="button" className="home" onClick={() => setSheet('menu')}>
      <GameCrest game={table.game} />
      <span>
        <b>{gameName}</b>
        <small>{game.status?.(props) ?? texts.step(view.step)}</small>
        <OnDevice table={table.id} />
      </span>
    </button>
  );
  // Beside the board where there is room, so that nothing of it is lost.
  const guideNote = table.guided && <GuideNote hints={hints} showRules={showRules} />;
  return (
    <MotionProvider value={props.motion}>
      <FaceInText value={props}>
        <Movement view={view} viewer={viewer} events={fresh} motion={props.motion}>
          <div
            className="table-page"
            ref={page}
            data-watching={viewer === 'watcher' || undefined}
            data-end={isEnd || undefined}
            data-own={Own === null || isEnd ? 'none' : ownPlace}
            data-form={props.form}
            data-area={props.area ?? undefined}
            style={playedColours(game.colours?.(props))}
            data-story={beat !== null || undefined}
          >
            <PromptBar
              label={texts.prompt}
              home={menu}
              sentence={sentence}
              asked={asking !== null}
              help={
                (telling.dots !== null && <BeatDots dots={telling.dots} />) ||
                (asking !== null && !asking.sending && game.help?.(asking.question, props)) ||
                helpOf({
                  moment,
                  over,
                  asking: asking !== null,
                  narrow: props.narrow,
                  sending: asking?.sending,
                  last,
                  speech,
                  names,
                  texts,
                })
              }
              why={why === null ? undefined : { label: texts.why, onAsk: () => showRules(why) }}
              aside={asking !== null && !over && <StandingOrders key={asking.ticket} asking={asking} />}
              waitingFor={
                beat !== null ? (beat.seat ?? undefined) : asking === null && !over ? waited[0] : undefined
              }
              tools={tools}
              toolsLabel={texts.tools}
            >
              {asking !== null && !over && (
                <AdviceGiven advice={table.advice} moment={moment} speech={speech} names={names} />
              )}
              {beat !== null && <StoryAnswers telling={telling} form={props.form} />}
              {asking === null && !over && beat === null && viewer !== 'watcher' && (
                <Advising
                  seat={viewer}
                  advice={table.advice}
                  wish={wish}
                  moment={moment}
                  speech={speech}
                  names={names}
                />
              )}
              {asking !== null && !over && (
                <Answers
                  key={asking.ticket}
                  asking={asking}
                  game={game}
                  props={props}
                  suggested={hints?.suggested}
                  suggestedPlace={hints?.suggestedPlace}
                />
              )}
              {over && (
                <EndAnswers
                  table={table}
                  seated={own.length > 0}
                  wish={wish}
                  board={showBoard}
                  onBoard={setShowBoard}
                />
              )}
            </PromptBar>
            {recapping.recap !== null && (
              <RecapStrip recap={recapping.recap} props={props} onClose={recapping.toggle} />
            )}
            <div className="table-seats">
              {menu}
              <Seats table={table} game={game} props={props} own={own} changes={beat?.changes} />
              <button type="button" className="log-button" aria-label={texts.chronicle} onClick={showLog}>
                <Icon name="chronicle" />
              </button>
            </div>
            {/* A board that scrolls must be reachable by keyboard. */}
            {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <section className="table-board" aria-label={texts.board} tabIndex={0}>
              <Notices at={at} names={names} own={own} showRules={showRules} />
              {props.narrow && guideNote}
              {isEnd ? (
                <Suspense>
                  <EndPage {...{ table, speech, names, own, game, props }} />
                </Suspense>
              ) : (
                <Board {...props} />
              )}
            </section>
            {beat !== null && (
              <StoryStage
                beat={beat}
                name={`${events.length} ${telling.dots?.done ?? 0}`}
                props={props}
                onNext={telling.next}
              />
            )}
            {Own !== null && !isEnd && (
              <div className="table-own" data-room={roomOf(props, 'own')}>
                <Own {...props} />
              </div>
            )}
            {!isEnd && (
              <div className="table-log">
                {!props.narrow && guideNote}
                {props.form === 'low' ? (
                  <>
                    <button type="button" className="log-line sheet" aria-keyshortcuts="L" onClick={showLog}>
                      <Icon name="chronicle" />
                      <span>
                        <b>{texts.chronicle}</b>
                        {last !== undefined && <span>{last}</span>}
                      </span>
                      <Icon name="unfold" />
                    </button>
                    <Readout game={game} props={props} />
                  </>
                ) : (
                  <Log lines={lines} at={at} viewer={viewer} />
                )}
              </div>
            )}
            <p className="unseen" aria-live="polite">
              {[last, sentence].filter((part) => part !== undefined).join(' ')}
            </p>
            {cardSheet}
            {ruleTip}
            {sheet === 'menu' && (
              <TableMenu
                table={table}
                names={names}
                own={own}
                at={at}
                speech={speech}
                onKeys={() => setSheet('keys')}
                onClose={close}
              />
            )}
            {sheet === 'rules' && <RulesSheet game={table.game} speech={speech} onClose={close} />}
            {sheet === 'keys' && <KeysDialog onClose={close} />}
            {sheet === 'undo' && viewer !== 'watcher' && (
              <UndoDialog seat={viewer} send={at.send} onClose={close} />
            )}
            {sheet === 'log' && (
              <Dialog
                title={texts.chronicle}
                closeLabel={texts.close}
                onClose={close}
                side
                className="log-sheet"
              >
                <Log lines={lines} at={at} viewer={viewer} />
              </Dialog>
            )}
          </div>
        </Movement>
      </FaceInText>
    </MotionProvider>
  );
}

function waitingSentence(
  seats: readonly Seat[],
  table: TableSummary,
  names: readonly string[],
  texts: ReturnType<typeof useTableTexts>,
): string {
  if (seats.length === 0) return texts.nobody;
  const vacant = seats.find((seat) => table.seats[seat]?.kind === 'free');
  if (vacant !== undefined) return texts.vacant(names[vacant] ?? '');
  const all = listed(
    seats.map((seat) => names[seat] ?? ''),
    texts.and,
  );
  return seats.length === 1 ? texts.waitsFor(all) : texts.waitFor(all);
}

interface HelpInput {
  readonly moment: Moment;
  readonly over: boolean;
  readonly asking: boolean;
  readonly narrow: boolean;
  readonly sending: boolean | undefined;
  readonly last: string | undefined;
  readonly speech: Speech;
  readonly names: readonly string[];
  readonly texts: ReturnType<typeof useTableTexts>;
}

/** The second line of the bar: what happened before, or what the others are asked. */
function helpOf({
  moment,
  over,
  asking,
  narrow,
  sending,
  last,
  speech,
  names,
  texts,
}: HelpInput): string | undefined {
  if (sending === true) return texts.sending;
  // Where there is little room the chronicle has it.
  if (asking && narrow) return undefined;
  const before = last === undefined ? undefined : texts.before(last);
  if (over || asking || moment.asked === null) return before;
  const question = sayToOthers(speech, moment.asked.prompt, names);
  return (
    [question === undefined ? undefined : texts.askedOfOthers(question), before]
      .filter((part) => part !== undefined)
      .join(' ') || undefined
  );
}

/** A new question takes the focus where the last one lost it, so that a game is played from the keyboard alone. */
function useFocusOnAnswers(page: React.RefObject<HTMLElement | null>, ticket: string | null): void {
  useEffect(() => {
    if (ticket === null || (document.activeElement !== null && document.activeElement !== document.body))
      return;
    // Enter alone never spends anything: where every answer costs or ends something, the question itself has the focus.
    const first =
      page.current?.querySelector<HTMLElement>('.prompt [data-first]') ??
      page.current?.querySelector<HTMLElement>('.prompt-sentence');
    first?.focus({ preventScroll: true });
  }, [page, ticket]);
}

/** One key, one thing, from anywhere on the page. */
function useTableKeys(actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = latest.current[event.key.toLowerCase()];
      if (act === undefined || isTyping(event)) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
