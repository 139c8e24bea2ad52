import { isAnswer, isBranch, isFork, verify } from '@tafelrunde/engine';
import { named, recordFrom } from '../files.ts';
import { loadGame } from '../games.ts';
import { paint, say } from '../output.ts';
import { failure } from '../problem.ts';
import type { Run } from '../program.ts';
import { endingWords, tongueOf, winnersSentence } from '../speaking.ts';
import { faultSentence, isFault } from '../trouble.ts';

/** Faults that say "this is not for us" rather than "this is not honest". */
const NOT_FOR_US: ReadonlySet<string> = new Set([
  'other-game',
  'newer-version',
  'bad-pack',
  'bad-seats',
  'bad-option',
]);

/** Faults that honest records have, too, if a rule was corrected since. */
const LED_ELSEWHERE: ReadonlySet<string> = new Set(['hash-mismatch', 'bad-answer']);

export const run: Run<'verify'> = async ({ m, language }, { record: file }) => {
  const record = recordFrom(m, file);
  const { game } = await loadGame(m, language, record.game);
  let match;
  try {
    match = verify(game, record);
  } catch (thrown) {
    if (!isFault(thrown)) throw failure(m.errors.cannotReplay(file));
    if (NOT_FOR_US.has(thrown.code)) throw named(m, file, thrown);
    const why = m.errors.inFile(file, faultSentence(m, thrown));
    throw failure(
      [m.verify.dishonest, why, ...(LED_ELSEWHERE.has(thrown.code) ? [m.verify.corrected] : [])].join(' '),
    );
  }
  const { words, names } = tongueOf(m, language, match);
  say(paint('green', m.verify.honest));
  // Played on from another match: each has promised its own secret.
  const chances = [record.fairness, ...record.entries.filter(isFork).map(({ fork }) => fork)];
  for (const { commitment, nonces } of chances) {
    say(m.verify.commitment(commitment));
    say(nonces.length === 0 ? m.verify.unsealed : m.verify.nonces(nonces.length));
  }
  record.entries.forEach((entry, i) => {
    if (isFork(entry)) say(m.verify.playedOn(record.entries.slice(0, i).filter(isAnswer).length));
  });
  say(m.verify.answers(record.entries.filter(isAnswer).length));
  const back = record.entries.filter(isBranch).length;
  // Every going back is a fresh stream of chance: who was at the table knows whether there were this many.
  if (back > 0) say(m.verify.wentBack(back));
  say(m.verify.chance(match.table.whole.chance.drawn));
  const { result } = match;
  if (result === null) say(m.verify.open);
  else say(m.verify.result(endingWords(m, words, result.how), winnersSentence(m, names, result.winners)));
  return 0;
};
