import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { overBudget } from '../../scripts/site/budget.ts';
import { listFiles } from '../../src/server/file-list.ts';

it('is within its budget: files, bytes, the largest file, records of search', () => {
  const folder = join(inject('dist'), 'client');
  const files = listFiles(folder).map(({ path }) => [path, statSync(join(folder, path)).size] as const);
  expect(files.length).toBeGreaterThan(1_000);
  expect(overBudget('default', files)).toEqual([]);
});
