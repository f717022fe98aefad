import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { AREAS } from '../../src/catalog/areas.ts';
import { defaultServer } from '../support/server.ts';

describe('the age of data on pages, whose frozen data is old', () => {
  const server = defaultServer();
  const documentOf = async (path: string) => parseHTML(await (await server.get(path)).text()).document;
  const ofMain = async (path: string) => [...(await documentOf(path)).querySelectorAll('main .freshness')] as HTMLElement[];

  it.each([
    ['/browse/fuel', '/fuel.json'],
    ['/browse/fuel/city/mumbai', '/fuel/city/mumbai.json'],
    ['/browse/commodities/gold/mumbai', '/commodities/gold/mumbai.json'],
    ['/browse/forex', '/forex.json'],
    ['/browse/crypto', '/crypto.json'],
    ['/browse/schemes', '/schemes.json'],
  ])('stands once on %s, by the very stale_after of %s', async (page, json) => {
    const { body } = await server.json(json);
    const lines = await ofMain(page);
    expect(lines.map((line) => line.dataset.staleAfter)).toEqual([body.stale_after]);
    expect(lines[0]?.classList.contains('stale')).toBe(body.stale);
    expect(lines[0]?.textContent?.replace(/\s+/g, ' ').trim()).toMatch(body.stale ? /^Last published .+ ago, / : /^as of /);
  });

  it('is the same on Status and on the home page', async () => {
    const status = new Map(
      (await ofMain('/status')).map((line) => [line.closest('tr')?.querySelector('th')?.textContent?.trim(), line.dataset.staleAfter]),
    );
    const board = (await documentOf('/')).querySelectorAll('.board-age [data-label]');
    const home = [...board].map((one) => [(one as HTMLElement).dataset.label, (one as HTMLElement).dataset.staleAfter]);
    expect(home.length).toBeGreaterThan(1);
    for (const [label, staleAfter] of home) expect(status.get(label)).toBe(staleAfter);
    expect(status.get('Fuel prices')).toBe((await server.json('/fuel.json')).body.stale_after);
    expect(status.get('Exchange rates')).toBe((await server.json('/forex.json')).body.stale_after);
    expect(status.get('Gold, silver, platinum')).toBe((await server.json('/commodities/gold.json')).body.stale_after);
  });

  it.each([
    ...AREAS.flatMap(({ page }) => page ?? []),
    '/browse/fuel/city/mumbai',
    '/browse/fuel/state/kerala',
    '/browse/commodities/gold/mumbai',
    '/place/pune',
  ])('is not denied by the title and the description of %s', async (path) => {
    const document = await documentOf(path);
    const told = [document.title, document.querySelector('meta[name=description]')?.getAttribute('content')].join(' ');
    if (document.querySelector('main .freshness.stale')) expect(told).not.toMatch(/\btoday|\bnow\b/i);
    expect(told).not.toMatch(/today.s (price|petrol|gold|rate)/i);
  });
});
