import type { APIContext } from 'astro';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { snapshotCache } from '../../src/api/cache.ts';
import { defineEndpoint } from '../../src/api/endpoint.ts';
import { answerCall } from '../../src/api/respond.ts';
import type { Area } from '../../src/areas/area.ts';
import { buildOpenapi } from '../../src/catalog/openapi.ts';
import { deprecationHeaders } from '../../src/kernel/http.ts';

const going = defineEndpoint({
  path: '/old',
  title: 'Old',
  summary: 'What goes one day',
  query: z.object({}),
  response: z.object({ ok: z.literal(true) }),
  cache: snapshotCache(60),
  examples: [{ title: 'It', params: {} }],
  deprecated: { since: '2026-12-01', sunset: '2027-06-01', instead: '/new' },
  respond: async () => ({ ok: true as const }),
});

it('an endpoint that goes one day says so with every answer, and in OpenAPI', async () => {
  const url = new URL('http://127.0.0.1/old');
  const { headers, status } = await answerCall(going, {}, { url, locals: {}, request: new Request(url) } as unknown as APIContext);
  expect(status).toBe(200);
  expect([headers.get('deprecation'), headers.get('sunset'), headers.get('link')]).toEqual([
    '@1796083200',
    'Tue, 01 Jun 2027 00:00:00 GMT',
    '</new>; rel="successor-version"',
  ]);
  const { paths } = await buildOpenapi([{ name: 'old', summary: { en: '' }, endpoints: [going] } as unknown as Area]);
  expect(paths['/old']).toMatchObject({ get: { deprecated: true } });
});

it('an endpoint without an end tells none', () => {
  expect(deprecationHeaders({ since: '2026-12-01' })).toEqual({ deprecation: '@1796083200' });
});
