// `npm run bench -- pages [part of an address] [--runs 1]`: what one page of each template of the build weighs over the network on a first visit and after
// the home page, and how soon and how still it stands on a slow phone (a quarter of the processor, slow 4G, 360 px). Needs Chromium.
import { parseArgs } from 'node:util';
import { env } from '../../../src/kernel/env.ts';
import { requireBuild } from '../../../src/server/build.ts';
import { launchBrowser } from '../looks/browser.ts';
import { sumBytes, timePage, weighVisits } from '../looks/measure.ts';
import { findTemplates } from '../looks/templates.ts';
import { startOurs } from '../serving/servers.ts';

const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
});
/** The middle one counts. */
const count = Number(values.runs);
requireBuild(env.DIST_DIR);
const server = await startOurs();
const browser = await launchBrowser();
const [part = ''] = positionals;
const kb = (bytes: number) => (bytes / 1000).toFixed(1);
console.log('| page | HTML | CSS | JS | fonts | first visit | next | requests | LCP | CLS |');
console.log('| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |');
for (const { address } of findTemplates(env.DIST_DIR).filter((one) => one.address.includes(part))) {
  const { first, next } = await weighVisits(browser, server.url, address, address === '/' ? '/browse/fuel' : '/');
  const runs = [];
  for (let run = 0; run < count; run += 1) runs.push(await timePage(browser, server.url + address));
  runs.sort((a, b) => a.lcp - b.lcp);
  const { lcp = 0, cls = 0 } = runs[Math.floor(count / 2)] ?? {};
  const kinds = (['html', 'css', 'js', 'fonts'] as const).map((kind) => sumBytes(first, kind));
  const cells = [...kinds, sumBytes(first), sumBytes(next)].map(kb);
  console.log(`| ${[address.split('?')[0], ...cells, first.length, `${(lcp / 1000).toFixed(2)} s`, cls.toFixed(3)].join(' | ')} |`);
}
await browser.close();
server.stop();
