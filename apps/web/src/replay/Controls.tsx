import { useMemo } from 'react';
import { Icon, type IconName } from '@tafelrunde/ui';
import { neighbourStep, type Film } from './film.ts';
import { useReplayTexts } from './texts.ts';
import { speeds, type Playback, type Speed } from './usePlayback.ts';

interface ControlsProps {
  readonly film: Film;
  readonly playback: Playback;
  /** The step the moment belongs to. */
  readonly step: number;
}

/** The scrubber over all answers, with a mark for every step, and the buttons beneath it. */
export function Controls({ film, playback, step }: ControlsProps) {
  const texts = useReplayTexts();
  const { at, playing, speed, go, toggle, setSpeed } = playback;
  const { of } = film;
  return (
    <section className="replay-controls" aria-label={texts.controls}>
      <div className="scrubber">
        <input
          type="range"
          aria-label={texts.scrubber}
          aria-valuetext={
            film.unit === 'line' ? texts.line(at + 1, of + 1) : texts.momentSpoken(at, of, step)
          }
          min={0}
          max={of}
          value={at}
          onChange={(event) => go(event.currentTarget.valueAsNumber)}
        />
        <StepMarks film={film} />
      </div>
      <div className="replay-buttons">
        <p className="replay-moment">
          <b>{film.unit === 'line' ? texts.line(at + 1, of + 1) : texts.moment(at, of)}</b>
          <span>{texts.step(step)}</span>
        </p>
        <div className="replay-keys">
          <Key icon="toStart" label={texts.toStart} hotkey="Home" off={at === 0} onUse={() => go(0)} />
          {film.steps.length > 0 && (
            <Key
              icon="turnBack"
              label={texts.turnBack}
              hotkey="ArrowUp"
              off={at === 0}
              onUse={() => go(neighbourStep(film, at, -1))}
            />
          )}
          <Key icon="earlier" label={texts.back} hotkey="ArrowLeft" off={at === 0} onUse={() => go(at - 1)} />
          <Key
            icon={playing ? 'pause' : 'play'}
            label={playing ? texts.pause : texts.play}
            hotkey="Space"
            main
            onUse={toggle}
          />
          <Key icon="onward" label={texts.on} hotkey="ArrowRight" off={at === of} onUse={() => go(at + 1)} />
          {film.steps.length > 0 && (
            <Key
              icon="turnOn"
              label={texts.turnOn}
              hotkey="ArrowDown"
              off={at === of}
              onUse={() => go(neighbourStep(film, at, 1))}
            />
          )}
          <Key icon="toEnd" label={texts.toEnd} hotkey="End" off={at === of} onUse={() => go(of)} />
        </div>
        <label className="replay-speed">
          <span>{texts.speed}</span>
          <select value={speed} onChange={(event) => setSpeed(Number(event.currentTarget.value) as Speed)}>
            {speeds.map((each) => (
              <option key={each} value={each}>
                {texts.speedOf(each)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  );
}

interface KeyProps {
  readonly icon: IconName;
  readonly label: string;
  readonly hotkey: string;
  readonly onUse: () => void;
  readonly off?: boolean;
  readonly main?: boolean;
}

function Key({ icon, label, hotkey, onUse, off = false, main = false }: KeyProps) {
  return (
    <button
      type="button"
      className="replay-key"
      data-main={main || undefined}
      aria-label={label}
      aria-keyshortcuts={hotkey}
      aria-disabled={off || undefined}
      title={label}
      onClick={() => off || onUse()}
    >
      <Icon name={icon} />
    </button>
  );
}

/** More marks than this would be a grey bar. */
const MOST_MARKS = 120;

function StepMarks({ film: { steps, of } }: { readonly film: Film }) {
  const path = useMemo(() => {
    const apart = Math.ceil(steps.length / MOST_MARKS);
    return steps
      .filter((_, number) => number % apart === 0)
      .map((at) => `M${at} 0V1`)
      .join('');
  }, [steps]);
  return (
    <svg
      className="step-marks"
      viewBox={`0 0 ${Math.max(1, of)} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
