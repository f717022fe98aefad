import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { crawl } from '../../../src/areas/domain/crawl.ts';
import { type StandIn, startStandIn } from '../../support/stand-in.ts';
import { type WorkDir, workDir } from '../../support/work-dir.ts';

let data: WorkDir;
let iana: StandIn;
beforeEach(async () => {
  data = workDir({ data: ['starter'] });
  iana = await startStandIn();
  vi.stubEnv('UPSTREAM_IANA_RDAP_URL', iana.url);
});
afterEach(async () => {
  await iana.stop();
  data.remove();
  vi.unstubAllEnvs();
});

const crawled = () => crawl({ dataDir: data.path, now: new Date('2026-11-21T08:00:00Z'), pause: 0, log: () => undefined });

/** The list in IANA's shape: many endings of one server, some of others. */
const listRecords = (services: [string[], string[]][], publication = '2026-11-20T18:00:02Z') =>
  JSON.stringify({ description: 'RDAP bootstrap file for Domain Name System registrations', publication, services, version: '1.0' });
const MANY: [string[], string[]] = [Array.from({ length: 600 }, (_, at) => `x${at}`), ['https://rdap.example.net/']];
const INDIA: [string[], string[]] = [
  ['IN', 'xn--h2brj9c'],
  ['http://rdap.example.in/', 'https://rdap.example.in/rdap'],
];

describe("the crawl of IANA's list", () => {
  it('takes every ending with a server by https, in place of the starter', async () => {
    expect((await crawled()).message).toContain('first 12 endings (rdap-starter)');
    iana.routes['/rdap/dns.json'] = listRecords([
      MANY,
      INDIA,
      [['old'], ['http://rdap.example.old/']],
      [['odd'], ['https://u:p@rdap.example.odd/']],
    ]);
    const { outcome, message } = await crawled();
    expect(outcome).toBe('changed');
    expect(message).toContain('601 new');
    expect((await crawled()).outcome).toBe('unchanged');
  });

  it.each([
    ['a page', '<html>moved</html>'],
    ['a short list', listRecords([INDIA])],
    ['another shape', '{"services":{"in":"https://rdap.example.in/"}}'],
    ['an ending that is none', listRecords([MANY, [['../x'], ['https://rdap.example.in/']]])],
  ])('keeps what is on record when it gets %s', async (_, body) => {
    iana.routes['/rdap/dns.json'] = listRecords([MANY, INDIA]);
    await crawled();
    iana.routes['/rdap/dns.json'] = body;
    expect((await crawled()).outcome).toBe('failed');
  });
});
