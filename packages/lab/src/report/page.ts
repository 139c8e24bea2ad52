import { type Language, sayChoice, saySetting, type Words } from '@tafelrunde/engine';
import { shareOf } from '../sure.ts';
import { pointsOf, quantile } from '../tally.ts';
import {
  average,
  averageRole,
  type Finding,
  findingsOf,
  rolesOf,
  type Subject,
  takenOf,
} from './findings.ts';
import { axis, bar, dot, histogram, scaleTo, ticksOf } from './plots.ts';
import { type ReportTexts, textsIn } from './texts.ts';
import { type Element, h, htmlOf, type Tree } from './tree.ts';
import { cardName, type Figures, figuresIn, promptName } from './words.ts';

/** Rows of a table one still wants to read. */
const MOST_ROWS = 40;
const MOST_PROMPTS = 12;

/** All that is needed to say something. */
interface Speech extends Subject {
  readonly m: ReportTexts;
  readonly say: Figures;
  readonly words: Words;
  readonly fair: number;
}

/** What games came to, as a page: everything from its first heading to its last figure. */
export function report(subject: Subject, language: Language): Element {
  const m = textsIn(language);
  const words = subject.game.words[language];
  const speech = { ...subject, m, say: figuresIn(language), words, fair: average(subject) };
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
    h('p', { class: 'report-made' }, m.made),
  );
}

/** The report as a file that needs nothing else. It speaks both languages and opens in this one. */
export function reportPage(subject: Subject, language: Language, styles: string): string {
  const { name } = subject.game.words[language];
  const { kicker } = textsIn(language);
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

function head({ m, say, words, series, tally, game }: Speech): Element {
  const bots = [...new Set(series.lineups.flat())].join(', ');
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
    tile(say.plain(tally.games), m.tiles.games),
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

function section(title: string, ...content: (Tree | null)[]): Element {
  return h('section', { class: 'report-section' }, h('h2', {}, title), content);
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

function lengths({ m, say, tally }: Speech): Element {
  const [median, nine] = [0.5, 0.9].map((share) => quantile(tally.decisions, share));
  const longest = Math.max(...Object.keys(tally.decisions).map(Number));
  const text = m.lengthText(say.plain(median), say.plain(nine), say.plain(longest));
  const [steps, mostSteps] = [0.5, 0.9].map((share) => quantile(tally.steps, share));
  const stepsText = m.stepsText(say.plain(steps), say.plain(mostSteps));
  const marks = (middle: number, most: number) => [
    { at: middle, name: `${m.median}: ${say.plain(middle)}` },
    { at: most, name: `${m.nine}: ${say.plain(most)}` },
  ];
  return section(
    m.length,
    h(
      'div',
      { class: 'report-pair' },
      h(
        'div',
        {},
        h('h3', {}, m.byDecisions),
        h('p', {}, text),
        histogram(tally.decisions, text, marks(median, nine), say.plain),
      ),
      h(
        'div',
        {},
        h('h3', {}, m.bySteps),
        h('p', {}, stepsText),
        histogram(tally.steps, stepsText, marks(steps, mostSteps), say.plain),
      ),
    ),
  );
}

/** A table whose cells hold drawings and figures. */
const table = (name: string, columns: readonly Tree[], rows: readonly Element[]): Element =>
  h(
    'div',
    { class: 'report-table' },
    h(
      'table',
      { class: name },
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          columns.map((column) => h('th', { scope: 'col' }, column)),
        ),
      ),
      h('tbody', {}, rows),
    ),
  );

const row = (name: string, ...cells: Tree[]): Element =>
  h(
    'tr',
    {},
    h('th', { scope: 'row' }, name),
    cells.map((cell) => h('td', typeof cell === 'string' ? {} : { class: 'report-plot' }, cell)),
  );

/** Shares as dots with their intervals, one row each. */
function shares(
  { m, say, fair }: Speech,
  what: string,
  rows: readonly {
    readonly name: string;
    readonly part: number;
    readonly of: number;
    readonly many?: string;
  }[],
  expected: number = fair,
): Element {
  const measured = rows.map((one) => ({ ...one, share: shareOf(one.part, one.of) }));
  const scale = scaleTo(Math.max(expected, ...measured.map(({ share }) => share.high)));
  const tone = ({ low, high }: { low: number; high: number }) =>
    low > expected ? 'is-more' : high < expected ? 'is-less' : '';
  return table(
    'report-shares',
    [what, axis(scale, ticksOf(scale, 4), say.percent), m.won],
    measured.map(({ name, share, many }) =>
      row(
        name,
        dot(scale, share.share, share, expected, tone(share)),
        `${say.percent(share.share)} (${say.percent(share.low)}–${say.percent(share.high)})${many === undefined ? '' : `, ${many}`}`,
      ),
    ),
  );
}

function winners(speech: Speech): Element {
  const { m, say, tally, series, fair } = speech;
  const { games, wins, first } = tally;
  const rows = wins.map((won, seat) => ({ name: m.seat(seat + 1), part: won, of: games }));
  if (series.seats > 1 && first.games > 0) rows.push({ name: m.beginner, part: first.won, of: first.games });
  const bots = Object.keys(tally.seatsOfBot);
  return section(
    m.seats,
    series.seats > 1 ? h('p', {}, m.seatsText(say.percent(fair))) : null,
    shares(speech, m.who, rows),
    tally.shared > 0 ? h('p', {}, m.shared(say.percent(tally.shared / games))) : null,
    tally.nobody > 0 ? h('p', {}, m.nobody(say.percent(tally.nobody / games))) : null,
    bots.length > 1 ? h('h3', {}, m.bots) : null,
    bots.length > 1
      ? shares(
          speech,
          m.who,
          bots.map((bot) => ({ name: bot, part: pointsOf(tally, bot), of: tally.seatsOfBot[bot] })),
        )
      : null,
  );
}

function roles(speech: Speech, id: string, title: string): Element | null {
  const { m, say, words } = speech;
  const fair = averageRole(speech, id);
  const rows = rolesOf(speech, id);
  if (rows.length === 0) return null;
  return section(
    title,
    h('p', {}, m.role(say.percent(fair))),
    shares(
      { ...speech, fair },
      m.who,
      rows.map(({ kind, won }) => ({
        name: cardName(words, kind),
        part: won.share * won.of,
        of: won.of,
        many: m.times(say.plain(won.of)),
      })),
    ),
  );
}

function taken(speech: Speech, id: string, title: string): Element | null {
  const { m, say, words } = speech;
  const all = takenOf(speech, id);
  if (all.length === 0) return null;
  const rows = all.slice(0, MOST_ROWS);
  const most = Math.max(...rows.map(({ taken: { share } }) => share));
  const reach = Math.max(
    0.1,
    ...rows.map(({ effect }) => (effect === null ? 0 : Math.min(1, Math.abs(effect.by) + 0.1))),
  );
  const often = scaleTo(most);
  const moves = { from: -scaleTo(reach).to, to: scaleTo(reach).to };
  return section(
    title,
    h('p', {}, m.takenText),
    table(
      'report-taken',
      [
        m.what,
        h('span', {}, m.taken, axis(often, ticksOf(often, 3), say.percent)),
        '',
        h('span', {}, m.effect, axis(moves, [moves.from, 0, moves.to], say.points)),
        '',
      ],
      rows.map(({ kind, taken: had, effect }) =>
        row(
          cardName(words, kind),
          bar(often, had.share),
          say.percent(had.share),
          effect === null
            ? ''
            : dot(moves, effect.by, effect, 0, effect.low > 0 ? 'is-more' : effect.high < 0 ? 'is-less' : ''),
          effect === null
            ? ''
            : `${say.points(effect.by)} (${say.points(effect.low)} … ${say.points(effect.high)})`,
        ),
      ),
    ),
    all.length > rows.length ? h('p', { class: 'report-small' }, m.more(all.length - rows.length)) : null,
  );
}

function endings({ m, say, words, tally, game }: Speech): Element {
  const rows = Object.entries(tally.endings).toSorted(([, one], [, other]) => other - one);
  const scale = scaleTo(rows.length === 0 ? 1 : rows[0][1] / tally.games);
  const never = game.endings.filter((how) => !Object.hasOwn(tally.endings, how));
  return section(
    m.endings,
    table(
      'report-bars',
      [m.what, axis(scale, ticksOf(scale, 4), say.percent), m.share],
      rows.map(([how, games]) =>
        row(words.endings[how] ?? how, bar(scale, games / tally.games), say.percent(games / tally.games)),
      ),
    ),
    never.length > 0
      ? h('p', { class: 'report-small' }, m.never(never.map((how) => words.endings[how] ?? how).join(', ')))
      : null,
  );
}

function stalls({ m, say, words, tally }: Speech): Element {
  const rows = Object.entries(tally.prompts)
    .toSorted(([, one], [, other]) => other.asked - one.asked)
    .slice(0, MOST_PROMPTS);
  const scale = scaleTo(rows.length === 0 ? 1 : rows[0][1].asked / tally.games);
  const { answers, prompts, when } = tally.longest;
  const [prompt] = Object.entries(prompts).toSorted(([, one], [, other]) => other - one);
  const text =
    prompt === undefined
      ? null
      : m.longestText(
          say.plain(quantile(answers, 0.5)),
          say.plain(quantile(answers, 0.9)),
          promptName(words, prompt[0]),
        );
  return section(
    m.stalls,
    h('p', {}, m.stallsText),
    table(
      'report-bars',
      [m.question, axis(scale, ticksOf(scale, 4), say.fine), m.perGame],
      rows.map(([id, { asked, most }]) =>
        row(
          promptName(words, id),
          bar(scale, asked / tally.games, 'is-question'),
          `${say.fine(asked / tally.games)}, ${m.most(say.plain(most))}`,
        ),
      ),
    ),
    text === null ? null : h('h3', {}, m.longest),
    text === null ? null : h('p', {}, text),
    text === null
      ? null
      : h(
          'div',
          { class: 'report-narrow' },
          histogram(
            Object.fromEntries(when.map((games, tenth) => [tenth, games])),
            `${m.when}: ${when.map(say.plain).join(', ')}`,
            [],
            (tenth) => (tenth === 0 ? m.early : tenth === 9 ? m.late : `${tenth + 1}`),
          ),
        ),
    text === null ? null : h('p', { class: 'report-small' }, m.when),
  );
}
