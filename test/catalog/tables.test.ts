import { parse } from 'csv-parse/sync';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Area } from '../../src/areas/area.ts';
import { readFilters } from '../../src/catalog/tables/filters.ts';
import { MAX_SCANNED, readPage, readSort } from '../../src/catalog/tables/rows.ts';
import { countRows, listServed, type ServedTable } from '../../src/catalog/tables/served.ts';
import { sqliteDialect } from '../../src/store/sqlite/dialect.ts';
import { defineSnapshot, integer, statementsOf, table, text } from '../../src/store/table.ts';
import { loadService, type ServedAt } from '../support/call.ts';
import { workDir } from '../support/work-dir.ts';

let server: ServedAt;
beforeAll(async () => {
  server = await loadService();
});
const ask = async (path: string) => (await server.json(path)).body;

describe('/tables', () => {
  it('lists tables with their columns, and none that is packed, an index of words or kept for crawls', async () => {
    const { data, count } = await ask('/tables');
    expect(data).toHaveLength(count);
    const paths = data.map(({ path }: { path: string }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['/tables/fuel/price', '/tables/pincode/pin', '/tables/schemes/scheme', '/tables/train/station']),
    );
    expect(paths.filter((path: string) => /_text$|_word$|edition|pass|address/.test(path))).toEqual([]);
    for (const { columns } of data)
      expect(columns.every(({ about, type }: { about: string; type: string }) => about && type !== 'blob')).toBe(true);
    const bank = data.find(({ path }: { path: string }) => path === '/tables/ifsc/bank');
    expect(bank.columns.map(({ name }: { name: string }) => name)).not.toContain('codes');
  });

  it('answers for every table that it lists', async () => {
    for (const { path, rows } of (await ask('/tables')).data) expect([path, (await ask(`${path}?_size=1`)).total]).toEqual([path, rows]);
  });
});

describe('/tables/{area}/{table}', () => {
  const price = '/tables/fuel/price?place=city/mumbai&fuel=petrol';

  it('gives rows that meet all filters, with what they are and from when', async () => {
    const body = await ask(`${price}&_sort=-day&_size=3`);
    expect(body).toMatchObject({ status: 'ok', area: 'fuel', table: 'price', count: 3, as_of: expect.stringMatching(/^2026/) });
    expect(body.data.map(({ place, fuel }: Record<string, string>) => [place, fuel])).toEqual(Array(3).fill(['city/mumbai', 'petrol']));
    const days = body.data.map(({ day }: { day: string }) => day);
    expect(days).toEqual(days.toSorted().reverse());
  });

  it.each([
    ['paise__lt=9000', (row: { paise: number }) => row.paise < 9000],
    ['paise__gte=9000', (row: { paise: number }) => row.paise >= 9000],
    ['fuel__not=petrol', (row: { fuel: string }) => row.fuel !== 'petrol'],
    ['place__contains=MUM', (row: { place: string }) => row.place.includes('mum')],
    ['place__startswith=state/', (row: { place: string }) => row.place.startsWith('state/')],
    ['place__in=city/mumbai,city/pune', (row: { place: string }) => ['city/mumbai', 'city/pune'].includes(row.place)],
    ['change_pct__isnull=1', (row: { change_pct: number | null }) => row.change_pct === null],
  ])('compares as %s says: each row is like that, and all others are not', async (filter, meets) => {
    const whole = await readAll('/tables/fuel/price?_size=1000');
    const found = await readAll(`/tables/fuel/price?_size=1000&${filter}`);
    expect(found).toEqual(whole.filter(meets as (row: object) => boolean));
    expect((await ask(`/tables/fuel/price?_size=1&${filter}`)).total).toBe(found.length);
  });

  it.each([
    ['/tables/pincode/office', 'pin', 110001, 'pin'],
    ['/tables/pincode/office', 'district', 'Pune', 'district'],
    ['/tables/ifsc/branch', 'district', 'Howrah', 'district'],
    ['/tables/ifsc/branch', 'centre', 'HOWRAH', 'centre'],
    ['/tables/ifsc/branch', 'bank', 'SBIN', 'ifsc'],
  ])('finds rows of %s by %s, which no index has, and says what was looked at', async (path, column, value, shown) => {
    const { total, data, scanned } = await ask(`${path}?${column}=${value}&_size=5`);
    const { total: all } = await ask(`${path}?_size=1`);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(all);
    expect(scanned).toBe(all);
    for (const row of data) expect(String(row[shown])).toMatch(new RegExp(`^${value}`));
  });

  it.each(['MUM', 'mum', 'Mum'])('minds no case, within a text and at its beginning: %s', async (letters) => {
    const found = await ask(`/tables/fuel/price?place__contains=${letters}&_size=1`);
    expect(found.total).toBeGreaterThan(0);
    expect((await ask(`/tables/fuel/price?place__startswith=city/${letters}&_size=1`)).total).toBe(found.total);
  });

  it('gives rupees beside paise, degrees beside their hundred-thousandths and ways to pay by name, and filters by them', async () => {
    const [row] = (await ask(`${price}&_sort=-day&_size=1`)).data;
    expect(row.rupees).toBe(row.paise / 100);
    expect((await ask('/tables/fuel/price?rupees__lt=90&_size=1')).total).toBe(
      (await ask('/tables/fuel/price?paise__lt=9000&_size=1')).total,
    );
    const pin = (await ask('/tables/pincode/pin?pin=110001')).data[0];
    expect([pin.latitude, pin.longitude]).toEqual([pin.lat / 100_000, pin.lon / 100_000]);
    const { data } = await ask('/tables/ifsc/branch?pays_by__contains=upi&fields=ifsc,ways,pays_by&_size=3');
    for (const { ifsc, ways, pays_by } of data) {
      expect(ifsc).toMatch(/^[A-Z]{4}0.{6}$/);
      expect(pays_by.split(' ')).toEqual(['UPI', 'NEFT', 'RTGS', 'IMPS'].filter((_, bit) => ways & (2 ** bit)));
    }
  });

  it('writes lists in words, and finds rows by a member of one', async () => {
    for (const { path } of (await ask('/tables')).data)
      for (const row of (await ask(`${path}?_size=100`)).data)
        for (const value of Object.values(row)) expect(String(value), path).not.toMatch(/^\[["\]]/);
    const found = await ask('/tables/schemes/scheme?states=Kerala&_size=1000');
    expect(found.total).toBeGreaterThan(0);
    for (const { states } of found.data) expect(states.split('; ')).toContain('Kerala');
    const all = await ask('/tables/schemes/scheme?states__isnull=0&_size=1');
    expect((await ask('/tables/schemes/scheme?states__not=Kerala&_size=1')).total).toBe(all.total - found.total);
  });

  it('gives each row an address, which leads to it alone', async () => {
    for (const { path, columns } of (await ask('/tables')).data) {
      const { data, links } = await ask(`${path}?_links=1&_size=1&fields=${columns[0].name}`);
      if (data.length === 0) continue;
      expect(links).toHaveLength(1);
      expect(Object.keys(data[0])).toEqual([columns[0].name]);
      if (links[0].row !== null) expect((await ask(links[0].row)).total, links[0].row).toBe(1);
    }
  });

  async function readAll(path: string): Promise<object[]> {
    const rows: object[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const body: { data: object[]; next: string | null } = await ask(next === '' ? path : `${path}&_next=${next}`);
      rows.push(...body.data);
      next = body.next;
    }
    return rows;
  }

  it.each(['', '&_sort=state', '&_sort=-lat', '&_sort=name'])('gives every row once over its pages%s', async (sort) => {
    const { total } = await ask('/tables/train/station?_size=1');
    const rows = (await readAll(`/tables/train/station?_size=997${sort}`)) as { code: string }[];
    expect(new Set(rows.map(({ code }) => code)).size).toBe(total);
    expect(rows).toHaveLength(total);
  });

  it('gives and takes the text that a number stands for', async () => {
    const { data, total } = await ask('/tables/pincode/pin?district=Pune&_size=1000');
    expect(total).toBeGreaterThan(0);
    expect(new Set(data.map(({ district }: { district: string }) => district))).toEqual(new Set(['Pune']));
  });

  it('counts the values of columns among the rows that are meant', async () => {
    const { facets, total } = await ask('/tables/vehicle/office?state=Goa&_facets=kind,state&_size=1');
    expect(facets.state).toEqual([{ value: 'Goa', count: total }]);
    expect(facets.kind.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(total);
  });

  it('writes rows as lists, as CSV and as a record a line, and leads to the next page in a header too', async () => {
    const path = `${price}&fields=day,paise&_size=2`;
    const { data, next } = await ask(path);
    expect((await ask(`${path}&_shape=arrays`)).data).toEqual(data.map(({ day, paise }: { day: string; paise: number }) => [day, paise]));
    expect(
      parse(await (await server.get(`${path}&format=csv`)).text(), {
        columns: true,
        cast: (value, { column }) => (column === 'paise' ? Number(value) : value),
      }),
    ).toEqual(data);
    const lines = await server.get(`${path}&format=ndjson&_shape=arrays`);
    expect(
      (await lines.text())
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(data);
    const [, link = ''] = /^<(.+)>; rel="next"$/.exec(lines.headers.get('link') ?? '') ?? [];
    expect(new URLSearchParams(link.split('?')[1]).get('_next')).toBe(next);
    expect((await server.get(link)).status).toBe(200);
  });

  it.each([
    ['/tables/fuel/prise', 404, 'suggestions', 'price'],
    ['/tables/feul/price', 404, 'suggestions', 'fuel'],
    ['/tables/fuel/price?paisee=1', 400, 'suggestions', 'paise'],
    ['/tables/fuel/price?paise__near=1', 400, 'available', 'gte'],
    ['/tables/fuel/price?_sort=colour', 400, 'available', 'day'],
    ['/tables/fuel/price?fields=place,colour', 400, 'available', 'day'],
  ])('refuses %s with %s and what is near', async (path, status, member, offered) => {
    const answer = await server.json(path);
    expect(answer.status).toBe(status);
    expect(answer.body[member]).toContain(offered);
  });

  it.each([
    'paise=abc',
    'paise__lt=1e999',
    'change_pct__isnull=yes',
    '_size=1001',
    '_shape=list',
    '_next=abc',
    `_next=${Buffer.from('["day",1,2,3,4]').toString('base64url')}`,
    '_facets=place,fuel,day,source',
    'place=city/pune&place=city/mumbai',
  ])('refuses ?%s', async (query) => {
    expect((await server.json(`/tables/fuel/price?${query}`)).body).toMatchObject({ status: 'error', code: 'invalid_parameter' });
  });

  it.each(["place=' or 1=1 --", 'place=%00', 'place="; drop table price', 'place=%F0%9F%9A%97'])(
    'takes %s as a text like any',
    async (query) => {
      expect((await ask(`/tables/fuel/price?${query}`)).total).toBe(0);
    },
  );

  it('lets noise of links through', async () => {
    expect((await server.json('/tables/fuel/price?utm_source=x&_size=1')).status).toBe(200);
  });
});

describe('a table of more rows than a call may look at', () => {
  const SCHEMA = defineSnapshot({
    name: 'large',
    version: 1,
    about: 'Numbers.',
    sources: [],
    tables: {
      number: table({
        about: 'A number.',
        source: 'Made here',
        columns: {
          id: integer('The number', { primary: true }),
          third: integer('Its remainder by three'),
          thousand: integer('How many thousands'),
          word: text('A word of it'),
        },
        indexes: { by_third: 'third', by_thousand: 'thousand, word' },
      }),
    },
  });
  const area = { name: 'large', data: { snapshots: [SCHEMA] } } as unknown as Area;
  const [served] = listServed([area]) as [ServedTable];
  const folder = workDir();
  let db: Kysely<object>;
  const charged: number[] = [];
  beforeAll(async () => {
    const file = `${folder.path}/large.sqlite`;
    const writing = new Kysely<object>({ dialect: sqliteDialect(file, 'write', 'node') });
    for (const statement of statementsOf(SCHEMA)) await sql.raw(statement).execute(writing);
    await sql`insert into number with recursive n(id) as (select 1 union all select id + 1 from n where id < 310000)
      select id, id % 3, id / 1000, 'w' || (id % 100) from n`.execute(writing);
    await writing.destroy();
    db = new Kysely<object>({ dialect: sqliteDialect(file, 'read') });
  });
  afterAll(async () => {
    await db.destroy();
    folder.remove();
  });
  const read = (filters: Record<string, string>, sort?: string, cursor?: string, facets: string[] = []) =>
    readPage(
      db,
      served,
      {
        filters: readFilters(served, filters),
        columns: served.columns,
        sort: readSort(served, sort),
        size: 10,
        cursor,
        facets: served.columns.filter(({ name }) => facets.includes(name)),
      },
      { rowsOf: (name) => countRows(db, { name }), charge: (ms) => charged.push(ms) },
    );

  it.each([[{ word: 'w7' }], [{ word__contains: '7' }], [{ id__gt: '5' }], [{ thousand__not: '7' }]])(
    'refuses %j, which an index does not narrow to few enough, and names the columns that do',
    async (filters) => {
      await expect(read(filters as Record<string, string>)).rejects.toMatchObject({
        code: 'invalid_parameter',
        message: expect.stringContaining(String(MAX_SCANNED)),
        details: { available: ['id', 'third', 'thousand'] },
      });
    },
  );

  it('refuses an order and counts of all of it that no index gives', async () => {
    await expect(read({}, 'word')).rejects.toThrow('To sort by word');
    await expect(read({}, undefined, undefined, ['third'])).rejects.toThrow('To count');
  });

  it.each([
    [{ thousand: '7', word: 'w7' }, 10],
    [{ thousand__lt: '3', third: '1' }, 1000],
    [{ thousand__in: '7,8', word__contains: 'W99' }, 20],
    [{ id__lte: '99', word: 'w5' }, 1],
  ])('answers %j, which an index narrows', async (filters, total) => {
    const page = await read(filters as unknown as Record<string, string>, '-word', undefined, ['third']);
    expect(page.total).toBe(total);
    expect(page.scanned).toBeLessThan(5_000);
  });

  it('goes through it by its key and by an index, either way', async () => {
    for (const sort of [undefined, '-id', 'thousand', '-thousand']) {
      const first = await read({}, sort);
      const second = await read({}, sort, first.next);
      const ids = [...first.rows, ...second.rows].map(({ id }) => id);
      expect([sort, new Set(ids).size]).toEqual([sort, 20]);
      expect(first.total).toBe(310_000);
    }
  });

  /** Conditions that every number meets. */
  const EVERY = Object.fromEntries(
    ['third', 'thousand'].flatMap((name) =>
      ['lte', 'lt', 'not'].map((one) => [`${name}__${one}`, '100000']).concat([[`${name}__gte`, '0']]),
    ),
  );
  it.each([
    ['three facets', { id__lte: '100000', third__gte: '0', word__not: 'x' }, undefined, ['third', 'thousand', 'word']],
    ['an order and facets', { id__lte: '100000', third__gte: '0', word__contains: 'w' }, '-word', ['third', 'word']],
    ['many conditions', { id__lte: '100000', ...EVERY, word__contains: 'w' }, '-word', ['third']],
  ] as const)('refuses %s over as many rows as may be looked at, and charges nothing for it', async (_, filters, sort, facets) => {
    charged.length = 0;
    await expect(read(filters, sort, undefined, [...facets])).rejects.toMatchObject({
      code: 'invalid_parameter',
      message: expect.stringContaining('more than one call may look at'),
      details: { available: ['id', 'third', 'thousand'] },
    });
    expect(charged).toEqual([]);
  });

  it('answers five conditions and a facet over as many rows, for what they cost', async () => {
    charged.length = 0;
    const before = process.threadCpuUsage();
    const filters = { id__lte: '100000', third__gte: '0', thousand__gte: '0', third__not: '7', word__not: 'x' };
    expect((await read(filters, undefined, undefined, ['third'])).total).toBe(100_000);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(1_000);
    expect(charged.reduce((sum, ms) => sum + ms)).toBeGreaterThan(50);
  });

  it('refuses more filters than a call may have', async () => {
    const filters = Object.fromEntries(
      ['lt', 'lte', 'gt', 'gte', 'not'].flatMap((one) => ['id', 'third', 'thousand'].map((name) => [`${name}__${one}`, '1'])),
    );
    expect(() => readFilters(served, filters)).toThrow('at most 12');
  });

  it('looks at rows by an index, not one after another, where it accepts a filter', async () => {
    const plan = await sql<{ detail: string }>`explain query plan select 1 from number where thousand = 7 and word = 'w1'`.execute(db);
    expect(plan.rows.map(({ detail }) => detail).join()).toContain('by_thousand');
  });
});

describe('a list with numbered pages', () => {
  it.each(['/schemes?q=pension&limit=2&level=central', '/ifsc/bank/SBIN?page=1&limit=1&state=goa', '/schemes/eligible?show=may&limit=10'])(
    'leads from each page to the next, and from the last nowhere: %s',
    async (first) => {
      const sizes: number[] = [];
      let total = 0;
      for (let at: string | undefined = first; at !== undefined; ) {
        const answer: Response = await server.get(at);
        const body = await answer.json();
        total = body.total;
        sizes.push((body.data ?? body.branches).length);
        at = /^<(.+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
      }
      expect(sizes.length).toBeGreaterThan(1);
      expect(sizes.reduce((sum, size) => sum + size)).toBe(total);
    },
  );
});
