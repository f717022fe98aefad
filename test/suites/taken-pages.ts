import { createSocket } from 'node:dgram';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EXECUTABLE, hasBrowser, startBrowser } from '../support/browser.ts';
import { descendantsOf, environmentOf, isChromium } from '../support/processes.ts';
import { launchServer, type RunningServer } from '../support/server.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';

// Issue 18.7: a page that is taken reaches nothing that is not public, whatever it tries.

/** Everything that knocks at a host that is not public, by TCP or UDP on one port. */
async function startPrivate() {
  const knocks: string[] = [];
  const server: Server = createServer((request, response) => {
    knocks.push(request.url ?? '');
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end('secret');
  });
  server.on('connection', () => knocks.push('tcp'));
  server.on('upgrade', (request, socket) => {
    knocks.push(request.url ?? '');
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const udp = createSocket('udp4').on('message', () => knocks.push('udp'));
  await new Promise<void>((resolve) => udp.bind(port, '127.0.0.1', resolve));
  const stop = () => {
    udp.close();
    server.closeAllConnections();
    server.close();
  };
  return { port, knocks, stop };
}

/** Ways of a page to another host that a server sees by the path that is asked of it. */
const WAYS = [
  'image',
  'style',
  'script',
  'frame',
  'frame-in-frame',
  'object',
  'video',
  'fetch',
  'post',
  'beacon',
  'events',
  'socket',
  'worker',
  'redirected-image',
  'redirected-fetch',
  'form',
];

/** A page that tries them all. `to`: where it finds the addresses that lead to the host by a redirect. */
const pageOf = (host: string, to = '/to') => `<!doctype html><title>Tries</title><body>
<link rel="dns-prefetch" href="//${host}"><link rel="preconnect" href="http://${host}/"><link rel="prefetch" href="http://${host}/prefetch">
<link rel="icon" href="http://${host}/icon"><link rel="stylesheet" href="http://${host}/style">
<img src="http://${host}/image"><img src="${to}/redirected-image">
<iframe src="http://${host}/frame"></iframe><iframe srcdoc="&lt;img src='http://${host}/frame-in-frame'&gt;"></iframe>
<object data="http://${host}/object"></object><video src="http://${host}/video" preload="auto"></video>
<iframe name="target"></iframe><form id="form" target="target" action="http://${host}/form"></form>
<script src="http://${host}/script"></script>
<script>
const trying = (work) => { try { work(); } catch {} };
trying(() => fetch('http://${host}/fetch', { mode: 'no-cors' }).catch(() => {}));
trying(() => fetch('http://${host}/post', { method: 'POST', mode: 'no-cors', body: 'x' }).catch(() => {}));
trying(() => fetch('${to}/redirected-fetch').catch(() => {}));
trying(() => navigator.sendBeacon('http://${host}/beacon', 'x'));
trying(() => new EventSource('http://${host}/events'));
trying(() => new WebSocket('ws://${host}/socket'));
trying(() => new Worker(URL.createObjectURL(new Blob(["fetch('http://${host}/worker', { mode: 'no-cors' })"]))));
trying(() => navigator.serviceWorker.register('${to}/sw.js').catch(() => {}));
trying(() => new SharedWorker('${to}/sw.js'));
trying(() => document.getElementById('form').submit());
trying(() => open('http://${host}/window'));
trying(() => new WebTransport('https://${host}/transport'));
const frame = document.createElement('iframe');
document.body.append(frame);
trying(() => {
  const Peer = window.RTCPeerConnection ?? frame.contentWindow.RTCPeerConnection;
  const peer = new Peer({ iceServers: [{ urls: 'stun:${host}' }, ...['udp', 'tcp'].map((by) => ({ urls: 'turn:${host}?transport=' + by, username: 'a', credential: 'b' }))] });
  peer.createDataChannel('a');
  peer.createOffer().then((offer) => peer.setLocalDescription(offer));
});
</script>`;

/** Tests of pages that are taken and try to reach what is not public: these by what stands in them, those by going there. */
export function takesNothingPrivate(trying: readonly string[], leaving: readonly string[]): void {
  describe.runIf(hasBrowser())('a page that is taken', { timeout: 60_000 }, () => {
    let site: StandIn;
    let hidden: Awaited<ReturnType<typeof startPrivate>>;
    /** Such a host that the operator allows. */
    let allowed: typeof hidden;
    /** Such a host that a browser without a guard goes to. */
    let unguarded: typeof hidden;
    let server: RunningServer;
    beforeAll(async () => {
      [hidden, allowed, unguarded] = await Promise.all([startPrivate(), startPrivate(), startPrivate()]);
      const host = `127.0.0.1:${hidden.port}`;
      const open = `127.0.0.1:${allowed.port}`;
      const to = (path: string, by = host) => ({
        status: 302,
        headers: { location: `http://${by}${path}`, 'access-control-allow-origin': '*' },
      });
      const worker = (by: string) => ({
        headers: { 'content-type': 'text/javascript' },
        body: `fetch('http://${by}/service-worker', { mode: 'no-cors' })`,
      });
      const go = (script: string) => `<!doctype html><title>Goes</title>${script}`;
      site = await startStandIn({
        '/': pageOf(host),
        '/allowed': pageOf(open, '/allowed/to'),
        '/allowed/to/redirected-image': to('/redirected-image', open),
        '/allowed/to/redirected-fetch': to('/redirected-fetch', open),
        '/without-guard': pageOf(`127.0.0.1:${unguarded.port}`, '/allowed/to'),
        '/by-name': pageOf(`localhost:${hidden.port}`),
        '/to/redirected-image': to('/redirected-image'),
        '/to/redirected-fetch': to('/redirected-fetch'),
        '/to/sw.js': worker(host),
        '/allowed/to/sw.js': worker(open),
        '/moves': to('/moved'),
        '/refreshes': go(`<meta http-equiv="refresh" content="0; url=http://${host}/refreshed">`),
        '/leaves': go(`<script>location = 'http://${host}/left'</script>`),
        '/leaves-later': go(`<script>onload = () => setTimeout(() => { location = 'http://${host}/left' }, 200)</script>`),
        '/leaves-by-tls': go(`<script>location = 'https://${host}/left'</script>`),
      });
      // Its port is one of the web's here, so that it is the address that is refused.
      const FETCH_PORTS = String(hidden.port);
      const FETCH_ALLOW = `${new URL(site.url).host},${open}`;
      server = await launchServer({ CHROMIUM_PATH: EXECUTABLE, FETCH_ALLOW, FETCH_PORTS, GSTINCHECK_API_KEY: 's3cret' });
    });
    afterAll(() => Promise.all([server.stop(), site.stop(), hidden.stop(), allowed.stop(), unguarded.stop()]));
    beforeEach(() => {
      hidden.knocks.length = 0;
    });

    const take = (path: string) => server.json(`/screenshot?${new URLSearchParams({ url: site.url + path, delay: '2', format: 'json' })}`);

    it.each(trying)('reaches no host that is not public, by any of its ways: %s', async (path) => {
      const { status, body } = await take(path);
      expect([status, body.title]).toEqual([200, 'Tries']);
      expect(body.refused).toBeGreaterThanOrEqual(WAYS.length - 2);
      expect(hidden.knocks).toEqual([]);
    });

    it('does reach it by every one of these ways where the operator allows it, or this test would prove nothing', async () => {
      expect((await take('/allowed')).status).toBe(200);
      expect(WAYS.filter((way) => !allowed.knocks.includes(`/${way}`))).toEqual([]);
    });

    it('sends no UDP, as the same page does in a browser without a guard', async () => {
      const browser = await startBrowser();
      try {
        const page = await browser.newPage();
        // To a host of its own: the browser lives on, and what it sends again late is no knock of the guarded one.
        await page.goto(`${site.url}/without-guard`);
        await expect.poll(() => unguarded.knocks, { timeout: 20_000 }).toContain('udp');
        await page.close();
      } finally {
        await browser.close();
      }
      expect((await take('/?again')).status).toBe(200);
      expect(hidden.knocks).toEqual([]);
    });

    it.each(leaving)('is refused when it goes there itself: %s', async (path) => {
      const { status, body } = await take(path);
      expect(body.error).toContain('a loopback address');
      expect([status, body.code, body.reason]).toEqual([400, 'bad_request', 'refused_address']);
      expect(hidden.knocks).toEqual([]);
    });

    it('gives the browser none of the settings of the server', async () => {
      await take('/?environment');
      const started = descendantsOf(server.process.pid ?? 0);
      expect(started.some(isChromium)).toBe(true);
      for (const pid of started) expect(environmentOf(pid)).not.toContain('s3cret');
      for (const pid of started.filter(isChromium)) expect(environmentOf(pid)).not.toContain('FETCH_ALLOW');
    });
  });
}
