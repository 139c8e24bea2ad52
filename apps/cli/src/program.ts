import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@tafelrunde/engine';
import { readArguments } from './arguments.ts';
import { root } from './games.ts';
import { isLanguage, languageOf, takeLanguage } from './language.ts';
import { type CommandName, type Messages, messagesIn } from './locales/index.ts';
import { remark, say } from './output.ts';
import { usage } from './problem.ts';
import { commandNames, type Values } from './specs.ts';
import type { StartServer } from './start-server.ts';
import { suggest } from './suggest.ts';
import { trouble } from './trouble.ts';

/** What every command gets: the words to speak with. */
export interface Context {
  readonly m: Messages;
  readonly language: Language;
  /** Handed in from outside: no app knows another. */
  readonly startServer: StartServer;
}

/** A command ends in its exit code. */
export type Run<N extends CommandName> = (context: Context, values: Values<N>) => Promise<number>;

/** Loaded when called: help must not wait for the rules of games or for a web server. */
const commands: { readonly [N in CommandName]: () => Promise<{ readonly run: Run<N> }> } = {
  serve: () => import('./commands/serve.ts'),
  play: () => import('./commands/play.ts'),
  simulate: () => import('./commands/simulate.ts'),
  report: () => import('./commands/report.ts'),
  arena: () => import('./commands/arena.ts'),
  laws: () => import('./commands/laws.ts'),
  scenario: () => import('./commands/scenario.ts'),
  replay: () => import('./commands/replay.ts'),
  verify: () => import('./commands/verify.ts'),
  ledger: () => import('./commands/ledger.ts'),
  bench: () => import('./commands/bench.ts'),
};

/** The whole program: from the words of the command line to an exit code. Never throws. */
export async function program(argv: readonly string[], startServer: StartServer): Promise<number> {
  const { lang, rest } = takeLanguage(argv);
  const language = lang !== null && isLanguage(lang) ? lang : languageOf(process.env);
  const m = await messagesIn(language);
  try {
    if (lang !== null && !isLanguage(lang)) throw usage(m.errors.badLanguage(lang));
    return await dispatch({ m, language, startServer }, rest);
  } catch (thrown) {
    const { sentence, exitCode } = trouble(m, thrown);
    remark(sentence);
    if (process.env['TAFELRUNDE_DEBUG'] === '1' && thrown instanceof Error) remark(thrown.stack ?? '');
    return exitCode;
  }
}

async function dispatch(context: Context, argv: readonly string[]): Promise<number> {
  const { m, language } = context;
  const [first] = argv;
  const asksForHelp = wantsHelp(argv);
  if (first === undefined || first === 'help' || (asksForHelp && first.startsWith('-'))) {
    const about = first === 'help' ? argv[1] : undefined;
    if (about === undefined) say(await programHelpIn(m, language));
    else await helpOn(context, commandNamed(m, about));
    return 0;
  }
  if (first === '--version' || first === '-v') {
    say(version());
    return 0;
  }
  if (first.startsWith('-'))
    throw usage(m.errors.unknownOption(first, 'tafelrunde', null, ['--help', '--version', '--lang']));
  const name = commandNamed(m, first);
  if (asksForHelp) {
    await helpOn(context, name);
    return 0;
  }
  return call(context, name, argv.slice(1));
}

async function call<N extends CommandName>(
  context: Context,
  name: N,
  argv: readonly string[],
): Promise<number> {
  const values = readArguments(context.m, name, argv);
  const { run } = await commands[name]();
  return run(context, values);
}

const wantsHelp = (argv: readonly string[]): boolean => {
  const end = argv.indexOf('--');
  return argv.slice(0, end === -1 ? argv.length : end).some((word) => word === '--help' || word === '-h');
};

async function programHelpIn(m: Messages, language: Language): Promise<string> {
  const { programHelp } = await import('./help.ts');
  return programHelp(m, language);
}

async function helpOn({ m, language }: Context, name: CommandName): Promise<void> {
  const { commandHelp } = await import('./help.ts');
  say(commandHelp(m, language, name));
}

function commandNamed(m: Messages, word: string): CommandName {
  const name = commandNames.find((known) => known === word);
  if (name === undefined)
    throw usage(m.errors.unknownCommand(word, suggest(word, commandNames), commandNames));
  return name;
}

function version(): string {
  const file = readFileSync(join(root, 'package.json'), 'utf8');
  return (JSON.parse(file) as { readonly version: string }).version;
}
