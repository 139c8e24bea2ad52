const corners = {
  tl: [-1, -1],
  tr: [1, -1],
  l: [-1, 0],
  m: [0, 0],
  r: [1, 0],
  bl: [-1, 1],
  br: [1, 1],
} as const;
type Spot = keyof typeof corners;
const faces: readonly (readonly Spot[])[] = [
  ['m'],
  ['tl', 'br'],
  ['tl', 'm', 'br'],
  ['tl', 'tr', 'bl', 'br'],
  ['tl', 'tr', 'm', 'bl', 'br'],
  ['tl', 'tr', 'l', 'r', 'bl', 'br'],
];

interface DieLook {
  readonly value: number;
  readonly dark?: boolean;
  /** May be chosen now. */
  readonly asked?: boolean;
  /** Something has changed what it shows. */
  readonly changed?: boolean;
}

interface DieProps extends DieLook {
  readonly label: string;
  /** In pixels. */
  readonly size?: number;
}

/** A die as it came to rest: every value lies at an angle of its own. */
export function Die({ label, size = 44, ...look }: DieProps) {
  return (
    <span className="die" title={label}>
      <span className="unseen">{label}</span>
      <svg width={size} height={size} viewBox="-28 -28 56 56" aria-hidden="true">
        <DieFace {...look} />
      </svg>
    </span>
  );
}

/** The same die as part of a drawing, around a point. */
export function DrawnDie({
  x,
  y,
  size = 44,
  ...look
}: DieLook & { readonly x: number; readonly y: number; readonly size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 50})`}>
      <DieFace {...look} />
    </g>
  );
}

function DieFace({ value, dark = false, asked = false, changed = false }: DieLook) {
  const spots = faces[value - 1];
  const turn = ((value * 37) % 15) - 7;
  const [top, edge, pip] = dark ? ['#3a3129', '#15100c', '#f6ebd4'] : ['#fffaf0', '#e2d2ac', '#20160d'];
  return (
    <g transform={`rotate(${turn})`}>
      <rect x="-22" y="-19" width="44" height="44" rx="9" opacity=".45" />
      <rect
        x="-22"
        y="-22"
        width="44"
        height="44"
        rx="9"
        fill={edge}
        stroke={asked ? 'var(--gold)' : changed ? '#1f7a74' : '#20160d'}
        strokeWidth={asked ? 3 : changed ? 4 : 1.5}
      />
      <rect x="-19.5" y="-20" width="39" height="38" rx="8" fill={top} />
      {spots === undefined ? (
        <text className="die-number" textAnchor="middle" y="9" fill={pip}>
          {value > 0 ? value : ''}
        </text>
      ) : (
        spots.map((spot) => (
          <circle
            key={spot}
            cx={corners[spot][0] * 10.5}
            cy={corners[spot][1] * 10.5 - 1}
            r="4.1"
            fill={pip}
          />
        ))
      )}
    </g>
  );
}
