import { pointsOf, quantile } from '../tally.ts';
import { averageRole, rolesOf } from './findings.ts';
import { axis, bar, histogram, scaleTo, ticksOf } from './plots.ts';
import type { Speech } from './speech.ts';
import { plotted, section, shares, table } from './tables.ts';
import { type Element, h } from './tree.ts';
import { cardName, promptName } from './words.ts';

/** Questions one still wants to read. */
const MOST_PROMPTS = 12;

export function lengths({ m, say, tally }: Speech): Element {
  const [median, nine] = [0.5, 0.9].map((share) => quantile(tally.decisions, share));
  const longest = Math.max(...Object.keys(tally.decisions).map(Number));
  // Of a single match there is no middle, and no nine of ten.
  const isOne = tally.games === 1;
  const text = isOne
    ? m.oneLength(say.plain(longest))
    : m.lengthText(say.plain(median), say.plain(nine), say.plain(longest));
  const [steps, mostSteps] = [0.5, 0.9].map((share) => quantile(tally.steps, share));
  const stepsText = isOne
    ? m.oneSteps(say.plain(steps))
    : m.stepsText(say.plain(steps), say.plain(mostSteps));
  const marks = (middle: number, most: number) =>
    isOne
      ? []
      : [
          { at: middle, name: `${m.median}: ${say.plain(middle)}` },
          { at: most, name: `${m.nine}: ${say.plain(most)}` },
        ];
  const said = { counted: m.tiles.games(tally.games), count: say.plain, length: say.plain };
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
        histogram(tally.decisions, text, marks(median, nine), said),
      ),
      h(
        'div',
        {},
        h('h3', {}, m.bySteps),
        h('p', {}, stepsText),
        histogram(tally.steps, stepsText, marks(steps, mostSteps), said),
      ),
    ),
  );
}

export function winners(speech: Speech): Element {
  const { m, say, tally, series, fair, called } = speech;
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
          bots.map((bot) => ({
            name: called?.[bot] ?? bot,
            part: pointsOf(tally, bot),
            of: tally.seatsOfBot[bot],
          })),
        )
      : null,
  );
}

export function roles(speech: Speech, id: string, title: string): Element | null {
  const { m, say, words, tally, series } = speech;
  const fair = averageRole(speech, id);
  const rows = rolesOf(speech, id);
  if (rows.length === 0) return null;
  const several = rows.reduce((sum, { won }) => sum + won.of, 0) > tally.games * series.seats;
  // Where nobody has won, the one average is no lower than the other.
  const isLower = several && fair < speech.fair;
  return section(
    title,
    h('p', {}, m.role(say.percent(fair), isLower)),
    shares(
      { ...speech, fair },
      m.who,
      rows.map(({ kind, won }) => ({
        name: cardName(words, kind),
        part: won.share * won.of,
        of: won.of,
        many: m.times(won.of, say.plain(won.of)),
      })),
    ),
  );
}

export function endings({ m, say, words, tally, game }: Speech): Element {
  const rows = Object.entries(tally.endings).toSorted(([, one], [, other]) => other - one);
  const scale = scaleTo(rows.length === 0 ? 1 : rows[0][1] / tally.games);
  const never = game.endings.filter((how) => !Object.hasOwn(tally.endings, how));
  return section(
    m.endings,
    table(
      'report-bars',
      plotted(m.what, axis(scale, ticksOf(scale, 4), say.percent), m.share),
      rows.map(([how, games]) =>
        plotted(words.endings[how] ?? how, bar(scale, games / tally.games), say.percent(games / tally.games)),
      ),
    ),
    never.length > 0
      ? h('p', { class: 'report-small' }, m.never(never.map((how) => words.endings[how] ?? how).join(', ')))
      : null,
  );
}

export function stalls({ m, say, words, tally }: Speech): Element {
  const rows = Object.entries(tally.prompts)
    .toSorted(([, one], [, other]) => other.asked - one.asked)
    .slice(0, MOST_PROMPTS);
  const scale = scaleTo(rows.length === 0 ? 1 : rows[0][1].asked / tally.games);
  const { answers, prompts, when } = tally.longest;
  const [prompt] = Object.entries(prompts).toSorted(([, one], [, other]) => other - one);
  const [median, nine] = [0.5, 0.9].map((share) => say.plain(quantile(answers, share)));
  const about = prompt === undefined ? null : promptName(words, prompt[0]);
  const text =
    about === null
      ? null
      : tally.games === 1
        ? m.oneLongest(median, about)
        : m.longestText(median, nine, about);
  return section(
    m.stalls,
    h('p', {}, m.stallsText),
    table(
      'report-bars',
      plotted(m.question, axis(scale, ticksOf(scale, 4), say.fine), m.perGame),
      rows.map(([id, { asked, most }]) =>
        plotted(
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
            {
              counted: m.tiles.games(tally.games),
              count: say.plain,
              length: (tenth) => (tenth === 0 ? m.early : tenth === 9 ? m.late : `${tenth + 1}`),
            },
          ),
        ),
    text === null ? null : h('p', { class: 'report-small' }, m.when),
  );
}
