import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icons.ts';
import { seatColours } from './SeatPanel.tsx';
import { useTight } from './useTight.ts';

export interface Tool {
  readonly icon: IconName;
  readonly label: string;
  /** What is written below the icon, where the label is too long for that; a part of it. */
  readonly short?: string | undefined;
  readonly hotkey: string;
  readonly onUse: () => void;
  /** The button is disabled: there is nothing to do just now. Its hotkey says so, too. */
  readonly off?: boolean;
}

interface PromptBarProps {
  readonly label: string;
  readonly home: ReactNode;
  /** At a table the sentence is what the page is about. */
  readonly heading?: 'h1' | 'h3';
  /** Stands before the sentence: as whom one reads it, where that is not oneself. */
  readonly lead?: ReactNode;
  /** One sentence. */
  readonly sentence: string;
  readonly help?: ReactNode;
  readonly why?: { readonly label: string; readonly onAsk: () => void } | undefined;
  /** Stands behind the reason: what else can be done with this question. */
  readonly aside?: ReactNode;
  /** While waiting: whose turn it is. */
  readonly waitingFor?: number | undefined;
  /** Something is asked of the reader. */
  readonly asked: boolean;
  readonly tools: readonly Tool[];
  readonly toolsLabel: string;
  /** The answers. */
  readonly children?: ReactNode;
}

/**
 * One sentence says what is asked, its answers follow. It never moves and never grows: on top on wide screens, at the right
 * where there is little height, at the bottom on phones.
 */
export function PromptBar({
  label,
  home,
  heading: Heading = 'h1',
  lead,
  sentence,
  help,
  why,
  aside,
  waitingFor,
  asked,
  tools,
  toolsLabel,
  children,
}: PromptBarProps) {
  const line = useTight(sentence);
  return (
    <section className="prompt" aria-label={label} data-asked={asked || undefined}>
      <div className="prompt-home">{home}</div>
      <div className="prompt-ask">
        <div className="prompt-line" ref={line}>
          {lead}
          {waitingFor !== undefined && (
            <i className="prompt-seat" style={seatColours(waitingFor)} aria-hidden="true" />
          )}
          <Heading className="prompt-sentence" tabIndex={-1}>
            {sentence}
          </Heading>
          {help !== undefined && <p title={typeof help === 'string' ? help : undefined}>{help}</p>}
          {why !== undefined && (
            <button type="button" className="why" onClick={why.onAsk}>
              {why.label}
            </button>
          )}
          {aside}
        </div>
        {children}
      </div>
      <nav className="prompt-tools" aria-label={toolsLabel}>
        {tools.map(({ icon, label: name, short, hotkey, onUse, off }) => (
          <button
            key={hotkey}
            type="button"
            className="tool"
            aria-keyshortcuts={hotkey}
            aria-disabled={off || undefined}
            title={name}
            onClick={onUse}
          >
            <Icon name={icon} />
            <span aria-hidden={short === undefined ? undefined : true}>{short ?? name}</span>
            {short !== undefined && <span className="unseen">{name}</span>}
            <kbd aria-hidden="true">{hotkey}</kbd>
          </button>
        ))}
      </nav>
    </section>
  );
}
