import * as v from 'valibot';
import { LineCounter, parseDocument } from 'yaml';
import { LedgerError } from './error.ts';
import { fold } from './fold.ts';
import type { Ledger } from './ledger.ts';

/** Reads a `rules.yaml`. Throws a {@link LedgerError} that lists everything wrong with it at once. */
export function parseLedger(text: string, file: string): Ledger {
  const result = v.safeParse(ledgerShape, parseYaml(text, file));
  if (!result.success) throw new LedgerError(file, unique(result.issues.map(describeIssue)));
  const ledger = result.output as Ledger;
  const problems = [...idProblems(ledger), ...areaProblems(ledger), ...synonymProblems(ledger)];
  if (problems.length > 0) throw new LedgerError(file, problems);
  return ledger;
}

const sentence = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '', 'is empty'),
  v.check((text) => text === text.trim(), 'begins or ends with a space'),
);
const wording = { de: sentence, en: sentence };

const ledgerShape = v.strictObject({
  game: v.pipe(
    v.string(),
    v.regex(/^[a-z][a-z0-9-]*$/, 'is no folder name (small letters, digits, hyphens)'),
  ),
  prefix: v.pipe(v.string(), v.regex(/^[A-Z]{2,4}$/, 'is not two to four capital letters')),
  synonyms: v.optional(v.strictObject({ de: v.array(v.array(sentence)), en: v.array(v.array(sentence)) })),
  areas: v.array(
    v.strictObject({
      id: v.pipe(
        v.string(),
        v.regex(/^[a-z][A-Za-z0-9-]*$/, 'is no area id (a small letter, then letters and digits)'),
      ),
      ...wording,
    }),
  ),
  rules: v.pipe(
    v.array(
      v.strictObject({
        id: v.string(),
        area: v.string(),
        ...wording,
        ruling: v.optional(v.strictObject(wording)),
        source: v.optional(v.literal('base')),
      }),
    ),
    v.minLength(1, 'is empty'),
  ),
});

function parseYaml(text: string, file: string): unknown {
  const lines = new LineCounter();
  // The parser's own positions are multi-line excerpts; one line with a place reads better in a build log.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0) {
    throw new LedgerError(
      file,
      document.errors.map((error) => {
        const { line, col } = lines.linePos(error.pos[0]);
        return `line ${line}, column ${col}: ${error.message}`;
      }),
    );
  }
  return document.toJS();
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue)?.replace(/\.(\d+)(?=\.|$)/g, '[$1]') ?? 'the file';
  if (issue.expected === 'never') return `${place} is not known here`;
  if (issue.input === undefined || issue.input === null) return `${place} is missing`;
  if (issue.kind === 'schema') return `${place} is ${issue.received}, not ${issue.expected ?? 'as expected'}`;
  return `${place} ${issue.message}`;
}

function idProblems({ prefix, rules }: Ledger): string[] {
  const problems: string[] = [];
  const form = new RegExp(`^${prefix}-[A-Z0-9]+-\\d{2,3}$`);
  const first = new Map<string, number>();
  rules.forEach(({ id }, index) => {
    const place = `rules[${index}].id`;
    if (!id.startsWith(`${prefix}-`)) problems.push(`${place} "${id}" does not begin with "${prefix}-"`);
    else if (!form.test(id)) problems.push(`${place} "${id}" is not of the form ${prefix}-AREA-01`);
    const earlier = first.get(id);
    if (earlier === undefined) first.set(id, index);
    else problems.push(`${place} "${id}" is already used by rules[${earlier}]`);
  });
  return problems;
}

function areaProblems({ areas, rules }: Ledger): string[] {
  const problems: string[] = [];
  const declared = new Map<string, number>();
  areas.forEach(({ id }, index) => {
    const earlier = declared.get(id);
    if (earlier === undefined) declared.set(id, index);
    else problems.push(`areas[${index}].id "${id}" is already declared by areas[${earlier}]`);
  });
  const used = new Set<string>();
  rules.forEach(({ area }, index) => {
    used.add(area);
    if (!declared.has(area)) problems.push(`rules[${index}].area "${area}" is not declared in areas`);
  });
  for (const [id, index] of declared) {
    if (!used.has(id)) problems.push(`areas[${index}] "${id}" has no rule`);
  }
  return problems;
}

/** A group of words leads somewhere only if one of them stands in a rule. */
function synonymProblems({ synonyms, rules }: Ledger): string[] {
  const problems: string[] = [];
  for (const language of ['de', 'en'] as const) {
    const text = fold(rules.map((rule) => `${rule[language]} ${rule.ruling?.[language] ?? ''}`).join('\n'));
    synonyms?.[language].forEach((group, index) => {
      const place = `synonyms.${language}[${index}] (${group.join(', ')})`;
      if (!group.some((word) => text.includes(fold(word)))) problems.push(`${place} stands in no rule`);
    });
  }
  return problems;
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
