import type { Seat } from '@tafelrunde/engine';
import type { IconName } from '@tafelrunde/ui';
import { seatColours } from '@tafelrunde/ui/table';
import { DrawnIcon, scatter, times } from '@tafelrunde/ui/cover';
import type { Place } from './ranking.ts';

/** The height of the steps, the first place first; further places stand on the floor. */
const STEPS = [128, 92, 70, 26, 18, 12];
/** In which order they stand from left to right: the first in the middle. */
const ORDER = [3, 1, 0, 2, 4, 5];
const FLOOR = 300;
/** Where banners hang, beside everybody. */
const BANNERS = [46, 406];

interface PodiumProps {
  readonly ranking: readonly Place[];
  readonly icons: readonly IconName[];
  /** All stand on one step: they have won or lost together. */
  readonly together: boolean;
  /** Paper falls. */
  readonly festive: boolean;
}

/**
 * Those who played, each where they came in. A picture: the words beside it say the same. It is drawn beyond its frame on three
 * sides, so that in a box of any shape everybody is seen whole and nothing is left bare.
 */
export function Podium({ ranking, icons, together, festive }: PodiumProps) {
  const shown = ORDER.filter((place) => place < ranking.length).map((place) => ranking[place]);
  const width = Math.min(112, 400 / shown.length);
  const left = 226 - (width * shown.length) / 2;
  // Those next to the first hang out their colours. Where all stand together nobody is told apart by that.
  const hung = together ? [] : ranking.filter(({ place }) => place > 1).slice(0, 2);
  const banners = BANNERS.flatMap((x, at) => {
    const place = hung[at];
    return place === undefined ? [] : [[x, place] as const];
  });
  return (
    <svg className="podium" viewBox="0 20 452 310" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <g transform="translate(226 190)">
        {times(13, (i) => (
          <path key={i} d={`M0 0 ${(i * 90 - 540) * 5}-1700h220Z`} fill="#fff4dc" opacity=".07" />
        ))}
      </g>
      {banners.map(([x, { seat }]) => (
        <Banner key={seat} x={x} seat={seat} icon={icons[seat] ?? 'person'} />
      ))}
      <rect x="-2000" y={FLOOR} width="4452" height="30" fill="#17100b" />
      {shown.map(({ seat, place }, i) => {
        const height = together ? 70 : (STEPS[place - 1] ?? 12);
        const x = left + i * width;
        return (
          <g key={seat}>
            <g className="podium-rise" style={{ '--place': place } as React.CSSProperties}>
              <rect
                x={x + 2}
                y={FLOOR - height}
                width={width - 4}
                height={height}
                fill="#dcc999"
                stroke="#20160d"
              />
              <rect x={x + width - 26} y={FLOOR - height} width="24" height={height} fill="#b8a06c" />
              <rect
                x={x - 1}
                y={FLOOR - height - 6}
                width={width + 2}
                height="9"
                fill="#f5ead0"
                stroke="#20160d"
              />
              {!together && (
                <text
                  x={x + width / 2}
                  y={FLOOR - height / 2}
                  textAnchor="middle"
                  dominantBaseline="central"
                  className="podium-number"
                  style={{ fontSize: Math.min(34, height) }}
                >
                  {place}
                </text>
              )}
              <Pawn
                x={x + width / 2}
                y={FLOOR - height - 6}
                size={place === 1 ? 1.15 : 0.92}
                seat={seat}
                icon={icons[seat] ?? 'person'}
                laurel={place === 1 && festive}
              />
            </g>
          </g>
        );
      })}
      {festive && <Paper />}
    </svg>
  );
}

interface Colours {
  readonly seat: Seat;
  readonly icon: IconName;
}

/** A cloth with two tails, in the colour and pattern of a seat. */
function Banner({ x, seat, icon }: Colours & { readonly x: number }) {
  return (
    <g transform={`translate(${x} 36)`}>
      <path d="M-30-6V-2000M30-6V-2000" stroke="#7a5530" strokeWidth="3" />
      <rect x="-40" y="-6" width="80" height="9" rx="4" fill="#7a5530" stroke="#20160d" />
      <path
        stroke="#20160d"
        strokeWidth="2"
        d="M-28 3H28V96L0 78-28 96Z"
        style={{ ...seatColours(seat), fill: 'var(--seat-fill)' }}
        strokeLinejoin="round"
      />
      <circle cy="40" r="20" fill="#f5ead0" stroke="#20160d" strokeWidth="2" />
      <DrawnIcon name={icon} x={-13} y={27} size={26} fill="#20160d" />
    </g>
  );
}

/** What is pinned on whoever has won. */
export function Rosette({ seat, icon }: Colours) {
  const colour = { ...seatColours(seat), fill: 'var(--seat-fill)' };
  return (
    <svg className="end-rosette" viewBox="-40 -40 80 96" aria-hidden="true">
      <g style={colour} stroke="#20160d" strokeWidth="2" strokeLinejoin="round">
        <path d="M-6 20-30 50-18 47-12 56 4 24Z" />
        <path d="M6 20 30 50 18 47 12 56-4 24Z" />
        <circle r="34" />
      </g>
      <circle r="23" fill="#f5ead0" stroke="#20160d" strokeWidth="2" />
      <DrawnIcon name={icon} x={-15} y={-15} size={30} fill="#20160d" />
    </svg>
  );
}

interface PawnProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly seat: Seat;
  readonly icon: IconName;
  readonly laurel: boolean;
}

/** A standee of parchment on a base in the colour and pattern of its seat. */
function Pawn({ x, y, size, seat, icon, laurel }: PawnProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      {laurel && (
        <g fill="#9fdcc9" stroke="#20160d">
          {[-1, 1].map((side) => (
            <g key={side} transform={`scale(${side} 1)`}>
              {times(6, (i) => (
                <ellipse
                  key={i}
                  cx={46 + 6 * Math.sin(i)}
                  cy={-24 - i * 15}
                  rx="12"
                  ry="6"
                  transform={`rotate(${-40 - i * 6} 46 ${-24 - i * 15})`}
                />
              ))}
            </g>
          ))}
        </g>
      )}
      <path d="M-28-12V-72Q-28-100 0-100T28-72V-12Z" fill="#f5ead0" stroke="#20160d" strokeWidth="2" />
      <path d="M10-12V-99Q28-94 28-72V-12Z" fill="#20160d" opacity=".14" />
      <DrawnIcon name={icon} x={-20} y={-84} size={40} fill="#20160d" />
      <path
        d="M-34-6Q-34-22 0-22T34-6Q34 6 0 6T-34-6Z"
        style={{ ...seatColours(seat), fill: 'var(--seat-fill)' }}
        stroke="#20160d"
        strokeWidth="2"
      />
    </g>
  );
}

/** Slips of coloured paper that fall once and lie still. */
function Paper() {
  const random = scatter(17);
  return (
    <g className="podium-paper">
      {times(70, (i) => (
        <rect
          key={i}
          x={random() * 760 - 155}
          y={random() * 520 - 220}
          width="9"
          height="6"
          transform={`rotate(${Math.round(random() * 90)} ${Math.round(random() * 450)} ${Math.round(random() * 440 - 140)})`}
          fill={['#f58d77', '#8dbcf3', '#74d0b8', '#efe2c0', '#d0a3e6'][i % 5]}
        />
      ))}
    </g>
  );
}
