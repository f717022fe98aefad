import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import type { Area } from '../../src/areas/area.ts';
import { listAccessWays } from '../../src/catalog/access-ways.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import { defaultServer } from '../support/server.ts';

describe('the ways to get at data', () => {
  const server = defaultServer();

  it('are shown by several areas: a file, an answer of ours, one that is fetched, and a search', async () => {
    const ways = await listAccessWays(AREAS);
    expect(ways).toHaveLength(4);
    expect(new Set(ways.map(({ area }) => area.name)).size).toBe(4);
    expect(ways[0]?.call).toMatch(/^\/[\w/-]+\.json$/);
    expect(ways[1]?.call).toMatch(/\?.*&/);
    expect(ways[3]?.call).toMatch(/^\/search\?/);
  });

  it('are calls that this server answers; the one that asks a source is left alone', async () => {
    for (const { call, kind } of await listAccessWays(AREAS))
      if (!kind.includes('its source')) expect([call, (await server.get(call)).status]).toEqual([call, 200]);
  });

  it('leave out an area that goes, and take the next that fits', async () => {
    const [first] = await listAccessWays(AREAS);
    const [next] = await listAccessWays(AREAS.filter((area) => area !== first?.area));
    expect(next?.kind).toBe(first?.kind);
    expect(next?.area).not.toBe(first?.area);
    expect(await listAccessWays([])).toEqual([]);
  });

  it('list no files of an area of which no call is shown', async () => {
    const first = AREAS[0] as Area;
    const staticFiles = () => Promise.reject(new Error('Its files were listed'));
    const last = { ...first, endpoints: first.endpoints.map((endpoint) => ({ ...endpoint, staticFiles })) };
    expect(await listAccessWays([...AREAS, last])).toHaveLength(4);
    await expect(listAccessWays([last])).rejects.toThrow('Its files were listed');
  });

  it('stand on the home page as lines to copy', async () => {
    const home = readFileSync(join(inject('dist'), 'client/index.html'), 'utf8');
    for (const { call } of await listAccessWays(AREAS))
      expect(home).toContain(`curl -s &quot;http://localhost:4321${call.replaceAll('&', '&amp;')}&quot;`);
  });
});
