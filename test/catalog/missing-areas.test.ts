import { resolve } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { within } from '../support/environment.ts';

afterAll(() => {
  vi.resetModules();
});

it('no area is missing in the committed data, so that a fresh clone can be built', async () => {
  vi.resetModules();
  const faults = await within({ DATA_DIR: resolve('data') }, async () => {
    const [{ AREAS }, { findMissingAreas }] = await Promise.all([
      import('../../src/catalog/areas.ts'),
      import('../../src/catalog/missing-areas.ts'),
    ]);
    return findMissingAreas(AREAS);
  });
  expect(faults).toEqual([]);
});
