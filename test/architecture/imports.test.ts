import { globSync, readFileSync } from 'node:fs';
import { basename, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const FILES = globSync('src/**/*.ts').map(normalize);

describe('the sources', () => {
  it('have names in kebab case', () => {
    const strange = FILES.filter((file) => !/^[a-z\d-]+(\.d)?\.ts$/.test(basename(file)) && !file.startsWith('src/pages/'));
    expect(strange).toEqual([]);
  });

  it('name nothing of src/server outside of it', () => {
    for (const file of globSync('src/**/*.{ts,astro}').filter((one) => !normalize(one).startsWith(normalize('src/server/'))))
      expect(readFileSync(file, 'utf8'), file).not.toMatch(/from '(\.\.\/)+server\/|import\('(\.\.\/)+server\//);
  });

  it('know no area in src/server, but for what serves from the sources before there is a build', () => {
    for (const file of FILES.filter((one) => one.startsWith('src/server/') && one !== 'src/server/unbuilt.ts'))
      expect(readFileSync(file, 'utf8'), file).not.toMatch(/'\.\.\/(areas|search)\/|catalog\/areas\.ts'/);
  });
});
