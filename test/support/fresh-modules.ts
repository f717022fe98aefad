import { type ResolveFnOutput, registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Imports a module of ours by its path from the project's folder: `await fresh<typeof import('../../src/kernel/env.ts')>('src/kernel/env.ts')`. */
export type ImportFresh = <M>(path: string) => Promise<M>;

const OURS = new RegExp(`^${pathToFileURL(resolve('.')).href}/(?!node_modules/)`);
const MARK = /\?fresh=\d+$/;
let count = 0;

/** What Node found for an import, by it and its importer's folder: finding it takes as long as loading it. */
const finds = new Map<string, ResolveFnOutput>();

// What a fresh module imports, now or later, is as fresh as itself. JSON, which nothing writes into, is shared.
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '', importAttributes } = context;
    const [mark] = MARK.exec(parentURL) ?? [];
    if (!mark) return next(specifier, context);
    const key = `${specifier} ${new URL('.', parentURL).href} ${context.conditions}`;
    const found = finds.get(key) ?? { ...next(specifier, context), shortCircuit: true };
    finds.set(key, found);
    const isFresh = OURS.test(found.url) && !importAttributes.type && !MARK.test(found.url);
    return isFresh ? { ...found, url: found.url + mark } : found;
  },
});

/**
 * Modules of ours loaded once more, apart from those that tests share: they read the environment anew, and have caches of their own. All that one
 * call gives are of one load.
 */
export function freshModules(): ImportFresh {
  count += 1;
  const mark = `?fresh=${count}`;
  return (path) => import(`${pathToFileURL(resolve(path)).href}${mark}`);
}

/** One module with all that it imports, as fresh: from its bundle where the run has one. */
export async function freshModule<M>(path: string): Promise<M> {
  const { inject } = await import('vitest');
  return freshModules()<M>(inject('bundles')[path] ?? path);
}
