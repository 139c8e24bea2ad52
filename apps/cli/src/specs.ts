import type { ArgDef } from 'citty';
import type { CommandName, Messages } from './locales/index.ts';

type Specs = { readonly [N in CommandName]: Readonly<Record<keyof Messages['commands'][N]['args'], ArgDef>> };

const value = (valueHint: string) => ({ type: 'string', valueHint }) as const;
const flag = { type: 'boolean' } as const;
const given = (valueHint: string) => ({ type: 'positional', required: true, valueHint }) as const;
const optional = (valueHint: string) => ({ type: 'positional', required: false, valueHint }) as const;

/** What every command takes. The words for it stand in the catalogues; what it does, in a file that is loaded for it alone. */
export const specs = {
  serve: {
    port: value('N'),
    host: value('NAME'),
    data: value('FOLDER'),
    client: value('FOLDER'),
    fixtures: flag,
  },
  play: {
    game: optional('GAME'),
    seats: value('N'),
    bots: value('A,B'),
    options: value('K=V,…'),
    pack: value('FILE'),
    seed: value('S'),
    save: value('FILE'),
    resume: value('FILE'),
    name: value('A,B'),
  },
  simulate: {
    game: given('GAME'),
    seats: value('N'),
    games: value('N'),
    bots: value('A,B'),
    seed: value('S'),
    options: value('K=V,…'),
    rotate: flag,
    workers: value('N'),
    save: value('FILE'),
    csv: value('FILE'),
    json: flag,
  },
  report: {
    game: given('GAME'),
    out: value('FILE'),
    seats: value('N'),
    games: value('N'),
    bots: value('A,B'),
    seed: value('S'),
    options: value('K=V,…'),
    rotate: flag,
    workers: value('N'),
    save: value('FILE'),
  },
  arena: {
    game: given('GAME'),
    bots: value('A,B,…'),
    games: value('N'),
    seats: value('N'),
    seed: value('S'),
    options: value('K=V,…'),
    workers: value('N'),
    patience: value('MS'),
    all: flag,
    json: flag,
  },
  laws: {
    game: given('GAME'),
    games: value('N'),
    seats: value('N'),
    seed: value('S'),
    options: value('K=V,…'),
    workers: value('N'),
    thorough: flag,
    json: flag,
  },
  scenario: { files: given('FILE…') },
  replay: { record: given('RECORD'), to: value('N'), seat: value('S|watcher|all') },
  verify: { record: given('RECORD') },
  ledger: { game: optional('GAME'), json: flag },
  bench: { peers: flag, quick: flag, json: flag },
} as const satisfies Specs;

export const commandNames = Object.keys(specs) as CommandName[];

/** Commands whose last positional may come several times. */
export const takesMany = (name: CommandName): boolean => name === 'scenario';

/** What was given to a command: a text, nothing, or whether a flag stands there. `_` holds all positionals. */
export type Values<N extends CommandName> = {
  readonly [K in keyof (typeof specs)[N]]: (typeof specs)[N][K] extends { type: 'boolean' }
    ? boolean
    : (typeof specs)[N][K] extends { required: true }
      ? string
      : string | undefined;
} & { readonly _: readonly string[] };
