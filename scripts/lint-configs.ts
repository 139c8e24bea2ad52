import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-api';
import { isTypeConfig, projectFiles } from './files.mjs';

/**
 * Is every TypeScript file checked by exactly one tsconfig? One that none includes is never checked; one that two include
 * is checked under rules that are not its own.
 */
export function lintConfigs(root: string): string[] {
  const files = projectFiles(root);
  const configsOf = new Map(files.filter(isSource).map((file) => [file, [] as string[]]));
  const problems: string[] = [];
  if (configsOf.size === 0) problems.push('There is nothing to look at.');
  for (const config of files.filter(isTypeConfig)) {
    const { covered, errors } = filesOf(root, config);
    problems.push(...errors);
    for (const file of covered) configsOf.get(file)?.push(config);
  }
  for (const [file, configs] of configsOf) {
    if (configs.length === 0) problems.push(`${file}: no tsconfig includes it`);
    else if (configs.length > 1) problems.push(`${file}: ${configs.join(' and ')} both include it`);
  }
  return problems;
}

function isSource(file: string): boolean {
  return /\.(ts|tsx|mts|cts)$/.test(file);
}

function filesOf(root: string, config: string): { covered: string[]; errors: string[] } {
  const path = join(root, config);
  const { config: json, error } = ts.readConfigFile(path, (file) => ts.sys.readFile(file));
  if (error !== undefined) return { covered: [], errors: [`${config}: ${textOf(error)}`] };
  const parsed = ts.parseJsonConfigFileContent(json, ts.sys, dirname(path), undefined, path);
  const covered = parsed.fileNames.map((file) => relative(root, file).replaceAll('\\', '/'));
  return { covered, errors: parsed.errors.map((one) => `${config}: ${textOf(one)}`) };
}

function textOf({ messageText }: ts.Diagnostic): string {
  return ts.flattenDiagnosticMessageText(messageText, ' ');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = lintConfigs(fileURLToPath(new URL('..', import.meta.url)));
  for (const problem of problems) console.log(problem);
  console.log(`${problems.length} files not checked by exactly one tsconfig`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
