import { useEffect, useRef } from 'react';
import { Icon } from '@tafelrunde/ui/board';
import { inches } from '../geometry/measure.ts';
import { nudged } from '../overview/proposal.ts';
import { specIn } from '../overview/reading.ts';
import { texts } from '../overview/texts.ts';
import type { Onward } from './Placing.tsx';
import type { Props } from './view.ts';

const STEP = inches(0.25);
/** East, north, west, south. */
const WAYS = [
  { key: 'ArrowRight', x: STEP, y: 0 },
  { key: 'ArrowUp', x: 0, y: STEP },
  { key: 'ArrowLeft', x: -STEP, y: 0 },
  { key: 'ArrowDown', x: 0, y: -STEP },
] as const;

/** A place is moved, or an area turned, a little at a time: by four buttons, or from anywhere with Shift and an arrow. */
export function Steps({ props, onward }: { readonly props: Props; readonly onward: Onward }) {
  const spec = specIn(props);
  const { asking, speech } = props;
  const say = texts[speech.language];
  const move = (x: number, y: number) => {
    if (spec === null || asking === null) return;
    const { path } = nudged(spec, asking.draft.path, x, y);
    if (path.length >= asking.question.min) asking.draft.setPath(path);
  };
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  const isAsked = spec !== null && asking !== null;
  useEffect(() => {
    if (!isAsked) return undefined;
    const press = (event: KeyboardEvent) => {
      const way = WAYS.find(({ key }) => key === event.key);
      const inPad = event.target instanceof Element && event.target.closest('.ex-steps') !== null;
      const typing =
        event.target instanceof Element && event.target.closest('input, textarea, dialog') !== null;
      if (way === undefined || typing || !(event.shiftKey || inPad)) return;
      // Without Shift an arrow leads through the answers.
      event.preventDefault();
      event.stopImmediatePropagation();
      latest.current(way.x, way.y);
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [isAsked]);
  if (!isAsked) return null;
  return (
    <fieldset className="ex-steps slab" aria-label={say.steps} title={say.steps}>
      {WAYS.map(({ key, x, y }, i) => (
        <button key={key} type="button" data-way={key} aria-label={say.step[i]} onClick={() => move(x, y)}>
          <Icon name="onward" />
        </button>
      ))}
      {spec.kind === 'walk' && !spec.straight && spec.along === null && asking.draft.path.length > 0 && (
        <button
          type="button"
          data-way="onward"
          aria-pressed={onward.on}
          aria-label={say.onward}
          title={say.onward}
          onClick={() => onward.set(!onward.on)}
        >
          <Icon name="more" />
        </button>
      )}
    </fieldset>
  );
}
