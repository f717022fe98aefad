import { beforeAll, describe, expect, it } from 'vitest';
import { loadService, type ServedAt } from '../support/call.ts';

let server: ServedAt;
beforeAll(async () => {
  server = await loadService();
});
/** As bytes: a decoder drops the mark. */
const bytesOf = async (path: string) => Buffer.from(await (await server.get(path)).arrayBuffer()).toString('latin1');
const BOM = '\u00ef\u00bb\u00bf';

describe('bom=1', () => {
  it.each([
    '/fuel/history?city=mumbai&days=3&format=csv',
    '/fuel/history?city=mumbai&days=3&format=csv&fields=date,price',
    '/tables/fuel/price?format=csv&_size=2',
    '/crypto?symbol=btc,eth&format=csv',
  ])('begins a table with the mark by which Excel knows UTF-8, and changes nothing else: %s', async (path) => {
    const plain = await bytesOf(path);
    expect(plain.startsWith(BOM)).toBe(false);

    expect(await bytesOf(`${path}&bom=1`)).toBe(BOM + plain);
    expect(await bytesOf(`${path}&bom=0`)).toBe(plain);
  });

  it('is refused where there is no table to mark', async () => {
    expect(await server.json('/fuel/history?city=mumbai&days=3&bom=1')).toMatchObject({ status: 400, body: { parameter: 'bom' } });
    expect((await server.json('/fuel/status?bom=1')).status).toBe(400);
  });
});
