import { sayer, sayEvent } from '@tafelrunde/engine';
import type { TableSummary } from '@tafelrunde/protocol';
import { Icon, type IconName } from '@tafelrunde/ui';
import type { EndingTexts } from '../locales/ending-de.ts';
import { useReplayTexts } from '../replay/texts.ts';
import { sayAnswer } from '../replay/say-answer.ts';
import { replayAddress } from '../routes.ts';
import type { Speech } from '../table/words.ts';
import { Curve } from './Curve.tsx';
import { type ToldPoint, useHindsight } from './hindsight.ts';
import { useEndingTexts } from './texts.ts';

interface CourseProps {
  readonly table: TableSummary;
  readonly speech: Speech;
  readonly names: readonly string[];
  readonly icons: readonly IconName[];
  readonly own: number | null;
  readonly together: boolean;
}

/** The curve of chances, and the answers on which the match turned. The page is complete without it, so it is loaded late. */
export function Course({ table, speech, names, icons, own, together }: CourseProps) {
  const texts = useEndingTexts();
  const news = useHindsight(table.id, table.state === 'over');
  const points = news.type === 'done' ? news.points : [];
  return (
    <section className="slab course" aria-labelledby="course">
      <h2 id="course">
        {texts.course} <span>{texts.courseNote}</span>
      </h2>
      {news.type === 'failed' && <p className="course-wait">{texts.failed}</p>}
      {news.type !== 'failed' && (
        <div className="course-body">
          {news.stations !== null && (
            <Curve {...{ stations: news.stations, points, names, icons, own, together, texts }} />
          )}
          {news.type === 'progress' ? (
            <p className="course-wait">
              <progress value={news.done} max={1} aria-label={texts.course} />
              <span>{texts.working(news.done)}</span>
            </p>
          ) : points.length === 0 ? (
            <p className="course-wait">{news.isWhole ? texts.noPoints : texts.noTimeForPoints}</p>
          ) : (
            <ol className="course-points">
              {points.map((point, i) => (
                <Point key={point.at} {...{ point, number: i + 1, table, speech, names, texts }} />
              ))}
            </ol>
          )}
        </div>
      )}
    </section>
  );
}

interface PointProps {
  readonly point: ToldPoint;
  readonly number: number;
  readonly table: TableSummary;
  readonly speech: Speech;
  readonly names: readonly string[];
  readonly texts: EndingTexts;
}

function Point({ point, number, table, speech, names, texts }: PointProps) {
  const replayTexts = useReplayTexts();
  const { at, step, seat, change, concerns, by, question, view } = point;
  const said = (answer: ToldPoint['given']): string =>
    sayAnswer({ question, answer, view, speech, names, texts: replayTexts });
  const name = names[seat] ?? '';
  return (
    <li className="sheet course-point">
      <span className="course-number" aria-hidden="true">
        {number}
      </span>
      <div>
        <h3>
          {texts.atStep(step)}{' '}
          <small>
            <Icon name={by === 'luck' ? 'chance' : 'ruling'} />
            {by === 'luck' ? texts.luck : texts.decision}
          </small>
          <b data-good={change > 0 || undefined}>
            {names[concerns]} {texts.percent(change)}
          </b>
        </h3>
        {by === 'decision' ? (
          <p>
            {texts.chose(name, said(point.given))} {texts.better(said(point.better))}
          </p>
        ) : (
          <p>{happened(point, speech, names) ?? texts.chose(name, said(point.given))}</p>
        )}
        <a href={replayAddress(table.id, { at })}>
          <Icon name="sees" />
          {texts.look}
        </a>
      </div>
    </li>
  );
}

/** At most this many sentences of what chance did. */
const SENTENCES = 3;

function happened({ events }: ToldPoint, speech: Speech, names: readonly string[]): string | null {
  const say = sayer(speech.words, names);
  const told = events.flatMap((event) => sayEvent(speech.words, event, say) ?? []);
  return told.length === 0 ? null : told.slice(0, SENTENCES).join(' ');
}
