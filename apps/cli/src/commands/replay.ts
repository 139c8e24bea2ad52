import { type MatchRecord, replay } from '@tafelrunde/engine';
import { wholeNumber } from '../arguments.ts';
import { named, recordFrom } from '../files.ts';
import { loadGame, overviewOf } from '../games.ts';
import type { Messages } from '../locales/index.ts';
import { heading, say } from '../output.ts';
import { failure, usage } from '../problem.ts';
import type { Run } from '../program.ts';
import { Screen } from '../play/screen.ts';
import { rulebookOf } from '../rulebook.ts';
import { type Eyes, logLines, resultLines, toldTo, tongueOf } from '../speaking.ts';
import { faultExitCode, faultSentence, isFault } from '../trouble.ts';

export const run: Run<'replay'> = async ({ m, language }, { record: file, to, seat }) => {
  const record = recordFrom(m, file);
  const answers = record.entries.length;
  const upTo = wholeNumber(m, '--to', to, answers, 0);
  if (upTo > answers) throw usage(m.replay.tooFar(upTo, answers));
  const eyes = eyesFrom(m, record, seat);
  const { game, name, box } = await loadGame(m, language, record.game);
  const overview = await overviewOf(box);
  let match;
  try {
    match = replay(game, record, upTo);
  } catch (thrown) {
    if (!isFault(thrown)) throw failure(m.errors.cannotReplay(file));
    if (faultExitCode(thrown) === 2) throw named(m, file, thrown);
    throw failure(m.errors.inFile(file, faultSentence(m, thrown)));
  }
  const tongue = tongueOf(m, language, match);
  say(heading(m.replay.title(name, record.seats, answers)));
  for (const line of logLines(tongue, toldTo(match, eyes))) say(`  ${line}`);
  say();
  say(heading(upTo === answers ? m.replay.position : m.replay.upTo(upTo)));
  const screen = new Screen(tongue, match, overview, rulebookOf(box, language));
  for (const line of screen.table(eyes)) say(line);
  say();
  if (match.result === null) say(m.replay.notOver);
  else for (const line of resultLines(tongue, match.result)) say(line);
  return 0;
};

function eyesFrom(m: Messages, { seats }: MatchRecord, text: string | undefined): Eyes {
  if (text === undefined || text === 'watcher') return 'watcher';
  if (text === 'all') return 'all';
  const seat = /^\d+$/u.test(text) ? Number(text) : -1;
  if (seat < 0 || seat >= seats) throw usage(m.errors.badViewer(text, seats));
  return seat;
}
