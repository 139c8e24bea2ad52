import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type Ledger, parseLedger } from '@tafelrunde/ledger';
import { assertsSomething } from './assertions.ts';
import { exercised } from './exercised.ts';
import { checkingTables } from './running.ts';

type Body = () => void | Promise<void>;

export interface RuleTests {
  /** The test that proves a rule of the ledger. There is one for each rule; it names the rule by its id. */
  readonly rule: ((id: string, title: string, body: Body) => void) & {
    /** A further case of a rule that has its test. */
    readonly also: (id: string, title: string, body: Body) => void;
  };
  /** A test that names no rule: how several of them play together. */
  readonly situation: (title: string, body: Body) => void;
  /** The test of what one card does, for games whose cards are data: nobody else can tell when they are exercised. */
  readonly card: (kind: string, title: string, body: Body) => void;
}

/** By ledger, the rules that tests of this process have claimed, whichever file they stand in. */
const claims = new Map<string, Set<string>>();

function claimsOn(ledger: string): Set<string> {
  let claimed = claims.get(ledger);
  if (claimed === undefined) claims.set(ledger, (claimed = new Set()));
  return claimed;
}

/** The words for tests of one game, bound to its ledger: `rulesFrom(new URL('../rules.yaml', import.meta.url))`. */
export function rulesFrom(file: URL): RuleTests {
  const ledger = parseLedger(readFileSync(file, 'utf8'), fileURLToPath(file));
  const known = new Set(ledger.rules.map(({ id }) => id));
  const proved = claimsOn(file.href);
  const claim = (id: string): void => {
    if (!known.has(id)) mistake(id, `'${id}' is no rule of ${ledger.game}`);
    if (proved.has(id)) mistake(id, `two tests claim the rule '${id}'; use rule.also for a further case`);
    proved.add(id);
  };
  const rule = (id: string, title: string, body: Body): void => {
    claim(id);
    define(ledger, id, `${id} ${title}`, body);
  };
  rule.also = (id: string, title: string, body: Body): void => {
    if (!known.has(id)) mistake(id, `'${id}' is no rule of ${ledger.game}`);
    define(ledger, null, `${id} ${title}`, body);
  };
  return {
    rule,
    situation: (title, body) => define(ledger, null, title, body),
    card: (kind, title, body) => define(ledger, null, `${kind}: ${title}`, body, kind),
  };
}

/** A failing test besides the error: some ways of running tests swallow what a file throws while it is read. */
function mistake(id: string, message: string): never {
  void test(`${id} is claimed wrongly`, () => {
    throw new Error(message);
  });
  throw new Error(message);
}

function define(
  ledger: Ledger,
  id: string | null,
  title: string,
  body: Body,
  card: string | null = null,
): void {
  // node:test collects what is defined here; nothing is to be awaited.
  void test(title, async () => {
    exercised.clear();
    const asserts = await assertsSomething(() => checkingTables(body));
    if (!asserts) throw new Error('it asserts nothing: a test of a rule says what has to be true afterwards');
    if (card !== null) exercised.add(`${ledger.game} ${card}`);
    note(ledger.game, id);
  });
}

/** A passing test writes down what it proved, where `tafelrunde ledger` asked for it. */
function note(game: string, rule: string | null): void {
  const folder = process.env['TAFELRUNDE_LEDGER'];
  if (folder === undefined) return;
  const lines: object[] = rule === null ? [] : [{ game, rule }];
  for (const name of exercised) {
    const [id, kind] = name.split(' ');
    lines.push({ game: id, card: kind });
  }
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  appendFileSync(join(folder, `${process.pid}.jsonl`), text);
}
