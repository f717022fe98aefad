import { afterEach, describe, expect, it, vi } from 'vitest';
import { tellLeftOut, whyNotMade } from '../../scripts/site/left-out.ts';

const left = (count: number) => Array.from({ length: count }, (_, at) => ({ path: `/schemes/${at}.html`, why: 'its row is wrong' }));

describe('what cannot be built', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  afterEach(() => told.mockClear());

  it.each([
    [1, 4_463],
    [3, 20],
    [44, 4_463],
  ])('of rows is left out and told: %d of %d', (count, of) => {
    expect(() => tellLeftOut('/schemes/[slug]', of, left(count))).not.toThrow();
    expect(told).toHaveBeenCalledTimes(count);
    expect(told).toHaveBeenCalledWith('Left out, since it cannot be made: /schemes/0.html. its row is wrong');
  });

  it.each([
    [1, 1],
    [4, 20],
    [45, 4_463],
  ])('for another reason ends the build: %d of %d', (count, of) => {
    expect(() => tellLeftOut('/fuel', of, left(count))).toThrow(`${count} of the ${of} of /fuel cannot be made`);
  });

  it.each(['ENOSPC', 'EMFILE', 'EACCES'])('for want of the machine ends the build: %s', (code) => {
    expect(() => whyNotMade(Object.assign(new Error('no space'), { code }))).toThrow('no space');
  });

  it.each(['ENAMETOOLONG', 'ENOTDIR'])('for its name is left out: %s', (code) => {
    expect(whyNotMade(Object.assign(new Error('a name'), { code }))).toBe('a name');
  });
});
