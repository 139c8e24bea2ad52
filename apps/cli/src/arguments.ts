import { type ArgDef, parseArgs } from 'citty';
import type { CommandName, Messages } from './locales/index.ts';
import { usage } from './problem.ts';
import { specs, takesMany, type Values } from './specs.ts';
import { suggest } from './suggest.ts';

/** What stands behind a command's name, checked against what it takes. */
export function readArguments<N extends CommandName>(
  m: Messages,
  name: N,
  argv: readonly string[],
): Values<N> {
  const spec: Readonly<Record<string, ArgDef>> = specs[name];
  checkOptions(m, name, spec, argv);
  const lenient = Object.fromEntries(
    Object.entries(spec).map(([key, def]) => [key, { ...def, required: false }]),
  );
  const parsed = parseArgs([...argv], lenient);
  const positionals = Object.entries(spec).filter(([, def]) => def.type === 'positional');
  for (const [key, def] of positionals) {
    if (def.required === true && parsed[key] === undefined)
      throw usage(m.errors.missingArgument(hintOf(m, def).replace('…', ''), usageOf(m, name)));
  }
  if (parsed._.length > positionals.length && !takesMany(name))
    throw usage(m.errors.tooManyArguments(parsed._[positionals.length], usageOf(m, name)));
  const values = Object.entries(spec).map(([key, def]) => [
    key,
    def.type === 'boolean' ? parsed[key] === true : parsed[key],
  ]);
  return { ...Object.fromEntries(values), _: parsed._ } as Values<N>;
}

/** citty lets unknown options pass; a typo must not be silently ignored. */
function checkOptions(
  m: Messages,
  name: CommandName,
  spec: Readonly<Record<string, ArgDef>>,
  argv: readonly string[],
): void {
  const options = Object.keys(spec).filter((key) => spec[key].type !== 'positional');
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i];
    if (word === '--') return;
    if (!word.startsWith('-') || word === '-') continue;
    const [option, attached] = splitOnce(word, '=');
    const key = option.replace(/^--/u, '');
    if (!option.startsWith('--') || !options.includes(key)) {
      const near = suggest(key.replace(/^-/u, ''), options);
      const known = options.map((known) => `--${known}`);
      throw usage(
        m.errors.unknownOption(option, name, near === null ? null : `--${near}`, [...known, '--help']),
      );
    }
    if (spec[key].type === 'boolean') {
      if (attached !== null) throw usage(m.errors.unwantedValue(option));
    } else if (attached === null) {
      const next = argv[++i];
      if (next === undefined || next.startsWith('--')) throw usage(m.errors.missingValue(option));
    } else if (attached === '') throw usage(m.errors.missingValue(option));
  }
}

export function splitOnce(text: string, by: string): [string, string | null] {
  const at = text.indexOf(by);
  return at === -1 ? [text, null] : [text.slice(0, at), text.slice(at + by.length)];
}

/** What stands for a value in help and usage lines. */
export const hintOf = (m: Messages, { valueHint = '' }: ArgDef): string =>
  m.help.hints[valueHint] ?? valueHint;

/** `tafelrunde play [GAME] [OPTIONS]` */
export function usageOf(m: Messages, name: CommandName): string {
  const defs: readonly ArgDef[] = Object.values(specs[name]);
  const positionals = defs
    .filter((def) => def.type === 'positional')
    .map((def) => (def.required === true ? hintOf(m, def) : `[${hintOf(m, def)}]`));
  const options = defs.some((def) => def.type !== 'positional') ? [`[${m.help.anyOptions}]`] : [];
  return ['tafelrunde', name, ...positionals, ...options].join(' ');
}

/** A whole number from an option, or what stands in for it when nothing was given. */
export function wholeNumber<D>(
  m: Messages,
  option: string,
  text: string | undefined,
  otherwise: D,
  least: number,
  most = Number.POSITIVE_INFINITY,
): number | D {
  if (text === undefined) return otherwise;
  const number = /^-?\d+$/u.test(text.trim()) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(number) || number < least || number > most)
    throw usage(m.errors.notANumber(option, text, least, most));
  return number;
}

/** A list from an option: `a,b` */
export const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
