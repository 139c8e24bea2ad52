import type { About } from '@tafelrunde/engine';
import { Button, Sheet } from '@tafelrunde/ui';
import { useSpeech } from '../language.tsx';
import { splitName } from '../parts/gameName.ts';
import { useLedgers, type LedgerSize } from '../shelf.ts';
import { useTitle } from '../title.ts';
import { Book } from './Book.tsx';
import { Cover } from '../parts/Cover.tsx';

/** All rules of one game, to read and to search. */
export function RulebookPage({ about, size }: { readonly about: About; readonly size: LedgerSize }) {
  const { language, texts } = useSpeech();
  const name = about.name[language];
  const { title, subtitle } = splitName(name);
  useTitle(title, texts.rulebook.kicker);
  return (
    <div className="rulebook">
      <div className="book-head">
        <div className="book-head-picture">
          <Cover game={about.id} />
        </div>
        <div>
          <p className="book-head-kicker">
            <a href="/rules">{texts.rulebook.otherBooks}</a>
          </p>
          <h1 tabIndex={-1}>
            {title}
            {subtitle && <small> {subtitle}</small>}
          </h1>
          <p className="book-head-size">
            {texts.counts.rules(size.rules)} · {texts.counts.rulings(size.rulings)} ·{' '}
            {texts.counts.chapters(size.areas)}
          </p>
        </div>
      </div>
      <OpenedBook game={about.id} name={name} />
    </div>
  );
}

function OpenedBook({ game, name }: { readonly game: string; readonly name: string }) {
  const { texts } = useSpeech();
  const ledgers = useLedgers([game]);
  if (ledgers.state === 'failed') {
    return (
      <Sheet className="notice" role="alert">
        <p>{texts.rulebook.failed}</p>
        <Button label={texts.rulebook.retry} onClick={ledgers.retry} />
      </Sheet>
    );
  }
  const ledger = ledgers.state === 'ready' ? ledgers.value[0] : undefined;
  if (!ledger) {
    return <output className="opening">{texts.rulebook.loading}</output>;
  }
  return <Book ledger={ledger} name={name} />;
}
