import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { crawl } from '../../../src/areas/vehicle/crawl.ts';
import { type WorkDir, workDir } from '../../support/work-dir.ts';

let data: WorkDir;
beforeEach(() => {
  data = workDir({ data: ['starter'] });
});
afterEach(() => data.remove());

const crawled = () => crawl({ dataDir: data.path, now: new Date('2026-11-21T08:00:00Z'), log: () => undefined });
const listFile = () => join(data.path, 'starter', 'vehicle.json.gz');

function editList(edit: (list: { offices: { code: string; office?: string }[] }) => void): void {
  const list = JSON.parse(gunzipSync(readFileSync(listFile())).toString());
  edit(list);
  writeFileSync(listFile(), gzipSync(JSON.stringify(list)));
}

it('makes the snapshot of the list, and finds nothing new the second time', async () => {
  expect((await crawled()).message).toBe('vehicle: first 1,850 offices (rto-list)');
  expect((await crawled()).outcome).toBe('unchanged');
});

it('takes over a corrected name', async () => {
  await crawled();
  editList(({ offices }) => {
    const office = offices.find(({ code }) => code === 'WB-20');
    if (office) office.office = 'Alipore (corrected)';
  });
  expect((await crawled()).message).toContain('1 of 1,850 offices changed');
});

it.each<[string, (list: { offices: { code: string }[] }) => void]>([
  ['lost a fifth of its offices', (list) => list.offices.splice(0, 500)],
  ['has a code that is none', (list) => list.offices.push({ code: '../etc' })],
])('keeps the snapshot when the list %s', async (_, edit) => {
  await crawled();
  editList(edit);
  expect((await crawled()).outcome).toBe('failed');
});

it('ships a list whose names are no slips of a program, and whose towns are of their own districts', () => {
  const text = gunzipSync(readFileSync('data/starter/vehicle.json.gz')).toString();
  const { offices } = JSON.parse(text) as { offices: { code: string; office?: string; district?: string }[] };
  const office = new Map(offices.map((one) => [one.code, one]));
  for (const [code, name] of Object.entries({
    'UP-90': 'Banda',
    'UP-93': 'Jhansi',
    'MP-66': 'Singrauli',
    'GA-07': 'Panaji',
    'WB-16': 'Hooghly',
  }))
    expect(office.get(code)?.office).toBe(name);
  for (const [code, district] of Object.entries({ 'HP-86': 'Mandi', 'HR-93': 'Gurugram', 'RJ-12': 'Dungarpur' }))
    expect(office.get(code)?.district).toBe(district);
});
