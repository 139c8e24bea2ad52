import { Fault, type Game, type Shape, readRecord, verify } from '@tafelrunde/engine';

/**
 * Golden records: one match for every way a game can end, kept with the game. They must verify under today's rules, and
 * every declared ending must be among them. Returns what is wrong.
 */
export function checkGolden<G extends Shape>(
  game: Game<G>,
  records: Readonly<Record<string, string>>,
): string[] {
  const problems: string[] = [];
  const reached = new Set<string>();
  for (const [file, text] of Object.entries(records)) {
    try {
      const { result } = verify(game, readRecord(text));
      if (result === null) problems.push(`${file} does not end`);
      else reached.add(result.how);
    } catch (thrown) {
      if (!(thrown instanceof Fault)) throw thrown;
      problems.push(`${file}: ${thrown.message}`);
    }
  }
  for (const ending of game.endings)
    if (!reached.has(ending)) problems.push(`no golden record ends with '${ending}'`);
  return problems;
}
