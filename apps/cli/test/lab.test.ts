import assert from 'node:assert/strict';
import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { markOf } from '../src/series/sources.ts';
import { start, succeeds, tafelrunde, temporaryFolder } from './running.ts';

const folder = temporaryFolder();
const inFolder = (name: string): string => join(folder, name);

const GAMES = 40;
/** A series that takes a while: bots that think. */
const series = [
  'simulate',
  'hoard',
  '--seats',
  '2',
  '--bots',
  'greedy',
  '--games',
  String(GAMES),
  '--seed',
  'kill',
  '--json',
];

/** The figures, without how long it took. */
function figures(out: string): unknown {
  const {
    workers: _w,
    seconds: _s,
    cpuSeconds: _c,
    gamesNow: _n,
    gamesPerSecond: _g,
    ...rest
  } = JSON.parse(out);
  return rest;
}

const lines = (file: string): string[] => readFileSync(file, 'utf8').trimEnd().split('\n');

describe('a series in a file', { concurrency: 2 }, () => {
  it('goes on after it was killed, and comes to the same', async () => {
    const file = inFolder('killed.jsonl');
    const child = start([...series, '--save', file]);
    const ended = new Promise((resolve) => child.on('close', resolve));
    // As soon as a few games are there, and long before all are.
    while (!existsSync(file) || lines(file).length < 4)
      await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill('SIGKILL');
    await ended;
    const before = lines(file).length - 1;
    assert.ok(before < GAMES, 'it was too quick to be killed');
    // A line that was being written when the power went.
    appendFileSync(file, '{"index":39,"winn');
    const out = await succeeds([...series, '--save', file]);
    assert.equal((JSON.parse(out) as { gamesNow: number }).gamesNow, GAMES - before);
    assert.equal(lines(file).length, GAMES + 1);
    assert.deepEqual(figures(out), figures(await succeeds(series)));
    const again = JSON.parse(await succeeds([...series, '--save', file])) as { gamesNow: number };
    assert.equal(again.gamesNow, 0);
  });

  it('is not mixed with another one', async () => {
    const file = inFolder('mixed.jsonl');
    const args = ['simulate', 'tictactoe', '--games', '10', '--save', file, '--lang', 'en'];
    await succeeds(args);
    const { code, err } = await tafelrunde([...args, '--seed', 'other', '--bots', 'greedy']);
    assert.equal(code, 2);
    assert.match(err, /holds another series: not the same bots and seed/u);
    writeFileSync(inFolder('letter.txt'), 'Dear reader\n');
    const letter = await tafelrunde([
      'simulate',
      'tictactoe',
      '--save',
      inFolder('letter.txt'),
      '--lang',
      'en',
    ]);
    assert.equal(letter.code, 2);
    assert.match(letter.err, /is not a file that holds a series/u);
    assert.equal(readFileSync(inFolder('letter.txt'), 'utf8'), 'Dear reader\n');
    appendFileSync(file, 'hello\n');
    assert.match((await tafelrunde(args)).err, /line 12: this is not a match/u);
  });

  const saving = (file: string): readonly string[] => [
    'simulate',
    'tictactoe',
    '--games',
    '4',
    '--save',
    file,
    '--lang',
    'en',
  ];

  for (const [what, text, sentence] of [
    ['a letter', 'Dear reader,\nthis last line has no end', /is not a file that holds a series/u],
    ['a letter of one line', 'Dear reader', /is not a file that holds a series/u],
    ['no text at all', Buffer.from([0, 10, 255, 254, 13]), /is not a file that holds a series/u],
    ['a head without a series', '{"tafelrunde":"series","version":1}\nrest', /is not a file that holds/u],
    ['the beginning of another head', '{"tafelrunde":"series","version":2', /is not a file that holds/u],
    ['an empty list', '[]\n{', /is not a file that holds/u],
  ] as const) {
    it(`leaves ${what} as it is, byte for byte`, async () => {
      const file = inFolder(`${what.replaceAll(' ', '-')}.txt`);
      writeFileSync(file, text);
      const { code, err } = await tafelrunde(saving(file));
      assert.equal(code, 2, err);
      assert.match(err, sentence);
      assert.deepEqual(readFileSync(file), Buffer.from(text));
    });
  }

  it('leaves another series as it is, even one whose last line has no end', async () => {
    const file = inFolder('other.jsonl');
    await succeeds(saving(file));
    appendFileSync(file, '{"index":4,"winn');
    const before = readFileSync(file);
    const { code, err } = await tafelrunde([...saving(file), '--seed', 'other']);
    assert.equal(code, 2);
    assert.match(err, /not the same seed/u);
    assert.deepEqual(readFileSync(file), before);
  });

  it('leaves a series as it is that was played with other rules or bots, or by nobody knows which', async () => {
    const file = inFolder('older.jsonl');
    await succeeds(saving(file));
    const saved = readFileSync(file, 'utf8');
    assert.match(saved, /"sources":"[0-9a-f]{16}"/u);
    for (const older of [
      saved.replace(/"sources":"[0-9a-f]{16}"/u, '"sources":"0123456789abcdef"'),
      saved.replace(/"sources":"[0-9a-f]{16}",/u, ''),
    ]) {
      writeFileSync(file, older);
      const { code, err } = await tafelrunde(saving(file));
      assert.equal(code, 2);
      assert.match(err, /were played with other rules or bots/u);
      assert.equal(readFileSync(file, 'utf8'), older);
    }
  });

  it('knows rules by how they are written, and not by how they look', () => {
    const folder = inFolder('game');
    mkdirSync(join(folder, 'locales'), { recursive: true });
    const [rules, words] = [join(folder, 'game.ts'), join(folder, 'locales', 'de.ts')];
    const address = `${pathToFileURL(rules).href}#game`;
    const marked = (file: string, text: string): string => {
      writeFileSync(file, text);
      return markOf(address);
    };
    const first = marked(rules, 'export const lives = 3;');
    assert.equal(marked(words, 'Drei Leben'), first);
    assert.notEqual(marked(rules, 'export const lives = 5;'), first);
    assert.equal(marked(rules, 'export const lives = 3;'), first);
  });

  it('names the line that is not a game, and leaves the file as it is', async () => {
    const file = inFolder('bad-line.jsonl');
    await succeeds(saving(file));
    for (const line of ['{"index":3}', 'null', '', '{"index":-1}']) {
      const whole = lines(file).join('\n');
      const text = `${whole}\n${line}\n{"index":4,"winn`;
      writeFileSync(file, text);
      const { code, err } = await tafelrunde(saving(file));
      assert.equal(code, 2, err);
      assert.match(err, /bad-line\.jsonl, line 6: this is not a match/u, line);
      assert.equal(readFileSync(file, 'utf8'), text);
      writeFileSync(file, `${whole}\n`);
    }
  });

  it('begins again where only half of its own head was written', async () => {
    const file = inFolder('half-head.jsonl');
    await succeeds(saving(file));
    const whole = readFileSync(file, 'utf8');
    const [head] = whole.split('\n');
    for (const half of [head.slice(0, 40), head]) {
      writeFileSync(file, half);
      await succeeds(saving(file));
      assert.deepEqual(lines(file).toSorted(), whole.trimEnd().split('\n').toSorted());
    }
  });

  it('becomes longer when more games are wanted', async () => {
    const file = inFolder('longer.jsonl');
    const args = ['simulate', 'tictactoe', '--save', file, '--json'];
    await succeeds([...args, '--games', '10']);
    const out = await succeeds([...args, '--games', '25']);
    assert.equal((JSON.parse(out) as { gamesNow: number }).gamesNow, 15);
    assert.deepEqual(
      figures(out),
      figures(await succeeds(['simulate', 'tictactoe', '--games', '25', '--json'])),
    );
    // And fewer of them are counted when fewer are wanted.
    assert.equal((JSON.parse(await succeeds([...args, '--games', '5'])) as { games: number }).games, 5);
  });

  it('is written as a table', async () => {
    const file = inFolder('table.csv');
    await succeeds(['simulate', 'tictactoe', '--games', '12', '--csv', file]);
    const rows = readFileSync(file, 'utf8').trimEnd().split('\r\n');
    assert.equal(rows.length, 13);
    assert.match(rows[0], /^game,ending,winners,first,decisions,steps,bot 0,bot 1/u);
    assert.deepEqual(
      rows.slice(1).map((row) => Number(row.split(',')[0])),
      Array.from({ length: 12 }, (_, index) => index),
    );
  });
});

describe('report', () => {
  it('writes one page, in both languages, of any game', async () => {
    const file = inFolder('page.html');
    const out = await succeeds(['report', 'hoard', '--games', '6', '--out', file]);
    assert.match(out, /Geschrieben: .*page\.html/u);
    const page = readFileSync(file, 'utf8');
    assert.match(page, /Drachenhort[\s\S]*Wer gewinnt[\s\S]*Dragon Hoard[\s\S]*Who wins/u);
    assert.match(page, /--parch-100/u);
    assert.match(page, /font\/woff2;base64/u);
    assert.doesNotMatch(page.replaceAll(/xmlns='[^']*'/gu, ''), /https?:/u);
    assert.ok(statSync(file).size < 300_000, `${statSync(file).size} bytes`);
  });
});
