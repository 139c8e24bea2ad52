import { Icon } from '../icons/Icon.tsx';
import { Dialog } from './Dialog.tsx';

export interface TippedRule {
  readonly id: string;
  readonly text: string;
  /** How the house reads it. */
  readonly ruling?: string | undefined;
  /** Where it stands in the rulebook, if that can be opened. */
  readonly href?: string | undefined;
}

interface RuleTipProps {
  readonly title: string;
  readonly rules: readonly TippedRule[];
  readonly rulingLabel: string;
  readonly openLabel: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** "Why?": the rules behind a question or behind what is not allowed, word for word. */
export function RuleTip({ title, rules, rulingLabel, openLabel, closeLabel, onClose }: RuleTipProps) {
  return (
    <Dialog title={title} closeLabel={closeLabel} onClose={onClose} className="rule-tip">
      {rules.map(({ id, text, ruling, href }) => (
        <article key={id}>
          <p className="rule-tip-id">{id}</p>
          <p>{text}</p>
          {ruling !== undefined && (
            <p className="rule-tip-ruling">
              <Icon name="ruling" /> <b>{rulingLabel}:</b> {ruling}
            </p>
          )}
          {href !== undefined && (
            <a href={href} target="_blank" rel="noreferrer">
              {openLabel}
            </a>
          )}
        </article>
      ))}
    </Dialog>
  );
}
