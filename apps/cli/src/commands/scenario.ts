import { runScenario } from '@tafelrunde/testing';
import { readText } from '../files.ts';
import { loadGame } from '../games.ts';
import { paint, remark, say } from '../output.ts';
import { Problem } from '../problem.ts';
import type { Context, Run } from '../program.ts';
import { faultSentence, isFault } from '../trouble.ts';

/** Every file is run, whatever the others do; the exit code is that of the worst. */
export const run: Run<'scenario'> = async (context, { _: files }) => {
  const codes: number[] = [];
  for (const file of files) codes.push(await runFile(context, file));
  const { m } = context;
  if (files.length > 1) say(m.scenario.summary(codes.filter((code) => code === 0).length, codes.length));
  return Math.max(...codes);
};

async function runFile({ m, language }: Context, file: string): Promise<number> {
  try {
    const outcome = await runScenario(
      readText(m, file),
      file,
      async (id) => (await loadGame(m, language, id)).game,
    );
    const { name, ok, problems } = outcome;
    const verdict = ok ? paint('green', m.scenario.passed) : paint('red', m.scenario.failed);
    say(`${verdict}  ${name} (${file})`);
    for (const problem of problems) say(`    ${problem}`);
    return ok ? 0 : 1;
  } catch (thrown) {
    const sentence = brokenFile(m, file, thrown);
    if (sentence === null) throw thrown;
    remark(sentence);
    return 2;
  }
}

function brokenFile(m: Context['m'], file: string, thrown: unknown): string | null {
  if (thrown instanceof Problem)
    return thrown.message.includes(file) ? thrown.message : m.errors.inFile(file, thrown.message);
  if (!isFault(thrown)) return null;
  // The kit names the file in the place; once is enough.
  const { code, message, name } = thrown;
  const place = thrown.place.startsWith(`${file}: `) ? thrown.place.slice(file.length + 2) : thrown.place;
  return m.errors.inFile(file, faultSentence(m, { code, message, name, place }));
}
