import assert from 'node:assert/strict';
import { test } from 'node:test';
import { completeLock, missingFrom } from '../complete-lock.mjs';

const lock = {
  lockfileVersion: 3,
  packages: {
    '': { name: 'x' },
    'node_modules/tool': {
      version: '2.0.0',
      dev: true,
      license: 'MIT',
      optionalDependencies: {
        '@tool/binding-linux-x64-gnu': '2.0.0',
        '@tool/binding-linux-arm64-musl': '2.0.0',
        '@tool/binding-openharmony-arm64': '2.0.0',
        '@tool/binding-wasm32-wasi': '2.0.0',
        nested: '1.0.0',
      },
    },
    'node_modules/tool/node_modules/nested': { version: '1.0.0' },
    'node_modules/@tool/binding-linux-x64-gnu': { version: '2.0.0', integrity: 'sha512-x', optional: true },
  },
};

test('what a registry did not have is added, for the machine its name says', () => {
  const { lock: complete, added } = completeLock(lock);
  const common = { version: '2.0.0', dev: true, license: 'MIT', optional: true };
  const packages = complete.packages as Record<string, unknown>;
  assert.deepEqual(added, [
    '@tool/binding-linux-arm64-musl',
    '@tool/binding-openharmony-arm64',
    '@tool/binding-wasm32-wasi',
  ]);
  assert.deepEqual(packages['node_modules/@tool/binding-linux-arm64-musl'], {
    ...common,
    cpu: ['arm64'],
    libc: ['musl'],
    os: ['linux'],
  });
  assert.deepEqual(packages['node_modules/@tool/binding-openharmony-arm64'], {
    ...common,
    cpu: ['arm64'],
    os: ['openharmony'],
  });
  assert.deepEqual(packages['node_modules/@tool/binding-wasm32-wasi'], { ...common, cpu: ['wasm32'] });
  assert.deepEqual(missingFrom(complete.packages), []);
});

test('what is there stays as it is, and a second time adds nothing', () => {
  const { lock: complete } = completeLock(lock);
  for (const [path, entry] of Object.entries(lock.packages))
    assert.deepEqual((complete.packages as Record<string, unknown>)[path], entry);
  assert.deepEqual(completeLock(complete), { lock: complete, added: [] });
});
