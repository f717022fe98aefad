// `npm run bench -- pages [part of an address | addresses] [--runs 3] [--against http://127.0.0.1:4322]`: what one page of each template of the build, or
// each of these addresses, weighs over the network on a first visit and after the home page, and how soon and how still it stands on a slow phone (a quarter
// of the processor, slow 4G, 360 px). `--against` names a server of another build, of which the same is measured by turns. Needs Chromium.
import { parseArgs } from 'node:util';
import { env } from '../../../src/kernel/env.ts';
import { median } from '../../../src/kernel/money.ts';
import { requireBuild } from '../../../src/server/build.ts';
import { launchBrowser } from '../looks/browser.ts';
import { type Speed, sumBytes, timePage, weighVisits } from '../looks/measure.ts';
import { findTemplates } from '../looks/templates.ts';
import { startOurs } from '../serving/servers.ts';

const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, against: { type: 'string' } },
});
const rounds = Number(values.runs);
requireBuild(env.DIST_DIR);
const server = await startOurs({}, { pin: !values.against });
const browser = await launchBrowser();
const [part = ''] = positionals;
const addresses = part.startsWith('/')
  ? positionals
  : findTemplates(env.DIST_DIR).flatMap(({ address }) => (address.includes(part) ? [address] : []));
const origins = [server.url, ...(values.against ? [values.against.replace(/\/$/, '')] : [])];
const kb = (bytes: number) => (bytes / 1000).toFixed(1);
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const cellsOf = async (origin: string, address: string, speeds: readonly Speed[]) => {
  const { first, next } = await weighVisits(browser, origin, address, address === '/' ? '/browse/fuel' : '/');
  const kinds = (['html', 'css', 'js', 'fonts'] as const).map((kind) => sumBytes(first, kind));
  const speed = [seconds(median(speeds.map(({ lcp }) => lcp))), median(speeds.map(({ cls }) => cls)).toFixed(3)];
  return [...[...kinds, sumBytes(first), sumBytes(next)].map(kb), first.length, ...speed];
};
console.log('| page | HTML | CSS | JS | fonts | first visit | next | requests | LCP | CLS |');
console.log('| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |');
for (const address of addresses) {
  const speeds = origins.map((): Speed[] => []);
  // By turns, so that what else the machine does falls upon both.
  for (let round = 0; round < rounds; round += 1)
    for (const [at, origin] of origins.entries()) speeds[at]?.push(await timePage(browser, origin + address));
  for (const [at, origin] of origins.entries())
    console.log(
      `| ${[at === 0 ? address.split('?')[0] : 'the other', ...(await cellsOf(origin, address, speeds[at] ?? []))].join(' | ')} |`,
    );
}
await browser.close();
server.stop();
