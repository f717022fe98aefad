import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../src/kernel/errors.ts';
import { type OutageKind, UpstreamError } from '../../src/net/upstream.ts';
import { firstAnswer } from '../../src/providers/failover.ts';
import type { Provider } from '../../src/providers/provider.ts';
import { CannotAnswer, resetProviders } from '../../src/providers/provider-queue.ts';

interface Told extends Provider {
  asked: number;
  ask?(): Promise<string>;
}

const provider = (name: string, ask?: Told['ask'], needs?: string[]): Told => ({
  name,
  title: name,
  url: 'https://example.org',
  address: 'https://example.org',
  asked: 0,
  ...(ask ? { ask } : {}),
  ...(needs ? { requiredSettings: needs } : {}),
});
const good = (name: string) => provider(name, async () => `from ${name}`);
const failing = (name: string, error: unknown) => provider(name, async () => Promise.reject(error));
const put = (providers: Told[], options = {}) =>
  firstAnswer(
    providers,
    (one) =>
      one.ask &&
      (() => {
        one.asked += 1;
        return one.ask?.() ?? Promise.reject(new Error('cannot'));
      }),
    undefined,
    options,
  );

beforeEach(resetProviders);
afterEach(() => vi.unstubAllEnvs());

describe('firstAnswer', () => {
  it('gives the first answer and says whose it is', async () => {
    const second = good('b');
    expect(await put([good('a'), second])).toMatchObject({ value: 'from a', provider: { name: 'a' } });
    expect(second.asked).toBe(0);
  });

  it.each<OutageKind>(['timeout', 'network', 'refused', 'limited', 'server', 'challenge', 'shape', 'too large'])(
    'goes on to the next after an outage of the kind "%s"',
    async (kind) => {
      expect(await put([failing('a', new UpstreamError(kind, 'x')), good('b')])).toMatchObject({ value: 'from b' });
    },
  );

  it.each(['not_found', 'bad_request'] as const)('takes "%s" for an answer and asks nobody else', async (code) => {
    const second = good('b');
    await expect(put([failing('a', new ApiError(code, 'no')), second])).rejects.toMatchObject({ code });
    expect(second.asked).toBe(0);
  });

  it('skips a provider without its key, and one that cannot answer', async () => {
    vi.stubEnv('KEYED_API_KEY', '');
    const keyed = provider('keyed', async () => 'secret', ['API_KEY']);
    expect(await put([keyed, provider('mute'), good('c')])).toMatchObject({ value: 'from c' });
    vi.stubEnv('KEYED_API_KEY', 'k');
    expect(await put([keyed, good('c')])).toMatchObject({ value: 'secret' });
  });

  it('answers 503 with the settings that are missing when nobody can be asked', async () => {
    vi.stubEnv('KEYED_API_KEY', '');
    const error = await put([provider('keyed', async () => 'x', ['API_KEY', 'SECRET'])]).catch((cause) => cause);
    expect(error).toMatchObject({ code: 'not_configured', status: 503 });
    expect(error.details.hint).toContain('KEYED_API_KEY and KEYED_SECRET');
  });

  it('answers 502 with the names of all that are out and nothing of their insides', async () => {
    const error = await put([failing('a', new UpstreamError('limited', 'k3y at 10.0.0.1')), failing('b', new Error('k3y'))]).catch(
      (cause) => cause,
    );
    expect(error).toMatchObject({
      code: 'upstream_unavailable',
      status: 502,
      message: 'No provider could be reached: a (limited), b (fault).',
    });
    expect(JSON.stringify([error.message, error.details.hint, error.details.extra])).not.toContain('k3y');
  });

  it('does not wait for a slow provider', async () => {
    const slow = provider('slow', () => new Promise(() => undefined));
    expect(await put([slow, good('b')], { timeout: 30 })).toMatchObject({ value: 'from b' });
  });

  it('stays within the budget for all', async () => {
    const slow = (name: string) => provider(name, () => new Promise(() => undefined));
    const started = performance.now();
    const error = await put([slow('a'), slow('b'), slow('c')], { timeout: 2_000, budget: 100 }).catch((cause) => cause);
    expect(error.message).toContain('c (timeout)');
    // Without it they would have 2 s each.
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('lets a provider rest after three outages in a row, and wakes it after a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const bad = failing('bad', new UpstreamError('server', 'x'));
    for (let call = 0; call < 5; call += 1) expect(await put([bad, good('b')])).toMatchObject({ value: 'from b' });
    expect(bad.asked).toBe(3);
    vi.setSystemTime(Date.now() + 61_000);
    await put([bad, good('b')]);
    expect(bad.asked).toBe(4);
    vi.useRealTimers();
  });

  it('asks the next after a provider that has nothing for the question, and never lets it rest for that', async () => {
    const empty = failing('empty', new CannotAnswer('no station is near'));
    for (let call = 0; call < 5; call += 1) expect(await put([empty, good('b')])).toMatchObject({ value: 'from b' });
    expect(empty.asked).toBe(5);
  });

  it('answers 404 with the reasons when all work and none has anything for the question', async () => {
    const asking = put([failing('a', new CannotAnswer('no station is near')), failing('b', new CannotAnswer('it is down'))]);
    await expect(asking).rejects.toMatchObject({
      code: 'not_covered',
      status: 404,
      message: 'No provider has this: a (no station is near), b (it is down).',
      details: { extra: { providers: ['a', 'b'] } },
    });
    await expect(put([provider('mute')])).rejects.toMatchObject({ code: 'not_covered' });
  });

  it('answers 502, naming those that are out, when one that might have known is out', async () => {
    await expect(
      put([failing('a', new CannotAnswer('no station is near')), failing('b', new UpstreamError('server', 'x'))]),
    ).rejects.toMatchObject({ code: 'upstream_unavailable', message: 'No provider could be reached: b (server).' });
  });

  it('does not count "not found" as an outage', async () => {
    const empty = failing('empty', new ApiError('not_found', 'no'));
    for (let call = 0; call < 5; call += 1) await expect(put([empty])).rejects.toMatchObject({ code: 'not_found' });
    expect(empty.asked).toBe(5);
  });
});
