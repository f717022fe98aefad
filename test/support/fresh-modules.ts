import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Imports a module of ours by its path from the project's folder: `await fresh<typeof import('../../src/kernel/env.ts')>('src/kernel/env.ts')`. */
export type ImportFresh = <M>(path: string) => Promise<M>;

const OURS = new RegExp(`^${pathToFileURL(resolve('.')).href}/(?!node_modules/)`);
const MARK = /\?fresh=\d+$/;
let count = 0;

// What a fresh module imports, now or later, is as fresh as itself.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const [mark] = MARK.exec(context.parentURL ?? '') ?? [];
    return mark && OURS.test(found.url) && !MARK.test(found.url) ? { ...found, url: found.url + mark } : found;
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
