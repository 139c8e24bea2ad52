import { useLayoutEffect, useRef } from 'react';
import { lengths, useMotion } from './motion.ts';

/** A number that counts to its new value. Screen readers only ever hear the value itself. */
export function Count({ value }: { readonly value: number }) {
  const shown = useRef<HTMLSpanElement>(null);
  const before = useRef(value);
  const { factor } = useMotion();
  useLayoutEffect(() => {
    const { current: element } = shown;
    const from = before.current;
    before.current = value;
    const length = lengths.count * factor;
    if (element === null || from === value || length === 0) return;
    const start = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / length));
      element.textContent = String(Math.round(from + (value - from) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      element.textContent = String(value);
    };
  }, [value, factor]);
  return (
    <>
      <span aria-hidden="true" ref={shown}>
        {value}
      </span>
      <span className="unseen">{value}</span>
    </>
  );
}
