import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { botIds } from '@tafelrunde/bots';
import { levelIds, levels } from '@tafelrunde/bots/levels';
import { commandNames } from '../src/specs.ts';
import { succeeds } from './running.ts';

describe('help', { concurrency: 2 }, () => {
  it('lists commands, games and practice games, in German', async () => {
    const out = await succeeds(['--help']);
    for (const name of commandNames) assert.match(out, new RegExp(`^  ${name} `, 'mu'));
    assert.match(out, /Befehle[\s\S]*Spiele[\s\S]*talisman[\s\S]*Übungsspiele[\s\S]*hoard[\s\S]*tictactoe/u);
    const [games] = out.split('Übungsspiele');
    assert.doesNotMatch(games.split('\nSpiele')[1], /hoard|tictactoe/u);
  });

  it('is in English where the environment or --lang says so', async () => {
    const [byEnvironment, byOption, without] = await Promise.all([
      succeeds([], { env: { LANG: 'en_GB.UTF-8' } }),
      succeeds(['--help', '--lang', 'en']),
      succeeds(['help'], { env: { LANG: 'en_GB.UTF-8', LC_ALL: 'de_DE.UTF-8' } }),
    ]);
    assert.match(byEnvironment, /Commands[\s\S]*Practice games/u);
    assert.equal(byOption, byEnvironment);
    assert.match(without, /Befehle/u);
  });

  for (const name of commandNames) {
    it(`explains ${name} in both languages`, async () => {
      const [german, english] = await Promise.all([
        succeeds([name, '--help']),
        succeeds([name, '-h', '--lang=en']),
      ]);
      assert.match(german, new RegExp(`Aufruf: tafelrunde ${name}[\\s\\S]*Beispiele`, 'u'));
      assert.match(english, new RegExp(`Usage: tafelrunde ${name}[\\s\\S]*Examples`, 'u'));
      assert.doesNotMatch(`${german}${english}`, /undefined/u);
    });
  }

  it('lists the bots and the levels, with a sentence on each, wherever bots are named', async () => {
    for (const name of ['play', 'simulate', 'report', 'arena'])
      for (const language of ['de', 'en'] as const) {
        const help = await succeeds([name, '--help', '--lang', language]);
        for (const bot of botIds) assert.match(help, new RegExp(`^  ${bot} .*\\.$`, 'mu'), `${name}: ${bot}`);
        for (const level of levelIds) {
          const row = help.split('\n').find((line) => line.includes(` ${level} `))!;
          assert.ok(row.includes(levels[level].bot) && row.includes(levels[level].plays[language]), help);
        }
      }
  });

  it('tells the version', async () => {
    assert.match(await succeeds(['--version']), /^\d+\.\d+\.\d+\n$/u);
  });
});
