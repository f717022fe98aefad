import { beforeAll, describe, expect, it } from 'vitest';
import {
  categoryStats,
  levelStats,
  ministryStats,
  schemeAnswer,
  schemeList,
  schemesStatus,
  stateStats,
  suggestions,
} from '../../../src/areas/schemes/schema.ts';
import { loadService, type ServedAt } from '../../support/call.ts';
import { defaultServer } from '../../support/server.ts';

/** Pages and search are of the build. */
const site = defaultServer();

/** In the frozen snapshot. */
const ALL = 206;

let server: ServedAt;
beforeAll(async () => {
  server = await loadService();
});

const list = async (query: string) => {
  const { status, body } = await server.json(`/schemes${query}`);
  expect(status).toBe(200);
  return schemeList.parse(body);
};

describe('/schemes', () => {
  it('gives the members of the contract, every one of its type', async () => {
    const { body } = await server.json('/schemes?q=post-dis&limit=1');
    expect(body).toMatchObject({
      status: 'ok',
      total: 1,
      page: 1,
      limit: 1,
      levels: [
        { level: 'Central', count: 1 },
        { level: 'State', count: 0 },
      ],
    });
    expect(body.data[0]).toMatchObject({
      id: '',
      slug: 'post-dis',
      scheme_name: 'Post Matric Scholarship Students With Disabilities',
      short_title: 'POST-DIS',
      level: 'Central',
      scheme_for: 'Individual',
      ministry: 'Ministry Of Social Justice and Empowerment',
      beneficiary_state: 'All',
      categories: 'Education & Learning, Social welfare & Empowerment',
      tags: expect.stringContaining('Persons With Disability, Post-Matric, Student'),
      brief: 'Scholarship after class 10 for students with disabilities.',
      brief_source: 'jaankari',
      close_date: null,
      official_url: 'https://www.myscheme.gov.in/schemes/post-dis',
    });
  });

  it('lists all by name, twenty a page', async () => {
    const first = await list('');
    expect(first).toMatchObject({ total: ALL, page: 1, limit: 20 });
    expect(first.data).toHaveLength(20);
    expect((await list('?page=11')).data).toHaveLength(ALL - 200);
  });

  it('searches with words combined, whatever their case and order', async () => {
    const found = await list('?q=KISAN%20pm');
    expect(found.data[0]?.slug).toBe('pm-kisan');
    expect((await list('?q=kisan+pm+zzzz')).total).toBe(0);
  });

  it.each([
    ['name', 'matric students disabilities'],
    ['short title', 'POST-DIS'],
    ['brief', 'after class 10 disabilities'],
    ['tags', 'post-graduation diploma disability'],
  ])('searches the %s', async (_, q) => {
    expect((await list(`?q=${encodeURIComponent(q)}`)).data.map(({ slug }) => slug)).toContain('post-dis');
  });

  it('takes what is unknown for empty, and a date that is none for null', async () => {
    const { data } = await list('?q=mvy&limit=1');
    expect(data[0]).toMatchObject({
      slug: 'mvy',
      short_title: '',
      beneficiary_state: '',
      categories: '',
      tags: '',
      scheme_for: '',
      close_date: null,
      known: 'name',
      recorded: '2026-03',
    });
    expect((await list('?q=icar-es&limit=1')).data[0]?.close_date).toBe('2021-10-31');
  });

  it('filters by level, ministry, category and state, all together too', async () => {
    expect((await list('?level=CENTRAL')).data.every(({ level }) => level === 'Central')).toBe(true);
    expect((await list('?ministry=social+JUSTICE')).data.every(({ ministry }) => /social justice/i.test(ministry))).toBe(true);
    const { total } = await list('?level=central&ministry=social&category=Education+%26+Learning&state=goa&q=scholarship');
    expect(total).toBeGreaterThan(0);
  });

  it.each([
    'Agriculture,Rural & Environment',
    'agriculture',
    'rural-and-environment',
    'agriculture-rural-and-environment',
    'RURAL & ENVIRONMENT',
    'environment',
  ])('knows the category %s', async (category) => {
    const found = await list(`?limit=100&category=${encodeURIComponent(category)}`);
    expect(found.total).toBeGreaterThan(1);
    expect(found.data.every(({ categories }) => categories.includes('Agriculture,Rural & Environment'))).toBe(true);
  });

  it('gives a state its own schemes and those for all of India; aliases of its name are known', async () => {
    const found = await list('?state=orissa&limit=100');
    expect(new Set(found.data.map(({ beneficiary_state }) => beneficiary_state))).toEqual(new Set(['All', 'Odisha']));
    expect((await list('?state=all')).levels).toEqual([
      { level: 'Central', count: found.levels[0]?.count },
      { level: 'State', count: 0 },
    ]);
  });

  it('says 200 with nothing past the end', async () => {
    expect(await list('?page=500')).toMatchObject({ total: ALL, page: 500, data: [] });
  });

  it.each([
    ['limit=0', /limit .*1 to 100/],
    ['limit=101', /limit .*1 to 100/],
    ['limit=x', /limit .*1 to 100/],
    ['page=0', /page .*1 to/],
    ['page=-1', /page .*1 to/],
    ['level=district', /level must be one of central, state; got "district"/],
    ['sort=size', /sort must be one of relevance, name, newest/],
  ])('refuses %s and says what is accepted', async (query, words) => {
    const { status, body } = await server.json(`/schemes?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ status: 'error', code: 'invalid_parameter', error: expect.stringMatching(words) });
  });

  it('names the categories when one is unknown, and near states', async () => {
    const category = await server.json('/schemes?category=poetry');
    expect(category).toMatchObject({ status: 400, body: { code: 'invalid_parameter', parameter: 'category' } });
    expect(category.body.available).toHaveLength(15);
    expect(await server.json('/schemes?state=keralla')).toMatchObject({
      status: 404,
      body: { code: 'unknown_place', suggestions: ['Kerala'] },
    });
  });

  it.each([
    ['a quote', '"'],
    ['a star', '*'],
    ['an operator', 'NEAR(a b)'],
    ['a dash', '-'],
    ['a smile', '😀'],
    ['Hindi', 'विधवा पेंशन'],
    ['SQL', "' or 1=1 --"],
    ['a long word', 'x'.repeat(5000)],
    ['many words', 'kisan '.repeat(800)],
  ])('is safe from %s', async (_, q) => {
    const { status, body } = await server.json(`/schemes?q=${encodeURIComponent(q)}`);
    expect(status).toBe(200);
    schemeList.parse(body);
  });

  it('says that an address of 10,000 characters is too long', async () => {
    expect((await server.json(`/schemes?q=${'x'.repeat(10_000)}`)).status).toBe(400);
  });
});

describe('/schemes/{slug}', () => {
  it('gives the listing record with its texts', async () => {
    const { status, body } = await server.json('/schemes/post-dis');
    expect(status).toBe(200);
    const { data, similar } = schemeAnswer.parse(body);
    expect(data).toMatchObject({
      slug: 'post-dis',
      benefits: expect.stringContaining('A maintenance allowance'),
      eligibility: expect.stringContaining('40 %'),
      documents: expect.stringContaining('Disability certificate'),
      how_to_apply: [{ mode: 'Online', url: 'https://scholarships.example.gov.in/' }],
      faqs: [{ question: 'Who pays?' }],
      references: [{ title: 'Guidelines' }],
      texts_read_on: '2026-11-20',
      open_date: null,
    });
    expect(similar.some(({ slug }) => slug === 'post-dis')).toBe(false);
  });

  it('says null for texts that are unknown', async () => {
    const { data } = schemeAnswer.parse((await server.json('/schemes/pm-kisan')).body);
    expect(data).toMatchObject({ details: null, benefits: null, documents: null, faqs: null, how_to_apply: null, texts_read_on: null });
    expect((await server.json('/schemes/PM-KISAN')).body.data.slug).toBe('pm-kisan');
  });

  it.each([
    ['pm-kisaan', 'pm-kisan'],
    ['pmkisan', 'pm-kisan'],
    ['kisan-credit', 'kcc'],
  ])('says 404 for %s and names %s', async (slug, near) => {
    const { status, body } = await server.json(`/schemes/${slug}`);
    expect(status).toBe(404);
    expect(body).toMatchObject({ status: 'error', code: 'not_found' });
    expect(body.suggestions).toContain(near);
  });
});

describe('counts', () => {
  it('counts by level', async () => {
    const { total, data } = levelStats.parse((await server.json('/schemes/stats/levels')).body);
    expect(total).toBe(ALL);
    expect(data.map(({ level }) => level)).toEqual(['Central', 'State']);
    expect(data.reduce((sum, { count }) => sum + count, 0)).toBe(ALL);
  });

  it('counts by category: 15 labels, 19 parts, and how many are unknown', async () => {
    const { count, data, unknown } = categoryStats.parse((await server.json('/schemes/stats/categories')).body);
    expect(count).toBe(15);
    expect(data.flatMap(({ parts }) => parts)).toHaveLength(19);
    expect(unknown).toBeGreaterThan(50);
  });

  it('counts by state and by ministry', async () => {
    const states = stateStats.parse((await server.json('/schemes/stats/states')).body);
    expect(states.count).toBe(36);
    expect(states.unknown).toBeGreaterThan(20);
    const ministries = ministryStats.parse((await server.json('/schemes/stats/ministries')).body);
    expect(ministries.data.reduce((sum, { count }) => sum + count, 0) + ministries.unknown).toBe(ministries.total);
  });

  it('tells of the last crawl', async () => {
    const status = schemesStatus.parse((await server.json('/schemes/status')).body);
    expect(status).toMatchObject({ schemes: ALL, texts: 1, stale: true, last_success_at: null });
  });
});

describe('/schemes/suggest', () => {
  it('gives eight titles at most for what was typed so far', async () => {
    const { data } = suggestions.parse((await server.json('/schemes/suggest?q=pradhan')).body);
    expect(data).toHaveLength(8);
    expect((await server.json('/schemes/suggest?q=pm-kis')).body.data[0].slug).toBe('pm-kisan');
    expect((await server.json('/schemes/suggest')).status).toBe(400);
  });
});

describe('static files', () => {
  it.each([
    ['/schemes.json', '/schemes'],
    ['/schemes/page/2.json', '/schemes?page=2'],
    ['/schemes/level/central/page/1.json', '/schemes?level=central'],
    ['/schemes/category/health-and-wellness/page/1.json', '/schemes?category=Health+%26+Wellness'],
    ['/schemes/state/kerala/page/2.json', '/schemes?state=Kerala&page=2'],
    ['/schemes/pm-kisan.json', '/schemes/pm-kisan'],
    ['/schemes/stats/levels.json', '/schemes/stats/levels'],
    ['/schemes/stats/states.json', '/schemes/stats/states'],
  ])('%s is the very answer of %s', async (file, live) => {
    const [built, answer] = await Promise.all([server.get(file), server.get(live)]);
    expect(built.status).toBe(200);
    expect(await built.text()).toBe(await answer.text());
  });
});

describe('the service’s own search', () => {
  it('finds schemes by words that people use', async () => {
    const { body } = await site.json('/search?q=vidhwa+pension&scope=site');
    expect(body.results.map(({ url }: { url: string }) => url).join(' ')).toContain('/browse/schemes/ignwps');
  });
});
