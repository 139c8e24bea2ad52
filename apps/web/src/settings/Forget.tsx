import { useState } from 'react';
import { Button, Sheet } from '@tafelrunde/ui';
import { api, troubleOf } from '../api.ts';
import { useSpeech } from '../language.tsx';
import { becomeMe } from '../me.ts';
import { useSettingsTexts } from './texts.ts';

/** The way out: the server forgets who one was. */
export function Forget() {
  const texts = useSettingsTexts();
  const { texts: common } = useSpeech();
  const [sure, setSure] = useState(false);
  const [said, setSaid] = useState('');
  const forget = async () => {
    try {
      await api.forgetMe();
      await becomeMe(api.me());
      setSaid(texts.forgotten);
    } catch (error) {
      setSaid(common.errors[troubleOf(error).code]);
    }
    setSure(false);
  };
  return (
    <Sheet as="section">
      <h2>{texts.forget}</h2>
      <p>{texts.forgetText}</p>
      {sure ? (
        <div className="settings-answers">
          <Button icon="remove" label={texts.forgetSure} onClick={() => void forget()} />
          <Button label={texts.forgetNot} tone="quiet" onClick={() => setSure(false)} />
        </div>
      ) : (
        <Button icon="leave" label={texts.forgetAsk} tone="quiet" onClick={() => setSure(true)} />
      )}
      <output>{said}</output>
    </Sheet>
  );
}
