import { Component, createRef, type ReactNode } from 'react';
import type { SeenEvent, View, Viewer } from '@tafelrunde/engine';
import { easeOut, lengths, type Motion } from './motion.ts';
import { arrivals, type Moved } from './moves.ts';

interface MovementProps {
  readonly view: View | undefined;
  readonly viewer: Viewer;
  readonly events: readonly SeenEvent[];
  readonly motion: Motion;
  readonly children: ReactNode;
}

interface Place {
  readonly element: HTMLElement;
  readonly box: DOMRect;
}

interface Places {
  /** By sleeve. */
  readonly cards: ReadonlyMap<string, Place>;
  /** By name and index, or by seat where a pile has no place of its own. */
  readonly piles: ReadonlyMap<string, Place>;
  readonly seats: ReadonlyMap<string, Place>;
}

/** At most this many cards fly at once; more would only be a flurry. */
const mostFlying = 12;

/**
 * Lets cards go from where they were to where they are now, whenever another moment is shown. It knows them by what the
 * board has marked: `data-card` is a sleeve, `data-pile` a pile, `data-seat` a seat's panel. Cards that leave for a hidden
 * place, or come from one, fly there as their backs. Everything is measured once before and once after the change, nothing
 * waits for a movement, and a new moment takes over from wherever things are.
 */
export class Movement extends Component<MovementProps> {
  private readonly root = createRef<HTMLDivElement>();
  private readonly sky = createRef<HTMLDivElement>();
  private running: Animation[] = [];

  override getSnapshotBeforeUpdate(before: MovementProps): Places | null {
    const { view, viewer, motion } = this.props;
    if (before.view === view || before.viewer !== viewer || motion.factor === 0) return null;
    return before.view === undefined || this.root.current === null ? null : placesIn(this.root.current);
  }

  override componentDidUpdate(_before: MovementProps, _state: object, was: Places | null): void {
    if (this.props.motion.factor === 0) this.settle();
    if (was === null || this.root.current === null) return;
    this.settle();
    const is = placesIn(this.root.current);
    const moved = arrivals(this.props.events);
    for (const [card, { element, box }] of is.cards) {
      const from = was.cards.get(card)?.box ?? placeOf(was, moved.cards.get(card)?.from)?.box;
      const known = was.cards.has(card);
      if (from !== undefined) this.move(element, from, box, known ? lengths.move : lengths.flip, !known);
    }
    let flying = 0;
    for (const [card, { element, box }] of was.cards) {
      if (is.cards.has(card) || flying++ >= mostFlying) continue;
      const to = placeOf(is, moved.cards.get(card)?.to);
      if (to !== undefined) this.fly(element.cloneNode(true) as HTMLElement, box, to.box);
    }
    for (const { from, to } of moved.hidden.slice(0, mostFlying)) {
      const [start, end] = [placeOf(was, from), placeOf(is, to)];
      if (start !== undefined && end !== undefined) this.fly(backOf(), asCard(start.box), end.box);
    }
  }

  override componentWillUnmount(): void {
    this.settle();
  }

  /** Puts everything where it belongs at once. */
  private settle(): void {
    for (const animation of this.running) animation.cancel();
    this.running = [];
    this.sky.current?.replaceChildren();
  }

  private move(element: HTMLElement, from: DOMRect, to: DOMRect, length: number, turn: boolean): void {
    const [x, y] = [
      from.left + from.width / 2 - to.left - to.width / 2,
      from.top + from.height / 2 - to.top - to.height / 2,
    ];
    if (!turn && Math.hypot(x, y) < 2) return;
    const size = Math.min(1.6, Math.max(0.4, from.width / Math.max(1, to.width)));
    const start = `translate(${x}px, ${y}px) scale(${size})${turn ? ' rotateY(90deg)' : ''}`;
    this.run(element, [{ transform: start, zIndex: 3, offset: 0 }], length);
  }

  private fly(ghost: HTMLElement, from: DOMRect, to: DOMRect): void {
    const { current: sky } = this.sky;
    if (sky === null) return;
    ghost.setAttribute('aria-hidden', 'true');
    ghost.inert = true;
    ghost.removeAttribute('data-card');
    Object.assign(ghost.style, {
      position: 'fixed',
      left: `${from.left}px`,
      top: `${from.top}px`,
      width: `${from.width}px`,
      height: `${from.height}px`,
      margin: '0',
    });
    sky.append(ghost);
    const [x, y] = [
      to.left + to.width / 2 - from.left - from.width / 2,
      to.top + to.height / 2 - from.top - from.height / 2,
    ];
    const size = Math.min(1.4, Math.max(0.3, to.width / Math.max(1, from.width)));
    const end = { transform: `translate(${x}px, ${y}px) scale(${size})`, opacity: 0.35 };
    const animation = this.run(ghost, [{ opacity: 1, transform: 'none' }, end], lengths.move);
    animation.addEventListener('finish', () => ghost.remove());
  }

  private run(element: HTMLElement, frames: Keyframe[], length: number): Animation {
    const animation = element.animate(frames, {
      duration: length * this.props.motion.factor,
      easing: easeOut,
      id: 'movement',
    });
    this.running.push(animation);
    return animation;
  }

  override render(): ReactNode {
    return (
      <>
        <div className="movement" ref={this.root}>
          {this.props.children}
        </div>
        <div className="movement-sky" ref={this.sky} aria-hidden="true" />
      </>
    );
  }
}

function placesIn(root: HTMLElement): Places {
  const found = (name: string): ReadonlyMap<string, Place> =>
    new Map(
      [...root.querySelectorAll<HTMLElement>(`[data-${name}]`)]
        // What is not laid out has no place; what is drawn in SVG moves by itself.
        .filter((element) => element instanceof HTMLElement && element.offsetParent !== null)
        .map((element) => [
          element.getAttribute(`data-${name}`) ?? '',
          { element, box: element.getBoundingClientRect() },
        ]),
    );
  return { cards: found('card'), piles: found('pile'), seats: found('seat') };
}

function placeOf({ piles, seats }: Places, pile: Moved['from'] | undefined): Place | undefined {
  if (pile === null || pile === undefined) return undefined;
  const { name, index } = pile;
  return piles.get(index === null ? name : `${name} ${index}`) ?? seats.get(String(index));
}

/** A card as large as it would lie there, in the middle of a place that may be larger. */
function asCard(box: DOMRect): DOMRect {
  const width = Math.min(box.width, 84);
  const height = Math.min(box.height, width * 1.13);
  return new DOMRect(box.left + (box.width - width) / 2, box.top + (box.height - height) / 2, width, height);
}

function backOf(): HTMLElement {
  const back = document.createElement('div');
  back.className = 'flying-back';
  return back;
}
