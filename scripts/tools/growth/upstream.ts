import { startStandIn } from '../../../test/support/stand-in.ts';

/** A stand-in that answers with what `page` gives for a path at the instant that it was moved to, 404 where it gives nothing. `moved` hears of each instant. */
export async function openUpstream(page: (path: string, now: Date) => string | undefined, moved?: (url: string, now: Date) => void) {
  let now = new Date(0);
  const { url, stop } = await startStandIn(new Proxy({}, { get: (_, path) => page(String(path), now) }));
  return {
    url,
    moveTo(instant: Date) {
      now = instant;
      moved?.(url, instant);
    },
    close: stop,
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
