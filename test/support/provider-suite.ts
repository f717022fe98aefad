import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstAnswer } from '../../src/providers/failover.ts';
import { resetProviders } from '../../src/providers/provider-queue.ts';
import type { Provider, ProviderQuery } from '../../src/providers/upstream-query.ts';
import { type StandIn, startStandIn } from './stand-in.ts';

/** One question to one provider, with an upstream's replies written after its shape. */
export interface ProviderCase {
  provider: Provider;
  /** Which of its questions, where a provider answers several. */
  title?: string;
  // biome-ignore lint/suspicious/noExplicitAny: questions of every shape stand in one list
  ask: ProviderQuery<any, unknown> | undefined;
  question: unknown;
  /** A good reply, and what it must be read as. */
  good: { status?: number; body: string; type?: string; headers?: Record<string, string>; expected: unknown };
  /** A reply that says "there is none": an answer, not an outage. */
  notFound?: { status?: number; body: string; expected?: unknown };
  /** Replies under HTTP 200 (or another status) that are outages all the same. */
  outages?: readonly { title: string; status?: number; body: string; headers?: Record<string, string> }[];
  /** Replies that say the provider works but has nothing for this question: the next is asked, and it does not rest. */
  cannot?: readonly { title: string; status?: number; body: string }[];
  settings?: Record<string, string>;
  /** Bodies by path of the requests that come before the question: a session's page, a token. */
  before?: Readonly<Record<string, string>>;
  /** Checks the request itself. */
  request?: RegExp;
}

const withoutQuery = (path: string) => path.split('?')[0] ?? '';
const variable = (name: string) => `UPSTREAM_${name.toUpperCase().replaceAll('-', '_')}_URL`;
const WRONG_SHAPES = [
  '{}',
  '[]',
  'null',
  '"text"',
  '{"error":true}',
  '',
  'not json',
  '<html>Request Rejected. Your support ID is 1</html>',
];

/** The contract of every provider, run through a stand-in server. */
export function testProviders(area: string, cases: readonly ProviderCase[]): void {
  let standIn: StandIn;
  let elsewhere: StandIn;
  let before: Readonly<Record<string, string>> = {};
  let reply: { status?: number; headers?: Record<string, string>; body?: string; delay?: number } = {};
  beforeAll(async () => {
    standIn = await startStandIn(
      new Proxy(
        {},
        {
          get: (_, path) => before[withoutQuery(String(path))] ?? ((_request: unknown, response: ServerResponse) => void answer(response)),
        },
      ),
    );
  });
  beforeAll(async () => {
    elsewhere = await startStandIn();
  });
  afterAll(() => Promise.all([standIn.stop(), elsewhere.stop()]));
  beforeEach(() => {
    standIn.asked.length = 0;
    resetProviders();
  });
  afterEach(() => vi.unstubAllEnvs());

  async function answer(response: ServerResponse) {
    const { status = 200, headers = {}, body = '', delay = 0 } = reply;
    if (delay) await new Promise((resolve) => setTimeout(resolve, delay));
    response.writeHead(status, headers).end(body);
  }

  describe.each(cases.map((one) => ({ title: `${area}: ${one.provider.name}${one.title ? `, ${one.title}` : ''}`, one })))(
    '$title',
    ({ one }) => {
      const put = (timeout = 2000) => firstAnswer([one.provider], () => one.ask, one.question, { timeout });
      const asked = () => standIn.asked.filter((path) => !(withoutQuery(path) in before));
      beforeEach(() => {
        before = one.before ?? {};
        vi.stubEnv(variable(one.provider.name), standIn.url);
        for (const [name, value] of Object.entries(one.settings ?? {})) vi.stubEnv(name, value);
      });

      it('reads a good reply', async () => {
        reply = {
          status: one.good.status ?? 200,
          body: one.good.body,
          headers: { 'content-type': one.good.type ?? 'application/json', ...one.good.headers },
        };
        expect((await put()).value).toEqual(one.good.expected);
        if (one.request) expect(standIn.asked.at(-1)).toMatch(one.request);
      });

      it.runIf(one.notFound)('takes "there is none" for an answer', async () => {
        reply = { status: one.notFound?.status ?? 200, body: one.notFound?.body ?? '' };
        if (one.notFound?.expected === undefined) await expect(put()).rejects.toMatchObject({ code: 'not_found' });
        else expect((await put()).value).toEqual(one.notFound.expected);
      });

      it.each([401, 403, 429, 500, 502, 503])('counts status %i as an outage', async (status) => {
        reply = { status, body: '{"message":"no"}' };
        await expect(put()).rejects.toMatchObject({ code: 'upstream_unavailable' });
      });

      it.each(WRONG_SHAPES.filter((shape) => !one.cannot?.some(({ body }) => body === shape)))(
        'counts %j in place of the reply as an outage',
        async (body) => {
          reply = { body, headers: { 'content-type': 'application/json' } };
          await expect(put()).rejects.toMatchObject({ code: 'upstream_unavailable' });
        },
      );

      it.each([301, 302, 303, 307, 308])('takes no key and no question elsewhere when sent on with %i', async (status) => {
        reply = { status, headers: { location: `${elsewhere.url}/next` } };
        await expect(put()).rejects.toMatchObject({ code: 'upstream_unavailable', message: expect.stringContaining('refused') });
        expect(elsewhere.asked).toEqual([]);
      });

      it.each(one.outages ?? [])('counts $title as an outage', async ({ status = 200, body, headers = {} }) => {
        reply = { status, body, headers };
        await expect(put()).rejects.toMatchObject({ code: 'upstream_unavailable' });
      });

      it.each(one.cannot ?? [])('does not count $title as an outage, nor as an answer', async ({ status = 200, body }) => {
        reply = { status, body };
        for (let call = 0; call < 4; call += 1) await expect(put()).rejects.toMatchObject({ code: 'not_covered', status: 404 });
        expect(asked()).toHaveLength(4);
      });

      it('does not wait for a slow reply', async () => {
        reply = { body: one.good.body, delay: 400 };
        await expect(put(60)).rejects.toMatchObject({ message: expect.stringContaining('timeout') });
      });

      it('is out when its host cannot be reached', async () => {
        vi.stubEnv(variable(one.provider.name), 'http://127.0.0.1:1');
        await expect(put()).rejects.toMatchObject({ message: expect.stringContaining('network') });
      });

      it.runIf(one.provider.requiredSettings)('is skipped without its settings', async () => {
        for (const name of Object.keys(one.settings ?? {})) vi.stubEnv(name, '');
        await expect(put()).rejects.toMatchObject({ code: 'not_configured' });
        expect(standIn.asked).toEqual([]);
      });
    },
  );
}
