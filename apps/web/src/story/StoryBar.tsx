import type { BoardProps } from '@tafelrunde/ui/board';
import { Icon } from '@tafelrunde/ui';
import { useEffect, useRef, type CSSProperties } from 'react';
import { dotsOf, type Dots } from './director.ts';
import { useStoryTexts } from './texts.ts';
import type { Telling } from './useStory.ts';

/** Beside the sentence: which beat it is, and how many are to come. What is to come is a dot, never a name. */
export function BeatDots({ dots }: { readonly dots: Dots }) {
  const texts = useStoryTexts();
  const { before, after, isMore } = dotsOf(dots);
  const all = before + 1 + after;
  if (dots.done + dots.left === 0) return null;
  return (
    <span className="story-dots">
      <span aria-hidden="true">
        {Array.from({ length: all }, (_, at) => (
          <i
            key={at}
            data-dot={at < before ? 'told' : at === before ? 'now' : 'next'}
            data-more={(isMore && at === all - 1) || undefined}
          />
        ))}
      </span>
      <span className="unseen">{texts.step(dots.done + 1, dots.done + 1 + dots.left)}</span>
      {dots.left > 0 && <span aria-hidden="true">{texts.left(dots.left)}</span>}
    </span>
  );
}

/** What can be done with a story: go on, skip it, change its pace. */
export function StoryAnswers({
  telling,
  form,
}: {
  readonly telling: Telling;
  readonly form: BoardProps['form'];
}) {
  const texts = useStoryTexts();
  const { beat, dots, pace, length, next, skip, changePace } = telling;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The answer that was given is gone, and with it the focus.
    if (document.activeElement === null || document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
  }, []);
  if (beat === null || dots === null) return null;
  const isSmall = form === 'phone' || form === 'beside';
  return (
    <div className="answers story-answers">
      <button
        type="button"
        ref={button}
        className="answer story-next"
        data-tone="possible"
        data-lit
        aria-keyshortcuts="Space Enter"
        onClick={next}
      >
        <Icon name="onward" />
        <span>
          <span className="answer-label">{texts.next}</span>
          {!isSmall && (
            <span className="answer-detail">
              <span>{dots.left === 0 ? texts.nextLast : texts.nextMore(dots.left)}</span>
            </span>
          )}
        </span>
        <kbd aria-hidden="true">{texts.space}</kbd>
        {length !== null && (
          <i
            key={`${dots.done} ${beat.sentence}`}
            className="story-run"
            style={{ '--beat': `${length}ms` } as CSSProperties}
            aria-hidden="true"
          />
        )}
      </button>
      <button type="button" className="answer" data-tone="quiet" aria-keyshortcuts="Escape" onClick={skip}>
        <Icon name="turnOn" />
        <span>
          <span className="answer-label">{texts.skip}</span>
          {!isSmall && (
            <span className="answer-detail">
              <span>{texts.skipTo}</span>
            </span>
          )}
        </span>
        <kbd aria-hidden="true">Esc</kbd>
      </button>
      <button type="button" className="answer" data-tone="quiet" aria-keyshortcuts="T" onClick={changePace}>
        <Icon name="duration" />
        <span>
          <span className="answer-label">{texts.pace[pace]}</span>
          {!isSmall && (
            <span className="answer-detail">
              <span>{length === null ? texts.waits : texts.bySelf(length)}</span>
            </span>
          )}
        </span>
        <kbd aria-hidden="true">T</kbd>
      </button>
    </div>
  );
}
