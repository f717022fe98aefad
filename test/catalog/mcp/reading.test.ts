import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AREAS } from '../../../src/catalog/areas.ts';
import { listTools } from '../../../src/catalog/mcp/tools.ts';
import { connectMcp } from '../../support/mcp.ts';

let client: Client;
beforeAll(async () => {
  client = await connectMcp();
});
afterAll(() => client?.close());

const textAt = async (uri: string): Promise<string> => {
  const [part] = (await client.readResource({ uri })).contents;
  return part && 'text' in part ? part.text : '';
};

describe('resources', () => {
  it('are the reference of every area, and the tables and columns of those that have data; all can be read', async () => {
    const { resources } = await client.listResources();
    expect(resources.filter(({ uri }) => uri.startsWith('jaankari://area/'))).toHaveLength(AREAS.length);
    for (const { uri } of resources) expect((await textAt(uri)).length, uri).toBeGreaterThan(200);
    expect(await textAt('jaankari://dictionary/fuel')).toMatch(/### fuel\/price[\s\S]*- paise \(integer, paise per litre\): /);
  });

  it('are single records by their address, and any answer', async () => {
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual(
      expect.arrayContaining(['jaankari://record/train/stations/{code}', 'jaankari://record/{+address}']),
    );
    expect(JSON.parse(await textAt('jaankari://record/train/stations/NDLS'))).toMatchObject({ station: { name: 'New Delhi' } });
    expect(JSON.parse(await textAt('jaankari://record/fuel/history?city=mumbai&days=2'))).toMatchObject({ data: { length: 2 } });
  });

  it.each([
    'jaankari://area/gold',
    'jaankari://dictionary/numerology',
    'jaankari://record/nowhere',
    'jaankari://record/%E0%A4%A',
    'file:///etc/passwd',
  ])('are not at %s', async (uri) => {
    await expect(client.readResource({ uri })).rejects.toThrow(/not found/i);
  });

  it('say what is wrong with an address that an endpoint refuses', async () => {
    await expect(client.readResource({ uri: 'jaankari://record/fuel?city=atlantis' })).rejects.toThrow(/atlantis/);
  });
});

describe('prompts', () => {
  it('are those of six areas, and name tools that there are', async () => {
    const { prompts } = await client.listPrompts();
    expect(prompts.length).toBeGreaterThanOrEqual(6);
    const tools = [...listTools(AREAS).keys()];
    for (const { name, arguments: fields = [] } of prompts) {
      const filled = Object.fromEntries(fields.map((field) => [field.name, '2026']));
      const [message] = (await client.getPrompt({ name, arguments: filled })).messages;
      const text = message?.content.type === 'text' ? message.content.text : '';
      const named = [...text.matchAll(/the tool (\w+)/g)].map(([, tool]) => tool);
      expect(named.length, name).toBeGreaterThan(0);
      expect(tools, name).toEqual(expect.arrayContaining(named));
    }
  });

  it('refuse a name that there is not, and a needed field that is missing', async () => {
    await expect(client.getPrompt({ name: 'dance' })).rejects.toThrow(/no prompt "dance"/);
    await expect(client.getPrompt({ name: 'train_journey', arguments: { from: 'Pune' } })).rejects.toThrow(/needs to/);
  });
});

describe('completion', () => {
  const complete = async (name: string, argument: string, value: string) =>
    (await client.complete({ ref: { type: 'ref/prompt', name }, argument: { name: argument, value } })).completion.values;

  it.each([
    ['fuel_cost_of_a_drive', 'city', 'bomb', 'Mumbai'],
    ['train_journey', 'from', 'kanpur', 'Kanpur Central (CNB)'],
    ['schemes_for_a_person', 'state', 'ker', 'Kerala'],
    ['check_bank_details', 'ifsc', 'sbi salt lake', 'SBIN0001612'],
    ['convert_money', 'to', 'rup', 'INR'],
  ])('of %s gives for %s=%s what is meant', async (name, argument, typed, meant) => {
    expect(await complete(name, argument, typed)).toContain(meant);
  });

  it('gives nothing for what has no list, a hundred values at most, and codes for the address of a record', async () => {
    expect(await complete('train_journey', 'date', '2026')).toEqual([]);
    expect((await complete('fuel_cost_of_a_drive', 'city', '')).length).toBeLessThanOrEqual(100);
    const ref = { type: 'ref/resource' as const, uri: 'jaankari://record/ifsc/bank/{code}' };
    const { completion } = await client.complete({ ref, argument: { name: 'code', value: 'HD' } });
    expect(completion.values).toContain('HDFC');
  });
});
