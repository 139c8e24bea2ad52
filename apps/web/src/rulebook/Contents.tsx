import { useEffect, useRef, useState } from 'react';
import { Icon } from '@tafelrunde/ui';
import { useSpeech } from '../language.tsx';
import { areaAnchor, rulebookAddress } from '../routes.ts';
import type { Chapter } from './Chapters.tsx';

interface ContentsProps {
  readonly game: string;
  readonly chapters: readonly Chapter[];
}

/** The chapters to jump to. Beside the text on wide screens, folded up above it on narrow ones. */
export function Contents({ game, chapters }: ContentsProps) {
  const { language, texts } = useSpeech();
  const [open, setOpen] = useState(false);
  const current = useCurrentArea(chapters);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => keepInView(list.current, current), [current]);
  return (
    <nav className="contents slab" aria-label={texts.rulebook.contents} data-open={open || undefined}>
      <button
        type="button"
        className="contents-fold"
        aria-expanded={open}
        aria-controls="contents"
        onClick={() => setOpen(!open)}
      >
        <Icon name="contents" />
        {texts.rulebook.contents}
        <Icon name="unfold" />
      </button>
      <h2 className="contents-title">{texts.rulebook.contents}</h2>
      <ol id="contents" ref={list}>
        {chapters.map(({ area, rules }) => (
          <li key={area.id}>
            <a
              href={rulebookAddress(game, { anchor: areaAnchor(area.id) })}
              aria-current={area.id === current ? 'location' : undefined}
              onClick={() => setOpen(false)}
            >
              <span>{area[language]}</span>
              <small>{rules.length}</small>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The chapter being read: the last one whose heading has passed under the tools. */
function useCurrentArea(chapters: readonly Chapter[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = chapters.flatMap(({ area }) => {
      const heading = document.getElementById(areaAnchor(area.id));
      return heading ? [{ area, heading }] : [];
    });
    let frame = 0;
    const look = () => {
      frame = 0;
      const passed = headings.findLast(({ heading }) => heading.getBoundingClientRect().top < 160);
      setCurrent((passed ?? headings[0])?.area.id);
    };
    const soon = () => (frame ||= requestAnimationFrame(look));
    look();
    addEventListener('scroll', soon, { passive: true });
    return () => {
      removeEventListener('scroll', soon);
      cancelAnimationFrame(frame);
    };
  }, [chapters]);
  return current;
}

/** Scrolls the list itself, never the page, until the current chapter can be seen. */
function keepInView(list: HTMLElement | null, current: string | undefined): void {
  const link = list?.querySelector(`[href$='#${areaAnchor(current ?? '')}']`);
  if (!list || !link) return;
  const frame = list.getBoundingClientRect();
  const spot = link.getBoundingClientRect();
  if (spot.top < frame.top) list.scrollTop -= frame.top - spot.top + spot.height;
  else if (spot.bottom > frame.bottom) list.scrollTop += spot.bottom - frame.bottom + spot.height;
}
