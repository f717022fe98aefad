import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CORS_HEADERS } from '../../src/kernel/http.ts';
import { securityHeaders } from '../../src/server/policy.ts';

it('deploy/_headers has the headers of a page as the server sends them', () => {
  const [, ofAll = ''] = readFileSync('deploy/_headers', 'utf8').split(/^\/\S*$/m);
  const responseHeaders = Object.fromEntries(
    [...ofAll.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name = '', value]) => [name.toLowerCase(), value]),
  );
  expect(responseHeaders).toEqual({
    ...CORS_HEADERS,
    ...securityHeaders('text/html'),
    'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
  });
});
