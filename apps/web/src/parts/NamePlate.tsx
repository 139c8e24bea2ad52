import { cutTo, NAME } from '@tafelrunde/protocol';
import { useEffect, useState, type FormEvent } from 'react';
import { useSpeech } from '../language.tsx';
import { meetMe, renameMe, useMe } from '../me.ts';

/** Who one is here: a guest with a name to choose. Shown once the server has said so. */
export function NamePlate() {
  const { texts } = useSpeech();
  const me = useMe();
  const [draft, setDraft] = useState<string | null>(null);
  useEffect(() => {
    // Without a server there is nobody to be; rulebooks are read all the same.
    meetMe().catch(() => {});
  }, []);
  if (me === null) return null;
  if (draft === null) {
    return (
      <button type="button" className="name-plate" title={texts.me.change} onClick={() => setDraft(me.name)}>
        <b>{me.name}</b>
        <small>{texts.me.guest}</small>
        <span className="unseen">, {texts.me.change}</span>
      </button>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = draft.trim();
    if (name === '' || name === me.name) setDraft(null);
    else
      renameMe(name).then(
        () => setDraft(null),
        () => {},
      );
  };
  return (
    <form className="name-plate" onSubmit={submit}>
      <input
        aria-label={texts.me.name}
        // The field replaces the button that was pressed.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={draft}
        onChange={(event) => setDraft(cutTo(NAME, event.currentTarget.value))}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setDraft(null);
        }}
      />
      <button type="submit" className="answer" data-tone="possible">
        <span className="answer-label">{texts.me.save}</span>
      </button>
    </form>
  );
}
