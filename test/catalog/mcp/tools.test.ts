import { describe, expect, it } from 'vitest';
import { AREAS } from '../../../src/catalog/areas.ts';
import { formatBody } from '../../../src/catalog/mcp/in-words.ts';
import { pageBody } from '../../../src/catalog/mcp/page-body.ts';
import { describeTool, listTools } from '../../../src/catalog/mcp/tools.ts';

/** English words are a little over four characters a token; signs and names are fewer. */
const CHARACTERS_A_TOKEN = 3.5;

describe('the list of tools', () => {
  const tools = [...listTools(AREAS).values()].map(describeTool);

  it('has one of a name for every endpoint that gives JSON, save those that tell of crawls', () => {
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['fuel', 'fuel_history', 'gst_pan', 'train', 'fetch', 'weather']));
    expect(tools.every(({ name }) => /^[a-zA-Z0-9_-]{1,64}$/.test(name) && !name.endsWith('status'))).toBe(true);
    expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length);
  });

  it('takes less than 12,700 tokens in all, and no description more than 60 words', () => {
    expect(JSON.stringify(tools).length / CHARACTERS_A_TOKEN).toBeLessThan(12_700);
    for (const { name, description } of tools) expect(description.split(/\s+/).length, name).toBeLessThanOrEqual(60);
  });

  it('tells choices, bounds and presets of parameters, and which are needed', () => {
    const history = tools.find(({ name }) => name === 'fuel_history');
    expect(history?.inputSchema.properties).toMatchObject({ days: { type: 'integer', minimum: 1, maximum: 90, default: 7 } });
    expect(tools.find(({ name }) => name === 'gst')?.inputSchema.required).toEqual(['number']);
    expect(history?.inputSchema.properties).not.toHaveProperty('format');
  });

  it('says of each that it changes nothing, and of those that ask an upstream that they reach the world', () => {
    expect(tools.every(({ annotations }) => annotations.readOnlyHint)).toBe(true);
    expect(tools.find(({ name }) => name === 'weather')?.annotations.openWorldHint).toBe(true);
    expect(tools.find(({ name }) => name === 'fuel')?.annotations.openWorldHint).toBe(false);
  });
});

describe('an answer in words', () => {
  it('begins with its source, its day and its age, and says when it is stale', () => {
    const text = formatBody({ stale: true, data: [{ price: 103.5, source: 'goodreturns', updated_at: '2026-06-07T02:00:00.000Z' }] });
    expect(text).toMatch(/^Source: goodreturns\. As of 7 Jun 2026, 5 months old\. STALE: /);
    expect(text).toContain('"price": 103.5');
  });

  it('takes the date of a journey or of a birth for no day of its figures, and no source that is contradicted for its own', () => {
    const trains = [{ train_number: '12302', as_of: '2025-11-09' }];
    expect(formatBody({ date: '20261123', trains, provider: 'timetable' })).toMatch(/^Source: timetable\. As of 9 Nov 2025/);
    expect(formatBody({ birth: { date: '1990-01-15' }, day: '1990-01-15' })).not.toContain('As of');
    expect(formatBody({ states: [{ age: 18, conflicts: [{ age: 21, source: 'popxo' }] }] })).not.toContain('Source');
    expect(formatBody({ rates: { INR: 96.09 }, date: '2026-09-29' }, '2026-09-29')).toMatch(/^As of 29 Sep 2026/);
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
