import node from '@astrojs/node';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: process.env.SITE_URL || undefined,
  // Pages and twins are files; routes that answer query strings opt out with `prerender = false`.
  output: 'static',
  adapter: node({ mode: 'middleware' }),
  trailingSlash: 'ignore',
  build: { format: 'file', inlineStylesheets: 'never' },
  compressHTML: false,
  devToolbar: { enabled: false },
  // `src/fetch*` would otherwise be taken for Astro's own fetch handler.
  fetchFile: null,
  server: { port: 4321 },
});
