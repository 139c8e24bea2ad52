import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasBehaviour } from '@tafelrunde/testing';
import { type Boxed, boxed, loadGame, root, shelf } from '../games.ts';
import { columns, heading, remark, say, wrapped } from '../output.ts';
import { usage } from '../problem.ts';
import type { Context, Run } from '../program.ts';
import { ledgerOf } from '../rulebook.ts';

/** What is known of one game's rules and cards. */
interface Standing {
  readonly rules: number;
  readonly proved: number;
  readonly unproved: readonly string[];
  readonly cards: number;
  readonly exercised: number;
  readonly unexercised: readonly string[];
}

export const run: Run<'ledger'> = async (context, { game, json }) => {
  const { m, language } = context;
  const boxes = game === undefined ? (await shelf()).games : [await boxed(m, game)];
  const standings: Record<string, Standing> = {};
  let failed = false;
  for (const box of boxes) {
    const name = box.about?.name[language] ?? box.id;
    const { met, passed, output } = await runTests(box);
    if (!passed) {
      failed = true;
      if (output !== '') remark(output.trimEnd());
      remark(m.ledger.failed(name));
    }
    standings[box.id] = await standingOf(context, box, met);
  }
  if (json) say(JSON.stringify(standings, null, 2));
  else print(context, boxes, standings);
  return failed ? 1 : 0;
};

/** Rules proved and cards exercised, as the tests wrote them down. */
interface Met {
  readonly rules: ReadonlySet<string>;
  readonly cards: ReadonlySet<string>;
}

async function runTests(box: Boxed): Promise<{ met: Met; passed: boolean; output: string }> {
  const files = testsOf(box);
  if (files.length === 0) return { met: { rules: new Set(), cards: new Set() }, passed: true, output: '' };
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-ledger-'));
  try {
    const { code, output } = await nodeTest(files, folder);
    return { met: readMet(folder, box.id), passed: code === 0, output: code === 0 ? '' : output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A game's tests lie in its folder; those of a practice game beside the testing kit's own. */
function testsOf(box: Boxed): string[] {
  const folder = box.fixture ? join(root, 'packages', 'testing', 'test') : box.folder;
  const pattern = box.fixture ? `${box.id}*.test.ts` : '**/*.test.ts';
  return globSync(pattern, { cwd: folder, exclude: ['**/node_modules/**'] })
    .toSorted()
    .map((file) => join(folder, file));
}

function nodeTest(files: readonly string[], folder: string): Promise<{ code: number; output: string }> {
  // Inside a test run Node would take ours for a part of it and do nothing.
  const { NODE_TEST_CONTEXT: _context, ...env } = process.env;
  // All files in one process: only there a rule claimed in two of them is noticed.
  const child = spawn(
    process.execPath,
    ['--test', '--test-isolation=none', '--test-reporter=dot', ...files],
    {
      cwd: root,
      env: { ...env, TAFELRUNDE_LEDGER: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

function readMet(folder: string, game: string): Met {
  const rules = new Set<string>();
  const cards = new Set<string>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.jsonl'))) {
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
      if (line.trim() === '') continue;
      const note = JSON.parse(line) as { game: string; rule?: string; card?: string };
      if (note.game !== game) continue;
      if (note.rule !== undefined) rules.add(note.rule);
      if (note.card !== undefined) cards.add(note.card);
    }
  }
  return { rules, cards };
}

async function standingOf({ m, language }: Context, box: Boxed, met: Met): Promise<Standing> {
  const ledger = ledgerOf(box);
  if (ledger === null) throw usage(m.errors.noRulebook(box.about?.name[language] ?? box.id));
  const rules = ledger.rules.map(({ id }) => id);
  const unproved = rules.filter((id) => !met.rules.has(id));
  const strangers = [...met.rules].filter((id) => !rules.includes(id));
  if (strangers.length > 0) remark(m.ledger.stranger(box.id, strangers.join(', ')));
  const content = box.module === null ? {} : (await loadGame(m, language, box.id)).game.content;
  const acting = Object.keys(content).filter((kind) => hasBehaviour(content[kind]));
  // Where cards are data, tests name those they prove: then all of them count.
  const cards = acting.length === 0 && met.cards.size > 0 ? Object.keys(content) : acting;
  const unexercised = cards.filter((kind) => !met.cards.has(kind));
  return {
    rules: rules.length,
    proved: rules.length - unproved.length,
    unproved,
    cards: cards.length,
    exercised: cards.length - unexercised.length,
    unexercised,
  };
}

/** Long lists are for `--json`; here they show where to begin. */
const SHOWN = 12;

function print(
  { m, language }: Context,
  boxes: readonly Boxed[],
  standings: Readonly<Record<string, Standing>>,
): void {
  const head = [m.ledger.game, m.ledger.rules, m.ledger.proved, m.ledger.cards, m.ledger.exercised];
  const nameOf = (box: Boxed): string => box.about?.name[language] ?? box.id;
  const rows = boxes.map((box) => {
    const { rules, proved, cards, exercised } = standings[box.id];
    return [nameOf(box), ...[rules, proved, cards, exercised].map(String)];
  });
  say(columns([head.map(heading), ...rows], 'lr', ''));
  const short = (list: readonly string[]): string =>
    list.length <= SHOWN
      ? list.join(', ')
      : `${list.slice(0, SHOWN).join(', ')} ${m.ledger.more(list.length - SHOWN)}`;
  for (const box of boxes) {
    const { unproved, unexercised } = standings[box.id];
    if (unproved.length > 0) say(wrapped(m.ledger.unproved(nameOf(box), short(unproved)), '  '));
    if (unexercised.length > 0) say(wrapped(m.ledger.unexercised(nameOf(box), short(unexercised)), '  '));
  }
}
