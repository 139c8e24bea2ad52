import { useLayoutEffect, useRef, type RefObject } from 'react';
import {
  Roll,
  type Beat,
  type BeatFight,
  type BeatRoll,
  type BoardProps,
  type Change,
} from '@tafelrunde/ui/board';
import { Icon } from '@tafelrunde/ui';
import { CardBack, Die, seatColours } from '@tafelrunde/ui/table';
import { useFlight } from './flight.ts';
import { litBox } from './lit.ts';
import { useStoryTexts } from './texts.ts';

interface StageProps {
  readonly beat: Beat;
  /** Changes with every beat, so that dice are thrown again. */
  readonly name: string;
  readonly props: BoardProps;
  readonly onNext: () => void;
}

/** What happens, above the dimmed board: the card, the dice with what they mean, what it does to somebody. */
export function StoryStage({ beat, name, props, onNext }: StageProps) {
  const texts = useStoryTexts();
  const stage = useRef<HTMLDivElement>(null);
  const dim = useRef<SVGSVGElement>(null);
  useHole(dim, beat);
  useFlight(stage, name, props.motion);
  useMarkedFigures(beat);
  useOutcomeInView(stage, name);
  const { Face, speech, form } = props;
  const { card, roll, fight, place, changes = [], more = 0 } = beat;
  const isEmpty = card === undefined && roll === undefined && fight === undefined && changes.length === 0;
  return (
    // The bar has the same as a button, so that nobody needs the pointer.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className="story-stage" ref={stage} onClick={onNext} data-form={form}>
      <svg className="story-dim" ref={dim} aria-hidden="true">
        <path fillRule="evenodd" />
        <path className="story-lit" />
      </svg>
      <section className="story-scene" aria-label={texts.stage} data-empty={isEmpty || undefined}>
        {place !== undefined && (
          <h2 className="story-place">
            {place.icon !== undefined && <Icon name={place.icon} />}
            {place.name}
            {place.note !== undefined && <small>{place.note}</small>}
          </h2>
        )}
        <div className="story-row">
          {(roll !== undefined || fight !== undefined || changes.length > 0) && (
            <div className="story-sheet sheet">
              {roll !== undefined && <RollSheet roll={roll} name={name} own={beat.seat === props.viewer} />}
              {fight !== undefined && <FightSheet fight={fight} name={name} />}
              {changes.map((change) => (
                <Verdict key={`${change.seat} ${change.name}`} change={change} props={props} />
              ))}
            </div>
          )}
          {card !== undefined && (
            <div className="story-card" key={card.kind}>
              <Face kind={card.kind} note={card.note} size="card" speech={speech} />
            </div>
          )}
          {more > 0 && form !== 'phone' && form !== 'beside' && (
            <div className="story-more">
              <CardBack />
              <p>{more === 1 ? texts.oneMore : texts.more(more)}</p>
            </div>
          )}
        </div>
        {isEmpty && <p className="story-words">{beat.text ?? beat.sentence}</p>}
      </section>
    </div>
  );
}

function RollSheet({
  roll,
  name,
  own,
}: {
  readonly roll: BeatRoll;
  readonly name: string;
  readonly own: boolean;
}) {
  const texts = useStoryTexts();
  return (
    <>
      <header>
        <span className="story-dice" data-many={roll.dice.length > 1 || undefined}>
          {roll.dice.map((die, at) => (
            <Roll
              // The dice of a roll are known by their place.
              // eslint-disable-next-line react/no-array-index-key
              key={at}
              roll={`${name} ${at}`}
              value={die}
              label={texts.die(die)}
              size={roll.dice.length > 1 ? 60 : 92}
            />
          ))}
        </span>
        <p>
          <b>{roll.title === '' && own ? texts.yourRoll : roll.title}</b>
          {roll.note}
        </p>
      </header>
      {roll.results !== undefined && roll.results.length > 0 && (
        <ul>
          {roll.results.map(({ from, to, text, hit }) => (
            <li key={from} data-hit={hit || undefined}>
              {/* What only two dice can show is no face. */}
              <span className="story-faces" aria-hidden="true">
                {to <= 6 && <Die value={from} label="" size={25} />}
                {to <= 6 && to !== from && <Die value={to} label="" size={25} />}
              </span>
              <p>
                <b>{texts.results(from, to)}</b>
                {text}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function FightSheet({
  fight: { own, foe, outcome, verdict },
  name,
}: {
  readonly fight: BeatFight;
  readonly name: string;
}) {
  const texts = useStoryTexts();
  return (
    <div className="story-fight">
      {[own, foe].map((side, at) => (
        <div
          key={at === 0 ? 'own' : 'foe'}
          style={side.seat === undefined ? undefined : seatColours(side.seat)}
          data-side={at === 0 ? 'own' : 'foe'}
        >
          <b>
            {side.seat !== undefined && <i className="chronicle-flag" aria-hidden="true" />}
            {side.name}
          </b>
          <span>
            {side.die !== undefined && (
              <>
                {side.total - side.die} +{' '}
                <Roll roll={`${name} ${at}`} value={side.die} label={texts.die(side.die)} size={44} />
              </>
            )}
            <strong>{side.total}</strong>
          </span>
        </div>
      ))}
      <p
        className="story-verdict"
        data-tone={outcome === 'won' ? 'good' : outcome === 'lost' ? 'bad' : undefined}
      >
        <b>{verdict}</b>
      </p>
    </div>
  );
}

/** What somebody lost or gained. It flies to their sheet. */
function Verdict({ change, props }: { readonly change: Change; readonly props: BoardProps }) {
  const texts = useStoryTexts();
  const { seat, name, one = name, icon, by, from, to, harm = false } = change;
  const called = Math.abs(by) === 1 ? one : name;
  const what = by < 0 ? texts.lost(-by, called) : texts.gained(by, called);
  const isOwn = seat === props.viewer;
  return (
    <p className="story-verdict" data-tone={by < 0 !== harm ? 'bad' : 'good'} data-change={`${seat} ${name}`}>
      {icon !== undefined && <Icon name={icon} />}
      <b>{isOwn ? what : texts.ofSeat(props.speech.seat(seat), what)}</b>
      {from !== undefined && to !== undefined && <span>{texts.fromTo(from, to)}</span>}
    </p>
  );
}

/** Where the sheet has to scroll, it begins with what came of it. */
function useOutcomeInView(stage: RefObject<HTMLElement | null>, name: string): void {
  useLayoutEffect(() => {
    const sheet = stage.current?.querySelector('.story-sheet');
    if (sheet === null || sheet === undefined || name === '') return;
    for (const outcome of sheet.querySelectorAll<HTMLElement>('[data-hit], .story-verdict')) {
      const below = outcome.getBoundingClientRect().bottom - sheet.getBoundingClientRect().bottom;
      if (below > 0) sheet.scrollTop += below;
    }
  }, [stage, name]);
}

/** Rings the figures on a sheet that change with the beat, as long as it stands. */
function useMarkedFigures({ changes = [] }: Beat): void {
  useLayoutEffect(() => {
    const marked = changes.flatMap(({ seat, name, by, harm = false }) =>
      [...document.querySelectorAll(`.table-own [data-figure="${CSS.escape(`${seat} ${name}`)}"]`)].map(
        (figure) => ({ figure, tone: by < 0 !== harm ? 'bad' : 'good' }),
      ),
    );
    for (const { figure, tone } of marked) figure.setAttribute('data-changed', tone);
    return () => {
      for (const { figure } of marked) figure.removeAttribute('data-changed');
    };
  }, [changes]);
}

/** Keeps what the beat is about lit, measured on the page: the board's camera may stand anywhere. */
function useHole(dim: RefObject<SVGSVGElement | null>, { lit }: Beat): void {
  useLayoutEffect(() => {
    const [path, ring] = dim.current?.children ?? [];
    const frame = dim.current?.getBoundingClientRect();
    const box = lit === undefined ? undefined : litBox(document, lit);
    const whole = 'M0 0H9999V9999H0Z';
    if (path === undefined || ring === undefined || frame === undefined) return;
    if (box === undefined || !overlaps(frame, box)) {
      path.setAttribute('d', whole);
      ring.setAttribute('d', '');
      return;
    }
    const [x, y] = [box.left - frame.left, box.top - frame.top];
    const hole = `M${x} ${y}v${box.height}h${box.width}v${-box.height}Z`;
    path.setAttribute('d', whole + hole);
    ring.setAttribute('d', hole);
  }, [dim, lit]);
}

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  other.right > one.left && other.bottom > one.top && other.left < one.right && other.top < one.bottom;
