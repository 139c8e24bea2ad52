import { cutTo, NAME } from '@tafelrunde/protocol';
import '../styles/settings.css';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Button, Sheet } from '@tafelrunde/ui';
import { troubleOf } from '../api.ts';
import { useSpeech } from '../language.tsx';
import { renameMe, useMe } from '../me.ts';
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx';
import { useArrival } from '../router.ts';
import { NoticeSettings } from '../notices/NoticeSettings.tsx';
import { useTitle } from '../title.ts';
import { play, soundKinds } from '../sound/sounds.ts';
import { Devices } from './Devices.tsx';
import { Forget } from './Forget.tsx';
import { KeyReference } from './KeyReference.tsx';
import { changeSettings, handOrders, motions, paces, textSizes, useSettings } from './settings.ts';
import { useSettingsTexts } from './texts.ts';

/** How this browser shows things, and who sits in front of it. */
export function SettingsPage() {
  const texts = useSettingsTexts();
  useTitle(texts.title);
  useArrival();
  return (
    <div className="settings">
      <div className="section-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <p>{texts.intro}</p>
      </div>
      <div className="settings-columns">
        <div>
          <Sheet as="section">
            <h2>{texts.who}</h2>
            <Name />
            <Choice label={texts.language}>
              <LanguageSwitch />
            </Choice>
          </Sheet>
          <AtTheTable />
        </div>
        <div>
          <NoticeSettings />
          <Devices />
          <KeyReference />
          <Forget />
        </div>
      </div>
    </div>
  );
}

function Name() {
  const texts = useSettingsTexts();
  const { texts: common } = useSpeech();
  const me = useMe();
  const [draft, setDraft] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  if (me === null) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = (draft ?? '').trim();
    if (name === '') return;
    renameMe(name).then(
      () => {
        setDraft(null);
        return setSaid(texts.saved);
      },
      (error: unknown) => setSaid(common.errors[troubleOf(error).code]),
    );
  };
  return (
    <form className="settings-name" onSubmit={submit}>
      <label>
        <b>{texts.name}</b>
        <input
          value={draft ?? me.name}
          onChange={(event) => {
            setSaid('');
            setDraft(cutTo(NAME, event.currentTarget.value));
          }}
        />
      </label>
      <button type="submit" className="answer" data-tone="possible">
        <span className="answer-label">{texts.save}</span>
      </button>
      <p>
        {texts.nameHint} <output>{said}</output>
      </p>
    </form>
  );
}

function AtTheTable() {
  const texts = useSettingsTexts();
  const settings = useSettings();
  const onOff = { on: texts.on, off: texts.off };
  return (
    <Sheet as="section">
      <h2>{texts.table}</h2>
      <Choice label={texts.motion} hint={texts.motionHint}>
        <Options
          name="motion"
          choices={motions}
          labels={texts.motions}
          chosen={settings.motion}
          onChoose={(motion) => changeSettings({ motion })}
        />
      </Choice>
      <Choice label={texts.pace} hint={texts.paceHint}>
        <Options
          name="pace"
          choices={paces}
          labels={texts.paces}
          chosen={settings.pace}
          onChoose={(pace) => changeSettings({ pace })}
        />
      </Choice>
      {soundKinds.map((kind) => (
        <Choice key={kind} label={texts.sounds[kind]} hint={texts.soundHints[kind]}>
          <Options
            name={`sound-${kind}`}
            choices={['on', 'off']}
            labels={onOff}
            chosen={settings.sounds[kind] ? 'on' : 'off'}
            onChoose={(choice) => changeSettings({ sounds: { ...settings.sounds, [kind]: choice === 'on' } })}
          />
          <Button
            label={texts.soundTry}
            context={texts.sounds[kind]}
            tone="quiet"
            onClick={() => play(kind)}
          />
        </Choice>
      ))}
      <Choice label={texts.handOrder}>
        <Options
          name="handOrder"
          choices={handOrders}
          labels={texts.handOrders}
          chosen={settings.handOrder}
          onChoose={(handOrder) => changeSettings({ handOrder })}
        />
      </Choice>
      <Choice label={texts.board}>
        <Options
          name="board"
          choices={['roomy', 'compact']}
          labels={texts.boards}
          chosen={settings.compact ? 'compact' : 'roomy'}
          onChoose={(board) => changeSettings({ compact: board === 'compact' })}
        />
      </Choice>
      <Choice label={texts.textSize}>
        <Options
          name="textSize"
          choices={textSizes}
          labels={texts.textSizes}
          chosen={settings.textSize}
          onChoose={(textSize) => changeSettings({ textSize })}
        />
      </Choice>
    </Sheet>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

function Choice({ label, hint, children }: ChoiceProps) {
  return (
    <fieldset className="setting">
      <legend>{label}</legend>
      <div>{children}</div>
      {hint !== undefined && <p>{hint}</p>}
    </fieldset>
  );
}

interface OptionsProps<T extends string> {
  readonly name: string;
  readonly choices: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
  readonly chosen: T;
  readonly onChoose: (choice: T) => void;
}

function Options<T extends string>({ name, choices, labels, chosen, onChoose }: OptionsProps<T>) {
  return choices.map((choice) => (
    <label key={choice} className="option">
      <input
        type="radio"
        name={name}
        value={choice}
        checked={choice === chosen}
        onChange={() => onChoose(choice)}
      />
      <span>{labels[choice]}</span>
    </label>
  ));
}
