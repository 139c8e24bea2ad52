import { type Language, sayChoice, saySetting } from '@tafelrunde/engine';
import { quantile } from '../tally.ts';
import { type Finding, findingsOf, type Subject } from './findings.ts';
import { endings, lengths, roles, stalls, winners } from './sections.ts';
import { type Speech, speechOf } from './speech.ts';
import { section } from './tables.ts';
import { taken } from './taken.ts';
import { textsIn } from './texts.ts';
import { type Element, h, htmlOf } from './tree.ts';
import { cardName } from './words.ts';

/** What games came to, as a page: everything from its first heading to its last figure. */
export function report(subject: Subject, language: Language): Element {
  const speech = speechOf(subject, language);
  return h(
    'div',
    { class: 'report', lang: language },
    head(speech),
    tiles(speech),
    remarkable(speech),
    lengths(speech),
    winners(speech),
    (subject.game.insights ?? []).map((insight) =>
      insight.kind === 'role'
        ? roles(speech, insight.id, insight.name[language])
        : taken(speech, insight.id, insight.name[language]),
    ),
    endings(speech),
    stalls(speech),
    h('p', { class: 'report-made' }, speech.m.made),
  );
}

/** The report as a file that needs nothing else. It speaks both languages and opens in this one. */
export function reportPage(subject: Subject, language: Language, styles: string): string {
  // A title cannot change with the choice of a language where no script may run, so it is in both.
  const both = [language, language === 'de' ? 'en' : 'de'] as const;
  const inBoth = (say: (each: Language) => string): string => [...new Set(both.map(say))].join(' / ');
  const name = inBoth((each) => subject.game.words[each].name);
  const kicker = inBoth((each) => textsIn(each).kicker);
  const choice = (value: Language, label: string): Element =>
    h(
      'label',
      { lang: value },
      h('input', {
        type: 'radio',
        name: 'language',
        id: `in-${value}`,
        ...(value === language ? { checked: '' } : {}),
      }),
      label,
    );
  const body = h(
    'body',
    { class: 'report-page' },
    h(
      'fieldset',
      { class: 'report-language' },
      h('legend', {}, `${textsIn('de').language} / ${textsIn('en').language}`),
      choice('de', 'Deutsch'),
      choice('en', 'English'),
    ),
    h('main', {}, report(subject, 'de'), report(subject, 'en')),
  );
  const policy = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:";
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    htmlOf(h('meta', { 'http-equiv': 'Content-Security-Policy', content: policy })),
    htmlOf(h('title', {}, `${name} · ${kicker} · Tafelrunde`)),
    `<style>${styles}</style></head>`,
    `${htmlOf(body)}</html>`,
    '',
  ].join('\n');
}

function head({ m, say, words, series, tally, game, called }: Speech): Element {
  const bots = [...new Set(series.lineups.flat())].map((bot) => called?.[bot] ?? bot).join(', ');
  const changed = Object.entries(series.options).filter(
    ([name, value]) => (game.options as Record<string, { default: unknown }>)[name]?.default !== value,
  );
  const options = changed.map(
    ([name, value]) =>
      `${saySetting(words, name)}: ${sayChoice(words, name, value) ?? (typeof value === 'boolean' ? (value ? m.yes : m.no) : String(value))}`,
  );
  return h(
    'header',
    { class: 'report-head' },
    h('p', { class: 'report-kicker' }, m.kicker),
    h('h1', { tabindex: -1 }, words.name),
    h('p', {}, m.played(tally.games, say.plain(tally.games), series.seats, bots)),
    h(
      'p',
      { class: 'report-small' },
      `${m.settings}: ${options.length === 0 ? m.usual : options.join(', ')}. ${m.seed}: ${series.seed}`,
    ),
  );
}

function tiles({ m, say, words, series, tally }: Speech): Element {
  const tile = (value: string, label: string): Element =>
    h('li', value.length > 12 ? { class: 'is-long' } : {}, h('b', {}, value), h('span', {}, label));
  const [ending] = Object.entries(tally.endings).toSorted(([, one], [, other]) => other - one);
  return h(
    'ul',
    { class: 'report-tiles' },
    tile(say.plain(tally.games), m.tiles.games(tally.games)),
    tile(say.plain(quantile(tally.decisions, 0.5)), m.tiles.decisions),
    tile(say.plain(quantile(tally.steps, 0.5)), m.tiles.steps),
    series.seats > 1 && tally.first.games > 0
      ? tile(say.percent(tally.first.won / tally.first.games), m.tiles.first)
      : null,
    ending === undefined
      ? null
      : tile(words.endings[ending[0]] ?? ending[0], m.tiles.ending(say.percent(ending[1] / tally.games))),
  );
}

function remarkable(speech: Speech): Element {
  const { m, say, words, fair } = speech;
  const sentence = (finding: Finding): string => {
    const share = say.percent(finding.share);
    if (finding.what === 'starts') return m.starts(share, say.percent(fair));
    const name = cardName(words, finding.kind);
    return finding.what === 'untaken'
      ? m.untaken(name, share)
      : m[finding.what](name, share, say.percent(finding.average));
  };
  const findings = findingsOf(speech);
  return section(
    m.remarkable,
    findings.length === 0
      ? h('p', {}, m.nothing)
      : h(
          'ul',
          { class: 'report-findings' },
          findings.map((finding) => h('li', { 'data-what': finding.what }, sentence(finding))),
        ),
  );
}
