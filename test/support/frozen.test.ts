import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { env } from '../../src/kernel/env.ts';
import { now } from '../../src/kernel/time.ts';
import { FROZEN } from './frozen.ts';

it('is what every test reads by default: frozen data, at a frozen moment', () => {
  expect(env.DATA_DIR).toBe(FROZEN.DATA_DIR);
  expect(now().toISOString()).toBe(FROZEN.JAANKARI_NOW);
});

it('is the only data that tests and their support name: none opens the data of the repository, which changes with every crawl', () => {
  // A path in a clone or a work folder begins with that folder, and a commit's with the commit. What is in data/starter changes by hand alone.
  const reading =
    /\b(?:cp|cpSync|copyFile|read\w+|open\w*|join|resolve|stat\w*|glob\w*|new DatabaseSync)\(\s*['"`](?:\.\.?\/)*data\b(?!\/starter\/)|DATA_DIR: ['"`](?:\.\/)?data\b/;
  expect("cpSync('data/fuel.sqlite', file)").toMatch(reading);
  const files = globSync('test/**/*.ts').filter((file) => !file.endsWith('frozen.test.ts'));
  expect(files.filter((file) => reading.test(readFileSync(file, 'utf8')))).toEqual([]);
});
