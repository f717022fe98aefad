import node from '@astrojs/node';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: process.env.SITE_URL || undefined,
  // Where the files stand under a path (a project site): `/jaankari`. BASE_URL is Vite's own name.
  base: process.env.BASE_PATH || undefined,
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
