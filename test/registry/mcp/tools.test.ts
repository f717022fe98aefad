import { describe, expect, it } from 'vitest';
import { AREAS } from '../../../src/areas/index.ts';
import { inWords } from '../../../src/registry/mcp/in-words.ts';
import { describeTool, toolsOf } from '../../../src/registry/mcp/tools.ts';

/** English words are a little over four characters a token; signs and names are fewer. */
const CHARACTERS_A_TOKEN = 3.5;

describe('the list of tools', () => {
  const tools = [...toolsOf(AREAS).values()].map(describeTool);

  it('has one of a name for every endpoint that gives JSON, save those that tell of crawls', () => {
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['fuel', 'fuel_history', 'gst_pan', 'train', 'fetch', 'weather']));
    expect(tools.every(({ name }) => /^[a-zA-Z0-9_-]{1,64}$/.test(name) && !name.endsWith('status'))).toBe(true);
    expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length);
  });

  it('takes less than 12,000 tokens in all, and no description more than 60 words', () => {
    expect(JSON.stringify(tools).length / CHARACTERS_A_TOKEN).toBeLessThan(12_000);
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
    const text = inWords({ stale: true, data: [{ price: 103.5, source: 'goodreturns', updated_at: '2026-06-07T02:00:00.000Z' }] });
    expect(text).toMatch(/^Source: goodreturns\. As of 7 Jun 2026, 5 months old\. STALE: /);
    expect(text).toContain('"price": 103.5');
  });

  it('leaves further records of a long list to the structured part, and says how many', () => {
    const text = inWords({ data: Array.from({ length: 500 }, (_, at) => ({ name: `record ${at}`, text: 'x'.repeat(60) })) });
    expect(text.length).toBeLessThanOrEqual(6_100);
    expect(text).toMatch(/… \d+ more/);
  });
});
