import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { botById, sit } from '@tafelrunde/bots';
import { commitmentTo, fairnessFromSeed, Match, writeRecord } from '@tafelrunde/engine';
import { hoard } from '@tafelrunde/testing/fixtures';
import { succeeds, tafelrunde, temporaryFolder } from './running.ts';

const folder = temporaryFolder();
const file = join(folder, 'match.json');
const random = botById('random');

/** A whole match of the hoard on file, and how many answers it has. */
const answers = ((): number => {
  const match = Match.start(hoard, { seats: 3, fairness: fairnessFromSeed('record') });
  while (match.pending !== null) {
    const [seat] = match.waiting;
    match.answer(seat, random.answer(sit(match, seat, `${match.entries.length}`)));
  }
  writeFileSync(file, writeRecord(match.record()));
  return match.entries.length;
})();

interface Written {
  answers: [seat: number, answer: unknown, hash: string][];
  fairness: { commitment: string; secret: string };
  result: { winners: number[] };
  seats: number;
}

/** The record with something changed by somebody who should not have. */
function tampered(name: string, change: (record: Written) => void): string {
  const record = JSON.parse(readFileSync(file, 'utf8')) as Written;
  change(record);
  const path = join(folder, `${name}.json`);
  writeFileSync(path, JSON.stringify(record));
  return path;
}

describe('verify', { concurrency: 2 }, () => {
  it('says what was proved', async () => {
    const out = await succeeds(['verify', file]);
    assert.match(out, /Die Aufzeichnung ist echt/u);
    assert.ok(out.includes(commitmentTo('record')));
    assert.match(out, new RegExp(`Antworten: ${answers}, `, 'u'));
    assert.match(out, /Zufall: \d+ Zahlen gezogen[\s\S]*Ergebnis: .*Gewonnen/u);
  });

  it('names the answer whose state is another', async () => {
    const path = tampered('hash', (record) => (record.answers[9][2] = '00000000'));
    const { code, err } = await tafelrunde(['verify', path]);
    assert.equal(code, 1);
    assert.match(
      err,
      /nicht echt\. .*hash\.json: Der Stand nach Antwort 10 \(answers\[9\]\) ist ein anderer als aufgezeichnet\. Es sei denn, eine Regel wurde seither berichtigt/u,
    );
  });

  it('names the answer nobody could give', async () => {
    const path = tampered('answer', (record) => (record.answers[5][1] = 'ace of spades'));
    const { code, err } = await tafelrunde(['verify', path, '--lang', 'en']);
    assert.equal(code, 1);
    assert.match(err, /not genuine\. .*at answer 6 \(answers\[5\]\) was no possible answer/u);
  });

  it('sees another secret, another seal and another result', async () => {
    const [secret, seal, result] = await Promise.all([
      tafelrunde(['verify', tampered('secret', (record) => (record.fairness.secret = 'mine'))]),
      tafelrunde([
        'verify',
        tampered('seal', (record) => (record.fairness.commitment = commitmentTo('mine'))),
      ]),
      tafelrunde(['verify', tampered('result', (record) => (record.result.winners = [9]))]),
    ]);
    assert.deepEqual([secret.code, seal.code, result.code], [1, 1, 1]);
    assert.match(secret.err, /passt nicht zum Siegel/u);
    assert.match(seal.err, /passt nicht zum Siegel/u);
    assert.match(result.err, /Das aufgezeichnete Ergebnis ist nicht das/u);
  });

  it('refuses what is no record of ours', async () => {
    const [cut, seats, stop] = await Promise.all([
      tafelrunde(['verify', tampered('cut', (record) => record.answers[3].pop())]),
      tafelrunde(['verify', tampered('seats', (record) => (record.seats = 40))]),
      tafelrunde([
        'verify',
        tampered('stop', (record) => record.answers.unshift(['stop', 99, 'x', true] as never)),
      ]),
    ]);
    assert.deepEqual([cut.code, seats.code, stop.code], [2, 2, 1]);
    assert.match(cut.err, /fehlerhaft/u);
    assert.match(seats.err, /so vielen Plätzen/u);
    assert.match(stop.err, /nicht echt|nicht nachspielen/u);
  });
});

describe('replay', { concurrency: 2 }, () => {
  it('tells the match in both languages, and who won', async () => {
    const [german, english] = await Promise.all([
      succeeds(['replay', file]),
      succeeds(['replay', file, '--lang', 'en']),
    ]);
    assert.match(
      german,
      /Drachenhort, 3 Plätze[\s\S]*Platz \d [\s\S]*Stellung am Ende[\s\S]*Gewonnen: Platz/u,
    );
    assert.match(
      english,
      /Dragon Hoard, 3 seats[\s\S]*Seat \d [\s\S]*Position at the end[\s\S]*Won by: Seat/u,
    );
  });

  it('shows a viewer what it may see, and everything only to those who ask for it', async () => {
    const to = String(Math.floor(answers / 2));
    const [watcher, seat, all] = await Promise.all(
      ['watcher', '0', 'all'].map((eyes) => succeeds(['replay', file, '--to', to, '--seat', eyes])),
    );
    assert.match(watcher, /Platz 0: .*Hand \d verdeckt.*\n +Platz 1: .*Hand \d verdeckt/u);
    assert.match(seat, /Platz 1: .*Hand .*\d verdeckt[\s\S]*\nHand\n +(?!.*verdeckt)\S/u);
    assert.doesNotMatch(seat, /Platz 0: .*verdeckt/u);
    assert.doesNotMatch(all, /verdeckt/u);
    assert.match(all, new RegExp(`Stellung nach ${to} Antworten[\\s\\S]*noch nicht zu Ende`, 'u'));
  });

  it('does not go further than the match, nor sit where nobody sits', async () => {
    const [to, seat, broken] = await Promise.all([
      tafelrunde(['replay', file, '--to', '9999']),
      tafelrunde(['replay', file, '--seat', '3']),
      tafelrunde(['replay', tampered('again', (record) => (record.answers[0][2] = '00000000'))]),
    ]);
    assert.deepEqual([to.code, seat.code, broken.code], [2, 2, 1]);
    assert.match(to.err, new RegExp(`--to kann 0 bis ${answers} sein`, 'u'));
    assert.match(seat.err, /die Plätze 0 bis 2, watcher und all/u);
    assert.match(broken.err, /Antwort 1 \(answers\[0\]\)/u);
  });
});
