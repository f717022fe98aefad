// `npm run bench -- page-weights [part of an address]`: what a first visit of the heaviest page of each kind weighs, and of the stations with most trains
// with their local trains, in both languages. Ends with 1 where one is above its budget (docs/pages.md). Needs Chromium and a build of the real data.
import { inBothLanguages } from '../../../src/areas/hindi-pages.ts';
import { departuresAt, localsApart, stillRunning } from '../../../src/areas/train/stations/board.ts';
import { timetableNetwork } from '../../../src/areas/train/timetable/network.ts';
import { pageOfLocals, pageOfStation } from '../../../src/areas/train/timetable/timetable.ts';
import { env } from '../../../src/kernel/env.ts';
import { istDay } from '../../../src/kernel/time.ts';
import { requireBuild } from '../../../src/server/build.ts';
import { launchBrowser } from '../looks/browser.ts';
import { loadParts, sumBytes } from '../looks/measure.ts';
import { findTemplates } from '../looks/templates.ts';
import { startOurs } from '../serving/servers.ts';

/** Bytes over the network: HTML, CSS, JS and fonts. */
const BUDGET = { en: 85_000, hi: 100_000 } as const;
const STATIONS = 20;
const PHONE = { width: 360, height: 740 };

/** Pages of the stations with most trains. */
async function largestStations(): Promise<string[]> {
  const network = await timetableNetwork();
  const largest = [...network.calls].sort(([, a], [, b]) => b.length - a.length).slice(0, STATIONS);
  return largest.flatMap(([code]) => {
    const apart = localsApart(stillRunning(departuresAt(network, code), istDay()));
    return [pageOfStation(network, code), ...(apart ? [pageOfLocals(code)] : [])];
  });
}

requireBuild(env.DIST_DIR);
const [part = ''] = process.argv.slice(3);
const addresses = [...findTemplates(env.DIST_DIR).map(({ address }) => address), ...inBothLanguages(await largestStations())];
const server = await startOurs({}, { pin: false });
const browser = await launchBrowser();
const weights: { address: string; bytes: number; html: number; isOver: boolean }[] = [];
for (const address of new Set(addresses.filter((one) => one.includes(part)))) {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  const parts = await loadParts(await context.newPage(), server.url + address);
  const bytes = sumBytes(parts);
  const budget = /^\/hi(?:\/|$)/.test(address) ? BUDGET.hi : BUDGET.en;
  weights.push({ address, bytes, html: sumBytes(parts, 'html'), isOver: bytes >= budget });
  await context.close();
}
const kb = (bytes: number) => (bytes / 1000).toFixed(1);
for (const { address, bytes, html, isOver } of weights.sort((a, b) => b.bytes - a.bytes))
  console.log(`${kb(bytes)} kB${isOver ? ' OVER' : ''} (HTML ${kb(html)}) ${address}`);
await browser.close();
server.stop();
process.exitCode = weights.some(({ isOver }) => isOver) ? 1 : 0;
