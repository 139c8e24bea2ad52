import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readRecord } from '@tafelrunde/engine';
import { succeeds, tafelrunde, temporaryFolder } from './running.ts';

const folder = temporaryFolder();
const at = (name: string): string => join(folder, name);
const lines = (...words: string[]): string => `${words.join('\n')}\n`;
const saved = (name: string) => readRecord(readFileSync(at(name), 'utf8'));

describe('play', { concurrency: 2 }, () => {
  it('a whole game of noughts and crosses by numbers', async () => {
    // a1, b1, a2, b2, a3: numbers count what is still free.
    const input = lines('1', '1', '2', '2', '3');
    const out = await succeeds(['play', 'tictactoe', '--save', at('ttt.json'), '--name', 'Anna,Ben'], {
      input,
    });
    assert.match(out, /Welches Feld besetzt du\?/u);
    assert.match(out, /–  a1 \(TT-MARK-02: Ein besetztes Feld kann nicht noch einmal besetzt werden\.\)/u);
    assert.match(out, /Anna besetzt a3\.[\s\S]*Ende der Partie[\s\S]*Drei in einer Reihe\. Gewonnen: Anna/u);
    assert.deepEqual(saved('ttt.json').result, { how: 'line', winners: [0] });
  });

  it('a whole hoard game against bots, in English', async () => {
    const guesses = Array.from({ length: 400 }, (_, i) => [
      '1',
      '1 2 3',
      '1 2',
      `${(i * 137) % 1000} ${(i * 211) % 1000}`,
    ]);
    const args = ['play', 'hoard', '--seats', '3', '--bots', 'greedy,random', '--seed', 'x', '--lang', 'en'];
    const out = await succeeds([...args, '--save', at('hoard.json')], { input: lines(...guesses.flat()) });
    assert.match(
      out,
      /Seat 1: Coins 1, Secret goal \S+, Hoard –\n +Seat 2 \(normal\): Coins 1, Hand 4 hidden/u,
    );
    assert.match(out, /Hand\n +\S/u);
    assert.match(out, /To act: Seat 1/u);
    assert.match(out, /–  .*Shield.* \(HO-SHIELD-01: /u);
    assert.match(out, /End of the match[\s\S]*Won by: /u);
    const record = saved('hoard.json');
    assert.ok(record.result !== null);
    assert.match(await succeeds(['verify', at('hoard.json')]), /Die Aufzeichnung ist echt/u);
  });

  it('shows rules and help, says what it did not understand, and takes back', async () => {
    const input = lines('?', 'r', 'hello', '99', '5', 'u', '1');
    const out = await succeeds(['play', 'tictactoe', '--save', at('back.json')], { input });
    assert.match(out, /u {2}nimmt deine letzte Antwort zurück/u);
    assert.match(out, /TT-MARK-01: Reihum besetzt jede Seite genau ein Feld\./u);
    assert.match(out, /Eine Nummer „hello“ steht nicht zur Wahl\./u);
    assert.match(out, /Eine Nummer „99“ steht nicht zur Wahl\./u);
    assert.match(out, /Zurückgenommen\./u);
    assert.deepEqual(
      saved('back.json').entries.map((entry) => ('answer' in entry ? entry.answer : null)),
      ['a1'],
    );
  });

  it('does not take back what a bot has answered', async () => {
    const out = await succeeds(['play', 'tictactoe', '--bots', 'random', '--lang', 'en'], {
      input: lines('1', 'u'),
    });
    assert.match(out, /Only your own last answer can be taken back/u);
  });

  it('quits saved, also without --save, and goes on where it was', async () => {
    const out = await succeeds(['play', 'tictactoe', '--seed', 'q'], { input: lines('1', 'q'), cwd: folder });
    const [, name] = /Gespeichert in (\S+\.json)\./u.exec(out)!;
    assert.ok(existsSync(at(name)));
    const again = await succeeds(['play', '--resume', at(name)], { input: lines('1', '2', '2', '3') });
    assert.match(again, /geht nach 1 Antwort weiter[\s\S]*Gewonnen: Platz 1/u);
    assert.equal(saved(name).entries.length, 5);
    const over = await succeeds(['play', '--resume', at(name)]);
    assert.match(over, /Gewonnen: Platz 1/u);
  });

  it('a saved match keeps its game and seats', async () => {
    writeFileSync(at('kept.json'), readFileSync(await halfAGame()));
    const [game, seats, seed] = await Promise.all([
      tafelrunde(['play', 'hoard', '--resume', at('kept.json')]),
      tafelrunde(['play', '--resume', at('kept.json'), '--seats', '3']),
      tafelrunde(['play', '--resume', at('kept.json'), '--seed', 'other', '--lang', 'en']),
    ]);
    assert.match(game.err, /ist eine Partie tictactoe, nicht hoard/u);
    assert.match(seats.err, /--seats lässt sich bei einer gespeicherten Partie nicht mehr ändern/u);
    assert.match(seed.err, /--seed cannot be changed in a saved match/u);
    assert.deepEqual([game.code, seats.code, seed.code], [2, 2, 2]);
  });

  it('the same seed gives the same cards, and a content pack other ones', async () => {
    const pack = at('pack.json');
    const texts = { de: { copper: { name: 'Blech' } } };
    const cards = { copper: { copies: 20 }, thief: { copies: 1 }, shield: { copies: 1 } };
    writeFileSync(pack, JSON.stringify({ pack: 'tin', game: 'hoard', cards, texts }));
    const [one, two, packed] = await Promise.all([
      succeeds(['play', 'hoard', '--seed', 's', '--options', 'goal=8,market=false']),
      succeeds(['play', 'hoard', '--seed', 's', '--options', 'goal=8,market=false']),
      succeeds(['play', 'hoard', '--seed', 's', '--pack', pack, '--save', at('packed.json')]),
    ]);
    assert.equal(one, two);
    assert.match(packed, /Blech/u);
    assert.equal(saved('packed.json').pack?.pack, 'tin');
    assert.match(await succeeds(['verify', at('packed.json')]), /echt/u);
  });

  it('bots alone play to the end while somebody watches', async () => {
    const out = await succeeds(['play', 'tictactoe', '--bots', 'easy,random', '--seats', '2']);
    // How well they play is said in the language of the table, too.
    assert.match(out, /Platz 1 \(leicht\) besetzt[\s\S]*Platz 2 \(zufällig\) besetzt[\s\S]*Ende der Partie/u);
  });

  it('says when it cannot save', async () => {
    const { code, err } = await tafelrunde(['play', 'hoard', '--save', at('no/where.json')]);
    assert.equal(code, 2);
    assert.match(err, /--save .*: Den Ordner .* gibt es nicht/u);
  });
});

let half: Promise<string> | null = null;
function halfAGame(): Promise<string> {
  half ??= succeeds(['play', 'tictactoe', '--save', at('half.json')], { input: lines('1') }).then(() =>
    at('half.json'),
  );
  return half;
}
