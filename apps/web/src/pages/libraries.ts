import type { Texts } from '../locales/de.ts';

/** The free software the page stands on. A test holds the licences against the installed packages. */
export const libraries: readonly {
  readonly name: string;
  readonly package: string;
  readonly licence: string;
  readonly purpose: keyof Texts['credits']['purposes'];
}[] = [
  { name: 'React', package: 'react', licence: 'MIT', purpose: 'interface' },
  { name: 'Vite', package: 'vite', licence: 'MIT', purpose: 'build' },
  { name: 'Fastify', package: 'fastify', licence: 'MIT', purpose: 'server' },
  { name: 'Fastify Static', package: '@fastify/static', licence: 'MIT', purpose: 'server' },
  { name: 'Kysely', package: 'kysely', licence: 'MIT', purpose: 'database' },
  { name: 'Valibot', package: 'valibot', licence: 'MIT', purpose: 'checks' },
  { name: 'yaml', package: 'yaml', licence: 'ISC', purpose: 'rules' },
  { name: 'Iconify Utils', package: '@iconify/utils', licence: 'MIT', purpose: 'icons' },
];
