import { seatColours } from '@tafelrunde/ui/table';
import { Icon, type IconName } from '@tafelrunde/ui';
import { DrawnIcon } from '@tafelrunde/ui/board';
import type { SeatKind, SeatPlan } from './presets.ts';
import { useNewTableTexts } from './texts.ts';

const [width, height] = [540, 426];
const middle = { x: 270, y: 200 };
const reach = { x: 186, y: 140 };

/** Where the chair of a seat stands, when `places` of them could stand around the table. The first one is nearest to the reader. */
function chairAt(
  seat: number,
  most: number,
): { readonly turn: number; readonly x: number; readonly y: number } {
  const turn = 90 + (seat * 360) / Math.max(2, most);
  const angle = (turn * Math.PI) / 180;
  return { turn, x: middle.x + reach.x * Math.cos(angle), y: middle.y + reach.y * Math.sin(angle) };
}

/** A label stands beside its chair, outside of the table; at the sides there is room for it below the chair only. */
function labelAt(seat: number, most: number): { readonly left: string; readonly top: string } {
  const { x, y } = chairAt(seat, most);
  const percent = (left: number, top: number) => ({
    left: `${(100 * Math.min(width - 142, Math.max(8, left))) / width}%`,
    top: `${(100 * Math.min(height - 46, Math.max(4, top))) / height}%`,
  });
  if (Math.abs(x - middle.x) < 60) return percent(x + 48, y > middle.y ? y + 26 : y - 12);
  const isRight = x > middle.x;
  if (y < middle.y - 90) return percent(isRight ? x + 44 : x - 186, y - 22);
  return percent(isRight ? x - 40 : x - 92, y + 40);
}

const isBot = (kind: SeatKind): boolean => kind !== 'me' && kind !== 'free' && kind !== 'here';
const signs: Readonly<Record<'me' | 'here' | 'free', IconName>> = {
  me: 'crown',
  here: 'person',
  free: 'link',
};
const signOf = (kind: SeatKind): IconName =>
  kind === 'me' || kind === 'here' || kind === 'free' ? signs[kind] : 'bot';

interface RoundTableProps {
  readonly seats: readonly SeatPlan[];
  /** As many chairs as the box is for. */
  readonly most: number;
  readonly chosen: number;
  readonly sign: IconName;
  readonly onChoose: (seat: number) => void;
  readonly onAdd: () => void;
}

/** The table from above: a chair for every seat, and dashed ones that could be put there. */
export function RoundTable({ seats, most, chosen, sign, onChoose, onAdd }: RoundTableProps) {
  const texts = useNewTableTexts();
  const say = ({ kind, name }: SeatPlan): readonly [string, string] => {
    if (kind === 'me') return [texts.kinds.me, texts.meDetail];
    if (kind === 'free') return [texts.free, texts.freeDetail];
    if (kind === 'here') return [name, texts.hereDetail];
    return [texts.bot, texts.levels[kind]];
  };
  return (
    <div className="round">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {Array.from({ length: most }, (_, seat) => (
          <Chair key={seat} seat={seat} most={most} kind={seats[seat]?.kind ?? null} />
        ))}
        <Top sign={sign} />
        {seats.map(({ kind }, seat) => {
          const { x, y } = chairAt(seat, most);
          return (
            // eslint-disable-next-line react/no-array-index-key
            <g key={seat} transform={`translate(${x} ${y})`}>
              {kind !== 'free' && (
                <>
                  <circle r="24" cy="3" opacity=".35" />
                  <circle r="23" fill="#f5ead0" stroke="#20160d" strokeWidth="2.5" />
                </>
              )}
              <DrawnIcon
                name={signOf(kind)}
                x={-15}
                y={-15}
                size={30}
                fill={kind === 'free' ? '#d8c7a5' : '#20160d'}
              />
            </g>
          );
        })}
      </svg>
      <ol className="round-seats">
        {seats.map((seat, at) => {
          const [name, detail] = say(seat);
          return (
            // A seat is its place at the table.
            // eslint-disable-next-line react/no-array-index-key
            <li key={at} style={{ ...labelAt(at, most), ...seatColours(at) }}>
              <button
                type="button"
                className="chair"
                aria-pressed={chosen === at}
                onClick={() => onChoose(at)}
              >
                <i aria-hidden="true" />
                <span className="unseen">{texts.chair(at + 1)}</span>
                <span>
                  <b>{name}</b>
                  <small>{detail}</small>
                </span>
              </button>
            </li>
          );
        })}
        {Array.from({ length: most - seats.length }, (_, more) => {
          const at = seats.length + more;
          return (
            <li key={at} style={labelAt(at, most)} data-more={more > 0 || undefined}>
              <button type="button" className="chair" data-add onClick={onAdd}>
                <Icon name="more" />
                <span>
                  <b>{texts.addChair}</b>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface ChairProps {
  readonly seat: number;
  readonly most: number;
  /** Null where no chair stands yet. */
  readonly kind: SeatKind | null;
}

function Chair({ seat, most, kind }: ChairProps) {
  const { turn, x, y } = chairAt(seat, most);
  const place = `translate(${x} ${y}) rotate(${turn - 90})`;
  if (kind === null)
    return (
      <path
        transform={place}
        d="M-34 -8Q-34 -20 -22 -20H22Q34 -20 34 -8V24Q34 38 20 38H-20Q-34 38 -34 24Z"
        fill="#0e0906"
        fillOpacity=".35"
        stroke="#b7a382"
        strokeOpacity=".75"
        strokeWidth="2"
        strokeDasharray="6 5"
      />
    );
  const isTaken = isBot(kind) || kind !== 'free';
  return (
    <g transform={place} stroke="#20160d" strokeWidth="2">
      <path d="M-36 26Q0 50 36 26L33 42Q0 62 -33 42Z" fill="#20160d" />
      <path d="M-36 22Q0 46 36 22L33 38Q0 58 -33 38Z" fill={isTaken ? '#7d5d42' : '#5c4230'} />
      <path
        d="M-31 -12Q-31 -22 -21 -22H21Q31 -22 31 -12V18Q31 30 19 30H-19Q-31 30 -31 18Z"
        fill={isTaken ? `url(#pat-${(seat % 6) + 1})` : '#3d2b1d'}
        strokeWidth="2.5"
      />
    </g>
  );
}

const grain = Array.from({ length: 11 }, (_, line) => line - 5);
const cards = [
  [-106, -20, -12, '#74291d'],
  [-102, 22, 8, '#33417f'],
  [104, 8, 10, '#155b58'],
] as const;

/** The wood, a board with the sign of the game, and some cards. */
function Top({ sign }: { readonly sign: IconName }) {
  const { x, y } = middle;
  return (
    <g>
      <ellipse cx={x} cy={y + 13} rx="164" ry="118" opacity=".5" />
      <ellipse cx={x} cy={y + 8} rx="161" ry="115" fill="#2b1a0e" />
      <ellipse cx={x} cy={y} rx="161" ry="115" fill="#6f4a2d" stroke="#20160d" strokeWidth="3" />
      <ellipse cx={x - 12} cy={y - 12} rx="120" ry="80" fill="#8a6040" opacity=".55" />
      <ellipse
        cx={x}
        cy={y}
        rx="151"
        ry="106"
        fill="none"
        stroke="#d9c498"
        strokeOpacity=".55"
        strokeWidth="2"
      />
      {grain.map((line) => (
        <path
          key={line}
          d={`M${x - 144 + line * line * 3.2} ${y + line * 18}Q${x} ${y + line * 18 - 9} ${x + 144 - line * line * 3.2} ${y + line * 18}`}
          fill="none"
          stroke="#20160d"
          strokeOpacity=".22"
          strokeWidth="1.5"
        />
      ))}
      <g transform={`translate(${x} ${y}) rotate(-3) scale(1.3)`}>
        <rect x="-47" y="-42" width="100" height="94" rx="5" opacity=".35" />
        <rect
          x="-50"
          y="-47"
          width="100"
          height="94"
          rx="5"
          fill="#17100b"
          stroke="#8a6a45"
          strokeWidth="2"
        />
        <rect x="-45" y="-42" width="90" height="84" fill="#b7a06f" stroke="#20160d" />
        <rect x="-31" y="-29" width="62" height="58" fill="#3a1b22" stroke="#20160d" strokeWidth="2" />
        <DrawnIcon name={sign} x={-20} y={-20} size={40} fill="#ffe08a" />
      </g>
      {cards.map(([left, top, turn, colour]) => (
        <g key={colour} transform={`translate(${x + left} ${y + top}) rotate(${turn})`}>
          <rect x="-7" y="-11" width="20" height="28" rx="2.5" opacity=".35" />
          <rect x="-9" y="-14" width="20" height="28" rx="2.5" fill="#f5ead0" stroke="#20160d" />
          <rect x="-6.5" y="-11.5" width="15" height="23" rx="1.5" fill={colour} />
        </g>
      ))}
    </g>
  );
}
