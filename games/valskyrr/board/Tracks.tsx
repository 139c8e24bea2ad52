import type { ReactNode } from 'react';
import { Count, Icon, type IconName, times, useBreakPoint } from '@tafelrunde/ui/board';
import { timeAhead } from '../overview/areas.ts';
import { tableOf } from '../overview/rehearsal.ts';
import { texts } from '../overview/texts.ts';
import {
  darknessTrack,
  FOCUS_END,
  focusTrack,
  OBJECTIVES,
  REINFORCEMENT_END,
  reinforcementSymbols,
  timeTrack,
} from '../rules/trackMarks.ts';
import type { FocusWay } from '../overview/preview.ts';
import { own } from './looks.ts';
import type { Props } from './view.ts';

interface Cell {
  readonly space: number;
  readonly shows: ReactNode;
  /** Said of the space besides its number. */
  readonly name?: string | undefined;
  readonly symbol?: 'vicious' | 'reinforcement' | 'event' | 'time' | 'end' | undefined;
}

interface TrackProps {
  readonly label: string;
  readonly cells: readonly Cell[];
  readonly at: number;
  /** What the marker shows where that is not the number of the space. */
  readonly value?: number;
  /** Spaces the marker will enter. */
  readonly ghost?: readonly number[];
  /** Somebody asks for it now, or it comes by itself. */
  readonly asked?: boolean;
  readonly className?: string;
}

const signs: Readonly<Record<NonNullable<Cell['symbol']>, IconName>> = {
  vicious: own('vicious'),
  reinforcement: own('reinforcement'),
  event: 'chronicle',
  time: 'duration',
  end: own('end'),
};

const NONE: readonly number[] = [];

/** A row of parchment cells: passed ones darker, symbols in the cell, the marker an ivory plate, ghosts dashed. */
function Spaces({ label, cells, at, value, ghost = NONE, asked = false, className = '' }: TrackProps) {
  return (
    <ol className={`va-track ${className}`.trim()} aria-label={label}>
      {cells.map(({ space, shows, name, symbol }) => {
        const state =
          space === at ? 'here' : ghost.includes(space) ? 'ghost' : space < at ? 'passed' : undefined;
        return (
          <li
            key={space}
            data-state={state}
            data-symbol={state === 'here' ? undefined : symbol}
            data-asked={(state === 'ghost' && asked) || undefined}
            aria-current={state === 'here' ? 'step' : undefined}
            title={name}
          >
            {state === 'here' ? (
              <b>{value ?? at}</b>
            ) : symbol === undefined ? (
              shows
            ) : (
              <>
                <Icon name={signs[symbol]} />
                <span className="unseen">{`${space}: ${name ?? ''}`}</span>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Time, darkness and reinforcement, what the group owns, and what the next time phase brings. */
export function Tracks({ props }: { readonly props: Props }) {
  const { view, speech, narrow, form } = props;
  const isSlim = useBreakPoint('table-slim') && form === 'low';
  const say = texts[speech.language];
  const t = tableOf(view);
  const { time, darkness, reinforcement, objectives, loot } = view.state;
  const { end, events, enrage, reinforcement: grows } = timeTrack(t);
  const steps = darknessTrack(t)[darkness];
  const cells = times(end + 1, (space): Cell => {
    const event = (events as Readonly<Record<number, number | undefined>>)[space];
    const symbol =
      space === end
        ? 'end'
        : event !== undefined
          ? 'event'
          : enrage.includes(space)
            ? 'vicious'
            : grows.includes(space)
              ? 'reinforcement'
              : undefined;
    const name =
      symbol === undefined
        ? undefined
        : symbol === 'event'
          ? say.symbols.event(event ?? 0)
          : say.symbols[symbol];
    return { space, shows: space, symbol, name };
  });
  const shown =
    narrow || isSlim
      ? cells.filter(({ space }) => space >= time - 1 && space <= Math.max(time + 10, 11))
      : cells;
  const met = timeAhead(t, say);
  const dark = darknessTrack(t);
  return (
    <section className="va-tracks slab" aria-label={say.tracks} data-area="tracks">
      <div className="va-line">
        <b>{say.time}</b>
        <Spaces
          label={say.timeAt(time, end)}
          cells={shown}
          at={time}
          ghost={times(steps, (step) => time + 1 + step)}
          className="va-time"
        />
      </div>
      <div className="va-line va-second">
        <b>{say.darkness}</b>
        <Spaces
          label={`${say.darkness} ${dark[darkness]}`}
          cells={dark.map((value, space) => ({ space, shows: value }))}
          at={darkness}
          value={dark[darkness]}
          className="va-darkness"
        />
        <b>{say.reinforcement}</b>
        <Spaces
          label={`${say.reinforcement} ${reinforcement}`}
          cells={times(REINFORCEMENT_END + 1, (space): Cell => ({
            space,
            shows: space,
            symbol: reinforcementSymbols(t).includes(space) ? 'time' : undefined,
            name: reinforcementSymbols(t).includes(space) ? say.symbols.time : undefined,
          }))}
          at={reinforcement}
          className="va-reinforcement"
        />
        <span className="va-objectives" data-area="objectives">
          <span>{say.objectives}</span>
          <Diamonds have={objectives} need={OBJECTIVES} />
        </span>
        <span className="va-purse" data-area="loot">
          <Icon name={own('loot')} />
          <b>
            <Count value={loot} />
          </b>
          {say.loot}
        </span>
        <p className="va-ahead">
          <strong>{say.nextTime(steps)}.</strong>{' '}
          {met.length > 0 ? say.timeMeets(met) : say.timeLeft(end - time)}
        </p>
      </div>
    </section>
  );
}

/** Where little fits: how far time, darkness and reinforcement have come, and what the group owns, in one line. */
export function Gauge({ props }: { readonly props: Props }) {
  const { view, speech } = props;
  const say = texts[speech.language];
  const t = tableOf(view);
  const { time, darkness, reinforcement, objectives, loot } = view.state;
  const { end } = timeTrack(t);
  const figures: readonly (readonly [IconName, string, string | number])[] = [
    ['duration', say.time, `${time}/${end}`],
    [own('end'), say.darkness, darknessTrack(t)[darkness]],
    [own('reinforcement'), say.reinforcement, reinforcement],
    ['star', say.objectives, objectives],
    [own('loot'), say.loot, loot],
  ];
  return (
    <p className="va-gauge" data-area="tracks">
      {figures.map(([icon, name, value]) => (
        <span key={name} title={name}>
          <Icon name={icon} />
          <span className="unseen">{name} </span>
          <b>{value}</b>
        </span>
      ))}
    </p>
  );
}

/** Tokens as diamonds: filled as many as there are, the rest empty; many are counted. */
export function Diamonds({ have, need }: { readonly have: number; readonly need: number }) {
  if (Math.max(have, need) > 8)
    return (
      <span className="va-diamonds">
        <i data-full />
        <b>{have}</b>
      </span>
    );
  return (
    <span className="va-diamonds">
      <span className="unseen">{have}</span>
      {times(Math.max(have, need), (at) => (
        <i key={at} data-full={at < have || undefined} />
      ))}
    </span>
  );
}

interface FocusProps {
  readonly seat: number;
  readonly way: FocusWay | undefined;
  readonly props: Props;
}

/** The focus track of a hero, with the way an answer would make the marker go. */
export function Focus({ seat, way, props }: FocusProps) {
  const { view, speech } = props;
  const say = texts[speech.language];
  const t = tableOf(view);
  const { focus } = view.state.heroes[seat];
  const { vicious, reinforcement } = focusTrack(t, seat);
  const cells = times(FOCUS_END + 1, (space): Cell => {
    const symbol = vicious.includes(space)
      ? 'vicious'
      : reinforcement.includes(space)
        ? 'reinforcement'
        : undefined;
    return {
      space,
      shows: space % 5 === 0 ? space : '',
      symbol,
      name: symbol === undefined ? undefined : say.symbols[symbol],
    };
  });
  return (
    <div className="va-focus" data-area={`focus ${seat}`}>
      <em>{say.focus}</em>
      <Spaces
        label={`${say.focus} ${focus}`}
        cells={cells}
        at={focus}
        ghost={way === undefined ? [] : way.n > 0 ? way.passed : [way.to]}
        asked
      />
    </div>
  );
}
