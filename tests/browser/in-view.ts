import type { Page } from '@playwright/test';

/** What is wrong with the layout of a table, in words; empty where all is well. */
export function troubles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const table = document.querySelector('.table-page');
    if (table === null) return ['no table'];
    const name = (element: Element) =>
      `${element.getAttribute('class') ?? element.tagName} "${(element.textContent ?? '').trim().slice(0, 30)}"`;

    /** What of an element can be seen: its box without what the window and its ancestors cut away. */
    const seenPart = (element: Element) => {
      const whole = element.getBoundingClientRect();
      let { left, top, right, bottom } = whole;
      const cut = (box: { left: number; top: number; right: number; bottom: number }) => {
        left = Math.max(left, box.left);
        top = Math.max(top, box.top);
        right = Math.min(right, box.right);
        bottom = Math.min(bottom, box.bottom);
      };
      cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
      for (let at = element.parentElement; at !== null; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        if (overflowX !== 'visible') cut({ ...edges, left: box.left, right: box.right });
        if (overflowY !== 'visible') cut({ ...edges, top: box.top, bottom: box.bottom });
      }
      return { whole, left, top, right, bottom };
    };
    const edges = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
    const isWhole = (element: Element) => {
      const { whole, left, top, right, bottom } = seenPart(element);
      return (
        whole.width > 0 &&
        left <= whole.left + 1.5 &&
        top <= whole.top + 1.5 &&
        right >= whole.right - 1.5 &&
        bottom >= whole.bottom - 1.5
      );
    };
    /** Whether a point of the window belongs to it: a drawn thing does not fill its box. */
    const holds = (element: Element, x: number, y: number) => {
      if (!(element instanceof SVGGraphicsElement)) return true;
      const shapes = [element, ...element.querySelectorAll('*')].filter(
        (part) => part instanceof SVGGeometryElement,
      );
      return shapes.some((shape) => {
        const matrix = shape.getScreenCTM();
        return matrix !== null && shape.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix.inverse()));
      });
    };
    /** Its middle and four points towards its corners lie on top of everything else. */
    const isOnTop = (element: Element, inset: number) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const points = [0.5, inset, 1 - inset]
        .flatMap((x) =>
          [0.5, inset, 1 - inset].filter((y) => (x === 0.5) === (y === 0.5)).map((y) => [x, y] as const),
        )
        .map(([x, y]) => [left + x * width, top + y * height] as const)
        .filter(([x, y]) => holds(element, x, y));
      return (
        points.length > 0 &&
        points.every(([x, y]) => {
          const there = document.elementFromPoint(x, y);
          return there !== null && (element.contains(there) || there.contains(element));
        })
      );
    };

    // At least one thing that can be chosen on the board can be seen as a whole.
    const targets = [
      ...table.querySelectorAll(
        ':is(.table-board, .table-own, .table-seats) [data-target]:is([data-state="possible"], [data-state="lit"], [data-state="chosen"])',
      ),
    ];
    const isReachable = (element: Element) => isWhole(element) && isOnTop(element, 0.25);
    if (targets.length > 0 && !targets.some(isReachable))
      found.push(`none of ${targets.length} things to choose is in view: ${name(targets[0])}`);

    // The bar has one height, and its words and answers are whole.
    const bar = table.querySelector('.prompt')!;
    const { height } = bar.getBoundingClientRect();
    const form = table.getAttribute('data-form');
    if (form === 'wide' && Math.abs(height - 108) > 1) found.push(`the bar is ${height} high`);
    if (form === 'low' && Math.abs(height - 88) > 1) found.push(`the bar is ${height} high`);
    if (form === 'phone' && height > innerHeight * 0.45) found.push(`the bar is ${height} high`);
    for (const part of bar.querySelectorAll('.prompt-sentence, .answer, .tool, .why')) {
      if (part.getClientRects().length === 0) continue;
      if (!isWhole(part)) found.push(`cut: ${name(part)}`);
      else if (!isOnTop(part, 0.2)) found.push(`covered: ${name(part)}`);
    }
    for (const seat of table.querySelectorAll('.table-seats .seat')) {
      if (form === 'phone' || form === 'beside') continue;
      if (!isWhole(seat)) found.push(`cut: ${name(seat)}`);
    }

    // The parts of the table lie beside one another.
    const parts = [
      ...table.querySelectorAll('.prompt, .table-seats, .table-board, .table-own, .table-log, .area'),
    ];
    parts.forEach((one, at) => {
      for (const other of parts.slice(at + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 2 && high > 2) found.push(`${name(one)} lies over ${name(other)}`);
      }
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push('the page can be pushed sideways');

    // No line of text is cut through: neither its lower half, nor a letter at the end of a line that has no dots.
    const words = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
      const around = node.parentElement;
      const isBlank = around === null || (node.nodeValue ?? '').trim() === '';
      if (isBlank || around.closest('svg, .unseen, dialog, .table-log') !== null) continue;
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        if (line.width < 2 || line.height < 2) continue;
        // The letters themselves: a line is higher than they are.
        const letters = { top: line.top + line.height * 0.25, bottom: line.bottom - line.height * 0.25 };
        let { left, right } = line;
        for (let at: Element | null = around; at !== null && at !== table; at = at.parentElement) {
          const style = getComputedStyle(at);
          if (style.overflowY === 'visible' && style.overflowX === 'visible') continue;
          const box = at.getBoundingClientRect();
          // There for those who hear the page.
          if (box.width < 2) break;
          const isScrolled = (overflow: string, length: number, room: number) =>
            (overflow === 'auto' || overflow === 'scroll') && length > room + 1;
          const scrolls =
            isScrolled(style.overflowY, at.scrollHeight, at.clientHeight) ||
            isScrolled(style.overflowX, at.scrollWidth, at.clientWidth);
          if (scrolls) break;
          const shown = Math.min(letters.bottom, box.bottom) - Math.max(letters.top, box.top);
          const part = shown / (letters.bottom - letters.top);
          if (part <= 0.1) break;
          if (part < 0.85) {
            found.push(`cut through: ${name(around)} in ${name(at)}`);
            break;
          }
          const beyond = Math.max(right - box.right, box.left - left);
          const hasDots = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
          if (beyond > 2 && !hasDots) {
            found.push(`cut at its end: ${name(around)} in ${name(at)}`);
            break;
          }
          [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        }
      }
    }
    return [...new Set(found)];
  });
}

/** The question as far as it is of another kind than others, for those who look at every kind a few times. */
export const kindOfQuestion = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const table = document.querySelector('.table-page');
    const area = table?.getAttribute('data-area') ?? '';
    const said = table?.querySelector('.prompt h1')?.textContent ?? '';
    return `${area} ${said.replaceAll(/\d+|\p{Lu}[\p{L}-]+/gu, '')}`;
  });
