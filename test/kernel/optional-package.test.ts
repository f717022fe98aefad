import { describe, expect, it } from 'vitest';
import { loadSharp, requirePackage } from '../../src/kernel/optional-package.ts';

describe('a package that may be left out', () => {
  it('is taken where it is there', async () => {
    requirePackage('playwright-core');
    expect(await loadSharp()).toBeTypeOf('function');
  });

  it('is named where it is not, with how to add it', () => {
    expect(() => requirePackage('sharp-of-nobody')).toThrowError(
      expect.objectContaining({
        code: 'not_configured',
        message: 'This needs the package sharp-of-nobody, which is not installed here.',
        details: expect.objectContaining({ hint: 'The operator adds it by npm install sharp-of-nobody' }),
      }),
    );
  });
});
