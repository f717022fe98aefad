import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const FILES = globSync('src/**/*.ts').map(normalize);
const STATIC_IMPORT = /^(?:import|export)(?! type\b)[^'"]*?from '(\.[^']+)'|^import '(\.[^']+)'/gm;

/** What a file needs before it can run: static imports of values. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(STATIC_IMPORT)]
    .filter(([whole]) => !/^(?:import|export) \{(?:\s*type [^,}]+,?)+\s*\} from/.test(whole))
    .map(([, from, bare]) => normalize(join(dirname(file), from ?? bare ?? '')));
}

/** The first circle that leads back to a file that is under way; undefined when there is none. */
function findCircle(file: string, path: readonly string[], done: Set<string>, graph: Map<string, string[]>): string[] | undefined {
  const at = path.indexOf(file);
  if (at >= 0) return [...path.slice(at), file];
  if (done.has(file)) return undefined;
  for (const next of graph.get(file) ?? []) {
    const circle = findCircle(next, [...path, file], done, graph);
    if (circle) return circle;
  }
  done.add(file);
  return undefined;
}

describe('the sources', () => {
  it('import each other in no circle', () => {
    const graph = new Map(FILES.map((file) => [file, importsOf(file)]));
    expect([...graph.values()].flat().length).toBeGreaterThan(300);
    const done = new Set<string>();
    expect(FILES.map((file) => findCircle(file, [], done, graph)).find(Boolean)).toBeUndefined();
  });

  it('have names in kebab case', () => {
    const strange = FILES.filter((file) => !/^[a-z\d-]+(\.d)?\.ts$/.test(basename(file)) && !file.startsWith('src/pages/'));
    expect(strange).toEqual([]);
  });

  it('name nothing of src/server outside of it, so that a build does not change with the server (scripts/stamp.ts)', () => {
    for (const file of globSync('src/**/*.{ts,astro}').filter((one) => !normalize(one).startsWith(normalize('src/server/'))))
      expect(readFileSync(file, 'utf8'), file).not.toMatch(/from '(\.\.\/)+server\/|import\('(\.\.\/)+server\//);
    const build = readFileSync('scripts/build.ts', 'utf8');
    expect([...build.matchAll(/'\.\.\/src\/server\/([^']+)'/g)].map(([, name]) => name)).toEqual(['file-list.ts']);
  });

  it('know no area in src/server', () => {
    for (const file of FILES.filter((one) => one.startsWith('src/server/')))
      expect(readFileSync(file, 'utf8'), file).not.toMatch(/\/(areas|registry)\//);
  });
});
