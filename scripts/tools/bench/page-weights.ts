// `npm run bench -- page-weights [part of an address]`: what a first visit of the heaviest page of each kind weighs, and of the stations with most trains
// with their local trains, in both languages. Ends with 1 where one is above its budget (docs/pages.md). Needs Chromium and a build of the real data.
import { env } from '../../../src/kernel/env.ts';
import { requireBuild } from '../../../src/server/build.ts';
import { launchBrowser } from '../looks/browser.ts';
import { loadParts, sumBytes } from '../looks/measure.ts';
import { findTemplates } from '../looks/templates.ts';
import { firstVisitOf, largestStations } from '../looks/weights.ts';
import { startOurs } from '../serving/servers.ts';

const STATIONS = 20;
const PHONE = { width: 360, height: 740 };

requireBuild(env.DIST_DIR);
const [part = ''] = process.argv.slice(3);
const addresses = [...findTemplates(env.DIST_DIR).map(({ address }) => address), ...(await largestStations(STATIONS))];
const server = await startOurs({}, { pin: false });
const browser = await launchBrowser();
const weights: { address: string; bytes: number; html: number; isOver: boolean }[] = [];
for (const address of new Set(addresses.filter((one) => one.includes(part)))) {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  const parts = await loadParts(await context.newPage(), server.url + address);
  const bytes = sumBytes(parts);
  weights.push({ address, bytes, html: sumBytes(parts, 'html'), isOver: bytes >= firstVisitOf(address) });
  await context.close();
}
const kb = (bytes: number) => (bytes / 1000).toFixed(1);
for (const { address, bytes, html, isOver } of weights.sort((a, b) => b.bytes - a.bytes))
  console.log(`${kb(bytes)} kB${isOver ? ' OVER' : ''} (HTML ${kb(html)}) ${address}`);
await browser.close();
server.stop();
process.exitCode = weights.some(({ isOver }) => isOver) ? 1 : 0;
