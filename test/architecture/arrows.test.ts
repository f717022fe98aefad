import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';

/** The folders of src: a file may import from its own folder and from those before it. `parts` are what only an area's pages use. */
const LAYERS = [
  ['text', 'i18n'],
  ['kernel'],
  ['api'],
  ['net', 'store', 'astronomy'],
  ['places'],
  ['html', 'pictures', 'providers'],
  ['crawl'],
  ['areas'],
  ['search'],
  ['catalog'],
  ['server'],
  ['site'],
  ['parts'],
  ['pages'],
];

/** By the words of an import or an export, of values or of types, static or not. */
const COMMENT = /^\s*(?:\/\*|\*|\/\/).*$/gm;
const IMPORT = /\b(?:import|export)\b(?:[^'";]*?\bfrom)?\s*\(?\s*'(\.[^']+)'/g;
const FILES = globSync('src/**/*.{ts,astro}').map((file) => file.replaceAll('\\', '/'));

function folderOf(file: string): string {
  const [, folder = ''] = file.split('/');
  if (/\/(components|browser)\//.test(file) && folder !== 'site') return 'parts';
  return folder.endsWith('.ts') ? 'pages' : folder;
}
const areaOf = (file: string): string | undefined => /^src\/areas\/([^/]+)\//.exec(file)?.[1];
const heightOf = (file: string): number => LAYERS.findIndex((folders) => folders.includes(folderOf(file)));

const imports = new Map(
  FILES.map((file) => {
    const named = [...readFileSync(file, 'utf8').replace(COMMENT, '').matchAll(IMPORT)].map(([, path = '']) => join(dirname(file), path));
    return [file, named.filter((one) => /\.(ts|astro)$/.test(one))] as const;
  }),
);

/** The first circle that leads back to a file that is under way; undefined when there is none. */
function findCircle(file: string, path: readonly string[], done: Set<string>): string[] | undefined {
  const at = path.indexOf(file);
  if (at >= 0) return [...path.slice(at), file];
  if (done.has(file)) return undefined;
  for (const next of imports.get(file) ?? []) {
    const circle = findCircle(next, [...path, file], done);
    if (circle) return circle;
  }
  done.add(file);
  return undefined;
}

describe('the folders of src', () => {
  it('are all in the list of layers, and their imports are found', () => {
    expect([...new Set(FILES.filter((file) => heightOf(file) < 0).map(folderOf))]).toEqual([]);
    const known = new Set(FILES);
    const all = [...imports].flatMap(([file, named]) => named.map((one) => `${file} -> ${one}`));
    expect(all.length).toBeGreaterThan(3_000);
    expect(all.filter((one) => !known.has(one.split(' -> ')[1] ?? ''))).toEqual([]);
  });

  it('import from their own layer and from those below, of types too', () => {
    const upward = [...imports].flatMap(([file, named]) =>
      named
        .filter((one) => heightOf(one) > heightOf(file) || (heightOf(one) === heightOf(file) && folderOf(one) !== folderOf(file)))
        .map((one) => `${file} -> ${one}`),
    );
    expect(upward).toEqual([]);
  });

  it('import from no area but their own where they are of an area, of types too', () => {
    const across = [...imports].flatMap(([file, named]) => {
      const area = areaOf(file);
      return area ? named.filter((one) => (areaOf(one) ?? area) !== area).map((one) => `${file} -> ${one}`) : [];
    });
    expect(across).toEqual([]);
  });

  it('import each other in no circle, of types neither', () => {
    const done = new Set<string>();
    expect(FILES.map((file) => findCircle(file, [], done)).find(Boolean)).toBeUndefined();
  });
});
