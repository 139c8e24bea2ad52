import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reportPage } from '@tafelrunde/lab/report';
import { checkApart, checkWritable, writeWhole } from '../files.ts';
import { loadGame } from '../games.ts';
import { say } from '../output.ts';
import type { Run } from '../program.ts';
import { runSeries } from '../series/run.ts';

/** What the page brings along, so that it asks nothing of anybody. */
const STYLES = ['@tafelrunde/ui/tokens.css', '@tafelrunde/lab/report.css'];
const FONTS = [
  { family: 'Grenze', weight: 600, file: '@fontsource/grenze/files/grenze-latin-600-normal.woff2' },
  {
    family: 'Source Sans 3',
    weight: 400,
    file: '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2',
  },
];

export const run: Run<'report'> = async (context, values) => {
  const { m, language } = context;
  const loaded = await loadGame(m, language, values.game);
  const file = values.out ?? `${loaded.game.id}-report.html`;
  checkWritable(m, '--out', file);
  checkApart(m, ['--save', values.save], ['--out', file]);
  const { series, tally } = await runSeries(context, loaded, values, {
    bot: 'greedy',
    games: 400,
    seats: 2,
    each: false,
  });
  const { game } = loaded;
  writeWhole(m, file, reportPage({ game, series, tally }, language, styles()));
  say(m.simulate.written(file));
  return 0;
};

function styles(): string {
  const fonts = FONTS.map(({ family, weight, file }) => {
    const data = readFileSync(pathOf(file)).toString('base64');
    return `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(data:font/woff2;base64,${data}) format('woff2')}`;
  });
  return [...fonts, ...STYLES.map((file) => readFileSync(pathOf(file), 'utf8'))].join('\n');
}

const pathOf = (module: string): string => fileURLToPath(import.meta.resolve(module));
