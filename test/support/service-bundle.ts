import { globSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { TestProject } from 'vitest/node';

/** What tests load more than once in a process, each time apart from the others (`fresh-modules.ts`). */
const ENTRIES = ['test/support/service-modules.ts', 'scripts/crawl-areas.ts'];
/** One run's own. */
const FOLDER = `.cache/service/${process.pid}`;

let bundling: Promise<void> | undefined;

/** Bundles those once for a run: Node takes a second for their 1,800 modules, and a quarter of it for a bundle of them. */
export default async function setUp(project: TestProject): Promise<void> {
  bundling ??= bundle();
  await bundling;
  project.provide('bundles', Object.fromEntries(ENTRIES.map((path) => [path, join(FOLDER, path.replace(/ts$/, 'mjs'))])));
}

async function bundle(): Promise<void> {
  process.once('exit', () => rmSync(FOLDER, { recursive: true, force: true }));
  await build({
    entryPoints: ENTRIES,
    outbase: '.',
    outdir: FOLDER,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'esnext',
    packages: 'external',
    logLevel: 'error',
    plugins: [dataStaysApart, modulesKnowTheirPlace],
  });
}

/** JSON is no module of ours: it is loaded once for all. */
const dataStaysApart: Plugin = {
  name: 'data stays apart',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\..*\.json$/ }, ({ path, resolveDir }) => ({
      path: pathToFileURL(resolve(resolveDir, path)).href,
      external: true,
    })),
};

/** What a module finds beside itself, such as the program of a thread, it finds beside its source. */
const modulesKnowTheirPlace: Plugin = {
  name: 'modules know their place',
  setup({ onLoad }) {
    const paths = globSync('{src,scripts}/**/*.ts').filter((path) => readFileSync(path, 'utf8').includes('import.meta.url'));
    const filter = new RegExp(`(${paths.map((path) => RegExp.escape(resolve(path))).join('|')})$`);
    onLoad({ filter }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
    }));
  },
};

declare module 'vitest' {
  export interface ProvidedContext {
    /** Bundles by the path of the module that they stand for. */
    bundles: Readonly<Record<string, string>>;
  }
}
