import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { fontPreload } from './build/font-preload.ts';
import { iconSprite } from './build/icon-sprite.ts';
import { ledgers } from './build/ledgers.ts';
import { libraries } from './build/libraries.ts';
import { ServiceWorkerBuild } from './build/service-worker.ts';
import { styleSheets } from './build/style-sheets.ts';

const serviceWorker = new ServiceWorkerBuild();

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    ledgers(),
    libraries(),
    iconSprite(),
    fontPreload([
      'grenze-latin-600',
      'grenze-latin-700',
      'source-sans-3-latin-400',
      'source-sans-3-latin-600',
    ]),
    serviceWorker.collector(),
    serviceWorker.writer(),
    compressed(),
  ],
  css: { postcss: { plugins: [styleSheets()] } },
  // A table and its bots share one file and fetch the rules they need; only modules can do that.
  worker: { format: 'es', plugins: () => [serviceWorker.collector()] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // A data address would need a hole in the content policy and cannot be cached on its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
