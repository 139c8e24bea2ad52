import { round } from '@tafelrunde/ui/board';
import { type Band, type Forecast, type Odds, type Rolling } from '../overview/odds.ts';
import { type OverviewTexts } from '../overview/texts.ts';
import type { CoursePoint } from './course.ts';

export interface ChartProps {
  readonly bands: readonly Band[];
  readonly points: readonly CoursePoint[];
  /** What the answer under the pointer would make of it, or what the roll to come may be. */
  readonly forecast: Forecast | null;
  readonly odds: Odds | null;
  readonly rolling: Rolling;
  readonly say: OverviewTexts;
  /** What else a band does, in words. */
  readonly extra: (band: Band) => string;
}

const [WIDTH, HEIGHT, LABELS] = [412, 200, 190];
/** The disc of the value that stands now, and of those it may become. */
const [LAST, LIKELY] = [17, 8];
const woundFill = ['#efe0bd', '#ecd0a4', '#e5b48b', '#d8896a', '#c4604a', '#a8452f'];
const damageFill = ['#efe0bd', '#dfdcaa', '#c5cf95', '#a3bb7c', '#7fa262', '#5f874b'];
const fillOf = (rolling: Rolling, at: number): string =>
  (rolling === 'monster' ? woundFill : damageFill)[Math.min(at, 5)];

const words = (band: Band, rolling: Rolling, say: OverviewTexts): string =>
  rolling === 'monster' ? say.wounds(band.result) : say.damages(band.result);

const bandRange = ({ lo, hi }: Band, bands: readonly Band[]): string =>
  bands.at(-1)?.hi === hi && lo !== hi
    ? `${lo}+`
    : bands[0]?.lo === lo
      ? `≤${hi}`
      : lo === hi
        ? `${lo}`
        : `${lo}–${hi}`;

/** The ranges of the roll one above the other, where it stands, how it came there and where an answer would lead. */
export function Chart({ bands, points, forecast, odds, rolling, say, extra }: ChartProps) {
  const lo = (bands[0]?.lo ?? 1) - 0.5;
  const hi = (bands.at(-1)?.hi ?? 14) + 0.5;
  const y = (value: number) => round(HEIGHT - ((value - lo) / (hi - lo)) * HEIGHT);
  /** A disc of this radius stays inside, also at the first and the last value. */
  const disc = (value: number, radius: number) => Math.max(radius, Math.min(HEIGHT - radius, y(value)));
  const stands = (value: number) => disc(value, LAST);
  const shown = points.slice(-4);
  const step = Math.min(100, (WIDTH - 136) / Math.max(1, shown.length));
  // Clear of the ranges, which stand at the left.
  const x = (at: number) => round(70 + at * step);
  const end = WIDTH - 34;
  const now = shown.at(-1);
  const least = forecast === null ? 0 : Math.min(...forecast.values);
  const most = forecast === null ? 0 : Math.max(...forecast.values);
  const likely = forecast === null ? [] : [...new Set(forecast.values)].toSorted((a, b) => a - b);
  return (
    <svg
      className="eu-chart"
      data-area="chart"
      viewBox={`0 0 ${WIDTH + LABELS} ${HEIGHT}`}
      aria-hidden="true"
    >
      {bands.map((band, at) => {
        const [top, bottom] = [y(band.hi + 0.5), y(band.lo - 0.5)];
        const middle = (top + bottom) / 2;
        const share = odds?.shares.get(band.result) ?? 0;
        const isNow = now !== undefined && now.value >= band.lo && now.value <= band.hi;
        const note = extra(band);
        // What a band does besides takes the room of its share, which then stands below.
        const [wordsY, shareY] = note === '' ? [middle, middle] : [middle - 6, middle + 10];
        const barAt = WIDTH + (note === '' ? 104 : 8);
        return (
          <g key={band.lo}>
            <rect
              x="0"
              y={top}
              width={WIDTH}
              height={round(bottom - top)}
              fill={fillOf(rolling, band.result === 0 ? 0 : at)}
            />
            {at > 0 && (
              <path d={`M0 ${bottom}H${WIDTH}`} stroke="#20160d" strokeOpacity=".3" strokeDasharray="2 4" />
            )}
            <text className="drawn-number" x="8" y={round(middle + 5)} fontSize="14" fill="#453321">
              {bandRange(band, bands)}
            </text>
            <text
              x={WIDTH + 8}
              y={round(wordsY + 4.5)}
              fontSize="13"
              fontWeight={isNow ? 700 : 400}
              fill="#20160d"
            >
              {note === ''
                ? words(band, rolling, say)
                : band.result === 0
                  ? note
                  : `${words(band, rolling, say)}, ${note}`}
            </text>
            {share > 0 && firstOf(bands, band) && (
              <>
                <rect
                  x={barAt}
                  y={round(shareY - 6)}
                  width={round(share * 44)}
                  height="12"
                  rx="2"
                  fill="#a8741a"
                />
                <text x={barAt + 4 + round(share * 44)} y={round(shareY + 4.5)} fontSize="12" fill="#453321">
                  {say.percent(share)}
                </text>
              </>
            )}
          </g>
        );
      })}
      {forecast !== null && (
        <>
          <rect x={end - 34} y="0" width="68" height={HEIGHT} fill="#fff6dc" fillOpacity=".55" />
          {now !== undefined && (
            <>
              <path
                d={`M${x(shown.length - 1)} ${stands(now.value)}L${end - 12} ${y(most)}L${end - 12} ${y(least)}Z`}
                fill="#a8741a"
                fillOpacity=".3"
              />
              <path
                d={`M${x(shown.length - 1)} ${stands(now.value)}L${end - 12} ${y((least + most) / 2)}`}
                stroke="#a8741a"
                strokeWidth="3"
                strokeDasharray="5 5"
              />
            </>
          )}
          {likely.map((value) => (
            <g key={value}>
              <circle
                cx={end}
                cy={disc(value, LIKELY)}
                r={LIKELY}
                fill="#fcf6e6"
                stroke="#a8741a"
                strokeWidth="2"
              />
              <text
                className="drawn-number"
                x={end}
                y={disc(value, LIKELY) + 4.5}
                textAnchor="middle"
                fontSize="13"
                fill="#20160d"
              >
                {value}
              </text>
            </g>
          ))}
        </>
      )}
      {shown.length > 1 && (
        <path
          d={`M${shown.map(({ value }, at) => `${x(at)} ${stands(value)}`).join('L')}`}
          fill="none"
          stroke="#20160d"
          strokeWidth="3"
        />
      )}
      {shown.map(({ value, number }, at) => (
        <g key={number}>
          <circle cx={x(at)} cy={stands(value)} r={at === shown.length - 1 ? LAST : 13} fill="#20160d" />
          <circle cx={x(at)} cy={stands(value)} r={at === shown.length - 1 ? 13 : 10} fill="#fcf6e6" />
          <text
            className="drawn-number"
            x={x(at)}
            y={stands(value) + 6.5}
            textAnchor="middle"
            fontSize={at === shown.length - 1 ? 19 : 15}
            fill="#20160d"
          >
            {value}
          </text>
        </g>
      ))}
      <rect width={WIDTH} height={HEIGHT} rx="5" fill="none" stroke="#20160d" strokeWidth="1.500" />
    </svg>
  );
}

/** Where several bands have the same result, only the first one is labelled with the share of all. */
const firstOf = (bands: readonly Band[], band: Band): boolean =>
  bands.find(({ result }) => result === band.result) === band;

/** The same as a list: for small screens and for those who hear it. */
export function BandList({
  bands,
  points,
  odds,
  rolling,
  say,
  extra,
  hidden,
}: ChartProps & { readonly hidden?: boolean }) {
  const now = points.at(-1);
  return (
    <ul className={hidden === true ? 'unseen' : 'eu-bands'} data-area={hidden === true ? undefined : 'chart'}>
      {bands.toReversed().map((band) => {
        const share = odds?.shares.get(band.result) ?? 0;
        const isNow = now !== undefined && now.value >= band.lo && now.value <= band.hi;
        const note = extra(band);
        return (
          <li
            key={band.lo}
            data-now={isNow || undefined}
            style={{ background: fillOf(rolling, band.result === 0 ? 0 : Math.min(5, band.result)) }}
          >
            <b>{bandRange(band, bands)}</b>
            <span>
              {note === ''
                ? words(band, rolling, say)
                : band.result === 0
                  ? note
                  : `${words(band, rolling, say)}, ${note}`}
            </span>
            {isNow && <em>{say.value(now.value)}</em>}
            {share > 0 && firstOf(bands, band) && <small>{say.percent(share)}</small>}
          </li>
        );
      })}
    </ul>
  );
}
