import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
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
