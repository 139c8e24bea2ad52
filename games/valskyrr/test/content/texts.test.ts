import assert from 'node:assert/strict';
import { type CardWords, type Json, type Phrase, sayer, type Words } from '@tafelrunde/engine';
import { type Symbols, symbols } from '../../locales/cardText.ts';
import { symbolWords as german } from '../../locales/de/cardText.ts';
import { de } from '../../locales/de.ts';
import { symbolWords as english } from '../../locales/en/cardText.ts';
import { en } from '../../locales/en.ts';
import { type Action, DECKS, type EnemyBox, type Formula, type Reading } from '../../shape.ts';
import { game, situation } from '../kit.ts';

/** The symbols that belong in front of the text of an action. */
const shown = ({ type, from, range, focus, limit }: Action): Symbols => ({
  type,
  ...(from !== 'charter' && { from }),
  ...(range > 0 && { range }),
  ...(focus !== 0 && { focus }),
  ...(limit !== undefined && limit !== 'roundPerHero' && { limit }),
});

situation('the symbols printed on a card are those of its actions, in both languages', () => {
  let compared = 0;
  for (const [kind, def] of Object.entries(game.content)) {
    if (def.sort !== 'feat' && def.sort !== 'gear' && def.sort !== 'ally') continue;
    for (const [words, language] of [
      [german, 'de'],
      [english, 'en'],
    ] as const) {
      const { text = '' } = (game.words[language].cards as Record<string, CardWords>)[kind];
      const lines = text.split('\n');
      for (const action of [...def.actions, ...(def.back?.actions ?? [])]) {
        const heading = `${symbols(words, shown(action))}: `;
        const at = lines.findIndex((line) => line.startsWith(heading));
        assert.notEqual(at, -1, `${kind} (${language}) lacks "${heading}"`);
        lines.splice(at, 1);
        compared++;
      }
    }
  }
  assert.ok(compared > 400);
});

situation('"up to" this many targets, says the text of every action that may take fewer', () => {
  let compared = 0;
  for (const [kind, def] of Object.entries(game.content))
    for (const { targets, also } of [...def.actions, ...(def.back?.actions ?? [])])
      for (const aim of [targets, also]) {
        if (aim === undefined || aim.most < 2 || aim.least === aim.most) continue;
        for (const [language, upTo] of [
          ['de', 'bis zu'],
          ['en', 'up to'],
        ] as const) {
          const { text = '' } = (game.words[language].cards as Record<string, CardWords>)[kind];
          assert.match(text, new RegExp(`${upTo} ${aim.most}\\b`, 'iu'), `${kind} (${language})`);
          compared++;
        }
      }
  assert.ok(compared >= 50, String(compared));
});

situation(
  'the text of a boss says which of its abilities work in the enemy row only, and which in hero areas',
  () => {
    const marks = {
      questArea: { de: ' (Gegnerreihe): ', en: ' (enemy row): ' },
      heroArea: { de: ' (Heldenzone): ', en: ' (hero area): ' },
    };
    let marked = 0;
    for (const def of Object.values(game.content)) {
      if (def.sort !== 'boss') continue;
      for (const language of ['de', 'en'] as const) {
        const { text = '' } = (game.words[language].cards as Record<string, CardWords>)[def.kind];
        const sides = text.split(/\n(?=Rückseite|Back)/u);
        [def, def.back!].forEach(({ clauses }, side) => {
          for (const zone of ['questArea', 'heroArea'] as const) {
            const works = clauses.some((clause) => clause.zone === zone);
            const where = `${def.kind} ${language} ${side} ${zone}`;
            assert.equal(sides[side].includes(marks[zone][language]), works, where);
            if (works) marked++;
          }
        });
      }
    }
    assert.ok(marked > 20, String(marked));
  },
);

const DECK_WORDS = { de: ['blau', 'grün', 'rot'], en: ['blue', 'green', 'red'] };
/** What "2H+1" or "0/1/1/2" on a card comes to. */
function amountOf(text: string, heroes: number): number {
  if (text.includes('/')) return Number(text.split('/')[heroes - 1]);
  const [, factor, sign, more] = /^(\d*)H(?:([+−])(\d+))?$/u.exec(text)!;
  return Number(factor === '' ? 1 : factor) * heroes + (sign === '−' ? -1 : 1) * Number(more ?? 0);
}

situation('starting enemies and reinforcements printed on an encounter are those that come', () => {
  let compared = 0;
  for (const { kind, encounter } of Object.values(game.content)) {
    if (encounter === null) continue;
    for (const language of ['de', 'en'] as const) {
      const lines = (game.words[language].cards as Record<string, CardWords>)[kind].text!.split('\n');
      const boxes: readonly EnemyBox[] = [
        ...encounter.startEnemies,
        ...(encounter.reinforcement === null ? [] : [encounter.reinforcement]),
      ];
      const printed = lines
        .filter((line) => /^(?:Startgegner|Verstärkung|Starting enemies|Reinforcement): /u.test(line))
        .flatMap((line) => line.split(': ')[1].slice(0, -1).split('; '));
      assert.equal(printed.length, boxes.length, `${kind} ${language}`);
      boxes.forEach(({ deck, keywords, n }, i) => {
        const [amount, colour, ...words] = printed[i].replace('▷', '').split(/,? /u);
        assert.equal(colour, DECK_WORDS[language][DECKS.indexOf(deck)], kind);
        assert.equal(words.filter((word) => word !== 'oder' && word !== 'or').length, keywords.length, kind);
        for (const heroes of [1, 2, 3, 4]) {
          assert.equal(amountOf(amount, heroes), (n as Formula)({ heroes } as Reading), `${kind} ${heroes}`);
          compared++;
        }
      });
    }
  }
  assert.ok(compared > 200, String(compared));
});

const said = (phrase: Phrase, about: Readonly<Record<string, Json>>, words: Words = en): string =>
  typeof phrase === 'string' ? phrase : phrase(about, sayer(words, ['Ada', 'Bea']));

situation('names stand with their articles, and the verb goes with them', () => {
  const { events } = en;
  assert.equal(said(events.acts, { seat: 0, kind: 'shieldBash' }), 'Ada uses Shield Bash.');
  assert.equal(said(events.acts, { seat: 0, kind: 'callByName' }), 'Ada uses “Call by Name”.');
  assert.equal(said(events.acts, { seat: 0, kind: 'longbow' }), 'Ada uses the Longbow.');
  assert.equal(said(events.travels, { kind: 'fortHarn' }), 'The party reaches Fort Harn.');
  assert.equal(said(events.travels, { kind: 'stormPeak' }), 'The party reaches Storm Peak.');
  assert.equal(said(events.pursues, { kind: 'flyingSkulls', seat: 1 }), 'The Flying Skulls pursue Bea.');
  assert.equal(said(events.pursues, { kind: 'boneGhost', seat: 1 }), 'The Bone Ghost pursues Bea.');
  assert.equal(
    said(de.events.pursues, { kind: 'flyingSkulls', seat: 1 }, de),
    'Die Fliegenden Schädel verfolgen Bea.',
  );
});

situation('of most enemies one of several appears, a boss is the only one', () => {
  const appears = (kind: string, words: typeof de | typeof en) => said(words.events.appears, { kind }, words);
  assert.equal(appears('boneGhost', en), 'A Bone Ghost appears in the enemy row.');
  assert.equal(appears('boneGhost', de), 'Ein Knochengeist erscheint in der Gegnerreihe.');
  assert.equal(appears('boneLord', en), 'The Bone Lord appears in the enemy row.');
  assert.equal(appears('flyingSkulls', de), 'Fliegende Schädel erscheinen in der Gegnerreihe.');
});

situation('a card that is laid down is told of once, and nobody "uses" their own hero', () => {
  for (const words of [de, en])
    assert.equal(said(words.events.acts, { seat: 0, kind: 'roundShield', lays: true }, words), '');
  assert.equal(said(en.events.acts, { seat: 0, kind: 'valkea' }), 'Ada uses the action of the hero charter.');
  assert.equal(said(de.events.acts, { seat: 0, kind: 'thorn' }, de), 'Ada nutzt Thorn, den Steinwächter.');
});
