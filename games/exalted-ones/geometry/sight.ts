import { type Disc, inches, length, SLACK } from './measure.ts';
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
  const { x: ax, y: ay, r: ar } = a;
  const { x: bx, y: by, r: br } = b;
  const apart = length(bx - ax, by - ay);
  if (apart > ar + br + far + SLACK) return false;
  if (apart <= ar + br) return true;
  // Always worked out in the same order, so that both see the same to the last bit.
  return (ax - bx || ay - by || ar - br) <= 0
    ? clearBetween(ax, ay, ar, bx, by, br, walls)
    : clearBetween(bx, by, br, ax, ay, ar, walls);
}

function clearBetween(
  ax: number,
  ay: number,
  ar: number,
  bx: number,
  by: number,
  br: number,
  walls: readonly Wall[],
): boolean {
  const near = Math.max(ar, br);
  let between: Wall[] | null = null;
  for (let i = 0; i < walls.length; i++)
    if (mayMeet(walls[i], ax, ay, bx, by, near)) (between ??= []).push(walls[i]);
  if (between === null) return true;
  const line = new Line(ax, ay, ar, bx, by, br, between);
  return line.centres() || line.tangents() || line.corners();
}

/** The lines that may join two bases, tried one after the other. Bases are taken by their numbers: they come in many shapes. */
class Line {
  private readonly ax: number;
  private readonly ay: number;
  private readonly ar: number;
  private readonly bx: number;
  private readonly by: number;
  private readonly br: number;
  private readonly walls: readonly Wall[];

  constructor(
    ax: number,
    ay: number,
    ar: number,
    bx: number,
    by: number,
    br: number,
    walls: readonly Wall[],
  ) {
    this.ax = ax;
    this.ay = ay;
    this.ar = ar;
    this.bx = bx;
    this.by = by;
    this.br = br;
    this.walls = walls;
  }

  /** From centre to centre. */
  centres(): boolean {
    return this.clear(this.ax, this.ay, this.bx - this.ax, this.by - this.ay);
  }

  /** The four lines that touch both bases. */
  tangents(): boolean {
    const { ax, ay, ar, bx, by, br } = this;
    return (
      this.touching(ax, ay, ar, bx, by, br) ||
      this.touching(ax, ay, -ar, bx, by, -br) ||
      this.touching(ax, ay, ar, bx, by, -br) ||
      this.touching(ax, ay, -ar, bx, by, br)
    );
  }

  /** The lines through corners of walls: with another corner, or touching a base. */
  corners(): boolean {
    const { ax, ay, ar, bx, by, br } = this;
    const corners = this.walls.flatMap((walled) => walled.corners);
    for (let i = 0; i < corners.length; i++) {
      const { x, y } = corners[i];
      if (
        this.touching(x, y, 0, ax, ay, ar) ||
        this.touching(x, y, 0, ax, ay, -ar) ||
        this.touching(x, y, 0, bx, by, br) ||
        this.touching(x, y, 0, bx, by, -br)
      )
        return true;
      for (let j = i + 1; j < corners.length; j++)
        if (this.clear(x, y, corners[j].x - x, corners[j].y - y)) return true;
    }
    return false;
  }

  /** The line that passes `p` at a distance of `pr` and `q` at one of `qr`; the sign says on which side. */
  private touching(px: number, py: number, pr: number, qx: number, qy: number, qr: number): boolean {
    const dx = qx - px;
    const dy = qy - py;
    const whole2 = dx * dx + dy * dy;
    const turn = qr - pr;
    if (whole2 <= turn * turn) return false;
    // The normal n of the line fulfils n·(q − p) = qr − pr and has length 1.
    const side = Math.sqrt(whole2 - turn * turn);
    const nx = (turn * dx - side * dy) / whole2;
    const ny = (turn * dy + side * dx) / whole2;
    return this.clear(px - nx * pr, py - ny * pr, ny, -nx);
  }

  /** Does the line through this point meet both bases, and is it clear of walls between them? */
  private clear(px: number, py: number, dx: number, dy: number): boolean {
    const whole = length(dx, dy);
    if (whole === 0) return false;
    const ux = dx / whole;
    const uy = dy / whole;
    const atA = (this.ax - px) * ux + (this.ay - py) * uy;
    const atB = (this.bx - px) * ux + (this.by - py) * uy;
    const halfA = half(this.ar, (this.ax - px) * uy - (this.ay - py) * ux);
    const halfB = half(this.br, (this.bx - px) * uy - (this.by - py) * ux);
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

/** Half the chord a line cuts out of a base, whose centre it passes so far off; negative where it misses it. What touches it by a hair touches it. */
function half(r: number, off: number): number {
  const left = r * r - off * off;
  return left >= 0 ? Math.sqrt(left) : left > -r ? 0 : -1;
}
