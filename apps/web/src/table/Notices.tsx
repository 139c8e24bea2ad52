import type { Seat } from '@tafelrunde/engine';
import { Button, Icon } from '@tafelrunde/ui';
import { useSpeech } from '../language.tsx';
import { LentSeats } from './LentSeats.tsx';
import { OverdueNotice, ProposalNotice } from './Proposals.tsx';
import { useTableTexts } from './texts.ts';
import type { AtTable } from './useTable.ts';

interface NoticesProps {
  readonly at: AtTable;
  readonly names: readonly string[];
  readonly own: readonly Seat[];
  readonly showRules: (rules: readonly string[]) => void;
}

/** What has to be said besides the game: a lost wire, a refusal, somebody's wish to go back. */
export function Notices({ at, names, own, showRules }: NoticesProps) {
  const texts = useTableTexts();
  const { texts: common } = useSpeech();
  const { state, trouble, dismiss, wish } = at;
  const { table } = state;
  const renewal = table?.renewal ?? null;
  const unwilling = renewal === null ? [] : own.filter((seat) => !renewal.agreed.includes(seat));
  const rule = trouble?.rule;
  return (
    <div className="notices">
      {!state.connected && (
        <output className="slab board-notice">
          <Icon name="duration" />
          <span>{texts.reconnecting}</span>
        </output>
      )}
      {trouble !== null && (
        <div className="slab board-notice" role="alert">
          <Icon name="blocked" />
          <p>{common.errors[trouble.code] ?? common.errors.internal}</p>
          {rule !== undefined && (
            <button type="button" className="why" onClick={() => showRules([rule])}>
              {rule}
            </button>
          )}
          <Button label={texts.dismiss} tone="quiet" onClick={dismiss} />
        </div>
      )}
      {renewal !== null && (
        <section className="slab board-notice" aria-live="polite">
          <Icon name="rulebook" />
          <p>{unwilling.length > 0 ? texts.renewal : texts.renewalWaits}</p>
          {unwilling.map((seat) => (
            <Button
              key={seat}
              label={texts.renew}
              {...(unwilling.length > 1 && { detail: names[seat] ?? '' })}
              icon="done"
              onClick={() => void wish({ type: 'renew', seat })}
            />
          ))}
        </section>
      )}
      <LentSeats at={at} names={names} />
      {table !== null && (
        <>
          <ProposalNotice table={table} names={names} own={own} wish={wish} />
          <OverdueNotice table={table} names={names} own={own} wish={wish} />
        </>
      )}
    </div>
  );
}
