import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import { loadService, type ServedAt } from '../support/call.ts';
import { KEY, SERVERS, trialsOf } from '../support/error-trials.ts';

const ENDPOINTS = AREAS.flatMap(({ endpoints }) => endpoints as readonly Endpoint[]);
/** Addresses that a hint names whole: what ends with = or a slash is to be completed, and {…} filled in. */
const ADDRESS = /(?<=^|[\s(:,])\/[a-z][\w/.-]*(?:\?[\w=&+%.,-]+)?/gi;
const addressesIn = (hint: string): string[] =>
  [...hint.matchAll(ADDRESS)].map(([address]) => address.replace(/[.,]+$/, '')).filter((address) => !/[=/]$|=&|\{/.test(address));
/** They need what the caller has: a text, a number of his own. */
const NEEDS_MORE =
  /^\/(train\/(stations|pnr|live|info|route)|schemes\/suggest|gst(\/validate|\/pan)?|[a-z]+\/search|search|fetch|domain|qr|ip|ask|vehicle)$/;

let service: ServedAt;
beforeAll(async () => {
  service = await loadService({ ...SERVERS.plain });
});

describe('a hint that is followed', () => {
  it.each(ENDPOINTS.map((endpoint) => ({ path: endpoint.path, endpoint })))('works at $path', async ({ endpoint }) => {
    const codes = ['missing_parameter', 'invalid_parameter', 'not_found', 'unknown_place'] as const;
    const ofAll = endpoint.path === '/fuel' ? trialsOf(endpoint, 'wrong_area') : [];
    const trials = [...ofAll, ...codes.flatMap((code) => trialsOf(endpoint, code))].filter(([state]) => state === 'plain');
    const hints = new Map<string, string>();
    for (const [, address] of trials) {
      const { body } = await service.json(address, { headers: { 'x-api-key': KEY } }).catch(() => ({ body: {} }));
      for (const named of typeof body?.hint === 'string' ? addressesIn(body.hint) : []) hints.set(named, address);
    }
    const wrong: string[] = [];
    for (const [named, address] of hints) {
      if (NEEDS_MORE.test(named)) continue;
      const answer = await service.get(named, { headers: { 'x-api-key': KEY } });
      if (answer.status === 400 || answer.status === 404)
        wrong.push(`${address} proposes ${named}: ${answer.status} ${(await answer.text()).slice(0, 120)}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['/fuel/history?city=pune', 'city=maharashtra'],
    ['/fuel?city=pune', 'state=maharashtra'],
    ['/fuel?city=kerala', 'state=kerala'],
  ])('works where it names a parameter: %s', async (address, proposed) => {
    const { body } = await service.json(address);
    expect(body.hint).toContain(proposed);
    const [path] = address.split('?');
    expect((await service.json(`${path}?${proposed}`)).status).toBe(200);
  });

  it('works where a path is misunderstood', async () => {
    const { body } = await service.json('/fuel/kolkata/history');
    expect(JSON.stringify(body)).toContain('/fuel/history?city=kolkata');
  });
});
