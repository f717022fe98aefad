import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startStandIn } from '../../../test/support/stand-in.ts';

const READING = {
  current: {
    time: '2026-11-21T05:15',
    temperature_2m: 24.1,
    relative_humidity_2m: 71,
    apparent_temperature: 25.6,
    wind_speed_10m: 7.9,
    wind_direction_10m: 352,
    weather_code: 3,
  },
};
const PARAGRAPH =
  '<p>The bridge was opened again after repairs that took four months; lorries go by the old road until the end of the year.</p>';

/** Stands for a weather service and for the web, of whose answers some fail and some are slow. Counts both. */
export async function startUpstreams({ failing, slow, slowMs }: { failing: number; slow: number; slowMs: number }) {
  const injected = { failed: 0, slowed: 0 };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const chance = Math.random();
    if (chance < failing) {
      injected.failed += 1;
      response.writeHead(500).end();
      return;
    }
    if (chance < failing + slow) {
      injected.slowed += 1;
      await sleep(slowMs);
    }
    if (url.pathname === '/v1/forecast') sendReading(url, response);
    else response.writeHead(200, { 'content-type': 'text/html' }).end(samplePage(url.pathname));
  };
  const { url, stop } = await startStandIn(new Proxy({}, { get: () => answer }));
  return { host: new URL(url).host, injected, stop };
}

/** One place is answered by an object, several by a list. */
function sendReading(url: URL, response: ServerResponse): void {
  const places = url.searchParams.get('latitude')?.split(',').length ?? 1;
  const body = places > 1 ? Array.from({ length: places }, () => READING) : READING;
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const samplePage = (name: string): string =>
  `<!doctype html><title>Page ${name}</title><main><article><h1>Page ${name}</h1>${PARAGRAPH.repeat(5 + (name.length % 40))}</article></main>`;
