import { useLayoutEffect, type RefObject } from 'react';

const choosable =
  ':is(.table-board, .table-own) [data-target]:is([data-state="possible"], [data-state="lit"])';

/**
 * Scrolls whatever scrolls until one of the things that can be chosen is in view, with every new question and every other
 * layout. Where one of them is, nothing moves.
 */
export function useTargetInView(page: RefObject<HTMLElement | null>, occasion: string): void {
  useLayoutEffect(() => {
    if (occasion === '') return undefined;
    const bring = () => {
      const targets = [...(page.current?.querySelectorAll(choosable) ?? [])];
      const [first] = targets;
      if (first !== undefined && !targets.some(isInView)) scrollInto(first);
    };
    bring();
    addEventListener('resize', bring);
    return () => removeEventListener('resize', bring);
  }, [page, occasion]);
}

/** Scrolls what is around it until it can be seen; where it can, nothing moves. */
export function bringIntoView(target: Element): void {
  if (!isInView(target)) scrollInto(target);
}

function scrollInto(target: Element): void {
  for (const area of scrollersAround(target)) {
    const [box, around] = [target.getBoundingClientRect(), shownOf(area)];
    area.scrollTop += (box.top + box.bottom) / 2 - (around.top + around.bottom) / 2;
    area.scrollLeft += (box.left + box.right) / 2 - (around.left + around.right) / 2;
  }
}

/** Nothing that scrolls cuts anything of it away. */
function isInView(target: Element): boolean {
  const box = target.getBoundingClientRect();
  return scrollersAround(target).every((area) => {
    const around = shownOf(area);
    return (
      box.top >= around.top - 1 &&
      box.bottom <= around.bottom + 1 &&
      box.left >= around.left - 1 &&
      box.right <= around.right + 1
    );
  });
}

/** Of what scrolls, the part below the words that stay there. */
function shownOf(area: Element): Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'> {
  const { left, right, top, bottom } = area.getBoundingClientRect();
  const words = area.querySelector(':scope > .guide')?.getBoundingClientRect();
  const covered = words === undefined || words.height === 0 ? top : Math.max(top, words.bottom);
  return { left, right, top: Math.min(covered, (top + bottom) / 2), bottom };
}

/** What a reader could scroll, from the inside out. The page itself never moves. */
function scrollersAround(target: Element): readonly Element[] {
  const found: Element[] = [];
  for (let at = target.parentElement; at !== null; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) found.push(at);
  }
  return found;
}
