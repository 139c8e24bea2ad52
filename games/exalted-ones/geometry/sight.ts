import { type Disc, distance, inches, length, type Point, SLACK } from './measure.ts';
import { crosses, mayMeet, type Wall } from './walls.ts';

/** EX-LOS-01: nobody sees further than this. */
export const SIGHT = inches(10);

/**
 * EX-LOS-02, -03, -06: do two bases see one another? They do if some straight segment joins them that passes through no wall.
 *
 * If there is a clear segment, it can be shifted and turned until it is held by two of: the edge of a base, a corner of a wall.
 * So it is enough to try the lines held like that.
 */
export function sees(a: Disc, b: Disc, walls: readonly Wall[], far = SIGHT): boolean {
  const apart = distance(a, b);
  if (apart > a.r + b.r + far + SLACK) return false;
  if (apart <= a.r + b.r) return true;
  // Always worked out in the same order, so that both see the same to the last bit.
  return comesFirst(a, b) ? clearBetween(a, b, walls) : clearBetween(b, a, walls);
}
const comesFirst = (a: Disc, b: Disc): boolean => (a.x - b.x || a.y - b.y || a.r - b.r) <= 0;

function clearBetween(a: Disc, b: Disc, walls: readonly Wall[]): boolean {
  const near = Math.max(a.r, b.r);
  let between: Wall[] | null = null;
  for (let i = 0; i < walls.length; i++)
    if (mayMeet(walls[i], a.x, a.y, b.x, b.y, near)) (between ??= []).push(walls[i]);
  if (between === null) return true;
  const line = new Line(a, b, between);
  return line.centres() || line.tangents() || line.corners();
}

/** The lines that may join two bases, tried one after the other. */
class Line {
  private readonly a: Disc;
  private readonly b: Disc;
  private readonly walls: readonly Wall[];

  constructor(a: Disc, b: Disc, walls: readonly Wall[]) {
    this.a = a;
    this.b = b;
    this.walls = walls;
  }

  /** From centre to centre. */
  centres(): boolean {
    return this.clear(this.a.x, this.a.y, this.b.x - this.a.x, this.b.y - this.a.y);
  }

  /** The four lines that touch both bases. */
  tangents(): boolean {
    const { a, b } = this;
    return (
      this.touching(a, b, a.r, b.r) ||
      this.touching(a, b, -a.r, -b.r) ||
      this.touching(a, b, a.r, -b.r) ||
      this.touching(a, b, -a.r, b.r)
    );
  }

  /** The lines through corners of walls: with another corner, or touching a base. */
  corners(): boolean {
    const { a, b } = this;
    const corners = this.walls.flatMap((walled) => walled.corners);
    for (let i = 0; i < corners.length; i++) {
      const c = corners[i];
      if (
        this.touching(c, a, 0, a.r) ||
        this.touching(c, a, 0, -a.r) ||
        this.touching(c, b, 0, b.r) ||
        this.touching(c, b, 0, -b.r)
      )
        return true;
      for (let j = i + 1; j < corners.length; j++)
        if (this.clear(c.x, c.y, corners[j].x - c.x, corners[j].y - c.y)) return true;
    }
    return false;
  }

  /** The line that passes `p` at a distance of `pr` and `q` at one of `qr`; the sign says on which side. */
  private touching(p: Point, q: Point, pr: number, qr: number): boolean {
    const dx = q.x - p.x;
    const dy = q.y - p.y;
    const whole2 = dx * dx + dy * dy;
    const turn = qr - pr;
    if (whole2 <= turn * turn) return false;
    // The normal n of the line fulfils n·(q − p) = qr − pr and has length 1.
    const side = Math.sqrt(whole2 - turn * turn);
    const nx = (turn * dx - side * dy) / whole2;
    const ny = (turn * dy + side * dx) / whole2;
    return this.clear(p.x - nx * pr, p.y - ny * pr, ny, -nx);
  }

  /** Does the line through this point meet both bases, and is it clear of walls between them? */
  private clear(px: number, py: number, dx: number, dy: number): boolean {
    const whole = length(dx, dy);
    if (whole === 0) return false;
    const ux = dx / whole;
    const uy = dy / whole;
    const { a, b } = this;
    const atA = (a.x - px) * ux + (a.y - py) * uy;
    const atB = (b.x - px) * ux + (b.y - py) * uy;
    const halfA = half(a, px, py, ux, uy);
    const halfB = half(b, px, py, ux, uy);
    if (halfA < 0 || halfB < 0) return false;
    // From the edge of one base to the edge of the other that faces it.
    const ahead = atA < atB;
    const from = ahead ? atA + halfA : atA - halfA;
    const to = ahead ? atB - halfB : atB + halfB;
    if (from < to !== ahead) return true;
    const ax = px + ux * from;
    const ay = py + uy * from;
    const bx = px + ux * to;
    const by = py + uy * to;
    for (let i = 0; i < this.walls.length; i++) if (crosses(this.walls[i], ax, ay, bx, by)) return false;
    return true;
  }
}

/** Half the chord a line cuts out of a base; negative where it misses it. What touches it by a hair touches it. */
function half(base: Disc, px: number, py: number, ux: number, uy: number): number {
  const off = (base.x - px) * uy - (base.y - py) * ux;
  const left = base.r * base.r - off * off;
  return left >= 0 ? Math.sqrt(left) : left > -base.r ? 0 : -1;
}
