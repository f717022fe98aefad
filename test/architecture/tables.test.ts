import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Who writes tables: the one component for them, and the sheets of a year's months, whose days are no rows of the same things. */
const WRITERS = ['src/areas/holidays/components/HolidayMonths.astro', 'src/site/components/DataTable.astro'];

it('pages and components show tables by DataTable', () => {
  const written = globSync('src/**/*.astro').filter((file) =>
    /^\s*\{?.*<table[\s>]/m.test(readFileSync(file, 'utf8').split('\n---\n').at(-1) ?? ''),
  );
  expect(written.sort()).toEqual(WRITERS);
});
