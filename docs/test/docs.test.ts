import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { projectFiles } from '../../scripts/files.mjs';
import { documents, fillBlocks, readProjectFile } from '../../scripts/fill-docs.ts';

for (const file of [...documents(), 'README.md', 'CONTRIBUTING.md']) {
  void test(`${file} shows the code as it is, and its links lead somewhere`, () => {
    const text = readProjectFile(file);
    assert.equal(text, fillBlocks(text, readProjectFile), 'run: node scripts/fill-docs.ts');
    for (const [, target] of text.matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/gu)) {
      const path = join(dirname(file), target);
      assert.ok(existsSync(new URL(`../../${path}`, import.meta.url)), `${file} links to ${target}`);
    }
  });
}

void test('a block that is out of date would be noticed', () => {
  const text = '<!-- file: a.ts -->\n```ts\nold\n```\n';
  assert.equal(
    fillBlocks(text, () => 'new\n'),
    '<!-- file: a.ts -->\n```ts\nnew\n```\n',
  );
});

void test('every file the pages name is there', () => {
  const files = projectFiles(fileURLToPath(new URL('../../', import.meta.url)));
  const isThere = (name: string): boolean => files.some((file) => `/${file}`.endsWith(`/${name}`));
  const named = documents().flatMap((page) => {
    const prose = readProjectFile(page).replaceAll(/```[\s\S]*?```/gu, '');
    return [...prose.matchAll(/`([\w./-]+\.(?:tsx?|mjs|css))`/gu)].map(([, name]) => name.replace('./', ''));
  });
  assert.ok(named.length > 100, 'the glossary alone names more');
  assert.deepEqual(
    named.filter((name) => !isThere(name)),
    [],
  );
});
