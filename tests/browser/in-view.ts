import type { Page } from '@playwright/test';

/** Ordinary screens, tablets, phones upright and sideways; the last two are 1440 × 900 and 1366 × 768 at 200 % zoom. */
export const sizes = [
  [1920, 1080],
  [1440, 900],
  [1536, 730],
  [1366, 768],
  [1280, 600],
  [1024, 768],
  [768, 1024],
  [844, 390],
  [390, 844],
  [720, 450],
  [683, 384],
] as const;

/** What is wrong with the layout of a table, in words; empty where all is well. */
function troubles(page: Page): Promise<string[]> {
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
    const isLarge = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width >= 24 && height >= 24;
    };
    const isReachable = (element: Element) => isWhole(element) && isLarge(element) && isOnTop(element, 0.25);
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

    /** By how much an element is turned on the page, in radians. */
    const turns = new Map<Element, number>();
    const turnOf = (element: Element): number => {
      const known = turns.get(element);
      if (known !== undefined) return known;
      const { transform, rotate } = getComputedStyle(element);
      const { a, b } = new DOMMatrix(transform === 'none' ? '' : transform);
      const own = Math.atan2(b, a) + (rotate === 'none' ? 0 : (Number.parseFloat(rotate) * Math.PI) / 180);
      const turn = own + (element.parentElement === null ? 0 : turnOf(element.parentElement));
      turns.set(element, turn);
      return turn;
    };
    /** Its sides as somebody sees them who tilts the head by that much: a turned line is no higher than another. */
    const tilted = ({ left, top, width, height }: DOMRect, turn: number) => {
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      const [across, down] = [left + width / 2, top + height / 2];
      const middle = { x: across * cos + down * sin, y: down * cos - across * sin };
      const side = Math.abs(sin);
      const shrink = cos * cos - sin * sin;
      const halfWidth = (width * cos - height * side) / shrink / 2;
      const halfHeight = (height * cos - width * side) / shrink / 2;
      return {
        left: middle.x - halfWidth,
        right: middle.x + halfWidth,
        top: middle.y - halfHeight,
        bottom: middle.y + halfHeight,
      };
    };

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
        let cut = { left: -1e6, right: 1e6 };
        for (let at: Element | null = around; at !== null && at !== table; at = at.parentElement) {
          const style = getComputedStyle(at);
          if (style.overflowY === 'visible' && style.overflowX === 'visible') continue;
          const whole = at.getBoundingClientRect();
          // There for those who hear the page.
          if (whole.width < 2) break;
          const turn = turnOf(at);
          const isTurnedAlike = Math.abs(turn) < 0.5 && Math.abs(turn - turnOf(around)) < 0.001;
          const seen = isTurnedAlike ? tilted(line, turn) : line;
          // The letters themselves: a line is higher than they are.
          const margin = (seen.bottom - seen.top) * 0.25;
          const letters = { top: seen.top + margin, bottom: seen.bottom - margin };
          // What overflows is cut inside the border.
          const outside = isTurnedAlike ? tilted(whole, turn) : whole;
          const box = {
            left: outside.left + Number.parseFloat(style.borderLeftWidth),
            right: outside.right - Number.parseFloat(style.borderRightWidth),
            top: outside.top + Number.parseFloat(style.borderTopWidth),
            bottom: outside.bottom - Number.parseFloat(style.borderBottomWidth),
          };
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
          const beyond = Math.max(
            Math.min(seen.right, cut.right) - box.right,
            box.left - Math.max(seen.left, cut.left),
          );
          const hasDots = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
          if (beyond > 2 && !hasDots) {
            found.push(`cut at its end: ${name(around)} in ${name(at)}`);
            break;
          }
          cut = { left: Math.max(cut.left, box.left), right: Math.min(cut.right, box.right) };
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

/** What is wrong with the layout at this size. */
export async function troublesAt(page: Page, width: number, height: number): Promise<string[]> {
  await page.setViewportSize({ width, height });
  await settled(page);
  return lastingTroubles(page);
}

/** What is still wrong after a moment: on a busy machine a page needs one until it is laid out. */
async function lastingTroubles(page: Page): Promise<string[]> {
  let found = await troubles(page);
  for (let tries = 0; tries < 8 && found.length > 0; tries++) {
    await page.waitForTimeout(150);
    found = await troubles(page);
  }
  return found;
}

/** The layout has changed, and what was measured after it has been drawn. */
async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(50);
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** Words on the board that something else lies over, apart from what may: scrolled away they are in nobody's way. */
export const coveredWords = (page: Page, selector: string, over: string): Promise<string[]> =>
  page.evaluate(
    ([wanted, mayLieOver]) =>
      [...document.querySelectorAll(wanted)].flatMap((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        if (width === 0) return [];
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        const list = element.closest('ul')?.getBoundingClientRect();
        const isScrolledAway = list !== undefined && (top + height > list.bottom + 2 || top < list.top - 2);
        const isFree = there === null || element.contains(there) || there.contains(element);
        if (isScrolledAway || isFree || there.closest(mayLieOver) !== null) return [];
        return [`${element.parentElement?.textContent ?? ''} lies under ${there.className}`];
      }),
    [selector, over] as const,
  );
