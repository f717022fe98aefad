import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on this machine that answers with what `page` gives for a path at the instant that it was moved to, 404 where it gives nothing. `moved` hears of each instant. */
export async function openUpstream(page: (path: string, now: Date) => string | undefined, moved?: (url: string, now: Date) => void) {
  let now = new Date(0);
  const server = createServer((request, response) => {
    const text = page(request.url ?? '/', now);
    const type = text?.startsWith('<') ? 'text/html' : 'application/json';
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': type }).end(text ?? 'not here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    moveTo(instant: Date) {
      now = instant;
      moved?.(url, instant);
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A process reads a day's international rates once by their address; the time in it makes `latest` new again. */
export function moveRates(url: string, now: Date): void {
  process.env.UPSTREAM_CURRENCY_API_URL = `${url}/rates/${now.getTime()}/{date}`;
}

/** The day of the rates that `/rates/<time>/<latest or day>/v1/currencies/usd.json` asks for; undefined for one that is still to come. */
export function ratesDay(path: string, now: Date): string | undefined {
  const date = /^\/rates\/\d+\/(latest|\d{4}-\d\d-\d\d)\//.exec(path)?.[1];
  const newest = now.toISOString().slice(0, 10);
  const day = date === 'latest' ? newest : date;
  return day && day <= newest ? day : undefined;
}
