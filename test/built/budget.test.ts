import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { readMade } from '../../scripts/site/made.ts';
import { readFileList } from '../../src/server/file-list.ts';

const dist = inject('dist');
/**
 * What the frozen data may take as a whole site: a tenth more than it took when this was written, of data of which there was a third of today's. A change of
 * pages or files that makes the real site heavier shows here; `npm run fits` and the nightly test weigh whole sites.
 */
const LIMITS = { files: 13_400, bytes: 175_000_000, records: 4_050 };
/** What stands side by side: the first folders, the depth and the ending. */
function kindOf(path: string): string {
  const folders = path.split('/').slice(1, -1);
  const first = folders.slice(0, folders[0] === 'hi' ? 3 : 2);
  return `${first.join('/')} ${folders.length}${extname(path)}`;
}
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Of each kind as many as the whole site has, each as large as those of the sample are on average. */
function estimate() {
  const all = (JSON.parse(readFileSync(join(dist, 'addresses.json'), 'utf8')) as string[]).filter((path) => !path.startsWith('/pagefind/'));
  const built = Map.groupBy(readFileList(dist) ?? [], ({ path }) => kindOf(path));
  const { shorts = {} } = readMade(dist) ?? {};
  return [...Map.groupBy(all, kindOf)].map(([kind, { length }]) => {
    const some = built.get(kind) ?? [];
    const share = some.filter(({ path }) => path in shorts).length / Math.max(1, some.length);
    return {
      kind,
      files: length,
      bytes: some.length > 0 ? length * mean(some.map(({ size = 0 }) => size)) : Number.NaN,
      records: length * share,
    };
  });
}

it('would be as small as it was if all of the sample was built: the nightly test builds it', () => {
  const kinds = estimate();
  expect(kinds.filter(({ bytes }) => Number.isNaN(bytes)).map(({ kind }) => kind)).toEqual([]);
  const sum = (unit: keyof typeof LIMITS) => Math.round(kinds.reduce((total, kind) => total + kind[unit], 0));
  const heaviest = kinds.toSorted((a, b) => b.bytes - a.bytes).slice(0, 12);
  const told = heaviest.map(({ kind, files, bytes }) => `${kind}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB`).join('\n');
  for (const unit of ['files', 'bytes', 'records'] as const) expect(sum(unit), told).toBeLessThan(LIMITS[unit]);
  expect(sum('files')).toBeGreaterThan(LIMITS.files / 2);
});
