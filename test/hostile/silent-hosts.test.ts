import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchGuarded } from '../../src/net/guarded.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';

let hosts: StandIn[];
let allow: string[];
beforeAll(async () => {
  hosts = await Promise.all(
    Array.from({ length: 5 }, () =>
      startStandIn({ '/silent': () => undefined, '/page': { headers: { 'content-type': 'text/html' }, body: '<p>A page.</p>' } }),
    ),
  );
  allow = hosts.map(({ url }) => new URL(url).host);
});
afterAll(() => Promise.all(hosts.map((host) => host.stop())));

const outcome = (fetching: Promise<unknown>) =>
  fetching.then(
    () => 'fetched',
    (error: { fault?: string; code?: string }) => error.fault ?? error.code,
  );

describe('hosts that stay silent', () => {
  it('of four callers, eight at a time each, do not keep the page of another waiting', async () => {
    const attack = hosts
      .slice(0, 4)
      .flatMap(({ url }, at) =>
        Array.from({ length: 8 }, (_, number) => outcome(fetchGuarded(`${url}/silent?${number}`, { caller: `attacker ${at}`, allow }))),
      );
    await new Promise((resolve) => setTimeout(resolve, 100));
    const began = performance.now();
    await fetchGuarded(`${hosts[4]?.url}/page`, { caller: 'another', allow });
    expect(performance.now() - began).toBeLessThan(2_000);
    // Five seconds of silence, and as many once more for those that waited for a turn.
    expect(new Set(await Promise.all(attack))).toEqual(new Set(['no_answer']));
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  it('have at most eight fetches, whoever asks, and one that is well is not kept waiting for them', async () => {
    const [host, well] = hosts;
    const before = host?.asked.length ?? 0;
    const attack = Array.from({ length: 24 }, (_, at) =>
      outcome(fetchGuarded(`${host?.url}/silent?${at}`, { caller: `caller ${at}`, allow })),
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((host?.asked.length ?? 0) - before).toBe(8);
    await fetchGuarded(`${well?.url}/page`, { caller: 'another', allow });
    expect(new Set(await Promise.all(attack))).toEqual(new Set(['no_answer', 'busy']));
  });
});
