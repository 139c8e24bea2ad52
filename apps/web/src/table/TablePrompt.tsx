import type { ReactNode } from 'react';
import type { Result } from '@tafelrunde/engine';
import type { BoardProps } from '@tafelrunde/ui/board';
import { PromptBar, type Tool } from '@tafelrunde/ui/table';
import { EndAnswers } from '../ending/EndAnswers.tsx';
import { headline } from '../ending/ranking.ts';
import { useEndingTexts } from '../ending/texts.ts';
import { isCooperativeTable } from '../shelf.ts';
import { BeatDots, StoryAnswers } from '../story/StoryBar.tsx';
import { AdviceGiven, Advising } from './Advice.tsx';
import { Answers } from './Answers.tsx';
import { SaveAnswer } from './SavedAnswers.tsx';
import { useTableTexts } from './texts.ts';
import { WatchingAnswers, WatchingSign } from './Watching.tsx';
import type { InPlay } from './useOpenTable.ts';
import { helpOf, waitingSentence } from './waiting-words.ts';

/** The one sentence of the bar: what is told, asked, waited for, or how it ended. */
export function useTableSentence(inPlay: InPlay, result: Result | null): string {
  const texts = useTableTexts();
  const endTexts = useEndingTexts();
  const { table, speech, names, own, telling, moment, asking, over, waited } = inPlay;
  const { renewal } = table;
  if (over && result === null) return texts.over;
  if (over && result !== null)
    return headline({
      result,
      seats: table.seats.length,
      own,
      names,
      cooperative: isCooperativeTable(table),
      texts: endTexts,
    });
  if (telling.beat !== null) return telling.beat.sentence;
  if (renewal !== null) return texts.renewalTitle(own.some((seat) => !renewal.agreed.includes(seat)));
  return (
    asking?.sentence ??
    waitingSentence({ seats: waited, prompt: moment.asked?.prompt, table, speech, names, texts })
  );
}

interface TablePromptProps {
  readonly inPlay: InPlay;
  readonly props: BoardProps;
  readonly sentence: string;
  readonly home: ReactNode;
  readonly tools: readonly Tool[];
  /** After the end: whether the board is looked at, and the way there and back. */
  readonly board: boolean;
  readonly onBoard: (board: boolean) => void;
  readonly onNext?: (() => void) | undefined;
}

/** The bar: what is asked with its answers, what is told with the way on, or whom one waits for. */
export function TablePrompt({
  inPlay,
  props,
  sentence,
  home,
  tools,
  board,
  onBoard,
  onNext,
}: TablePromptProps) {
  const texts = useTableTexts();
  const endTexts = useEndingTexts();
  const { at, table, speech, game, names, viewer, own, telling, moment, asking, over, waited, last, hints } =
    inPlay;
  const { wish } = at;
  const { beat, dots } = telling;
  const isAsked = asking !== null && !over;
  const why = asking !== null && asking.question.rules.length > 0 ? asking.question.rules : null;
  const help =
    (over && endTexts.steps(moment.view.step)) ||
    (dots !== null && <BeatDots dots={dots} />) ||
    (asking !== null && !asking.sending && game.help?.(asking.question, props)) ||
    helpOf({ asking: asking !== null, narrow: props.narrow, sending: asking?.sending, last, texts });
  return (
    <PromptBar
      label={texts.prompt}
      home={home}
      lead={viewer === 'watcher' && <WatchingSign />}
      sentence={sentence}
      asked={asking !== null}
      help={help}
      why={why === null ? undefined : { label: texts.why, onAsk: () => inPlay.showRules(why) }}
      aside={isAsked && <SaveAnswer key={asking.ticket} asking={asking} />}
      waitingFor={beat !== null ? (beat.seat ?? undefined) : asking === null && !over ? waited[0] : undefined}
      tools={tools}
      toolsLabel={texts.tools}
    >
      {viewer === 'watcher' && beat === null && !over && <WatchingAnswers inPlay={inPlay} props={props} />}
      {isAsked && <AdviceGiven advice={table.advice} moment={moment} speech={speech} names={names} />}
      {beat !== null && <StoryAnswers telling={telling} form={props.form} />}
      {asking === null && !over && beat === null && viewer !== 'watcher' && (
        <Advising seat={viewer} advice={table.advice} {...{ wish, moment, speech, names }} />
      )}
      {isAsked && (
        <Answers
          key={asking.ticket}
          asking={asking}
          game={game}
          props={props}
          suggested={hints?.suggested}
          suggestedPlace={hints?.suggestedPlace}
        />
      )}
      {over && <EndAnswers {...{ table, wish, board, onBoard, onNext }} seated={own.length > 0} />}
    </PromptBar>
  );
}
