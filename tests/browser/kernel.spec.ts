import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { playThrough } from './kernel/play.ts';

/** The kernel and a game as one script, as any bundler would make it. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('kernel/entry.ts', import.meta.url)),
        formats: ['iife'],
        name: 'kernel',
        fileName: 'kernel',
      },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!('output' in first)) throw new Error('nothing was built');
  return first.output[0].code;
}

test('a match comes out the same on Node, in a page and in a worker', async ({ page }) => {
  const script = await bundle();
  const seed = 'everywhere';
  const onNode = playThrough(seed);
  await page.goto('about:blank');
  await page.addScriptTag({ content: script });
  const inPage = await page.evaluate(
    (text) => (globalThis as unknown as { playThrough(seed: string): string }).playThrough(text),
    seed,
  );
  const inWorker = await page.evaluate(
    ([code, text]) =>
      new Promise<string>((resolve, reject) => {
        const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
        worker.addEventListener('message', ({ data }) => resolve(data as string));
        worker.addEventListener('error', ({ message }) => reject(new Error(message)));
        worker.postMessage(text);
      }),
    [script, seed] as const,
  );
  expect(onNode.length).toBeGreaterThan(1000);
  expect(inPage).toBe(onNode);
  expect(inWorker).toBe(onNode);
});
