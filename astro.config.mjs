import { cp } from 'node:fs/promises';
import { dirname, relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import node from '@astrojs/node';
import { defineConfig } from 'astro/config';
import program from './package.json' with { type: 'json' };
import { hindiRoutes } from './src/catalog/hindi-routes.ts';

const { dependencies, optionalDependencies } = program;
/** Packages that stand beside a server. */
const RUNTIME = Object.keys({ ...dependencies, ...optionalDependencies });

/** @astrojs/node in middleware mode, whose handler would match addresses a second time: our own entry asks the app, behind the server that it brings. */
function adapter() {
  const { name, hooks } = node({ mode: 'middleware' });
  const done = hooks['astro:config:done'];
  const ours = (options) =>
    done({
      ...options,
      setAdapter: (adapter) => options.setAdapter({ ...adapter, serverEntrypoint: new URL('./src/server/entry.ts', import.meta.url) }),
    });
  return { name, hooks: { ...hooks, 'astro:config:done': ours } };
}

/** Crawls run from the sources: no server and no page loads one (`crawler.load` of the manifests), and what only they need stays out of the bundles. */
const withoutCrawls = {
  name: 'without-crawls',
  apply: 'build',
  load: (id) =>
    /\/src\/areas\/[^/]+\/crawl\.ts$/.test(id)
      ? "export const crawl = () => Promise.reject(new Error('Crawls run from the sources'));"
      : undefined,
};

/** A thread's program is a file of its own beside the server's bundle; whoever names it by `new URL(file, import.meta.url)` is told where. */
const threads = {
  name: 'threads',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const named = /new URL\('(\.[^']*\/worker\.ts)', import\.meta\.url\)\.href/.exec(code);
    if (!named || !id.includes('/src/')) return undefined;
    const file = this.emitFile({ type: 'chunk', id: fileURLToPath(new URL(named[1], `file://${id}`)) });
    return code.replace(named[0], `import.meta.ROLLUP_FILE_URL_${file}`);
  },
  resolveFileUrl({ fileName, chunkId }) {
    if (!fileName.includes('worker')) return null;
    return `new URL('./${relative(dirname(chunkId), fileName)}', import.meta.url).href`;
  },
};

/**
 * What only builds need is no dependency of a server, so what its bundle takes of it goes into the bundle: all but Node's own and these. No prebuilt page
 * reads a PDF.
 */
const bundled = {
  name: 'bundled',
  apply: 'build',
  configEnvironment(name) {
    if (name !== 'ssr' && name !== 'prerender') return undefined;
    return { resolve: { noExternal: true, external: name === 'ssr' ? RUNTIME : [...RUNTIME, 'pdfjs-dist'] } };
  },
};

/**
 * A page says at each element of a component which styles are its own, which took a sixth of a scheme's page and 26 kB of a year's holidays: the names are
 * made shorter in built sites. `data-astro-cid-vgtja6x5` is `data--vgtj`.
 */
const SCOPE = /data-astro-cid-(\w{4})(\w+)/g;
const scopes = new Map();
function shortenScopes(code) {
  return code.replace(SCOPE, (_, short, rest) => {
    const known = scopes.get(short) ?? scopes.set(short, rest).get(short);
    if (known !== rest) throw new Error(`Two components have styles called ${short}: take more letters of their names (astro.config.mjs)`);
    return `data--${short}`;
  });
}
const shortScopes = ['pre', 'post'].map((enforce) => ({
  name: `short-scopes-${enforce}`,
  apply: 'build',
  enforce,
  // Styles before they are gathered, components after they are compiled.
  transform(code, id) {
    const isStyle = id.includes('astro&type=style');
    return isStyle === (enforce === 'pre') && code.includes('data-astro-cid-') ? { code: shortenScopes(code), map: null } : undefined;
  },
}));

const PAGES_ENTRY = fileURLToPath(new URL('./src/catalog/pages-entry.ts', import.meta.url));

/**
 * Astro bundles the pages and makes none: their bundle stays in `pages/` beside `server/`, with an entry of our own, and scripts/build.ts makes
 * pages from it, on all cores and only those that are new. Astro would make all of them, one after the other, and throw the bundle away.
 */
function pagesBundle() {
  let built;
  return {
    name: 'pages-bundle',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => updateConfig({ vite: { plugins: [entry] } }),
      'astro:config:done': ({ config }) => {
        built = config.build.server;
      },
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer({ name: 'none', getStaticPaths: async () => [], render: () => Promise.reject(new Error('Astro makes no page')) }),
      'astro:build:generated': () =>
        cp(new URL('./.prerender/', built), new URL('../pages/', built), { recursive: true, filter: (name) => !/[\\/]_astro$/.test(name) }),
    },
  };
}
const entry = {
  name: 'pages-entry',
  apply: 'build',
  configEnvironment: (name) => (name === 'prerender' ? { build: { rolldownOptions: { input: PAGES_ENTRY } } } : undefined),
};

export default defineConfig({
  site: process.env.SITE_URL || undefined,
  // Where the files stand under a path (a project site): `/jaankari`. BASE_URL is Vite's own name.
  base: process.env.BASE_PATH || undefined,
  // Pages and prebuilt JSON are files; routes that answer query strings opt out with `prerender = false`.
  output: 'static',
  adapter: adapter(),
  integrations: [hindiRoutes, pagesBundle()],
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
  vite: { plugins: [threads, withoutCrawls, bundled, shortScopes], build: { assetsInlineLimit: 0, emptyOutDir: false } },
  server: { port: 4321 },
});
