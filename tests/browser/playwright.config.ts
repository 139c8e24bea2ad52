import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** The browser of the machine; Playwright's own is neither needed nor downloaded. */
const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const executablePath = candidates.find((path) => path !== undefined && existsSync(path));

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // A browser on a busy machine hiccups; the test command says which test needed a second attempt.
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'de-DE',
    // Nothing to wait for: with less motion every move of the page is done at once.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    // Every test comes as a first visitor; only those about being offline lay the files by.
    serviceWorkers: 'block',
    // Traces double the time of a run; switch them on where a failure needs one (`--trace on`).
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // A browser that phones home would hide a page that does.
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-default-apps',
        '--disable-sync',
        '--no-first-run',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
});
