import { type Seat } from '@tafelrunde/engine';
import type { Proposal, TableSummary } from '@tafelrunde/protocol';
import { Button, Icon, type IconName } from '@tafelrunde/ui';
import type { TableTexts } from '../locales/table-de.ts';
import { useServerTime } from './server-time.ts';
import { useTableTexts } from './texts.ts';
import type { AtTable } from './useTable.ts';

interface ProposalsProps {
  readonly table: TableSummary;
  readonly names: readonly string[];
  /** The seats of this browser. */
  readonly own: readonly Seat[];
  readonly wish: AtTable['wish'];
}

const icons: Readonly<Record<Proposal['wish']['kind'], IconName>> = {
  back: 'undo',
  end: 'leave',
  goOn: 'bot',
};

/** What somebody asks the table for, and one's own answer to it. */
export function ProposalNotice({ table, names, own, wish }: ProposalsProps) {
  const texts = useTableTexts();
  const { together } = texts;
  const { proposal, patience } = table;
  const waits = proposal !== null && proposal.at !== null;
  const now = useServerTime(waits, 5000);
  if (proposal === null) return null;
  const { by, agreed, at } = proposal;
  const away = proposal.wish.kind === 'goOn' ? proposal.wish.without : null;
  const mine = own.includes(by);
  // Somebody who is to be done without says no, or simply answers.
  const open = own.filter((seat) => seat !== by && !agreed.includes(seat));
  const isMeant = away !== null && own.includes(away);
  const isLong = at !== null && now >= at + patience * 1000;
  return (
    <section className="slab board-notice" aria-live="polite">
      <Icon name={icons[proposal.wish.kind]} />
      <p>
        {sentenceOf(proposal, own, names, texts)}
        {at !== null && !isMeant && (
          <small>{isLong ? together.silenceOver : together.silence(together.spans(patience))}</small>
        )}
      </p>
      <div className="board-notice-answers">
        {isMeant && (
          <Button
            label={together.iAmHere}
            icon="person"
            onClick={() => void wish({ type: 'agree', seat: away, yes: false })}
          />
        )}
        {open.map((seat) => (
          <div key={seat}>
            <Button
              label={texts.agree}
              {...(open.length > 1 && { detail: names[seat] ?? '' })}
              icon="done"
              onClick={() => void wish({ type: 'agree', seat, yes: true })}
            />
            <Button
              label={texts.decline}
              {...(open.length > 1 && { detail: names[seat] ?? '' })}
              tone="quiet"
              onClick={() => void wish({ type: 'agree', seat, yes: false })}
            />
          </div>
        ))}
        {mine && at !== null && (
          <div>
            {isLong && (
              <Button
                label={together.doIt}
                icon="done"
                onClick={() => void wish({ type: 'agree', seat: by, yes: true })}
              />
            )}
            <Button
              label={together.withdraw}
              tone="quiet"
              onClick={() => void wish({ type: 'agree', seat: by, yes: false })}
            />
          </div>
        )}
      </div>
    </section>
  );
}

/** Where several people share a screen, nobody can tell who "you" is. */
function sentenceOf(
  { by, wish }: Proposal,
  own: readonly Seat[],
  names: readonly string[],
  { together, ...texts }: TableTexts,
): string {
  const name = names[by] ?? '';
  const isOwn = own.includes(by) && own.length === 1;
  if (wish.kind === 'end') return isOwn ? together.proposesEndOwn : together.proposesEnd(name);
  if (wish.kind === 'goOn') {
    const without = names[wish.without] ?? '';
    if (own.includes(wish.without)) return together.youAreAway(name);
    return isOwn
      ? together.proposesGoOnOwn(without)
      : together.proposesGoOn(name, without, wish.to === 'free');
  }
  if (!own.includes(by)) return texts.proposal(name);
  return own.length > 1 ? texts.proposalHere(name) : texts.proposalOwn;
}

/** Somebody is waited for longer than the host wanted: the others may go on without them. */
export function OverdueNotice({ table, names, own, wish }: ProposalsProps) {
  const { together: texts } = useTableTexts();
  const { asked, seats, since, patience, proposal, state } = table;
  const [seat] = own;
  const waited = asked.find((each) => seats[each]?.kind === 'person' && !own.includes(each));
  const isOpen = waited !== undefined && seat !== undefined && state === 'playing' && proposal === null;
  const now = useServerTime(isOpen, 5000);
  if (!isOpen || now < since + patience * 1000) return null;
  const goOn = (to: 'normal' | 'free') =>
    void wish({ type: 'propose', seat, wish: { kind: 'goOn', without: waited, to } });
  return (
    <section className="slab board-notice" aria-live="polite">
      <Icon name="duration" />
      <p>{texts.overdue(names[waited] ?? '', texts.spans(patience))}</p>
      <div className="board-notice-answers">
        <div>
          <Button
            label={texts.goOnBot}
            detail={texts.goOnBotDetail}
            icon="bot"
            onClick={() => goOn('normal')}
          />
          <Button label={texts.goOnFree} tone="quiet" onClick={() => goOn('free')} />
        </div>
      </div>
    </section>
  );
}
