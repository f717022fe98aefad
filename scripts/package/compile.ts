import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';

/** Parts of src that a build has turned into files, or into its own bundle. */
const BUILT_ONLY = /^(pages|site)[/\\]|[/\\](components|browser)[/\\]|^(catalog|server)[/\\](pages-)?entry\.ts$|\.d\.ts$/;
/** Programs of a checkout that the package has too, with what they are made of. */
const PROGRAMS = ['jaankari.ts', 'ask.ts', 'crawl.ts', 'crawl-areas.ts', 'mcp.ts', 'schedule.ts', 'package/seed.ts', 'package/settings.ts'];
/** A file of ours that is named from another: in an import, or by `new URL(..., import.meta.url)`. */
const NAMED = /(['"])(\.{1,2}\/[^'"\n]{1,200})\.ts\1/g;

/**
 * Writes the program as JavaScript below `folder`, in the same folders: Node reads no TypeScript below node_modules. Types become spaces, so
 * lines and columns in messages are those of the sources. Gives how many files.
 */
export function compileTo(folder: string): number {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|json)$/.test(name) && !BUILT_ONLY.test(name))
    .map((name) => join('src', name));
  const files = [...sources, ...PROGRAMS.map((name) => join('scripts', name))];
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const target = join(folder, file.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, file.endsWith('.ts') ? stripTypeScriptTypes(text).replace(NAMED, '$1$2.js$1') : text);
  }
  return files.length;
}
