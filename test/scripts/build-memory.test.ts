import { expect, it } from 'vitest';
import { isFrugal, warnOfMemory } from '../../scripts/site/memory.ts';

it('says before it begins that a build may be killed for want of memory, and what to do', () => {
  expect(warnOfMemory(undefined, 1_400.7)).toMatch(/takes up to 2500 MB of memory and 1400 MB are available: .* BUILD_MEMORY_MB=1400 /);
  expect(warnOfMemory(undefined, 2_500)).toBeUndefined();
  expect(warnOfMemory(1_400, 1_400)).toBeUndefined();
});

it('does one thing after the other where less is allowed than all at once take', () => {
  expect([undefined, 1_400, 2_499, 2_500].map(isFrugal)).toEqual([false, true, true, false]);
});
