import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Game } from '@tafelrunde/engine';
import { hoard } from '@tafelrunde/testing/fixtures';
import { playGame, type Series, type Tally, tallyOf } from '../src/index.ts';
import { findingsOf, takenOf } from '../src/report/findings.ts';
import { report, reportPage, type Subject } from '../src/report/index.ts';
import { axis, binned, histogram, scaleTo, ticksOf } from '../src/report/plots.ts';
import { h, htmlOf } from '../src/report/tree.ts';
import { promptName } from '../src/report/words.ts';

const series: Series = {
  seats: 2,
  options: { goal: 8, market: true },
  lineups: [['random', 'random']],
  seed: 'r',
};
const game = {
  ...hoard,
  insights: [
    { id: 'heroes', kind: 'role', name: { de: 'Helden', en: 'Heroes' }, of: () => [] },
    { id: 'cards', kind: 'taken', name: { de: 'Karten', en: 'Cards' }, of: () => [], offered: () => [] },
    { id: 'finds', kind: 'taken', name: { de: 'Funde', en: 'Finds' }, of: () => [] },
  ],
} as unknown as Game;
const played = tallyOf(
  series,
  Array.from({ length: 30 }, (_, index) => playGame(hoard, series, index)),
);

/** A thousand games of two seats, each of which wins half. */
const subject = (insights: Tally['insights'], first = 500): Subject => ({
  game,
  series,
  tally: { ...played, games: 1_000, wins: [500, 500], first: { games: 1_000, won: first }, insights },
});

describe('what stands out', () => {
  it('is nothing where everything is as it should be', () => {
    const fair = { offered: 0, had: 500, won: 250, wonWithout: 0 };
    assert.deepEqual(findingsOf(subject({ heroes: { thief: fair } })), []);
  });

  it('is who wins more than twice or less than half the share, beyond doubt', () => {
    const four: Subject = { ...subject({}), series: { ...series, seats: 4 } };
    const heroes = {
      gold: { offered: 0, had: 400, won: 300, wonWithout: 0 },
      ruby: { offered: 0, had: 400, won: 10, wonWithout: 0 },
      thief: { offered: 0, had: 3, won: 3, wonWithout: 0 },
      silver: { offered: 0, had: 1_200, won: 187, wonWithout: 0 },
    };
    const findings = findingsOf({ ...four, tally: { ...four.tally, insights: { heroes } } });
    assert.deepEqual(findings, [
      { what: 'starts', share: 0.5 },
      { what: 'wins', kind: 'gold', share: 0.75, average: 500 / 2_003 },
      { what: 'loses', kind: 'ruby', share: 0.025, average: 500 / 2_003 },
    ]);
  });

  it('is held against what such roles win, where a seat plays as several', () => {
    const four: Subject = { ...subject({}), series: { ...series, seats: 4 } };
    // Twice as many heroes as seats: half as many wins for each.
    const heroes = {
      gold: { offered: 0, had: 400, won: 160, wonWithout: 0 },
      ruby: { offered: 0, had: 7_600, won: 840, wonWithout: 0 },
    };
    const findings = findingsOf({ ...four, tally: { ...four.tally, insights: { heroes } } });
    assert.deepEqual(findings.slice(1), [{ what: 'wins', kind: 'gold', share: 0.4, average: 0.125 }]);
  });

  it('is a card nobody takes, where one knows that it was to be had', () => {
    const unwanted = { offered: 900, had: 2, won: 1, wonWithout: 449 };
    assert.deepEqual(findingsOf(subject({ cards: { ruby: unwanted } })), [
      { what: 'untaken', kind: 'ruby', share: 2 / 900 },
    ]);
    assert.deepEqual(findingsOf(subject({ cards: { ruby: { ...unwanted, offered: 20 } } })), []);
    assert.deepEqual(findingsOf(subject({ finds: { ruby: unwanted } })), []);
  });

  it('is an advantage of beginning', () => {
    assert.deepEqual(findingsOf(subject({}, 560)), [{ what: 'starts', share: 0.56 }]);
  });

  it('compares those who had a card with those who had not', () => {
    const [{ taken, effect }] = takenOf(
      subject({ cards: { ruby: { offered: 800, had: 200, won: 150, wonWithout: 300 } } }),
      'cards',
    );
    assert.equal(taken.share, 0.25);
    assert.ok(effect !== null && effect.by === 0.25 && effect.low > 0.1 && effect.high < 0.4);
    // Where everything is to be had everywhere, all other seats are those without it.
    const [found] = takenOf(
      subject({ finds: { ruby: { offered: 0, had: 200, won: 150, wonWithout: 0 } } }),
      'finds',
    );
    assert.equal(found.taken.share, 0.1);
    assert.ok(Math.abs(found.effect!.by - (150 / 200 - 850 / 1_800)) < 1e-9);
  });
});

describe('the page', () => {
  const page = reportPage({ game, series, tally: played }, 'de', '.report{}');

  it('speaks both languages and opens in one of them', () => {
    assert.match(page, /<html lang="de">/u);
    assert.match(page, /lang="de"[\s\S]*Wie lange es dauert[\s\S]*lang="en"[\s\S]*How long it takes/u);
    assert.match(page, /id="in-de" checked=""/u);
    assert.doesNotMatch(page, /id="in-en" checked/u);
    for (const word of ['Drachenhort', 'Dragon Hoard', 'Wo es stockt', 'Where it stalls'])
      assert.ok(page.includes(word));
  });

  it('asks nothing of anybody', () => {
    assert.doesNotMatch(page, /https?:|<script|<link|@import|src="/u);
    assert.match(page, /default-src &#?\w*;?'?none|default-src 'none'/u);
  });

  it('leaves no gap and no key where words belong', () => {
    assert.doesNotMatch(page, /undefined|NaN|\[object|Infinity/u);
    assert.equal(promptName(hoard.words.de, 'act'), hoard.words.de.prompts['act'] as string);
  });

  it('stands even on a single game', () => {
    const one = tallyOf(series, [playGame(hoard, series, 0)]);
    assert.doesNotMatch(htmlOf(report({ game, series, tally: one }, 'en')), /NaN|undefined|Infinity/u);
  });

  it('speaks of a single game as of one', () => {
    const tally = tallyOf(series, [playGame(hoard, series, 0)]);
    const german = htmlOf(report({ game, series, tally }, 'de'));
    const english = htmlOf(report({ game, series, tally }, 'en'));
    assert.match(
      german,
      /<b>1<\/b><span>Partie<.*Die eine Partie brauchte \d+ Entsch.*Die eine Partie hatte \d+/u,
    );
    assert.match(english, /<b>1<\/b><span>match<.*The one match took \d+ dec.*The one match had \d+ turn/u);
    assert.match(german, /Der längste Zug der Partie hatte \d+ Antwort/u);
    assert.match(english, /The longest turn of the match had \d+ answer/u);
    assert.doesNotMatch(german, /von zehn|9 von 10|Hälfte|>Partien</u);
    assert.doesNotMatch(english, /(?:of|in) ten\b|9 in 10|Half|>matches</u);
    assert.match(page, /<b>30<\/b><span>Partien<.*neun von zehn.*9 von 10/u);
  });

  it('holds every card that could be had, those least taken behind a click', () => {
    const cards = Object.fromEntries(
      Array.from({ length: 60 }, (_, i) => [
        `card${i}`,
        { offered: 900, had: 10 * i, won: 5 * i, wonWithout: 0 },
      ]),
    );
    const html = htmlOf(report(subject({ cards }), 'en'));
    const [open, closed] = html.split('<details class="report-rest">');
    assert.match(closed, /^<summary>The other 20, taken less often</u);
    for (let i = 0; i < 60; i++) assert.ok((i < 20 ? closed : open).includes(`>card${i}</th>`), `card${i}`);
  });

  it('says what whoever had a card won, and on how many seats that rests, even if everybody had it', () => {
    const cards = {
      gold: { offered: 500, had: 500, won: 300, wonWithout: 0 },
      ruby: { offered: 500, had: 1, won: 1, wonWithout: 250 },
      thief: { offered: 500, had: 0, won: 0, wonWithout: 250 },
    };
    const html = htmlOf(report(subject({ cards }), 'en'));
    const won = [...html.matchAll(/<td class="at-won"[^>]*>([^<]*)</gu)].map(([, text]) => text);
    assert.deepEqual(won, ['60% (56–64%), 500 seats', '100% (21–100%), 1 seat', '–']);
    const german = htmlOf(report(subject({ cards }), 'de'));
    assert.match(german, /data-label="gewinnt">60\s%\s\(56–64\s%\), 500 Plätze</u);
  });

  it('says differences in points, and once where it was once', () => {
    const cards = { ruby: { offered: 800, had: 200, won: 150, wonWithout: 300 } };
    const heroes = { thief: { offered: 0, had: 1, won: 1, wonWithout: 0 } };
    const effect = /<td class="at-effect">([^<]*)</u;
    assert.equal(effect.exec(htmlOf(report(subject({ cards }), 'de')))?.[1], '+25 Punkte (+17 … +32)');
    const less = { ruby: { ...cards.ruby, won: 98 } };
    assert.equal(effect.exec(htmlOf(report(subject({ cards: less }), 'en')))?.[1], '−1 point (−9 … +7)');
    assert.match(htmlOf(report(subject({ heroes }), 'en')), /100% \(21–100%\), once</u);
    assert.match(htmlOf(report(subject({ heroes }), 'de')), /, einmal</u);
  });

  it('explains the average of roles where seats played several', () => {
    const heroes = (had: number) => ({ thief: { offered: 0, had, won: 500, wonWithout: 0 } });
    const why = /only the last of them wins/u;
    assert.match(htmlOf(report(subject({ heroes: heroes(3_000) }), 'en')), why);
    assert.doesNotMatch(htmlOf(report(subject({ heroes: heroes(2_000) }), 'en')), why);
    // Where nobody has won, no average is below another.
    const lost = subject({ heroes: { thief: { offered: 0, had: 3_000, won: 0, wonWithout: 0 } } });
    const html = htmlOf(report({ ...lost, tally: { ...lost.tally, wins: [0, 0] } }, 'en'));
    assert.match(html, /The line is the average \(0%\)/u);
    assert.doesNotMatch(html, why);
  });

  it('calls bots as they were chosen', () => {
    const called = { random: 'chance' };
    assert.match(htmlOf(report({ game, series, tally: played, called }, 'en')), /played by chance</u);
    assert.match(htmlOf(report({ game, series, tally: played }, 'en')), /played by random</u);
  });

  it('has a title in both languages, for it cannot change with them', () => {
    assert.match(page, /<title>Drachenhort \/ Dragon Hoard · Labor \/ Lab · Tafelrunde<\/title>/u);
  });

  it('lets no text become markup', () => {
    assert.equal(htmlOf(h('p', { title: '"<' }, 'a < b & c')), '<p title="&quot;&lt;">a &lt; b &amp; c</p>');
    assert.equal(htmlOf(h('input', { id: 'x', name: undefined })), '<input id="x">');
  });
});

describe('scales', () => {
  it('go in even steps', () => {
    assert.deepEqual(ticksOf({ from: 0, to: 1 }, 4), [0, 0.25, 0.5, 0.75, 1]);
    assert.deepEqual(scaleTo(0.37), { from: 0, to: 0.4 });
    assert.deepEqual(scaleTo(0), { from: 0, to: 1 });
  });

  it('name the end of an axis only where it ends', () => {
    const anchors = (ticks: number[]): string[] =>
      [...htmlOf(axis({ from: 0, to: 0.6 }, ticks, String)).matchAll(/text-anchor="(\w+)"/gu)].map(
        ([, at]) => at,
      );
    assert.deepEqual(anchors([0, 0.25, 0.5]), ['start', 'middle', 'middle']);
    assert.deepEqual(anchors([0, 0.6]), ['start', 'end']);
  });

  it('keep the marks of a histogram inside it, and count its games', () => {
    const said = { counted: 'matches', count: String, length: String };
    // In columns of ten, the longest just before the last one ends.
    const counts = { 401: 3, 420: 8, 689: 2 };
    const html = htmlOf(histogram(counts, '', [{ at: 689, name: 'longest' }], said));
    const [, x] = /plot-mark"><line x1="([\d.]+)"/u.exec(html)!;
    assert.ok(Number(x) > 400 && Number(x) < 440, x);
    assert.match(html, /class="plot-counts"><text x="0" y="11">matches</u);
    const ticks = [.../plot-counts".*?<\/g>/u.exec(html)![0].matchAll(/>(\d+)</gu)].map(([, tick]) => tick);
    assert.deepEqual(ticks, ['0', '5']);
  });

  it('put every game into one column', () => {
    const { from, step, columns } = binned({ 103: 2, 104: 1, 350: 4, 1_203: 1 });
    assert.equal(
      columns.reduce((sum, games) => sum + games, 0),
      8,
    );
    assert.ok(columns.length <= 34 && from <= 103 && from + step * columns.length > 1_203);
    assert.deepEqual(binned({ 5: 3 }), { from: 5, step: 1, columns: [3] });
  });
});
