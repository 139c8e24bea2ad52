import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { start, succeeds, tafelrunde, temporaryFolder } from './running.ts';

const folder = temporaryFolder();
const client = join(folder, 'client');
mkdirSync(client);
writeFileSync(join(client, 'index.html'), '<!doctype html><title>Tafelrunde</title>');

/** A server that has said its two lines. */
async function serving(args: readonly string[], env: Record<string, string> = {}) {
  const child = start(['serve', '--port', '0', ...args], { env });
  let out = '';
  child.stdout!.setEncoding('utf8');
  for await (const text of child.stdout! as AsyncIterable<string>) {
    out += text;
    if (out.split('\n').length > 2) break;
  }
  return { child, lines: out.trimEnd().split('\n') };
}

const addressIn = (line: string): string => /http:\S+/u.exec(line)![0];

describe('serve', () => {
  it('says in two lines where to go and where the data lie, and ends when told', async () => {
    const data = join(folder, 'data');
    const { child, lines } = await serving(['--client', client], { TAFELRUNDE_DATA: data });
    const [where, data2, ...rest] = lines;
    assert.match(where, /^Tafelrunde läuft auf http:\/\/\S+:\d+$/u);
    assert.equal(data2, `Die Daten liegen in ${data}`);
    assert.deepEqual(rest, []);
    const page = await fetch(addressIn(where));
    assert.match(await page.text(), /Tafelrunde/u);
    assert.doesNotMatch(await (await fetch(`${addressIn(where)}/api/games`)).text(), /hoard/u);
    child.kill('SIGTERM');
    const [code] = (await once(child, 'exit')) as [number | null];
    assert.equal(code, 0);
    assert.ok(existsSync(data));
  });

  it('offers the practice games to whoever asks', async () => {
    const { child, lines } = await serving(['--client', client, '--data', join(folder, 'd'), '--fixtures']);
    assert.match(await (await fetch(`${addressIn(lines[0])}/api/games`)).text(), /"hoard"/u);
    child.kill('SIGTERM');
    await once(child, 'exit');
  });

  it('says what keeps it from starting', async () => {
    const file = join(folder, 'occupied');
    writeFileSync(file, '');
    const { code, err } = await tafelrunde([
      'serve',
      '--port',
      '0',
      '--client',
      client,
      '--data',
      join(file, 'x'),
    ]);
    assert.equal(code, 1);
    assert.match(err, /kann nicht geschrieben werden/u);
    const none = await tafelrunde(['serve', '--port', '0', '--client', folder, '--data', join(folder, 'd')]);
    assert.equal(none.code, 1);
    assert.match(none.err, /keine gebaute Webseite/u);
  });

  it('names what is wrong with an address of a database, and never its password', async () => {
    const serve = (url: string, ...more: string[]) =>
      tafelrunde(['serve', '--port', '0', '--client', client, ...more], { env: { DATABASE_URL: url } });
    const wrong = await serve('postgres://ada:sesam@localhost:port/tafelrunde');
    assert.equal(wrong.code, 1);
    assert.match(wrong.err, /DATABASE_URL ist unbrauchbar: port fehlt oder ist falsch/u);
    const silent = await serve('postgres://ada:sesam@localhost:1/tafelrunde');
    assert.equal(silent.code, 1);
    assert.match(silent.err, /localhost:1\/tafelrunde ist nicht zu erreichen .* Prüfe port in DATABASE_URL/u);
    const both = await serve('postgres://ada:sesam@localhost:1/tafelrunde', '--data', folder);
    assert.equal(both.code, 2);
    assert.match(both.err, /entweder im Ordner von --data oder/u);
    for (const { out, err } of [wrong, silent, both]) assert.doesNotMatch(out + err, /sesam/u);
  });

  it('ends at once where no data folder can be made', async () => {
    const { code, err } = await tafelrunde([
      'serve',
      '--port',
      '0',
      '--client',
      client,
      '--data',
      '/proc/tafelrunde',
    ]);
    assert.equal(code, 1);
    assert.match(err, /In den Ordner \/proc\/tafelrunde kann nicht geschrieben werden/u);
  });

  it('believes only proxies it can find', async () => {
    const { code, err } = await tafelrunde(['serve', '--port', '0', '--client', client], {
      env: { TAFELRUNDE_TRUST_PROXY: '127.0.0.1, proxy', TAFELRUNDE_DATA: join(folder, 'd') },
    });
    assert.equal(code, 1);
    assert.match(err, /TAFELRUNDE_TRUST_PROXY: „proxy“/u);
  });
});

interface Standing {
  readonly rules: number;
  readonly proved: number;
  readonly unproved: readonly string[];
  readonly cards: number;
  readonly exercised: number;
  readonly unexercised: readonly string[];
}

describe('ledger', () => {
  it('counts rules and cards of a practice game', async () => {
    const { code, out, err } = await tafelrunde(['ledger', 'tictactoe', '--json']);
    const standings = JSON.parse(out) as Record<string, Standing>;
    assert.deepEqual(Object.keys(standings), ['tictactoe']);
    const { tictactoe } = standings;
    assert.deepEqual(Object.keys(tictactoe), [
      'rules',
      'proved',
      'unproved',
      'cards',
      'exercised',
      'unexercised',
    ]);
    assert.equal(tictactoe.rules, 4);
    assert.equal(tictactoe.proved + tictactoe.unproved.length, tictactoe.rules);
    assert.equal(tictactoe.cards, 0);
    assert.equal(code, 0, err);
  });

  it('shows one game as a table', async () => {
    const out = await succeeds(['ledger', 'tictactoe', '--lang', 'en']);
    assert.match(out, /^Game +rules +proved +cards +exercised\ntictactoe +4 /u);
  });
});

describe('bench', () => {
  it('measures both gears and everything a server does', async () => {
    const { measurements } = JSON.parse(await succeeds(['bench', '--quick', '--json'])) as {
      measurements: Record<string, { perSecond: number; microseconds: number }>;
    };
    for (const id of [
      'tictactoe.policy',
      'tictactoe.match',
      'hoard.clone',
      'hoard.view',
      'hoard.resume',
      'hoard.copy',
      'hoard.load',
    ])
      assert.ok(measurements[id]?.perSecond > 0, id);
  });
});
