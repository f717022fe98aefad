import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, asApiError } from '../../src/kernel/errors.ts';

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

// A page, a provider or a file may have written it.
const HOSTILE = `\u001b[31m\u0007\u009b2J\nline two ${'x'.repeat(10_000_000)}`;

it('has 200 letters of a reason, on one line that controls no terminal', () => {
  asApiError(new ApiError('upstream_unavailable', 'No page.', { cause: new Error(HOSTILE) }), '/screenshot');
  expect(lines).toEqual([expect.stringMatching(/^\/screenshot: No page\.; \[31m /)]);
  expect(lines[0]?.length).toBeLessThan(300);
  expect(lines[0]).not.toMatch(/\p{Cc}/u);
});

it.each([new Error(HOSTILE), new Error('ours', { cause: new Error(HOSTILE) }), HOSTILE])(
  'has a fault of ours without what controls a terminal, cut',
  (fault) => {
    asApiError(fault, '/screenshot');
    expect(lines).toHaveLength(1);
    expect(lines[0]?.length).toBeLessThan(9_000);
    expect(lines[0]).not.toMatch(/[^\P{Cc}\n]/u);
  },
);
