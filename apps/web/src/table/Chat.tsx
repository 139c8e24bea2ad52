import { useState, type FormEvent } from 'react';
import { cutTo, CHAT, type ChatLine, type TableSummary, WATCHERS } from '@tafelrunde/protocol';
import { Icon } from '@tafelrunde/ui';
import { isSilenced, mayMute, plays } from './muting.ts';
import { MuteDialog } from './MuteDialog.tsx';
import { useTableTexts } from './texts.ts';
import type { AtTable } from './useTable.ts';

/** Lines that are shown at once. */
const SHOWN = 30;

/** What was said at the table, and a field to say something. */
export function Chat({ state, wish }: Pick<AtTable, 'state' | 'wish'>) {
  const texts = useTableTexts();
  const [text, setText] = useState('');
  /** Whom the dialog is about; null while it is closed. */
  const [about, setAbout] = useState<{ readonly person: string; readonly name: string } | null>(null);
  const { chat, muted, table, me } = state;
  if (table === null) return null;
  const heard = chat.filter(({ person }) => !isSilenced(table, muted, person));
  const silent = me !== null && isSilenced(table, muted, me.person);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    void wish({ type: 'chat', text: said }).then((done) => done && setText(''));
  };
  return (
    <section className="chat slab" aria-label={texts.chat}>
      {heard.length > 0 && (
        // A list that scrolls must be reachable by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ol tabIndex={0} aria-label={texts.chat}>
          {heard
            .slice(-SHOWN)
            .toReversed()
            .map((line) => (
              <li key={line.number}>
                <Speaker
                  line={line}
                  table={table}
                  me={me?.person}
                  onOpen={() => setAbout({ person: line.person, name: line.name })}
                />{' '}
                {line.text}
              </li>
            ))}
        </ol>
      )}
      {muted.length > 0 && me !== null && plays(table, me.person) && (
        <button type="button" className="chat-muted" onClick={() => setAbout(namedFirst(chat, muted))}>
          {texts.muting.some(muted.length)}
        </button>
      )}
      {silent ? (
        <p className="chat-silent">{texts.muting.you}</p>
      ) : (
        <form onSubmit={submit}>
          <input
            className="chat-field"
            aria-label={texts.chatField}
            placeholder={texts.chatField}
            value={text}
            onChange={(event) => setText(cutTo(CHAT, event.currentTarget.value))}
          />
          <button type="submit" aria-label={texts.chatSend} title={texts.chatSend}>
            <Icon name="chat" />
          </button>
        </form>
      )}
      {about !== null && (
        <MuteDialog
          about={about}
          state={{ chat, muted, table, me }}
          wish={wish}
          onClose={() => setAbout(null)}
        />
      )}
    </section>
  );
}

/** Who said a line. Whoever may silence them can open that here. */
function Speaker({
  line,
  table,
  me,
  onOpen,
}: {
  readonly line: ChatLine;
  readonly table: TableSummary;
  readonly me: string | undefined;
  readonly onOpen: () => void;
}) {
  const { muting } = useTableTexts();
  if (me === undefined || !mayMute(table, me, line.person)) return <b>{line.name}</b>;
  return (
    <button type="button" className="chat-speaker" title={muting.open(line.name)} onClick={onOpen}>
      {line.name}
    </button>
  );
}

/** The dialog shows everybody who is silenced; it opens at the first. */
function namedFirst(chat: readonly ChatLine[], [person]: readonly string[]) {
  const name = chat.findLast((line) => line.person === person)?.name ?? '';
  return { person: person ?? WATCHERS, name };
}
