import { useId } from 'react';
import type { Clock } from '@tafelrunde/protocol';
import { useClockTexts } from './clock-texts.ts';

const turns = [15, 30, 60, 120, 180, 300, 600, 1800];
const banks = [300, 600, 900, 1800, 3600, 7200];
const increments = [0, 5, 10, 30, 60];
const days = [1, 2, 3, 7] as const;

const first: Readonly<Record<Clock['kind'], Clock>> = {
  turn: { kind: 'turn', seconds: 120, atEnd: 'bot' },
  bank: { kind: 'bank', seconds: 1800, increment: 10, atEnd: 'bot' },
  days: { kind: 'days', days: 2, atEnd: 'pass' },
};
const kinds = ['none', 'turn', 'bank', 'days'] as const;

interface ClockPlanProps {
  readonly clock: Clock | null;
  readonly onChange: (clock: Clock | null) => void;
}

/** Whether a new table plays against the clock, and against which. */
export function ClockPlan({ clock, onChange }: ClockPlanProps) {
  const texts = useClockTexts();
  const title = useId();
  const kind = clock?.kind ?? 'none';
  return (
    <section className="slab plan" aria-labelledby={title}>
      <h2 id={title}>{texts.title}</h2>
      <p className="plan-row">
        {kinds.map((each) => (
          <button
            key={each}
            type="button"
            className="toggle"
            aria-pressed={kind === each}
            onClick={() => onChange(each === 'none' ? null : kind === each ? clock : first[each])}
          >
            {texts.kinds[each]}
          </button>
        ))}
      </p>
      <p className="plan-hint">{texts.kindHints[kind]}</p>
      {clock !== null && (
        <div className="plan-fields">
          {clock.kind === 'turn' && (
            <Choose
              label={texts.perTurn}
              value={clock.seconds}
              values={turns}
              say={texts.span}
              onChange={(seconds) => onChange({ ...clock, seconds })}
            />
          )}
          {clock.kind === 'bank' && (
            <>
              <Choose
                label={texts.perMatch}
                value={clock.seconds}
                values={banks}
                say={texts.span}
                onChange={(seconds) => onChange({ ...clock, seconds })}
              />
              <Choose
                label={texts.increment}
                value={clock.increment}
                values={increments}
                say={texts.span}
                onChange={(increment) => onChange({ ...clock, increment })}
              />
            </>
          )}
          {clock.kind === 'days' && (
            <Choose
              label={texts.days}
              value={clock.days}
              values={days}
              say={texts.daySpan}
              onChange={(chosen) => onChange({ ...clock, days: chosen as (typeof days)[number] })}
            />
          )}
          <fieldset className="plan-end">
            <legend>{texts.atEnd}</legend>
            {(['bot', 'pass'] as const).map((atEnd) => (
              <label key={atEnd}>
                <input
                  type="radio"
                  name={title}
                  checked={clock.atEnd === atEnd}
                  onChange={() => onChange({ ...clock, atEnd })}
                />
                <span>
                  {texts.atEnds[atEnd]}
                  <small>{texts.atEndHints[atEnd]}</small>
                </span>
              </label>
            ))}
          </fieldset>
        </div>
      )}
    </section>
  );
}

interface ChooseProps {
  readonly label: string;
  readonly value: number;
  readonly values: readonly number[];
  readonly say: (value: number) => string;
  readonly onChange: (value: number) => void;
}

function Choose({ label, value, values, say, onChange }: ChooseProps) {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        {values.map((each) => (
          <option key={each} value={each}>
            {say(each)}
          </option>
        ))}
      </select>
    </label>
  );
}
