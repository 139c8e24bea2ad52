import { type ReactNode, useId, useState } from 'react';
import {
  isRelevantSetting,
  type OptionValue,
  sayChoice,
  saySetting,
  saySettingText,
} from '@tafelrunde/engine';
import type { GameInfo } from '@tafelrunde/protocol';
import { Icon } from '@tafelrunde/ui';
import { useSpeech } from '../language.tsx';
import { useTableTexts } from '../table/texts.ts';
import { useGameSpeech } from '../table/words.ts';
import { boxOf } from '../shelf.ts';
import type { ChosenOptions } from './presets.ts';
import { useNewTableTexts } from './texts.ts';

type Circumstance = NonNullable<GameInfo['options'][string]['when']>[number];

/** Choices that stand side by side; more of them, or longer ones, open as a list. */
const FEW = 4;
const SHORT = 26;

interface SettingsProps {
  readonly info: GameInfo;
  readonly seats: number;
  readonly options: ChosenOptions;
  /** The settings that differ from the way chosen. */
  readonly changed?: readonly string[];
  readonly onChange: (options: ChosenOptions) => void;
  readonly onPutBack?: (names: readonly string[]) => void;
  /** What stands above the first group: the chapters of a campaign. */
  readonly children?: ReactNode;
}

/** What the game can be set to, in its groups. What makes no difference at such a table only says when it would. */
export function Settings(props: SettingsProps) {
  const { info, seats, options, changed, onPutBack, children } = props;
  const others = changed ?? [];
  const { language, texts: common } = useSpeech();
  const texts = useNewTableTexts();
  const speech = useGameSpeech(info.id);
  const all = Object.keys(info.options);
  const groups = boxOf(info.id)?.about.settings ?? [
    { name: { de: texts.settings, en: texts.settings }, options: all },
  ];
  const idle = all.filter((name) => !isRelevantSetting(info.options, name, seats, options));
  // Without its words a game could only show what its options are called in the code.
  if (speech === null) return <p>{common.gallery.loading}</p>;
  return (
    <>
      {children}
      {groups.map(({ name: title, options: names }, at) => {
        const shown = names.filter((name) => !idle.includes(name));
        const here = others.filter((name) => shown.includes(name));
        if (shown.length === 0) return null;
        return (
          <Group
            key={title.de}
            title={title[language]}
            state={
              changed === undefined ? '' : here.length === 0 ? texts.asPreset : texts.changed(here.length)
            }
            opened={at < 2}
            onPutBack={here.length === 0 ? undefined : () => onPutBack?.(here)}
          >
            <ul className="settings-list">
              {shown.map((name) => (
                <Setting key={name} name={name} {...props} />
              ))}
            </ul>
          </Group>
        );
      })}
      {idle.length > 0 && <Idle info={info} idle={idle} />}
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly state: string;
  readonly opened: boolean;
  readonly onPutBack?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Some settings under a heading that opens and closes them, with what they come to. */
export function Group({ title, state, opened, onPutBack, children }: GroupProps) {
  const texts = useNewTableTexts();
  const [isOpen, setOpen] = useState(opened);
  const content = useId();
  return (
    <section className="settings-group" data-open={isOpen || undefined}>
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={content} onClick={() => setOpen(!isOpen)}>
          <b>{title}</b>
          <span>{state}</span>
          <Icon name="unfold" />
        </button>
        {onPutBack !== undefined && (
          <button type="button" className="settings-back" onClick={onPutBack}>
            {texts.putBack}
          </button>
        )}
      </h3>
      <div id={content} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}

function Setting({ info, name, options, onChange }: SettingsProps & { readonly name: string }) {
  const texts = useNewTableTexts();
  const words = useGameSpeech(info.id)?.words;
  const id = useId();
  const choices = info.options[name]?.choices ?? [];
  const say = useChoiceName(info);
  const text = words === undefined ? null : saySettingText(words, name);
  const choose = (choice: OptionValue) => onChange({ ...options, [name]: choice });
  const isSwitch =
    choices.every((choice) => typeof choice === 'boolean') && words?.settings?.[name]?.choices === undefined;
  const isShort =
    choices.length <= FEW && choices.map((choice) => say(name, choice)).join(' ').length <= SHORT;
  return (
    <li>
      <span>
        <b id={id}>{words === undefined ? name : saySetting(words, name)}</b>
        {text !== null && <small>{text}</small>}
      </span>
      {isSwitch ? (
        <button
          type="button"
          className="on-off"
          role="switch"
          aria-checked={options[name] === true}
          aria-labelledby={id}
          onClick={() => choose(options[name] !== true)}
        >
          <i aria-hidden="true" />
          <span aria-hidden="true">{options[name] === true ? texts.on : texts.off}</span>
        </button>
      ) : isShort ? (
        <fieldset className="switch" aria-labelledby={id}>
          {choices.map((choice) => (
            <button
              key={String(choice)}
              type="button"
              aria-pressed={options[name] === choice}
              onClick={() => choose(choice)}
            >
              {say(name, choice)}
            </button>
          ))}
        </fieldset>
      ) : (
        <select
          aria-labelledby={id}
          value={choices.indexOf(options[name])}
          onChange={(event) => choose(choices[Number(event.currentTarget.value)])}
        >
          {choices.map((choice, at) => (
            <option key={String(choice)} value={at}>
              {say(name, choice)}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}

/** The settings that change nothing at such a table, and when they would. */
function Idle({ info, idle }: { readonly info: GameInfo; readonly idle: readonly string[] }) {
  const texts = useTableTexts();
  const words = useGameSpeech(info.id)?.words;
  const say = useChoiceName(info);
  const nameOf = (name: string) => (words === undefined ? name : saySetting(words, name));
  const circumstance = ({ seats: few, options: others = {} }: Circumstance): string =>
    [
      ...(few === undefined ? [] : [texts.optionSeats(few[0], few[1], info.seats[1])]),
      ...Object.entries(others).map(
        ([name, values = []]) =>
          `${nameOf(name)}: ${values.map((value) => say(name, value)).join(` ${texts.or} `)}`,
      ),
    ].join(` ${texts.and} `);
  return (
    <details className="plan-idle">
      <summary>{texts.optionsIdle(idle.length)}</summary>
      <dl>
        {idle.map((name) => (
          <div key={name}>
            <dt>{nameOf(name)}</dt>
            <dd>
              {texts.optionWhen((info.options[name]?.when ?? []).map(circumstance).join(`; ${texts.or} `))}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** What a choice is called, by the game or by itself. */
function useChoiceName({ id }: GameInfo): (name: string, choice: OptionValue) => string {
  const texts = useTableTexts();
  const words = useGameSpeech(id)?.words;
  return (name, choice) =>
    (words && sayChoice(words, name, choice)) ??
    (typeof choice === 'boolean' ? (choice ? texts.on : texts.off) : String(choice));
}
