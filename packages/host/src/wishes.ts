import { type Entry, isAnswer, type Match } from '@tafelrunde/engine';
import type { Wish } from '@tafelrunde/protocol';
import { isSameEntry } from './storing/entry-rows.ts';
import type { StoredProposal } from './storing/stored.ts';

// What a proposal asks for, and for how long it stands while the match goes on.

export const wishOf = ({ wish }: Pick<StoredProposal, 'wish'>): Wish =>
  wish ?? { kind: 'back', to: 'answer' };

/** Whether a proposal still speaks of something in this match: a wish to go back names an answer. */
export function speaksOf({ entries }: Match, proposal: StoredProposal): boolean {
  const { by, to } = proposal;
  if (wishOf(proposal).kind !== 'back') return true;
  return to < entries.length && isAnswer(entries[to]) && entries[to].seat === by;
}

/**
 * The proposal after an answer. A wish to go back, or to go on without somebody, was about how things stood before; only a wish
 * to end the match outlives it. An answer in secret ends nothing, because that would tell of the answer.
 */
export function afterAnswer(
  match: Match,
  proposal: StoredProposal | null,
  isSecret: boolean,
): StoredProposal | null {
  if (proposal === null || match.result !== null) return null;
  const wish = wishOf(proposal);
  if (wish.kind === 'end') return proposal;
  if (!isSecret) return null;
  const isWaitedFor = wish.kind !== 'goOn' || match.asked?.seats.includes(wish.without) === true;
  return isWaitedFor ? proposal : null;
}

/** The proposal after some entries were taken back; what was answered in secret is taken back in secret, too. */
export function afterUndo(
  match: Match,
  proposal: StoredProposal | null,
  isSecret: boolean,
  before: readonly Entry[],
): StoredProposal | null {
  if (proposal === null || wishOf(proposal).kind === 'end') return proposal;
  if (!isSecret || wishOf(proposal).kind === 'goOn') return isSecret ? proposal : null;
  const gone = before.findIndex((entry, i) => !isSameEntry(entry, match.entries[i]));
  if (gone === proposal.to) return null;
  // Behind an answer that was withdrawn while others still think about theirs, everything moves up.
  const moved = gone >= 0 && gone < proposal.to ? { ...proposal, to: proposal.to - 1 } : proposal;
  return speaksOf(match, moved) ? moved : null;
}
