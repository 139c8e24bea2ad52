import './notices.css';
import { useCallback, useEffect, useState, type FormEvent } from 'react';
import type { NewlyHooked, NoticeInfo } from '@tafelrunde/protocol';
import { Button, Icon, Sheet } from '@tafelrunde/ui';
import { troubleOf } from '../api.ts';
import { useCopy } from '../copy.ts';
import { useSpeech } from '../language.tsx';
import { meetMe } from '../me.ts';
import { noticesApi } from './api.ts';
import { pushState, switchOff, switchOn, type PushState } from './push.ts';
import { useNoticeTexts } from './texts.ts';

/** Where a person wants to be told that it is their turn. */
export function NoticeSettings() {
  const texts = useNoticeTexts();
  const { texts: common } = useSpeech();
  const [info, setInfo] = useState<NoticeInfo | null>(null);
  const [said, setSaid] = useState('');
  const fail = useCallback(
    (error: unknown) => setSaid(common.errors[troubleOf(error).code]),
    [common.errors],
  );
  const look = useCallback(
    () =>
      meetMe()
        .then(() => noticesApi.look())
        .then(setInfo, fail),
    [fail],
  );
  useEffect(() => void look(), [look]);
  const nowhere = info === null || info.devices.length + info.webhooks.length === 0;
  return (
    <Sheet as="section" className="notice-settings">
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      {info !== null && <Push info={info} onChange={look} onSaid={setSaid} />}
      {info !== null && <Webhooks info={info} onChange={look} onFail={fail} />}
      {!nowhere && (
        <Button
          label={texts.try}
          icon="chat"
          tone="quiet"
          onClick={() => void noticesApi.try().then(() => setSaid(texts.tried), fail)}
        />
      )}
      <output>{said}</output>
    </Sheet>
  );
}

interface PartProps {
  readonly info: NoticeInfo;
  readonly onChange: () => Promise<void>;
}

function Push({ info, onChange, onSaid }: PartProps & { readonly onSaid: (text: string) => void }) {
  const texts = useNoticeTexts();
  const { language } = useSpeech();
  const [state, setState] = useState<PushState | null>(null);
  useEffect(() => void pushState().then(setState), []);
  if (state === null) return null;
  const change = async (work: Promise<void>): Promise<void> => {
    onSaid('');
    await work.catch(() => onSaid(texts.pushFailed));
    setState(await pushState());
    await onChange();
  };
  const others = info.devices.length - (state === 'on' ? 1 : 0);
  const line = {
    missing: texts.pushMissing,
    denied: texts.pushDenied,
    off: texts.pushIsOff,
    on: texts.pushIsOn,
  }[state];
  return (
    <div className="notice-part">
      <h3>{texts.push}</h3>
      <p>
        {line} {others > 0 && texts.otherDevices(others)}
      </p>
      {state === 'off' && (
        <Button label={texts.pushOn} icon="done" onClick={() => void change(switchOn(info.key, language))} />
      )}
      {state === 'on' && (
        <Button label={texts.pushOff} icon="remove" onClick={() => void change(switchOff())} />
      )}
    </div>
  );
}

function Webhooks({ info, onChange, onFail }: PartProps & { readonly onFail: (error: unknown) => void }) {
  const texts = useNoticeTexts();
  const [url, setUrl] = useState('');
  const [fresh, setFresh] = useState<NewlyHooked | null>(null);
  const [copied, copy] = useCopy();
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (url.trim() === '') return;
    noticesApi.addWebhook(url.trim()).then((hooked) => {
      setUrl('');
      setFresh(hooked);
      return onChange();
    }, onFail);
  };
  return (
    <div className="notice-part">
      <h3>{texts.webhooks}</h3>
      <p>{texts.webhooksText}</p>
      <ul>
        {info.webhooks.map((hook) => (
          <li key={hook.id}>
            <code>{hook.url}</code>
            <button
              type="button"
              aria-label={texts.removeWhich(hook.url)}
              title={texts.remove}
              onClick={() => void noticesApi.removeWebhook(hook.id).then(onChange, onFail)}
            >
              <Icon name="remove" />
            </button>
            {fresh?.id === hook.id && (
              <p className="notice-secret">
                {texts.secret} <code>{fresh.secret}</code>
                <Button
                  label={copied === undefined ? texts.copySecret : texts.copied}
                  icon={copied === undefined ? 'copy' : 'done'}
                  tone="quiet"
                  onClick={() => copy(fresh.secret)}
                />
              </p>
            )}
          </li>
        ))}
      </ul>
      <form onSubmit={add}>
        <input
          type="url"
          aria-label={texts.url}
          placeholder={texts.url}
          maxLength={500}
          value={url}
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
        <button type="submit" className="answer" data-tone="possible">
          <span className="answer-label">{texts.add}</span>
        </button>
      </form>
    </div>
  );
}
