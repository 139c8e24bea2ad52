import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { fontPreload } from './build/font-preload.ts';
import { iconSprite } from './build/icon-sprite.ts';
import { ledgers } from './build/ledgers.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    ledgers(),
    iconSprite(),
    fontPreload([
      'grenze-latin-600',
      'grenze-latin-700',
      'source-sans-3-latin-400',
      'source-sans-3-latin-600',
    ]),
    compressed(),
  ],
  // Workers fetch the rules they need, a game at a time.
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // A data address would need a hole in the content policy and cannot be cached on its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
