import { memo, useId } from 'react';
import { type Box, round, scatter, times, WoodFrame } from '@tafelrunde/ui/board';
import { at, BRIDGEHEAD, PORTAL, PLAIN, ROUTES, SENTINEL, type Space } from '../shape/spaces.ts';
import { boxOf, height, ringBox, width } from './rings.ts';

const ink = '#20160d';
const gap = 16;
const wider = ({ x, y, width: w, height: h }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: w + 2 * by,
  height: h + 2 * by,
});

/** What lies under the spaces: the frame, the river of storms, the chasm around the inner region. Never changes. */
export const Ground = memo(function Ground() {
  const id = useId();
  const middle = ringBox(1);
  const inner = ringBox(2);
  return (
    <g pointerEvents="none">
      <defs>
        <linearGradient id={`${id}r`} x2="1" y2="1">
          <stop stopColor="#3c6480" />
          <stop offset="1" stopColor="#2b4c68" />
        </linearGradient>
        <linearGradient id={`${id}c`} x2="1" y2="1">
          <stop stopColor="#3a1b22" />
          <stop offset="1" stopColor="#1a0b12" />
        </linearGradient>
      </defs>
      <WoodFrame box={{ x: 0, y: 0, width, height }} />
      <rect {...wider(middle, gap)} rx="10" fill={`url(#${id}r)`} />
      <path d={waves(middle)} fill="none" stroke="#bfe0ee" strokeOpacity=".55" strokeWidth="1.8" />
      <rect {...wider(inner, gap)} rx="6" fill={`url(#${id}c)`} />
      <path d={splinters(inner)} stroke="#ff8a4a" strokeOpacity=".55" strokeWidth="2" />
    </g>
  );
});

function waves({ x, y, width: w, height: h }: Box): string {
  const across = times(Math.ceil(w / 26) + 1, (step) => {
    const left = x - 8 + step * 26;
    return left > x + w ? '' : `M${left} ${y - 8}q4 -4 8 0t8 0M${left + 8} ${y + h + 8}q4 -4 8 0t8 0`;
  });
  const down = times(Math.ceil(h / 26), (step) => {
    const top = y + step * 26;
    return `M${x - 8} ${top}q-4 4 0 8t0 8M${x + w + 8} ${top + 8}q4 4 0 8t0 8`;
  });
  return [...across, ...down].join('');
}

function splinters({ x, y, width: w, height: h }: Box): string {
  const random = scatter(5);
  const one = (left: number, top: number, dx: number, dy: number): string =>
    `M${round(left)} ${round(top)}l${round(dx + random() * 3)} ${round(dy)}`;
  const long = (): number => 4 + random() * 6;
  const across = times(Math.floor((w + 22) / 9), (step) => {
    const left = x - 12 + step * 9;
    return one(left, y - gap + 1, 2, long()) + one(left, y + h + gap - 1, 2, -long());
  });
  const down = times(Math.floor((h + 22) / 9), (step) => {
    const top = y - 12 + step * 9;
    return one(x - gap + 1, top, long(), 2) + one(x + w + gap - 1, top, -long(), 2);
  });
  return [...across, ...down].join('');
}

/** What joins the spaces: the bridge, the ferry, the Portal, and the two routes to the Valley. */
export const Joints = memo(function Joints() {
  const [guard, head] = [boxOf(SENTINEL), boxOf(BRIDGEHEAD)];
  const bridge = (guard.x + guard.width / 2 + head.x + head.width / 2) / 2;
  return (
    <g pointerEvents="none">
      <g transform={`translate(${round(bridge)} ${guard.y + guard.height})`}>
        <path d="M-15 -4H15V20H-15Z" fill="#7d5d42" stroke={ink} strokeWidth="1.5" />
        <path d="M-15 1H15M-15 6H15M-15 11H15M-15 16H15" stroke={ink} strokeWidth="1.2" />
      </g>
      <Dotted from={at('tavern')} to={at('temple')} up colour="#f5ead0" />
      <Dotted from={PORTAL} to={PLAIN} up={false} colour="#d9bfe4" />
      {ROUTES.flatMap((route) =>
        route.slice(1).map((space, step) => <Arrow key={space} from={route[step] ?? space} to={space} />),
      )}
      <Arrow from={at('valleyOfFire')} to={at('crownOfCommand')} />
    </g>
  );
});

interface JointProps {
  readonly from: Space;
  readonly to: Space;
}

/** From corner to corner over the water. */
function Dotted({ from, to, up, colour }: JointProps & { readonly up: boolean; readonly colour: string }) {
  const [a, b] = [boxOf(from), boxOf(to)];
  const start = `${round(a.x + a.width - 4)} ${round(up ? a.y + 4 : a.y + a.height - 4)}`;
  const end = `${round(b.x + 4)} ${round(up ? b.y + b.height - 4 : b.y + 4)}`;
  return (
    <path
      d={`M${start}L${end}`}
      stroke={colour}
      strokeWidth="3"
      strokeDasharray="2 6"
      strokeLinecap="round"
    />
  );
}

/** Which way the inner region is walked. */
function Arrow({ from, to }: JointProps) {
  const [a, b] = [boxOf(from), boxOf(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const diagonal = dx !== 0 && dy !== 0;
  const x = (a.x + b.x + a.width) / 2 - (dx === 0 ? 40 : 0);
  const y = (a.y + b.y + a.height) / 2 - (dy === 0 ? 10 : 0);
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  return (
    <path
      d="M-5 -6L6 0L-5 6Z"
      transform={`translate(${round(x)} ${round(y)}) rotate(${round(angle)})`}
      fill={diagonal ? '#fcf6e6' : '#f6c9a0'}
      stroke={ink}
      strokeWidth="1.2"
    />
  );
}
