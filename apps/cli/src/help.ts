import type { ArgDef } from 'citty';
import type { Language } from '@tafelrunde/engine';
import { levelIds, levels } from '@tafelrunde/bots/levels';
import { hintOf, usageOf } from './arguments.ts';
import { shelf } from './games.ts';
import type { CommandName, Messages } from './locales/index.ts';
import { columns, heading, paint, wrapped } from './output.ts';
import { commandNames, specs } from './specs.ts';

/** What the program can do, and which games there are. */
export async function programHelp(m: Messages, language: Language): Promise<string> {
  const { games, fixtures } = await shelf();
  return [
    m.tagline,
    '',
    `${heading(m.help.usage)}: tafelrunde ${m.help.placeholder} [${m.help.anyOptions}]`,
    '',
    heading(m.help.commands),
    columns(commandNames.map((name) => [paint('cyan', name), m.commands[name].summary])),
    '',
    heading(m.help.games),
    columns(
      games.map(({ id, about, module }) => [
        paint('cyan', id),
        about === null ? id : about.name[language],
        about === null ? '' : m.help.seats(...about.seats),
        module === null
          ? paint('dim', m.help.notYet)
          : about?.inTheMaking === true
            ? paint('dim', m.help.inTheMaking)
            : '',
      ]),
    ),
    '',
    heading(m.help.fixtures),
    columns(fixtures.map(({ id }) => [paint('cyan', id)])),
    '',
    heading(m.help.options),
    columns(globalOptions(m)),
    '',
    m.help.more,
  ].join('\n');
}

/** All about one command. */
export function commandHelp(m: Messages, language: Language, name: CommandName): string {
  const { summary, details, examples } = m.commands[name];
  const args: Readonly<Record<string, string>> = m.commands[name].args;
  const spec: Readonly<Record<string, ArgDef>> = specs[name];
  const entries = Object.entries(spec);
  const positionals = entries
    .filter(([, def]) => def.type === 'positional')
    .map(([key, def]) => [paint('cyan', hintOf(m, def)), args[key]]);
  const options = entries
    .filter(([, def]) => def.type !== 'positional')
    .map(([key, def]) => [
      paint('cyan', def.valueHint === undefined ? `--${key}` : `--${key} ${hintOf(m, def)}`),
      args[key],
    ]);
  return [
    `${summary}.`,
    '',
    `${heading(m.help.usage)}: ${usageOf(m, name)}`,
    '',
    wrapped(details),
    '',
    ...(positionals.length === 0 ? [] : [heading(m.help.arguments), columns(positionals), '']),
    heading(m.help.options),
    columns([...options, ...globalOptions(m).slice(0, 2)]),
    '',
    ...(Object.hasOwn(spec, 'bots') ? [heading(m.help.bots), columns(bots(m, language, name)), ''] : []),
    heading(m.help.examples),
    ...examples.map((example) => `  ${example}`),
  ].join('\n');
}

/** Who can be named with `--bots`: every bot with its level, and how it plays. */
const bots = (m: Messages, language: Language, name: CommandName): string[][] => [
  [paint('cyan', 'random'), '', m.help.randomPlays],
  ...levelIds.map((id) => {
    const { bot, name: called, plays } = levels[id];
    return [paint('cyan', bot), paint('cyan', id), m.help.level(called[language], plays[language])];
  }),
  ...(name === 'arena' ? [[paint('cyan', m.help.command), '', m.help.commandPlays]] : []),
];

const globalOptions = (m: Messages): string[][] => [
  [paint('cyan', '--lang de|en'), m.help.global.lang],
  [paint('cyan', '-h, --help'), m.help.global.help],
  [paint('cyan', '-v, --version'), m.help.global.version],
];
