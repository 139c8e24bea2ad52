import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lintOptions } from '../lint-options.ts';
import { temporaryFolder } from './temporary-folder.ts';

const KERNEL = `
export interface Option {
  readonly id: string; readonly does?: string; readonly text?: string; readonly about?: unknown; readonly declines?: true;
}
export declare function ask<const O extends Option>(from: readonly O[]): O;
`;
const HEAD = `import { ask, type Option } from '../../packages/engine/src/question.ts';
declare const option: Option; declare const options: readonly Option[]; declare const wanted: string;
declare const card: { readonly id: string; readonly text: string }; declare const names: Record<string, string>;
export { ask, option, options, wanted, card, names };
`;

/** The bodies that take an option for what its words or its id say. */
const MISTAKES: readonly string[] = [
  `export const a = option.text === 'buy';`,
  `export const a = options.find(({ text }) => text === 'buy');`,
  `export const a = ({ text = '' }: Option) => text;`,
  `export const a = option.id.startsWith('use');`,
  `export const a = options.map(({ id }) => id.split('.')[1]);`,
  `export const a = ({ id: name }: Option) => /^use/u.test(name);`,
  `export const a = option.id === 'rest';`,
  `export const a = ({ id }: Option) => { switch (id) { case 'rest': return 1; default: return 0; } };`,
  `export const a = names[option.id];`,
];
const FINE: readonly string[] = [
  `export const a = option.does === 'buy';`,
  `export const a = options.find(({ id }) => id === wanted);`,
  `export const a: Option = { id: 'rest', text: 'restHere' };`,
  `export const a = ask([{ id: 'village' }, { id: 'rest' }]).id === 'rest';`,
  `export const a = card.text === '' || card.id.startsWith('use');`,
];

function lint(bodies: readonly string[]) {
  using folder = temporaryFolder({
    'packages/engine/src/question.ts': KERNEL,
    ...Object.fromEntries(bodies.map((body, i) => [`games/chess/case${i}.ts`, HEAD + body])),
  });
  return lintOptions(folder.path);
}

test('an option told by the key of its words or by its id is found, once, where it stands', async (context) => {
  const { mistakes, reads } = lint(MISTAKES);
  assert.ok(reads >= MISTAKES.length);
  for (const [i, body] of MISTAKES.entries())
    await context.test(body, () =>
      assert.deepEqual(
        mistakes.filter(({ file }) => file === `games/chess/case${i}.ts`).map(({ line }) => line),
        [HEAD.split('\n').length],
      ),
    );
});

test('what an option carries as data may be read, and what is no option is left alone', () => {
  assert.deepEqual(lint(FINE).mistakes, []);
});
