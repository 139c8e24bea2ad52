import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { tafelrunde, temporaryFolder } from './running.ts';

const folder = temporaryFolder();
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const noJson = file('no.json', 'Dear diary');
const noRecord = file('other.json', '{"tafelrunde": 1, "game": 3}');
const noPack = file('pack.json', '{"pack": "p", "game": "hoard", "cards": {"goold": {"points": 9}}}');
const otherPack = file('talisman.json', '{"pack": "p", "game": "talisman", "cards": {}}');
const noScenario = file('bad.yaml', 'scenario: [');
const strange = file('strange.yaml', 'scenario: x\ngame: hoard\nanwsers: []\n');
const lost = file('lost.yaml', 'scenario: x\ngame: chess\n');

/** A series nobody would wait for: what is wrong must be said before it is played. */
const long = ['hoard', '--bots', 'greedy', '--games', '1000000'];
const nowhere = join(folder, 'nowhere', 'run.txt');
const inFile = join(noJson, 'run.txt');

/** What is typed, and the sentence in German and in English. */
const wrong: readonly (readonly [args: readonly string[], german: RegExp, english: RegExp])[] = [
  [['paly'], /„paly“ gibt es nicht\. Meintest du „play“\?/u, /no command 'paly'\. Did you mean 'play'\?/u],
  [['dance'], /Es gibt serve, play, .* und bench\./u, /There are serve, play, .* and bench\./u],
  [['--hepl'], /keine Option --hepl/u, /no option --hepl/u],
  [['play'], /Es fehlt SPIEL\. Aufruf: tafelrunde play/u, /GAME is missing\. Usage: tafelrunde play/u],
  [['play', 'hord'], /„hord“ gibt es nicht\. Meintest du „hoard“\?/u, /Did you mean 'hoard'\?/u],
  [
    ['play', 'chess'],
    /Es gibt euthia, .*, zum Üben hoard und tictactoe\./u,
    /for practice hoard and tictactoe\./u,
  ],
  [['play', 'hoard', 'now'], /„now“ ist zu viel/u, /'now' is too much/u],
  [['play', 'hoard', '--saets', '2'], /Meintest du „--seats“\?/u, /Did you mean '--seats'\?/u],
  [['play', 'hoard', '--seats'], /Nach --seats fehlt der Wert/u, /--seats needs a value/u],
  [
    ['play', 'hoard', '--seats', 'two'],
    /ganze Zahl ab 1 sein, nicht „two“/u,
    /whole number of at least 1, not 'two'/u,
  ],
  [['play', 'hoard', '--seats', '9'], /mit 2 bis 4 Plätzen gespielt, nicht mit 9/u, /2 to 4 seats, not 9/u],
  [['play', 'hoard', '--bots', 'gredy'], /Meintest du „greedy“\?/u, /Did you mean 'greedy'\?/u],
  [
    ['play', 'hoard', '--bots', 'deepblue'],
    /Es gibt random, casual, greedy und search, nach Stärke easy, normal und hard\./u,
    /There are random, casual, greedy and search, by strength easy, normal and hard\./u,
  ],
  [['arena', 'hoard', '--bots', 'esay,hard'], /Meintest du „easy“\?/u, /Did you mean 'easy'\?/u],
  [
    ['simulate', 'hoard', '--bots', 'cmd:mine'],
    /„cmd:mine“: .* nur in der Arena/u,
    /'cmd:mine': .* only in the arena/u,
  ],
  [['arena', 'hoard', '--bots', 'easy,casual'], /zwei verschiedene Bots/u, /two different bots/u],
  [
    ['arena', 'hoard', '--bots', 'greedy,greedy'],
    /zwei verschiedene Bots.*--bots/u,
    /two different bots.*--bots/u,
  ],
  [['arena', 'hoard', '--bots', 'gredy,random'], /Meintest du „greedy“\?/u, /Did you mean 'greedy'\?/u],
  [
    ['play', 'tictactoe', '--bots', 'random,random,random'],
    /3 Bots passen nicht an 2/u,
    /3 bots do not fit on 2/u,
  ],
  [['play', 'hoard', '--options', 'goal=9'], /„goal“ kann 8, 12 oder 16 sein/u, /'goal' can be 8, 12 or 16/u],
  [['play', 'hoard', '--options', 'gaol=8'], /Meintest du „goal“\?/u, /Did you mean 'goal'\?/u],
  [['play', 'hoard', '--options', 'goal'], /name=wert/u, /name=value/u],
  [
    ['play', 'hoard', '--pack', noJson],
    /no\.json: Das ist kein Kartenpaket/u,
    /no\.json: This is no content pack/u,
  ],
  [['play', 'hoard', '--pack', noPack], /an der Stelle cards\.goold/u, /broken at cards\.goold/u],
  [['play', 'hoard', '--pack', otherPack], /gehört zu einem anderen Spiel/u, /belongs to another game/u],
  [['play', '--resume', noRecord], /an der Stelle game fehlerhaft/u, /broken at game/u],
  [['simulate'], /Es fehlt SPIEL/u, /GAME is missing/u],
  [
    ['simulate', 'hoard', '--games', '0'],
    /--games muss eine ganze Zahl von 1/u,
    /--games must be a whole number from 1/u,
  ],
  [
    ['simulate', ...long, '--csv', nowhere],
    /^--csv .*run\.txt: Den Ordner .*nowhere gibt es nicht/u,
    /^--csv .*run\.txt: there is no folder .*nowhere/u,
  ],
  [['simulate', ...long, '--csv', folder], /^--csv .*: Das ist ein Ordner/u, /^--csv .*: this is a folder/u],
  [
    ['simulate', ...long, '--csv', inFile],
    /^--csv .*: Den Ordner .*no\.json gibt es nicht/u,
    /^--csv .*: there is no folder .*no\.json/u,
  ],
  [
    ['simulate', ...long, '--save', nowhere],
    /^--save .*run\.txt: Den Ordner .*nowhere gibt es nicht/u,
    /^--save .*run\.txt: there is no folder .*nowhere/u,
  ],
  [
    ['simulate', ...long, '--save', folder],
    /^--save .*: Das ist ein Ordner/u,
    /^--save .*: this is a folder/u,
  ],
  [
    ['simulate', ...long, '--save', inFile],
    /^--save .*: Den Ordner .*no\.json gibt es nicht/u,
    /^--save .*: there is no folder .*no\.json/u,
  ],
  [
    ['report', ...long, '--out', nowhere],
    /^--out .*run\.txt: Den Ordner .*nowhere gibt es nicht/u,
    /^--out .*run\.txt: there is no folder .*nowhere/u,
  ],
  [['report', ...long, '--out', folder], /^--out .*: Das ist ein Ordner/u, /^--out .*: this is a folder/u],
  [
    ['report', ...long, '--out', inFile],
    /^--out .*: Den Ordner .*no\.json gibt es nicht/u,
    /^--out .*: there is no folder .*no\.json/u,
  ],
  [
    ['report', ...long, '--save', nowhere],
    /^--save .*run\.txt: Den Ordner .*nowhere gibt es nicht/u,
    /^--save .*run\.txt: there is no folder .*nowhere/u,
  ],
  [['report', ...long, '--save', folder], /^--save .*: Das ist ein Ordner/u, /^--save .*: this is a folder/u],
  [
    ['report', ...long, '--save', inFile],
    /^--save .*: Den Ordner .*no\.json gibt es nicht/u,
    /^--save .*: there is no folder .*no\.json/u,
  ],
  [
    ['play', 'hoard', '--save', nowhere],
    /^--save .*: Den Ordner .*nowhere gibt/u,
    /^--save .*: there is no folder .*nowhere/u,
  ],
  [['simulate', ...long, '--csv', ''], /^Nach --csv fehlt der Wert/u, /^--csv needs a value/u],
  [['simulate', ...long, '--save', ''], /^Nach --save fehlt der Wert/u, /^--save needs a value/u],
  [['report', ...long, '--out', ''], /^Nach --out fehlt der Wert/u, /^--out needs a value/u],
  [['play', 'hoard', '--save', ''], /^Nach --save fehlt der Wert/u, /^--save needs a value/u],
  [
    ['simulate', ...long, '--save', 'run.txt', '--csv', './run.txt'],
    /--save und --csv nennen beide run\.txt/u,
    /--save and --csv both name run\.txt/u,
  ],
  [
    ['report', ...long, '--save', 'hoard-report.html'],
    /--save und --out nennen beide/u,
    /--save and --out both name/u,
  ],
  [['simulate', 'hoard', '--json=yes'], /--json steht allein/u, /--json stands alone/u],
  [['laws', 'tictactoe', '--options', 'a=b'], /hat keine Einstellungen/u, /has no settings/u],
  [['verify', 'nowhere.json'], /Die Datei nowhere\.json gibt es nicht/u, /There is no file nowhere\.json/u],
  [['verify', folder], /ist ein Ordner/u, /is a folder/u],
  [['verify', noJson], /Das ist keine Aufzeichnung/u, /This is no record/u],
  [['replay', noRecord], /an der Stelle game/u, /broken at game/u],
  [['scenario', noScenario], /bad\.yaml: Das ist kein Szenario/u, /bad\.yaml: This is no scenario/u],
  [
    ['scenario', strange],
    /strange\.yaml: Das Szenario ist an der Stelle anwsers/u,
    /strange\.yaml: .* broken at anwsers/u,
  ],
  [['scenario', lost], /lost\.yaml: Ein Spiel „chess“/u, /lost\.yaml: There is no game 'chess'/u],
  [['ledger', 'chess'], /Ein Spiel „chess“ gibt es nicht/u, /There is no game 'chess'/u],
  [
    ['serve', '--port', '70000'],
    /--port muss eine ganze Zahl von 0 bis 65535/u,
    /--port must be .* from 0 to 65535/u,
  ],
];

describe('a wrong word gets one sentence and exit code 2', { concurrency: 2 }, () => {
  wrong.forEach(([args, german, english], index) => {
    it(`tafelrunde ${args.join(' ').replaceAll(`${folder}/`, '')}`, async () => {
      // Every other one in English: both catalogues are met without starting everything twice.
      const [lang, sentence] = index % 2 === 0 ? ['de', german] : ['en', english];
      const { code, out, err } = await tafelrunde([...args, '--lang', lang]);
      assert.equal(code, 2, err);
      assert.match(err, sentence);
      assert.equal(err.trimEnd().split('\n').length, 1, err);
      assert.equal(out, '');
    });
  });

  it('a language nobody speaks here', async () => {
    const { code, err } = await tafelrunde(['play', 'hoard', '--lang', 'fr']);
    assert.equal(code, 2);
    assert.match(err, /--lang kennt de und en, nicht „fr“/u);
  });
});
