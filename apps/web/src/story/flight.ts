import { useEffect, type RefObject } from 'react';
import type { Motion } from '@tafelrunde/ui/board';

/** How long something flies, in milliseconds. */
const FLIGHT = 400;

/** What was lost or gained flies from its verdict to the seat it belongs to. With less motion the numbers say it alone. */
export function useFlight(
  stage: RefObject<HTMLElement | null>,
  /** Of the beat: each flies once. */
  name: string,
  { factor }: Motion,
): void {
  useEffect(() => {
    const { current: element } = stage;
    if (element === null || factor === 0 || name === '') return;
    const flying = [...element.querySelectorAll<HTMLElement>('[data-change] .icon')].flatMap((icon) => {
      const [seat = '', figure = ''] = (
        icon.closest('[data-change]')?.getAttribute('data-change') ?? ''
      ).split(/ (.*)/su);
      const goal =
        document.querySelector(`.table-own [data-figure="${CSS.escape(`${seat} ${figure}`)}"]`) ??
        document.querySelector(`.table-seats [data-figure="${CSS.escape(`${seat} ${figure}`)}"]`);
      return goal === null ? [] : [fly(icon, goal, factor)];
    });
    return () => {
      for (const end of flying) end();
    };
  }, [stage, name, factor]);
}

function fly(icon: HTMLElement, goal: Element, factor: number): () => void {
  const [from, to] = [icon.getBoundingClientRect(), goal.getBoundingClientRect()];
  const ghost = icon.cloneNode(true) as HTMLElement;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.classList.add('story-flying');
  Object.assign(ghost.style, { left: `${from.left}px`, top: `${from.top}px` });
  document.body.append(ghost);
  const [x, y] = [to.left - from.left, to.top - from.top];
  const animation = ghost.animate(
    [
      { transform: 'scale(1)', opacity: 1 },
      { transform: `translate(${x * 0.5}px, ${y * 0.5 + 30}px) scale(2)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${x}px, ${y}px) scale(1)`, opacity: 0.4 },
    ],
    { duration: FLIGHT * factor, easing: 'ease-in-out', id: 'flight' },
  );
  const end = () => ghost.remove();
  animation.addEventListener('finish', end);
  return end;
}
