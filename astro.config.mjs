import { dirname, relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import node from '@astrojs/node';
import { defineConfig } from 'astro/config';
import program from './package.json' with { type: 'json' };
import { hindiRoutes } from './src/registry/hindi-routes.ts';

const { dependencies, optionalDependencies } = program;
/** Packages that stand beside a server. */
const RUNTIME = Object.keys({ ...dependencies, ...optionalDependencies });

/** @astrojs/node in middleware mode, whose handler would match addresses a second time: src/server asks the app by our own entry. */
function adapter() {
  const { name, hooks } = node({ mode: 'middleware' });
  const done = hooks['astro:config:done'];
  const ours = (options) =>
    done({
      ...options,
      setAdapter: (adapter) => options.setAdapter({ ...adapter, serverEntrypoint: new URL('./src/registry/entry.ts', import.meta.url) }),
    });
  return { name, hooks: { ...hooks, 'astro:config:done': ours } };
}

/** A thread's program is a file of its own beside the server's bundle; whoever names it by `new URL(file, import.meta.url)` is told where. */
const threads = {
  name: 'threads',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const named = /new URL\('(\.[^']+\/worker\.ts)', import\.meta\.url\)\.href/.exec(code);
    if (!named || !id.includes('/src/')) return undefined;
    const file = this.emitFile({ type: 'chunk', id: fileURLToPath(new URL(named[1], `file://${id}`)) });
    return code.replace(named[0], `import.meta.ROLLUP_FILE_URL_${file}`);
  },
  resolveFileUrl({ fileName, chunkId }) {
    if (!fileName.includes('worker')) return null;
    return `new URL('./${relative(dirname(chunkId), fileName)}', import.meta.url).href`;
  },
};

/** What only builds need is no dependency of a server, so what its bundle takes of it goes into the bundle: all but Node's own and these. */
const bundled = {
  name: 'bundled',
  apply: 'build',
  configEnvironment: (name) => (name === 'ssr' ? { resolve: { noExternal: true, external: RUNTIME } } : undefined),
};

export default defineConfig({
  site: process.env.SITE_URL || undefined,
  // Where the files stand under a path (a project site): `/jaankari`. BASE_URL is Vite's own name.
  base: process.env.BASE_PATH || undefined,
  // Pages and twins are files; routes that answer query strings opt out with `prerender = false`.
  output: 'static',
  adapter: adapter(),
  integrations: [hindiRoutes],
  trailingSlash: 'ignore',
  // A few at a time: the next page is made while one is written.
  build: { format: 'file', inlineStylesheets: 'never', concurrency: 4 },
  // What stands between elements is kept, on one line; package.json says the same to the formatter.
  compressHTML: true,
  devToolbar: { enabled: false },
  // `src/fetch*` would otherwise be taken for Astro's own fetch handler.
  fetchFile: null,
  // A build empties its folder before it writes into it beside Astro (scripts/build.ts).
  // The server's policy lets no script and no style run that stands in a page (src/server/policy.ts).
  vite: { plugins: [threads, bundled], build: { assetsInlineLimit: 0, emptyOutDir: false } },
  server: { port: 4321 },
});
