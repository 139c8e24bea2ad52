import type { Station } from '@tafelrunde/bots/hindsight';
import { Icon, type IconName } from '@tafelrunde/ui';
import { seatColours } from '@tafelrunde/ui/table';
import type { EndingTexts } from '../locales/ending-de.ts';
import type { ToldPoint } from './hindsight.ts';

const WIDTH = 566;
const HEIGHT = 300;
const LEFT = 44;
const RIGHT = 30;
const TOP = 14;
const BOTTOM = 26;
/** Every seat has a dash of its own, so that lines can be told apart without colour. */
const DASHES = [undefined, '9 5', '2 5', '12 4 2 4', '5 3', '1 4'];

interface CurveProps {
  readonly stations: readonly Station[];
  readonly points: readonly ToldPoint[];
  readonly names: readonly string[];
  readonly icons: readonly IconName[];
  /** Whose line is filled. */
  readonly own: number | null;
  /** All seats win or lose together, so one line is enough. */
  readonly together: boolean;
  readonly texts: EndingTexts;
}

/** Everybody's chances over the match, with the turning points. Screen readers get the same as a list. */
export function Curve({ stations, points, names, icons, own, together, texts }: CurveProps) {
  const last = stations.at(-1)!;
  const first = stations[0];
  const across = (step: number): number =>
    LEFT + ((WIDTH - LEFT - RIGHT) * (step - first.step)) / Math.max(1, last.step - first.step);
  const up = (chance: number): number => TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance);
  const seats = together ? [0] : last.chances.map((_, seat) => seat);
  const lineOf = (seat: number): string =>
    stations
      .map(
        ({ step, chances }, i) =>
          `${i === 0 ? 'M' : 'L'}${across(step).toFixed(1)} ${up(chances[seat]).toFixed(1)}`,
      )
      .join('');
  const marks = [0, 1, 2, 3, 4].map((i) => Math.round(first.step + ((last.step - first.step) * i) / 4));
  return (
    <figure className="curve" aria-label={texts.chart}>
      <svg className="curve-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {[0, 0.25, 0.5, 0.75, 1].map((chance) => (
          <g key={chance}>
            <path className="curve-grid" d={`M${LEFT} ${up(chance)}H${WIDTH - RIGHT}`} />
            <text className="curve-label" x={LEFT - 7} y={up(chance) + 4} textAnchor="end">
              {`${chance * 100} %`}
            </text>
          </g>
        ))}
        {[...new Set(marks)].map((step, i) => (
          <text key={step} className="curve-label" x={across(step)} y={HEIGHT - 6} textAnchor="middle">
            {i === 0 ? texts.atStep(step) : step}
          </text>
        ))}
        {own !== null && (
          <path
            className="curve-fill"
            d={`${lineOf(together ? 0 : own)}L${across(last.step)} ${up(0)}L${across(first.step)} ${up(0)}Z`}
            style={{ ...seatColours(own), fill: 'var(--seat-fill)' }}
          />
        )}
        {seats.map((seat) => (
          <path
            key={seat}
            className="curve-line"
            d={lineOf(seat)}
            strokeDasharray={DASHES[seat % 6]}
            style={{ ...seatColours(seat), stroke: 'var(--seat-w)' }}
          />
        ))}
        {points.map((point, i) => (
          <g key={point.at} className="curve-point">
            <path d={`M${across(point.step)} ${TOP}V${up(0)}`} />
            <circle cx={across(point.step)} cy={TOP + 8} r="9" />
            <text x={across(point.step)} y={TOP + 12} textAnchor="middle">
              {i + 1}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <ul className="curve-seats">
          {seats.map((seat) => (
            <li key={seat} style={{ ...seatColours(seat), color: 'var(--seat-w)' }}>
              <svg viewBox="0 0 34 8" aria-hidden="true">
                <path d="M0 4H34" stroke="currentColor" strokeWidth="3" strokeDasharray={DASHES[seat % 6]} />
              </svg>
              <Icon name={icons[seat] ?? 'person'} />
              {together ? names.join(', ') : names[seat]}
            </li>
          ))}
        </ul>
        <ol className="unseen">
          {stations.map(({ at, step, chances }) => (
            <li key={at}>
              {texts.atStep(step)}:{' '}
              {seats.map((seat) => texts.chance(names[seat] ?? '', chances[seat])).join(', ')}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
