import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-api';
import { findFlowMistakes, type Mistake } from './flow-mistakes.ts';
import { filesUnder, foldersIn } from './files.mjs';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  lib: ['lib.es2024.d.ts', 'lib.esnext.collection.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  strict: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

/** Code that is never loaded as a fast copy, and the kernel, which tells the two apart: a flow may be kept there and run later. */
const STEP_BY_HAND = /^packages\/(engine|testing)\/|\/(test|overview)\/|^docs\//;

/** Where rules are written: every package's source, everything of a game but its pictures, and what the pages show. */
function filesWithRules(root: string): string[] {
  const folders = [...foldersIn(root, 'packages').map((folder) => `${folder}/src`), 'games', 'docs'];
  return folders.flatMap((folder) => filesUnder(root, folder)).filter((file) => file.endsWith('.ts'));
}

/** The TypeScript in pages of text, each block a file of its own that keeps its place: line 7 of the page is line 7. */
function codeInPages(root: string): Map<string, string> {
  const code = new Map<string, string>();
  for (const page of filesUnder(root, 'docs').filter((file) => file.endsWith('.md'))) {
    const lines = readFileSync(join(root, page), 'utf8').split('\n');
    let start = -1;
    for (const [at, line] of lines.entries()) {
      if (start === -1 && /^\s*```(ts|typescript)\b/.test(line)) start = at + 1;
      else if (start !== -1 && /^\s*```\s*$/.test(line)) {
        const block = '\n'.repeat(start) + lines.slice(start, at).join('\n');
        code.set(join(root, `${page}.${start}.ts`), block);
        start = -1;
      }
    }
  }
  return code;
}

/** Look through all rules below a folder. */
export function lintFlows(root: string): { mistakes: Mistake[]; flows: number } {
  const pages = codeInPages(root);
  const names = [...filesWithRules(root).map((file) => join(root, file)), ...pages.keys()];
  const program = ts.createProgram(names, OPTIONS, hostWith(pages));
  const mistakes: Mistake[] = [];
  let flows = 0;
  for (const name of names) {
    const file = program.getSourceFile(name);
    const path = relative(root, name).replaceAll('\\', '/');
    if (file === undefined) throw new Error(`${path} cannot be read`);
    // The kernel runs the flows, and is what scope, cut and holding are made of.
    const found = findFlowMistakes(program, file, {
      inKernel: path.startsWith('packages/engine/'),
      stepsByHand: STEP_BY_HAND.test(path),
    });
    flows += found.flows;
    for (const mistake of found.mistakes)
      mistakes.push({ ...mistake, file: path.replace(/\.md\.\d+\.ts$/, '.md') });
  }
  return { mistakes, flows };
}

function hostWith(pages: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  return {
    ...host,
    fileExists: (name) => pages.has(name) || host.fileExists(name),
    readFile: (name) => pages.get(name) ?? host.readFile(name),
    getSourceFile: (name, options, onError, anew) => {
      const page = pages.get(name);
      if (page !== undefined) return ts.createSourceFile(name, page, options, true);
      return host.getSourceFile(name, options, onError, anew);
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { mistakes, flows } = lintFlows(fileURLToPath(new URL('..', import.meta.url)));
  for (const { file, line, column, what } of mistakes) console.log(`${file}:${line}:${column}: ${what}`);
  console.log(`${mistakes.length} of ${flows} flows gone wrong`);
  // Without a single one the types were not found, and nothing was looked at.
  process.exitCode = mistakes.length === 0 && flows > 0 ? 0 : 1;
}
