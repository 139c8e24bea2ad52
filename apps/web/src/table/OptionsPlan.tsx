import { matters, sayChoice, saySetting, saySettingText, type Words } from '@tafelrunde/engine';
import type { GameInfo } from '@tafelrunde/protocol';
import { useSpeech } from '../language.tsx';
import { useTableTexts } from './texts.ts';
import { useGameSpeech } from './words.ts';

type OptionValue = string | number | boolean;
type Circumstance = NonNullable<GameInfo['options'][string]['when']>[number];
export type ChosenOptions = Readonly<Record<string, OptionValue>>;

/** What the game can be set to. What makes no difference at such a table only says when it would. */
export function OptionsPlan({
  info,
  seats,
  options,
  onChange,
}: {
  readonly info: GameInfo;
  readonly seats: number;
  readonly options: ChosenOptions;
  readonly onChange: (options: ChosenOptions) => void;
}) {
  const texts = useTableTexts();
  const { texts: common } = useSpeech();
  const speech = useGameSpeech(info.id);
  const words = speech?.words;
  const all = Object.entries(info.options);
  const idle = all.filter(([name]) => !matters(info.options, name, seats, options));
  const nameOf = (name: string) => (words === undefined ? name : saySetting(words, name));
  const textOf = (name: string) => (words === undefined ? null : saySettingText(words, name));
  const nameOfChoice = useChoiceName(words);
  const circumstance = ({ seats: few, options: others = {} }: Circumstance): string =>
    [
      ...(few === undefined ? [] : [texts.optionSeats(few[0], few[1], info.seats[1])]),
      ...Object.entries(others).map(
        ([name, values = []]) =>
          `${nameOf(name)}: ${values.map((value) => nameOfChoice(name, value)).join(` ${texts.or} `)}`,
      ),
    ].join(` ${texts.and} `);
  // Without its words a game could only show what its options are called in the code.
  if (speech === null) return <p>{common.gallery.loading}</p>;
  return (
    <>
      {all.length === 0 && <p>{texts.optionsNone}</p>}
      <div className="plan-all">
        {all
          .filter((entry) => !idle.includes(entry))
          .map(([name, { choices }]) => (
            <fieldset
              key={name}
              className="plan-option"
              aria-describedby={textOf(name) === null ? undefined : `option-${name}`}
            >
              <legend>{nameOf(name)}</legend>
              <span className="plan-choices">
                {choices.map((choice) => (
                  <button
                    key={String(choice)}
                    type="button"
                    aria-pressed={options[name] === choice}
                    onClick={() => onChange({ ...options, [name]: choice })}
                  >
                    {nameOfChoice(name, choice)}
                  </button>
                ))}
              </span>
              {textOf(name) !== null && (
                <p id={`option-${name}`} className="plan-text">
                  {textOf(name)}
                </p>
              )}
            </fieldset>
          ))}
      </div>
      {idle.length > 0 && (
        <details className="plan-idle">
          <summary>{texts.optionsIdle(idle.length)}</summary>
          <dl>
            {idle.map(([name, { when = [] }]) => (
              <div key={name}>
                <dt>{nameOf(name)}</dt>
                <dd>{texts.optionWhen(when.map(circumstance).join(`; ${texts.or} `))}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}

/** What a choice is called, by the game or by itself. */
function useChoiceName(words: Words | undefined): (name: string, choice: OptionValue) => string {
  const texts = useTableTexts();
  return (name, choice) =>
    (words && sayChoice(words, name, choice)) ??
    (typeof choice === 'boolean' ? (choice ? texts.on : texts.off) : String(choice));
}
