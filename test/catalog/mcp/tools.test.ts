import { describe, expect, it } from 'vitest';
import { AREAS } from '../../../src/catalog/areas.ts';
import { bodyAsText } from '../../../src/catalog/mcp/as-text.ts';
import { describeTool } from '../../../src/catalog/mcp/describe-tool.ts';
import { formatBody } from '../../../src/catalog/mcp/in-words.ts';
import { createToolNamer } from '../../../src/catalog/mcp/name-tools.ts';
import { pageBody } from '../../../src/catalog/mcp/page-body.ts';
import { chooseView, listTools, type Tool } from '../../../src/catalog/mcp/tools.ts';

/** English words are a little over four characters a token; signs and names are fewer. A tokeniser (o200k) counts a seventh less. */
const CHARACTERS_A_TOKEN = 3.5;

describe('the list of tools', () => {
  const known = listTools(AREAS);
  const tools = [...known.values()].map(describeTool);

  it('has forty tools at most, of a name and a title each, and none that tells of crawls', () => {
    expect(tools.length).toBeLessThanOrEqual(40);
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['fuel', 'gst', 'train', 'fetch', 'weather', 'schemes_eligible']));
    expect(tools.every(({ name }) => /^[a-zA-Z0-9_-]{1,64}$/.test(name) && !name.endsWith('status'))).toBe(true);
    expect(new Set(tools.map(({ title }) => title.toLowerCase())).size).toBe(tools.length);
    for (const { views } of known.values()) expect(new Set(views.map(({ name }) => name)).size).toBe(views.length);
  });

  it('takes less than 8,000 tokens of what a model reads, and 10,000 with the schemas of answers; no description has more than 120 words', () => {
    const tokens = (all: unknown) => JSON.stringify(all).length / CHARACTERS_A_TOKEN;
    expect(tokens(tools.map(({ outputSchema: _, ...read }) => read))).toBeLessThan(8_000);
    expect(tokens(tools)).toBeLessThan(10_000);
    for (const { name, description } of tools) expect(description.split(/\s+/).length, name).toBeLessThanOrEqual(120);
  });

  it('tells choices, bounds and presets of parameters, which are needed, and what each view gives', () => {
    const fuel = tools.find(({ name }) => name === 'fuel');
    expect(fuel?.inputSchema.properties).toMatchObject({
      view: { enum: ['main', 'cities', 'history', 'latest', 'lpg'] },
      days: { type: 'integer', maximum: 90, default: 7 },
    });
    expect(fuel?.description).toContain('history (city): Prices of past days');
    expect(fuel?.inputSchema.properties).not.toHaveProperty('format');
    expect(tools.find(({ name }) => name === 'train')?.inputSchema.required).toEqual(['from', 'to']);
    expect(tools.find(({ name }) => name === 'gst')?.inputSchema).not.toHaveProperty('required');
  });

  it('says of each answer which members it always has', () => {
    const pin = tools.find(({ name }) => name === 'pincode_digipin');
    expect(pin?.outputSchema.properties).toMatchObject({ code: { type: 'string' }, as_of: { type: expect.anything() } });
  });

  it('says of each that it changes nothing, and of those that ask an upstream that they reach the world', () => {
    expect(tools.every(({ annotations }) => annotations.readOnlyHint)).toBe(true);
    expect(tools.find(({ name }) => name === 'weather')?.annotations).not.toHaveProperty('openWorldHint'); // by its preset it does
    expect(tools.find(({ name }) => name === 'fuel')?.annotations.openWorldHint).toBe(false);
  });
});

describe('the view of a tool', () => {
  const tools = listTools(AREAS);
  const viewOf = (name: string, given: Record<string, unknown>) => chooseView(tools.get(name) as Tool, given)?.name;

  it('is the one that is named, and none where there is no such view', () => {
    expect(viewOf('fuel', { view: 'cities', city: 'mumbai' })).toBe('cities');
    expect(viewOf('fuel', { view: 'yesterday' })).toBeUndefined();
  });

  it('is otherwise the first that takes the arguments and needs no more', () => {
    expect(viewOf('fuel', {})).toBe('main');
    expect(viewOf('fuel', { city: 'mumbai' })).toBe('main');
    expect(viewOf('fuel', { city: 'mumbai', days: 30 })).toBe('history');
    expect(viewOf('train_stations', { code: 'NDLS' })).toBe('code');
    expect(viewOf('weather', { city: 'pune', hours: 12 })).toBe('forecast');
    expect(viewOf('holidays', { latitude: 1, count: 3 })).toBe('next');
  });
});

describe('a hint', () => {
  const nameTools = createToolNamer(listTools(AREAS));

  it('names tools and their arguments where an address stands', () => {
    expect(nameTools('Find codes at /train/stations?q=pune.')).toBe('Find codes at the tool train_stations with q=pune.');
    expect(nameTools('All its codes: /ifsc/bank/HDFC')).toBe('All its codes: the tool ifsc_bank with view=code, code=HDFC');
    expect(nameTools('Search at /gst/hsn?q=')).toBe('Search at the tool gst_hsn with q');
  });

  it('leaves what no tool gives, and addresses of others', () => {
    for (const text of ['Every address is listed at /index.json', 'See https://example.org/fuel/history', 'petrol and/or diesel'])
      expect(nameTools(text)).toBe(text);
  });
});

describe('a body as text', () => {
  it('has a line a member, and a table of records with the values that all share before it', () => {
    const data = ['Pune', 'Goa'].map((name, at) => ({ name, price: { petrol: 100 + at, unit: 'litre' }, note: null }));
    expect(bodyAsText({ status: 'ok', at: { lat: 1.5 }, tags: ['a', 'b'], data }, 1_000)).toBe(
      'status: ok\nat:\n  lat: 1.5\ntags: a, b\ndata:\n  of each: price.unit litre\n  name | price.petrol\n  Pune | 100\n  Goa | 101',
    );
  });

  it('leaves out wide columns before rows, but no name, day or figure, and says so', () => {
    const days = Array.from({ length: 60 }, (_, at) => ({
      id: `f${at}`,
      name: `Feast ${at}`,
      rule: 'x'.repeat(90 + at),
      date: '2026-11-08',
      left: at,
    }));
    const text = bodyAsText({ days }, 3_000);
    expect(text).toContain('not shown here: rule');
    expect(text).toContain('f59 | Feast 59 | 59');
    expect(text).toContain('of each: date 2026-11-08');
  });
});

describe('an answer in words', () => {
  it('begins with its source, its day and its age, and says when it is stale', () => {
    const text = formatBody({ stale: true, data: [{ price: 103.5, source: 'goodreturns', updated_at: '2026-06-07T02:00:00.000Z' }] });
    expect(text).toMatch(/^Source: goodreturns\. As of 7 Jun 2026, 5 months old\. STALE: /);
    expect(text).toContain('price: 103.5');
  });

  it('takes the date of a journey or of a birth for no day of its figures, and no source that is contradicted for its own', () => {
    const trains = [{ train_number: '12302', as_of: '2025-11-09' }];
    expect(formatBody({ date: '20261123', trains, provider: 'timetable' })).toMatch(/^Source: timetable\. As of 9 Nov 2025/);
    expect(formatBody({ birth: { date: '1990-01-15' }, day: '1990-01-15' })).not.toContain('As of');
    expect(formatBody({ states: [{ age: 18, conflicts: [{ age: 21, source: 'popxo' }] }] })).not.toContain('Source');
    expect(formatBody({ rates: { INR: 96.09 } }, { source: 'currency-api', day: '2026-09-29' })).toMatch(
      /^Source: currency-api\. As of 29 Sep 2026/,
    );
  });

  it('leaves further records of a long list to the structured part, and says how many', () => {
    const text = formatBody({ data: Array.from({ length: 500 }, (_, at) => ({ name: `record ${at}`, text: 'x'.repeat(60) })) });
    expect(text.length).toBeLessThanOrEqual(6_100);
    expect(text).toMatch(/… \d+ more/);
  });
});

describe('a body of an answer', () => {
  const records = Array.from({ length: 5_000 }, (_, id) => ({ id, text: 'x'.repeat(100) }));

  it('that is short is given whole', () => {
    const body = { status: 'ok', data: records.slice(0, 100) };
    expect(pageBody(body, 0)).toEqual({ body, nextCursor: undefined });
  });

  it.each([
    [
      'list',
      { status: 'ok', data: { items: records, short: [1, 2, 3] } },
      (body: unknown) => (body as { data: { items: unknown } }).data.items,
      records,
    ],
    [
      'text',
      { status: 'ok', markdown: 'नमस्ते "\n'.repeat(60_000) },
      (body: unknown) => (body as { markdown: string }).markdown,
      'नमस्ते "\n'.repeat(60_000),
    ],
  ])('with a long %s comes in parts, which make up the whole', (_, body, partOf, whole) => {
    const parts: unknown[] = [];
    let cursor: string | undefined = '0';
    for (; cursor !== undefined && parts.length < 100; ) {
      const page = pageBody(body, Number(cursor));
      expect(JSON.stringify(page.body).length).toBeLessThanOrEqual(200_000);
      expect(page.body).toMatchObject({ status: 'ok' });
      parts.push(partOf(page.body));
      cursor = page.nextCursor;
    }
    expect(parts.length).toBeGreaterThan(2);
    expect(typeof whole === 'string' ? parts.join('') : parts.flat()).toEqual(whole);
  });

  it('gives one record at least, however long it is', () => {
    const body = { data: ['x'.repeat(300_000), 'y'] };
    expect(pageBody(body, 0)).toEqual({ body: { data: [body.data[0]] }, nextCursor: '1' });
  });
});
