import { useContext, useState, type FormEvent } from 'react';
import type { Viewer } from '@tafelrunde/engine';
import type { ChatLine } from '@tafelrunde/protocol';
import { Icon } from '@tafelrunde/ui';
import { Chronicle, type ChronicleLine } from '@tafelrunde/ui/table';
import { OpenMoment } from '../replay/OpenMoment.ts';
import { useTableTexts } from './texts.ts';
import type { AtTable } from './useTable.ts';

interface LogProps {
  readonly lines: readonly ChronicleLine[];
  readonly chat: readonly ChatLine[];
  readonly wish: AtTable['wish'];
  /** Whose chronicle it is. */
  readonly viewer: Viewer;
}

/** What happened, and beneath it what was said. */
export function Log({ lines, chat, wish, viewer }: LogProps) {
  const texts = useTableTexts();
  const open = useContext(OpenMoment);
  return (
    <div className="log">
      <Chronicle
        title={texts.chronicle}
        empty={texts.chronicleEmpty}
        lines={lines}
        onOpen={open === null ? undefined : (key) => open({ viewer, event: Number(key) })}
        openLabel={texts.openMoment}
      />
      <Chat chat={chat} wish={wish} />
    </div>
  );
}

/** What was said at the table, and a field to say something. */
export function Chat({ chat, wish }: { readonly chat: readonly ChatLine[]; readonly wish: AtTable['wish'] }) {
  const texts = useTableTexts();
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    void wish({ type: 'chat', text: said }).then((done) => done && setText(''));
  };
  return (
    <section className="chat slab" aria-label={texts.chat}>
      {chat.length > 0 && (
        // A list that scrolls must be reachable by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ol tabIndex={0} aria-label={texts.chat}>
          {chat
            .slice(-30)
            .toReversed()
            .map(({ number, name, text: said }) => (
              <li key={number}>
                <b>{name}</b> {said}
              </li>
            ))}
        </ol>
      )}
      <form onSubmit={submit}>
        <input
          className="chat-field"
          aria-label={texts.chatField}
          placeholder={texts.chatField}
          maxLength={500}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" aria-label={texts.chatSend} title={texts.chatSend}>
          <Icon name="chat" />
        </button>
      </form>
    </section>
  );
}
