import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Where `banneret serve` listens, for `npm run dev`. */
const server = process.env['BANNERET_SERVER'] ?? 'http://127.0.0.1:8049';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/banneret/server/client',
    emptyOutDir: true,
    target: 'es2022',
    // No data: addresses and no inline scripts, so that the server can send the strictest of policies.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    // What every page needs is one file: each further one costs a request with all its headers.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'shell', test: /\/src\/(api\/|state\/|game\/|ui\/|table\/BotSeats)/ }],
        },
      },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api': { target: server, changeOrigin: true } } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { include: ['tests/**/*.test.ts', 'src/games/**/*.test.ts'], environment: 'node' },
});
