import { statSync } from 'node:fs';
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
  load: {
    filter: { id: /\/src\/areas\/[^/]+\/crawl\.ts$/ },
    handler: () => "export const crawl = () => Promise.reject(new Error('Crawls run from the sources'));",
  },
};

/** A thread's program is a file of its own beside the server's bundle; whoever names it by `new URL(file, import.meta.url)` is told where. */
const THREAD = /new URL\('(\.[^']*\/worker\.ts)', import\.meta\.url\)\.href/;
const threads = {
  name: 'threads',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\//, code: THREAD },
    handler(code, id) {
      const [text, program] = THREAD.exec(code);
      const file = this.emitFile({ type: 'chunk', id: fileURLToPath(new URL(program, `file://${id}`)) });
      return code.replace(text, `import.meta.ROLLUP_FILE_URL_${file}`);
    },
  },
  resolveFileUrl({ fileName, chunkId }) {
    if (!fileName.includes('worker')) return null;
    return `new URL('./${relative(dirname(chunkId), fileName)}', import.meta.url).href`;
  },
};

/** What only builds need is no dependency of a server, so what its bundle takes of it goes into the bundle: all but Node's own and these. */
const ROOT = fileURLToPath(new URL('.', import.meta.url));
const LARGE_BYTES = 10_000;
/**
 * What all pages have, and what is shared but small, is one script and one style sheet: of a town's page six styles and seven scripts came in one file each,
 * some of 30 bytes, and a browser that asks for six files at a time kept what is needed first waiting.
 */
const FRAME = /\/src\/site\/browser\/frame\.ts$/;
const STYLES_OF_ALL = /\/src\/site\/(components\/\w+\.astro\?astro&type=style|styles\/main\.css)/;
const grouped = (groups) => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } });
const isLargeData = (id) => id.includes('/src/') && id.endsWith('.json') && statSync(id).size > LARGE_BYTES;
const bundled = {
  name: 'bundled',
  apply: 'build',
  configEnvironment(name) {
    if (name === 'client') return grouped([{ test: FRAME, name: 'frame' }]);
    if (name !== 'ssr') return undefined;
    // Data that is large is a file of its own in the bundle: the npm package, which has it among the sources too, has a reference there (scripts/pack.ts).
    const groups = [
      { test: STYLES_OF_ALL, name: 'Base' },
      {
        test: isLargeData,
        name: (id) =>
          relative(ROOT, id)
            .replace(/\.json$/, '')
            .replaceAll('/', '--'),
      },
    ];
    return { resolve: { noExternal: true, external: RUNTIME }, ...grouped(groups) };
  },
};

/**
 * A page says at each element of a component which styles are its own, which took a sixth of a scheme's page and 26 kB of a year's holidays: the names are
 * made shorter in built sites. `data-astro-cid-vgtja6x5` is `data--vgtj`.
 */
const SCOPE = /data-astro-cid-(\w{4})(\w+)/g;
const STYLES = /astro&type=style/;
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
  transform: {
    filter: { id: enforce === 'pre' ? STYLES : { exclude: STYLES }, code: 'data-astro-cid-' },
    handler: (code) => ({ code: shortenScopes(code), map: null }),
  },
}));

const PAGES_ENTRY = fileURLToPath(new URL('./src/catalog/pages-entry.ts', import.meta.url));
/** The files of the pages that a build makes. */
const prebuilt = new Set();

/**
 * One bundle makes all pages, those of a build and those on request: each module is compiled once, and a server that makes both holds it once. Astro would
 * bundle the pages of a build by themselves, make all of them, one after the other, and throw their bundle away; scripts/build.ts makes pages from the
 * bundle by an entry of our own, on all cores and only those that are new.
 */
function oneBundle() {
  let isBuild = false;
  return {
    name: 'one-bundle',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        isBuild = command === 'build';
        updateConfig({ vite: { plugins: [pagesEntry] } });
      },
      'astro:route:setup': ({ route }) => {
        if (!isBuild || !route.prerender) return;
        prebuilt.add(route.component);
        route.prerender = false;
      },
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer({ name: 'none', getStaticPaths: async () => [], render: () => Promise.reject(new Error('Astro makes no page')) }),
    },
  };
}
const NO_PAGES = 'virtual:no-pages';
const pagesEntry = {
  name: 'pages-entry',
  apply: 'build',
  configEnvironment: (name) => (name === 'prerender' ? { build: { rolldownOptions: { input: NO_PAGES } } } : undefined),
  buildStart() {
    if (this.environment.name === 'ssr') this.emitFile({ type: 'chunk', id: PAGES_ENTRY, fileName: 'pages-entry.mjs' });
  },
  resolveId: { filter: { id: /^virtual:(no-pages|prebuilt-pages)$/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:/ },
    handler(id) {
      if (id === `\0${NO_PAGES}`) return 'export {};';
      if (id === '\0virtual:prebuilt-pages') return `export const prebuilt = new Set(${JSON.stringify([...prebuilt].sort())});`;
      return undefined;
    },
  },
};

export default defineConfig({
  site: process.env.SITE_URL || undefined,
  // Where the files stand under a path (a project site): `/jaankari`. BASE_URL is Vite's own name.
  base: process.env.BASE_PATH || undefined,
  // Pages and prebuilt JSON are files; routes that answer query strings opt out with `prerender = false`.
  output: 'static',
  adapter: adapter(),
  integrations: [hindiRoutes, oneBundle()],
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
