import type { Pack } from '@tafelrunde/engine';
import { plainText, type Sitter, type TableSummary } from '@tafelrunde/protocol';
import { timesOf } from '../clock/clock.ts';
import { NAMELESS } from '../nicknames.ts';
import { stillShown } from '../storing/shown.ts';
import type { ListedTable, PublicState, StoredTable } from '../storing/stored.ts';
import { wishOf } from '../wishes.ts';
import type { LiveTable } from '../live-table.ts';
import type { Audience } from './audience.ts';

type Seen = Pick<LiveTable, 'lost'> & {
  readonly adviceGiven: TableSummary['advice'];
  readonly stored: ListedTable;
  readonly audience: Pick<Audience, 'watchers' | 'isOnline'>;
};

/** A table nobody is at, as its row says it: its rules are not needed for that, and may not even be here. */
export const summaryOfRow = (stored: ListedTable, now: number): TableSummary =>
  summaryOf({ stored, lost: 0, audience: NOBODY, adviceGiven: [] }, stillShown(stored, now) ?? stored);

const NOBODY = { watchers: 0, isOnline: () => false };

/** A table as everybody may know it. */
export function summaryOf(table: Seen, face: PublicState): TableSummary {
  const { stored, audience, lost } = table;
  const { id, game, options, open, host, fairness, guided, rematch, createdAt, origin, pack, clock } = stored;
  const { state, asked, since, result, times, proposal } = face;
  return {
    id,
    game,
    options,
    state,
    open,
    host,
    seats: stored.seats.map((seat) => sitterOf(seat, audience)),
    watchers: audience.watchers,
    asked,
    since,
    result,
    clock,
    times: times === null ? null : timesOf(times),
    proposal: proposal && {
      by: proposal.by,
      agreed: proposal.agreed,
      wish: wishOf(proposal),
      at: wishOf(proposal).kind === 'back' ? null : proposal.at,
    },
    resigned: stored.resigned,
    patience: stored.patience,
    advice: table.adviceGiven,
    // How many answers are lost is nobody's business: some of them may have been given in secret.
    renewal: lost === 0 ? null : { agreed: stored.renewal },
    origin: origin && {
      table: origin.table,
      entries: origin.entries,
      of: origin.of,
      proved: origin.proved,
    },
    pack: pack === null ? null : nameOfPack(pack),
    guided,
    pokerFace: stored.pokerFace,
    fairness: {
      commitment: fairness.commitment,
      nonces: fairness.nonces,
      secret: state === 'over' ? fairness.secret : null,
    },
    createdAt,
    rematch,
  };
}

/** Others read it: the record of the match keeps the name as it came, and packs of older tables may be called whatever they like. */
const nameOfPack = ({ pack }: Pick<Pack, 'pack'>): string => plainText(pack.slice(0, 80)) || NAMELESS;

function sitterOf(seat: StoredTable['seats'][number], audience: Seen['audience']): Sitter {
  if (seat.kind === 'free') return { kind: 'free' };
  if (seat.kind === 'bot') return { ...seat, standsFor: seat.standsFor?.person ?? null };
  const { kind, person, name } = seat;
  return { kind, person, name, online: audience.isOnline(person) };
}
