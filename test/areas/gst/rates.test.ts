import { join } from 'node:path';
import { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crawl } from '../../../src/areas/gst/crawl.ts';
import { phraseRates } from '../../../src/areas/gst/rates/phrases.ts';
import { readIds } from '../../../src/areas/gst/rates/source.ts';
import type { GstRateTables } from '../../../src/areas/gst/rates/tables.ts';
import { ratesOf } from '../../../src/areas/gst/rates/values.ts';
import { sqliteDialect } from '../../../src/store/sqlite/dialect.ts';
import { workDir } from '../../support/work-dir.ts';

const data = workDir({ data: ['starter'] });
const options = { dataDir: data.path, now: new Date('2026-11-21T08:00:00Z'), source: 'gst-portal-list', log: () => undefined };
let db: Kysely<GstRateTables>;

beforeAll(async () => {
  const outcome = await crawl(options);
  expect(outcome.message).toContain('first 1,376 rates of first 21,628 codes of goods (gst-rates)');
  db = new Kysely({ dialect: sqliteDialect(join(data.path, 'gst-rates.sqlite'), 'read') });
});
afterAll(async () => {
  await db.destroy();
  data.remove();
});

const read = async (code: string) => {
  const row = await db.selectFrom('code_rate').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
  const entries = await db.selectFrom('rate').selectAll().where('id', 'in', readIds(row.entries)).execute();
  return { status: row.status, percents: [...new Set(entries.map(({ percent }) => percent))].sort((a, b) => a - b), entries };
};

describe('rates of goods from the schedules', () => {
  // Rates of the press release of the 56th meeting of the GST Council and of 19/2025, which the schedules were not read from.
  it.each([
    ['04011000', 'one', [0]],
    ['96190010', 'one', [0]],
    ['87038030', 'one', [5]],
    ['71081300', 'one', [3]],
    ['85171300', 'one', [18]],
    ['22021010', 'one', [40]],
    ['24022090', 'one', [40]],
    ['24031921', 'one', [18]],
    ['25232910', 'one', [18]],
    ['69041000', 'one', [12]],
    ['64039990', 'conditional', [5, 18]],
    ['62052000', 'conditional', [5, 18]],
    ['87032291', 'conditional', [18, 40]],
    ['27101241', 'partly_outside_gst', [5, 18]],
    // Petrol stands under it.
    ['2710', 'partly_outside_gst', [5, 18]],
    ['05030000', 'residual', [18]],
    ['22030000', 'outside_gst', []],
  ])('%s is %s: %j', async (code, status, percents) => {
    expect(await read(code)).toMatchObject({ status, percents });
  });

  it('keeps the words of each condition', async () => {
    const { entries } = await read('64041990');
    expect(entries.find(({ percent }) => percent === 5)?.words).toBe('Footwear of sale value not exceeding Rs.2500 per pair');
  });

  it('names for every rate of a code an entry that is in force and has words', async () => {
    const entries = new Map((await db.selectFrom('rate').selectAll().execute()).map((row) => [row.id, row]));
    const rows = await db.selectFrom('code_rate').selectAll().execute();
    const wrong = rows.filter(({ status, entries: ids }) => {
      const own = readIds(ids).map((id) => entries.get(id));
      const percents = new Set(own.map((one) => one?.percent));
      if (own.some((one) => !one?.words || one.ends !== null)) return true;
      return status === 'outside_gst'
        ? percents.size > 0
        : status === 'one' || status === 'residual'
          ? percents.size !== 1
          : percents.size === 0;
    });
    expect(wrong).toEqual([]);
  });

  it('changes nothing when it is crawled again', async () => {
    expect(await crawl(options)).toMatchObject({ outcome: 'unchanged' });
  });
});

describe('what is told of them', () => {
  it('gives the rate before a change, with its days', async () => {
    const rates = (await ratesOf(['24022090'])).get('24022090');
    expect(rates?.ended.map(({ percent, starts, ends }) => [percent, starts, ends])).toEqual([[28, '2025-09-22', '2026-01-31']]);
  });

  it('has none for services, and says so', async () => {
    expect((await ratesOf(['995411'])).size).toBe(0);
    expect(phraseRates('services', undefined, 'en')).toBe('No rate of services is on record here');
  });

  it.each([
    ['conditional', [5, 18], '5% or 18%, depending on the goods'],
    ['outside_gst', [], 'Not under GST'],
    ['residual', [18], '18%: no schedule names these goods'],
  ] as const)('%s %j is %s', (status, percents, words) => {
    expect(phraseRates('goods', { status, percents }, 'en')).toBe(words);
  });
});
