import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { CardBack } from './CardBack.tsx';
import { Target, type TargetProps } from './Target.tsx';

interface PileProps {
  readonly name: string;
  /** Null where nobody may count; then `some` says whether there are any. */
  readonly count: number | null;
  readonly countLabel: string;
  /** The small card on top, where it lies open; otherwise a back is shown. */
  readonly top?: ReactNode;
  readonly target?: Partial<TargetProps> | undefined;
  /** Its name and index, so that cards are seen to come and go. */
  readonly mark?: string | undefined;
}

/** A stack: its top, three edges, and how many there are in a pill. */
export function Pile({ name, count, countLabel, top, target, mark }: PileProps) {
  const empty = count === 0;
  return (
    <figure className="pile" data-pile={mark} data-empty={empty || undefined}>
      <Target label={`${name}: ${countLabel}`} {...target}>
        <span className="pile-stack" data-deep={(count ?? 2) > 1 || undefined}>
          {empty ? <span className="pile-hole" /> : (top ?? <CardBack small />)}
        </span>
        {count !== null && (
          <span className="pile-count" aria-hidden="true">
            <Icon name="deck" />
            {count}
          </span>
        )}
      </Target>
      <figcaption>
        {name}
        <span className="unseen">: {countLabel}</span>
      </figcaption>
    </figure>
  );
}
