import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lintFlows } from '../lint-flows.ts';
import { temporaryFolder } from './temporary-folder.ts';

const KERNEL = `
export interface Request { readonly mode: 'one' | 'all' }
export type Flow<T = void> = Generator<Request, T, unknown>;
export type Act<T = void> = Flow<T> | T;
export declare function perform<T>(act: Act<T>): Flow<T>;
export declare function done<T>(value: T): Flow<T>;
export declare function identity<T>(value: T): T;
export interface Table {
  ask(what: string): Flow<number>;
  scope<T>(body: () => Flow<T>): Flow<T>;
  hook(listener: () => void): void;
}
export interface CardDef { readonly name: string; onDraw?(t: Table): Act; shout?(): void }
`;

/** What every program below begins with. Seven lines, so a mistake in its first own line is found in line 8. */
const HEAD = `import { type Act, type CardDef, done, type Flow, identity, perform, type Table } from '../../packages/engine/src/kernel.ts';
declare const t: Table; declare const card: CardDef; declare const seats: number[]; declare const sure: boolean;
declare const maybe: Flow<boolean> | undefined; declare function isFlow(x: unknown): boolean;
declare function fight(t: Table, strength?: number): Flow<boolean>;
declare function evades(t: Table): Flow<boolean>; declare function within(body: Flow<boolean>): Flow;
declare const kept: { flow: Flow; other: unknown }; declare let loose: ReturnType<typeof fight>;
export { perform, done, within, identity, card, seats, sure, maybe, isFlow, fight, evades, kept, loose, t, type Act, type Flow };
`;

/** By what it is, a body of a rule and the words the complaint must hold. */
const MISTAKES: Record<string, [code: string, complaint: RegExp]> = {
  'a bare call': ['fight(t);', /nobody runs/],
  'a call for void': ['void fight(t);', /nobody runs/],
  'a condition': ['if (evades(t)) return;', /always true/],
  'a loop condition': ['while (evades(t)) sure;', /always true/],
  'a negation': ['if (!evades(t)) return;', /always true/],
  'the condition of ?:': ['const x = evades(t) ? 1 : 2; x;', /always true/],
  'the left of &&': ['if (evades(t) && sure) return;', /always true/],
  'a comparison': ['if (evades(t) === yield* fight(t)) return;', /always true/],
  'a constant': ['const x = fight(t); x;', /not its result/],
  'a constant through ??': ['const x = maybe ?? fight(t); x;', /not its result/],
  'a constant taken apart': ['const [x] = fight(t); x;', /not its result/],
  'a constant declared as unknown': ['const x: unknown = fight(t); x;', /not its result/],
  'an assignment to unknown': ['kept.other = fight(t);', /not its result/],
  'yield without a star': ['yield fight(t) as never;', /write yield\*/],
  'a text': ['const x = `the ${fight(t)} goes on`; x;', /text of it/],
  'a loop over a call': ['for (const x of fight(t)) x;', /a loop over it/],
  'a loop over a kept flow': ['const f: Flow<boolean> = maybe!; for (const x of f) x;', /a loop over it/],
  'a spread call': ['const x = [...fight(t)]; x;', /spreading/],
  'a spread kept flow': ['const f: Flow<boolean> = maybe!; isFlow([...f]);', /spreading/],
  'stepping by hand': ['fight(t).next();', /only the kernel/],
  'ending by hand': ['fight(t).return(true);', /only the kernel/],
  'returned from a rule': ['return fight(t) as never;', /return yield\*/],
  'an argument that is not wanted': ['isFlow(fight(t));', /does not take flows/],
  'an argument for anything': ['yield* identity(fight(t));', /does not take flows/],
  'an element of a list': ['const x = [fight(t)]; x;', /nobody runs/],
  'a card that may ask': ['card.onDraw?.(t);', /nobody runs/],
  forEach: ['seats.forEach((seat) => fight(t, seat));', /does not run flows/],
  'forEach with a generator': [
    'seats.forEach(function* (seat) { yield* fight(t, seat); });',
    /does not run flows/,
  ],
  'forEach with a named rule': ['[t].forEach(evades);', /does not run flows/],
  map: ['seats.map((seat) => fight(t, seat));', /does not run flows/],
  filter: ['seats.filter((seat) => fight(t, seat));', /does not run flows/],
  some: ['if (seats.some((seat) => fight(t, seat))) return;', /does not run flows/],
  every: ['if (seats.every((seat) => fight(t, seat))) return;', /does not run flows/],
  flatMap: ['seats.flatMap((seat) => fight(t, seat));', /does not run flows/],
  'Array.from': ['Array.from(seats, (seat) => fight(t, seat));', /does not run flows/],
  'a promise': ['void Promise.resolve(t).then(evades);', /does not run flows/],
  'a set': ['new Set(seats).forEach((seat) => fight(t, seat));', /does not run flows/],
  'a listener nobody waits for': ['t.hook(() => fight(t));', /would never run/],
  'a generator as such a listener': ['t.hook(function* () { yield* fight(t); });', /would never run/],
  'a rule by name as such a listener': ['const rule = () => fight(t); t.hook(rule);', /would never run/],
  'a card whose plain effect is a generator': [
    "const c: CardDef = { name: 'x', *shout() { yield* fight(t); } }; c;",
    /would never run/,
  ],
  'a card whose plain effect makes a flow': [
    "const c: CardDef = { name: 'x', shout: () => fight(t) }; c;",
    /would never run/,
  ],
  'a card whose plain effect is a rule by name': [
    "const shout = () => fight(t); const c: CardDef = { name: 'x', shout }; c;",
    /would never run/,
  ],
  'a constant declared as a flow': ['const f: Flow<boolean> = fight(t); yield* f;', /run later/],
  'a variable declared as what may be a flow': [
    'let f: Act<boolean> = sure; f = fight(t); yield* perform(f);',
    /run later/,
  ],
  'a property declared as a flow': ['kept.flow = perform(card.onDraw?.(t));', /run later/],
  'a declared property of an object': [
    'const x: { flow: Flow<boolean> } = { flow: fight(t) }; yield* x.flow;',
    /run later/,
  ],
  'a flow given to another rule': ['yield* within(fight(t));', /run later/],
  'try and catch': ['try { yield* fight(t); } catch { sure; }', /rules do not catch/],
  'try and finally': ['try { yield* fight(t); } finally { sure; }', /rules do not catch/],
};

const LEGAL: Record<string, string> = {
  'yield*': 'yield* fight(t);',
  'yield* in a condition': 'if (yield* evades(t)) return;',
  'yield* in a constant': 'const x = yield* fight(t); x;',
  'yield* in a text': 'const x = `${yield* fight(t)}`; x;',
  'yield* over ?:': 'yield* sure ? fight(t) : evades(t);',
  'yield* over ??': 'yield* maybe ?? fight(t);',
  'yield* over parentheses and as': 'yield* (fight(t) as Flow<boolean>);',
  'a loop over a result': 'for (const x of [yield* fight(t)]) x;',
  'handed to perform': 'yield* perform(fight(t));',
  'a card that may ask, handed to perform': 'yield* perform(card.onDraw?.(t));',
  'handed to perform by ?:': 'yield* perform(sure ? fight(t) : true);',
  'a body that returns a flow': 'yield* t.scope(() => fight(t));',
  'a body that is a generator': 'yield* t.scope(function* () { yield* fight(t); });',
  'a rule made on the spot': 'const rule = (x: number) => fight(t, x); yield* rule(1);',
  'a rule with a return statement':
    'const rule = (): Flow<boolean> => { return (sure ? maybe : null) ?? fight(t); }; yield* rule();',
  'a flow that has ended': 'const f: Flow<boolean> = done(sure); yield* f;',
  'a card whose effect asks': "const c: CardDef = { name: 'x', *onDraw() { yield* fight(t); } }; c;",
  'a card whose effect returns a flow':
    "const c: CardDef = { name: 'x', onDraw: (t) => perform(fight(t) as Flow<never>) }; c;",
  'lists of plain things':
    'seats.map((seat) => seat + 1).forEach((seat) => isFlow(seat)); t.hook(() => undefined);',
  'rules kept for later':
    'const rules = [evades]; rules.push(evades); new Map([[1, evades]]).set(2, evades); rules.includes(evades);',
  'try in a plain function': 'const f = (): number => { try { return 1; } finally { sure; } }; f();',
  'another generator':
    'function* count(): Generator<number> { yield 1; } for (const x of count()) x; isFlow([...count()]);',
};

const inRule = (code: string): string => `export function* rule(): Flow {\n${code}\n}\n`;

function lint(programs: Record<string, string>, more: Record<string, string> = {}) {
  const names = Object.keys(programs);
  const files = names.map((name, at) => [`games/chess/case${at}.ts`, HEAD + inRule(programs[name])]);
  using folder = temporaryFolder({
    'packages/engine/src/kernel.ts': KERNEL,
    ...Object.fromEntries(files),
    ...more,
  });
  const { mistakes, flows } = lintFlows(folder.path);
  return {
    mistakes,
    flows,
    of: (name: string) => mistakes.filter(({ file }) => file === `games/chess/case${names.indexOf(name)}.ts`),
  };
}

test('every way to lose a flow is found, once, where it stands', async (context) => {
  const found = lint(Object.fromEntries(Object.entries(MISTAKES).map(([name, [code]]) => [name, code])));
  for (const [name, [code, complaint]] of Object.entries(MISTAKES))
    await context.test(`${name}: ${code}`, () => {
      const mistakes = found.of(name);
      assert.equal(mistakes.length, 1, JSON.stringify(mistakes));
      assert.match(mistakes[0].what, complaint);
      assert.equal(mistakes[0].line, HEAD.split('\n').length + 1);
    });
});

test('every right way to run a flow or hand it on passes', async (context) => {
  const found = lint(LEGAL);
  for (const [name, code] of Object.entries(LEGAL))
    await context.test(`${name}: ${code}`, () => assert.deepEqual(found.of(name), []));
});

test('a flow in an async function is lost, awaited or returned', () => {
  const code =
    'export async function f() { await fight(t); }\nexport async function g() { return fight(t); }\n';
  const { mistakes } = lint({}, { 'games/chess/async.ts': HEAD + code });
  assert.deepEqual(
    mistakes.map(({ file, line, column, what }) => [
      file,
      line - HEAD.split('\n').length,
      column,
      what.slice(0, 26),
    ]),
    [
      ['games/chess/async.ts', 0, 35, 'fight() makes a flow, whic'],
      ['games/chess/async.ts', 1, 36, 'fight() makes a flow, and '],
    ],
  );
});

test('the kernel may catch and step by hand, and nothing else', () => {
  const code = `import { type Flow, type Table } from './kernel.ts'; declare function fight(t: Table): Flow;
    export function* scope(t: Table): Flow { try { yield* fight(t); } finally { t; } }
    export const once = (t: Table): unknown => fight(t).next();
    export function* rule(t: Table): Flow { fight(t); }`;
  const { mistakes } = lint({}, { 'packages/engine/src/scope.ts': code });
  assert.deepEqual(
    mistakes.map(({ file, line }) => `${file}:${line}`),
    ['packages/engine/src/scope.ts:4'],
  );
});

test('code in pages is looked at, and a mistake is told by its line in the page', () => {
  const page = `# A page\n\nText.\n\n\`\`\`ts\n${HEAD.replaceAll('../../', '../')}${inRule('fight(t);')}\`\`\`\n`;
  const { mistakes } = lint({}, { 'docs/page.md': page });
  assert.deepEqual(
    mistakes.map(({ file, line }) => `${file}:${line}`),
    ['docs/page.md:14'],
  );
});
