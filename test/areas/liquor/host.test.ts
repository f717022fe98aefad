import { describe, expect, it } from 'vitest';
import { askAsHost as ask } from '../../support/host.ts';
import { defaultServer } from '../../support/server.ts';

const LIVE = ['/liquor', '/liquor?brand=old-monk', '/liquor/search?q=old+monk', '/liquor/product/241'];
const FILES = ['/liquor.json', '/liquor/brand/old-monk.json', '/liquor/category/rum.json', '/liquor/product/241.json', '/liquor.csv'];

describe('a picture’s address, where nobody told the service its own', () => {
  const server = defaultServer();

  it.each([...LIVE, ...FILES])('is on the host that the caller asked: %s', async (path) => {
    const [own, other] = [await ask(server, path, 'one.example'), await ask(server, path, 'two.example:8080')];
    expect(own.body).toContain('http://one.example/liquor-img/old-monk_');
    expect(other.body).toContain('http://two.example:8080/liquor-img/old-monk_');
    expect(own.body).not.toContain('two.example');
    expect(other.body).not.toContain('one.example');
    // The next caller, of a third host, sees neither.
    const third = await ask(server, path, 'three.example');
    expect(third.body).not.toMatch(/one\.example|two\.example/);
  });

  it.each([...LIVE, ...FILES])('keeps such an answer out of shared caches: %s', async (path) => {
    const { headers } = await ask(server, path, 'forged.example');
    expect(headers['cache-control']).toBe('private, max-age=600');
  });

  it.each(['evil.example/x', 'evil.example"><script>', 'a b', 'evil.example@good.example'])(
    'is never the Host %j, which is none',
    async (host) => {
      for (const path of ['/liquor', '/liquor.json']) {
        const { status, body } = await ask(server, path, host);
        expect([status, body.includes('evil')]).toEqual([400, false]);
      }
    },
  );

  it('changes no answer that names no address of ours', async () => {
    const { headers } = await ask(server, '/liquor/brands', 'one.example');
    expect(headers['cache-control']).toBe('public, max-age=600');
  });
});
