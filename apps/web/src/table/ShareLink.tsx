import { Icon } from '@tafelrunde/ui';
import { useCopy } from '../copy.ts';
import { useTableTexts } from './texts.ts';

/** The address of this table, to be sent to whoever should come. */
export function ShareLink() {
  const texts = useTableTexts();
  const [copied, copy] = useCopy();
  const link = location.origin + location.pathname;
  return (
    <div className="share">
      <p>{texts.lobbyLink}</p>
      <p className="share-row">
        <code>{link}</code>
        <button type="button" className="answer" data-tone="possible" onClick={() => copy(link)}>
          <Icon name={copied === undefined ? 'copy' : 'done'} />
          <span className="answer-label">{copied === undefined ? texts.copyLink : texts.linkCopied}</span>
        </button>
        <output className="unseen">{copied === undefined ? '' : texts.linkCopied}</output>
      </p>
    </div>
  );
}
