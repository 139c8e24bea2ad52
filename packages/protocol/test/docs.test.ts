import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as v from 'valibot';
import { clientMessage, newTable } from '../src/index.ts';

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

/** The messages in the page's blocks of one kind. A block holds one message, or one per line. */
function messages(kind: string): unknown[] {
  return [...page.matchAll(new RegExp(`\`\`\`json ?${kind}\n([^]*?)\`\`\``, 'g'))].flatMap(([, text]) => {
    const lines = text.trim().split('\n');
    const each = lines.every((line) => line.startsWith('{') && line.endsWith('}'));
    return (each ? lines : [text]).map((one) => JSON.parse(one) as unknown);
  });
}

test('the page shows every message a client may send, and each is one', () => {
  const shown = messages('client').map((message) => v.parse(clientMessage, message).type);
  const all = clientMessage.options.map(({ entries }) => entries.type.literal);
  assert.deepEqual(shown.toSorted(), all.toSorted());
});

test('and every message a server sends', () => {
  const shown = messages('server').map((message) => (message as { type: string }).type);
  assert.deepEqual(shown.toSorted(), ['chat', 'done', 'moment', 'refused', 'table', 'welcome']);
});

test('and a table that can be put up', () => {
  for (const order of messages('')) assert(v.is(newTable, order));
});

test('and names every reason for a refusal', () => {
  const source = readFileSync(new URL('../src/server.ts', import.meta.url), 'utf8');
  const codes = [...source.slice(source.indexOf('type ErrorCode')).matchAll(/'([a-z-]+)'/g)].map(
    ([, code]) => code,
  );
  for (const code of codes.filter((one) => one !== 'code')) assert(page.includes(`\`${code}\``), code);
});
