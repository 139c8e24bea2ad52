import { useState } from 'react';
import { Button, Icon, Sheet } from '@tafelrunde/ui';
import { api, troubleOf } from '../api.ts';
import { useCopy } from '../copy.ts';
import { useSpeech } from '../language.tsx';
import { becomeMe, useMe } from '../me.ts';
import { refine, usePlace } from '../router.ts';
import { useSettingsTexts } from './texts.ts';

/** The code stands behind the #: it is neither sent with a request for the page nor written into any log. */
const mark = '#carry=';

/** The same guest in another browser: a link that works once, and the place where it is taken. */
export function Devices() {
  const { hash } = usePlace();
  const code = hash.startsWith(mark) ? hash.slice(mark.length) : null;
  return <Sheet as="section">{code === null ? <Offer /> : <Take code={code} />}</Sheet>;
}

function Offer() {
  const texts = useSettingsTexts();
  const { texts: common, language } = useSpeech();
  const [copied, copy] = useCopy();
  const [offer, setOffer] = useState<{ readonly code: string; readonly endsAt: number } | null>(null);
  const [trouble, setTrouble] = useState('');
  const ask = () =>
    void api
      .offerCarry()
      .then(setOffer, (error: unknown) => setTrouble(common.errors[troubleOf(error).code]));
  const link = offer === null ? '' : `${location.origin}/settings${mark}${offer.code}`;
  return (
    <>
      <h2>{texts.devices}</h2>
      <p>{texts.devicesText}</p>
      {offer === null ? (
        <Button icon="link" label={texts.devicesOffer} onClick={ask} />
      ) : (
        <p className="carry-link">
          <code>{link}</code>
          <button type="button" className="answer" data-tone="possible" onClick={() => copy(link)}>
            <Icon name={copied === undefined ? 'copy' : 'done'} />
            <span className="answer-label">
              {copied === undefined ? texts.devicesCopy : texts.devicesCopied}
            </span>
          </button>
          <span>
            {texts.devicesUntil(
              new Date(offer.endsAt).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' }),
            )}
          </span>
        </p>
      )}
      {trouble !== '' && <p role="alert">{trouble}</p>}
    </>
  );
}

/** Only a click takes it: whatever opens links to look at them does not use them up. */
function Take({ code }: { readonly code: string }) {
  const texts = useSettingsTexts();
  const { texts: common } = useSpeech();
  const me = useMe();
  const [said, setSaid] = useState<string | null>(null);
  const leave = () => refine('/settings');
  const take = () =>
    void becomeMe(api.takeCarry(code)).then(
      ({ name }) => setSaid(texts.carried(name)),
      (error: unknown) => setSaid(common.errors[troubleOf(error).code]),
    );
  return (
    <>
      <h2>{texts.carryTitle}</h2>
      {said === null ? (
        <>
          <p>{texts.carryText(me?.name ?? '')}</p>
          <div className="settings-answers">
            <Button icon="done" label={texts.carryTake} onClick={take} />
            <Button icon="remove" label={texts.carryNot} tone="quiet" onClick={leave} />
          </div>
        </>
      ) : (
        <p role="alert">{said}</p>
      )}
    </>
  );
}
