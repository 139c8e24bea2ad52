import { lazy, Suspense, useRef, useState } from 'react';
import { Icon } from '@tafelrunde/ui';
import { MotionProvider, Movement, roomOf, useStages } from '@tafelrunde/ui/board';
import { playedColours, useAnswerKeys } from '@tafelrunde/ui/table';
import { GuideNote } from '../guide/GuideNote.tsx';
import { OnDevice } from '../offline/OnDevice.tsx';
import { GameCrest } from '../parts/Cover.tsx';
import { useTableSounds } from '../sound/useTableSounds.ts';
import { RecapStrip } from '../story/RecapStrip.tsx';
import { StoryStage } from '../story/StoryStage.tsx';
import { useRecapShown } from '../story/useRecapShown.ts';
import { FaceInText } from './faceInText.tsx';
import { navigate } from '../router.ts';
import { NextTable } from './NextTable.tsx';
import { Notices } from './Notices.tsx';
import { Seats } from './Seats.tsx';
import { useFocusOnAnswers, useTableKeys } from './table-keys.ts';
import { TableLog } from './TableLog.tsx';
import { TablePrompt, useTableSentence } from './TablePrompt.tsx';
import { TableSheets, type SheetName } from './TableSheets.tsx';
import { useTableTexts } from './texts.ts';
import { useOpenTable, type OpenTableProps } from './useOpenTable.ts';
import { goBack } from './going-back.ts';
import { useTargetInView } from './useTargetInView.ts';

const EndPage = lazy(async () => ({ default: (await import('../ending/EndPage.tsx')).EndPage }));

/** What is asked stands first, then what it is about, one's own things, and what was. */
const STAGES = 3;

/** The prompt, the board, one's own hand, the seats and what has happened. */
export function OpenTable(given: OpenTableProps) {
  const texts = useTableTexts();
  const inPlay = useOpenTable(given);
  const { at, table, speech, game, names, viewer, own, telling, moment, asking, over, props, hints } = inPlay;
  const { beat } = telling;
  const stage = useStages(STAGES);
  const [showBoard, setShowBoard] = useState(false);
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const page = useRef<HTMLDivElement>(null);
  useAnswerKeys(page);
  useFocusOnAnswers(page, asking?.ticket ?? null);
  useTableSounds(beat, inPlay.fresh);
  const { undoable, proposable, view } = moment;
  const mayGoBack = (undoable > 0 || proposable) && !over;
  const back = (how: 'answer' | 'step', askOthers: () => void) => {
    if (viewer === 'watcher' || !mayGoBack) return;
    const { send, tell, dismiss } = at;
    void goBack({ send, tell, dismiss, seat: viewer, how, undoable, askOthers });
  };
  const undo = () => back('answer', () => setSheet('undo'));
  // All of one's turn that may be taken back alone; where that is nothing, the others are asked for all of it.
  const backToTurnStart = () =>
    back('step', () => {
      if (viewer !== 'watcher')
        void at.wish({ type: 'propose', seat: viewer, wish: { kind: 'back', to: 'turn' } });
    });
  const showLog = () => {
    const list = page.current?.querySelector<HTMLElement>('.table-log .chronicle ol');
    if (list !== null && list !== undefined && list.offsetParent !== null) list.focus();
    else setSheet('log');
  };
  const { others } = given;
  const openNext = () => others[0] !== undefined && navigate(`/table/${others[0].id}`);
  const recapping = useRecapShown(telling, asking?.ticket ?? null, props?.form === 'beside');
  useTableKeys({
    u: undo,
    b: backToTurnStart,
    n: openNext,
    v: recapping.toggle,
    l: showLog,
    r: () => setSheet('rules'),
    c: () => page.current?.querySelector<HTMLElement>('.table-log .chat-field')?.focus(),
    '?': () => setSheet('keys'),
  });
  useTargetInView(page, `${asking?.ticket ?? ''} ${props?.form ?? ''} ${props?.area ?? ''} ${stage}`);
  const result = table.result ?? view.result;
  const sentence = useTableSentence(inPlay, result);
  if (props === null) return null;
  const { Board, Own = null, ownPlace = 'bottom' } = game;
  const isEnd = over && result !== null && !showBoard;
  const menu = (
    <button type="button" className="home" onClick={() => setSheet('menu')}>
      <GameCrest game={table.game} />
      <span>
        <b>{given.gameName}</b>
        <small>{game.status?.(props) ?? texts.step(view.step)}</small>
        <OnDevice table={table.id} />
      </span>
    </button>
  );
  // Beside the board where there is room, so that nothing of it is lost.
  const guideNote = table.guided && (
    <GuideNote hints={hints} view={moment.view} showRules={inPlay.showRules} />
  );
  // A low screen has no height to spare above the board.
  const besideBoard = props.form === 'low' && !isEnd && stage === STAGES;
  const notices = (
    <>
      <Notices at={at} names={names} own={own} showRules={inPlay.showRules} />
      {asking === null && !over && <NextTable tables={others} onOpen={openNext} />}
    </>
  );
  return (
    <MotionProvider value={props.motion}>
      <FaceInText value={props}>
        <Movement view={view} viewer={viewer} events={inPlay.fresh} motion={props.motion}>
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
            aria-busy={stage < STAGES || undefined}
          >
            <TablePrompt
              inPlay={inPlay}
              props={props}
              sentence={sentence}
              home={menu}
              tools={[
                // Who only watches has nothing to take back.
                ...(viewer === 'watcher'
                  ? []
                  : [
                      {
                        icon: 'undo',
                        // Where one cannot go back alone, the others can be asked: it says so, and does so.
                        label: undoable === 0 && mayGoBack ? texts.undoTogether : texts.undo,
                        short: undoable === 0 && mayGoBack ? texts.undoAsk : undefined,
                        hotkey: 'U',
                        onUse: undo,
                        off: !mayGoBack,
                      } as const,
                    ]),
                // After the end there is no turn to go back to, and its answers need the room.
                ...(over || viewer === 'watcher'
                  ? []
                  : [
                      {
                        icon: 'earlier',
                        label: texts.together.turnStart,
                        hotkey: 'B',
                        onUse: backToTurnStart,
                        off: !mayGoBack,
                      } as const,
                    ]),
                { icon: 'chronicle', label: texts.chronicle, hotkey: 'L', onUse: showLog },
                { icon: 'rulebook', label: texts.rules, hotkey: 'R', onUse: () => setSheet('rules') },
              ]}
              board={showBoard}
              onBoard={setShowBoard}
              onNext={others.length > 0 ? openNext : undefined}
            />
            {recapping.recap !== null && (
              <RecapStrip
                recap={recapping.recap}
                props={props}
                game={game}
                onClose={recapping.toggle}
                onRelive={({ beats }) => telling.relive(beats.map((told) => ({ ...told, until: 0 })))}
              />
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
              {!besideBoard && notices}
              {props.narrow && guideNote}
              {isEnd ? (
                <Suspense>
                  <EndPage {...{ table, speech, names, own, game, props }} />
                </Suspense>
              ) : (
                stage > 0 && <Board {...props} />
              )}
            </section>
            {beat !== null && (
              <StoryStage
                beat={beat}
                name={`${telling.events.length} ${telling.dots?.done ?? 0}`}
                props={props}
                onNext={telling.next}
              />
            )}
            {Own !== null && !isEnd && (
              <div className="table-own" data-room={roomOf(props, 'own')}>
                {stage > 1 && <Own {...props} />}
              </div>
            )}
            {!isEnd && stage === STAGES && (
              <TableLog inPlay={inPlay} props={props} onOpen={showLog}>
                {besideBoard && notices}
                {!props.narrow && guideNote}
              </TableLog>
            )}
            <p className="unseen" aria-live="polite">
              {[inPlay.last, sentence].filter((part) => part !== undefined).join(' ')}
            </p>
            {inPlay.cardSheet}
            {inPlay.ruleTip}
            <TableSheets inPlay={inPlay} sheet={sheet} onSheet={setSheet} />
          </div>
        </Movement>
      </FaceInText>
    </MotionProvider>
  );
}
