import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const IMPORT = /^import\b[^;]*;$/gm;
/** The imports and comments at the head of a file. */
const HEAD = /^(?:\s*(?:import\b[^;]*;|\/\/.*|\/\*[\s\S]*?\*\/))*/;

/** The lines between the first and the last import that are neither an import nor empty: what sorting the imports would tear off. */
function linesBetweenImports(source: string): string[] {
  const frontmatter = /^---\n([\s\S]*?)\n---/.exec(source)?.[1];
  const [code] = HEAD.exec(frontmatter ?? source) ?? [''];
  const imports = [...code.matchAll(IMPORT)];
  const [first, last] = [imports[0], imports.at(-1)];
  if (!first || !last) return [];
  // A component's opening comment stands below the imports; a module's may stand above them.
  const between = code.slice(frontmatter === undefined ? first.index : 0, last.index).replaceAll(IMPORT, '');
  return between.split('\n').filter((line) => /^\s*(\/\/|\/?\*)/.test(line));
}

describe('opening comments', () => {
  it('are found where they stand between imports', () => {
    expect(linesBetweenImports("import a from 'a';\n// Why.\nimport b from 'b';\n")).toEqual(['// Why.']);
    expect(linesBetweenImports("---\n/** What. */\nimport {\n  a,\n} from 'a';\n---\n<p />")).toEqual(['/** What. */']);
    expect(linesBetweenImports("// Why.\nimport a from 'a';\nimport b from 'b';\n/** What. */\nconst c = 1;\n")).toEqual([]);
  });

  it('stand below the imports, above what they describe', () => {
    const torn = globSync('{src,scripts,test}/**/*.{ts,astro}').flatMap((file) =>
      linesBetweenImports(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`),
    );
    expect(torn).toEqual([]);
  });
});
