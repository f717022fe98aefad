// `npm run bench -- serving [--rounds 5] [--seconds 3] [--only "static file,miss"]`: our answers by wrk, each beside a bare node:http server that sends
// the same bytes, beside nginx over the same files where it is installed, and a miss beside an Astro endpoint that returns a
// constant. The server has the first core, wrk the second. Medians of rounds, each with new processes, which are loaded in turn for a second, so many
// times; with --together, for a machine that has other work, all are loaded at one time on the same core, so that what disturbs one disturbs all.

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { env } from '../../../src/kernel/env.ts';
import { median } from '../../../src/kernel/money.ts';
import { PACKED_INDEX } from '../../../src/store/packed-files.ts';
import { machine, markdownTable } from '../results.ts';
import { isThere, joinLoads, type Load, load, warmUp } from '../serving/load.ts';
import { record } from '../serving/record.ts';
import { type Rival, startBare, startConstant, startNginx, startOurs } from '../serving/servers.ts';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    only: { type: 'string' },
    together: { type: 'boolean' },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
if (!isThere('wrk')) {
  console.error('wrk is not installed: apt-get install wrk');
  process.exit(1);
}

/** What is asked for, whom with, and what the issue asks of the ratio to the first rival. */
interface Case {
  name: string;
  path: string;
  headers: Record<string, string>;
  target: number;
  /** Servers of the same files may be asked for it too. */
  isFile?: boolean;
}

const GZIP = { 'accept-encoding': 'gzip' };
/** Milliseconds after the start in which the server opens its snapshots. */
const SETTLED_MS = 4_000;
const cases: Case[] = [
  { name: 'static file', path: '/fuel/city/mumbai.json', headers: GZIP, target: 0.92, isFile: true },
  { name: 'page', path: '/browse/fuel/city/mumbai', headers: GZIP, target: 0.92, isFile: true },
  { name: 'kept', path: '/fuel?city=mumbai', headers: GZIP, target: 0.88 },
  { name: 'noisy query', path: '/fuel?utm_source=x&city=MUMBAI', headers: GZIP, target: 0.88 },
  { name: '304', path: '/fuel/city/mumbai.json', headers: GZIP, target: 0.95, isFile: true },
  { name: 'miss', path: '/gst/validate?number=27AAPFU0939F1ZV', headers: {}, target: 0.8 },
].filter(({ name }) => !values.only || values.only.split(',').includes(name));

if (existsSync(join(env.DIST_DIR, PACKED_INDEX))) throw new Error('The other servers need plain files: BUILD_PLAIN=1 npm run build');
const folder = resolve(join(env.DIST_DIR, 'client'));
const nginx = await startNginx(folder);
const measured = new Map<string, Record<string, Load[]>>(cases.map(({ name }) => [name, {}]));
// What a process of the same program does differs by a fifth from one start to the next, so that each round has new ones.
for (let round = 0; round < rounds; round += 1) {
  const ours = await startOurs();
  await sleep(SETTLED_MS);
  for (const one of cases) {
    const first = await startFirstRival(ours, one);
    const loads = await takeTurns(ours, first, one);
    first.stop();
    const all = measured.get(one.name) ?? {};
    for (const [title, load] of loads) all[title] = [...(all[title] ?? []), load];
    console.error(
      [`${round + 1}`, one.name, ...[...loads].map(([title, { perCpuSecond }]) => `${title} ${perCpuSecond.toFixed(0)}`)].join('  '),
    );
  }
  ours.stop();
}
nginx?.stop();

const rows: string[][] = [];
for (const { name, target } of cases) {
  const loads = measured.get(name) ?? {};
  const against = baselineName(name);
  const rate = (title: string) => median((loads[title] ?? []).map(({ perCpuSecond }) => perCpuSecond));
  // Each round's ratio, and then their median: what disturbs a round disturbs both.
  const ratios = (loads.ours ?? []).map((load, at) => load.perCpuSecond / (loads[against]?.[at]?.perCpuSecond ?? Number.NaN));
  const p99 = median((loads.ours ?? []).map((load) => load.p99));
  const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  const figures = [rate('ours').toFixed(0), rate(against).toFixed(0), `**${median(ratios).toFixed(2)}** (${spread})`, `${target}`];
  rows.push([name, ...figures, `${p99.toFixed(1)}`, loads.nginx ? (rate('nginx') / rate(against)).toFixed(2) : '']);
}
console.log(markdownTable(['answer', 'ours', 'same bytes, bare', 'ours to bare', 'target', 'p99, ms', 'nginx to bare'], rows));
console.log(`Requests for a second of the server's CPU. ${JSON.stringify(machine())}`);

function baselineName(name: string): string {
  return name === 'miss' ? 'Astro, constant' : 'bare node:http';
}

async function startFirstRival({ url }: Rival, { name, path, headers }: Case): Promise<Rival> {
  if (name === 'miss') return startConstant(await (await fetch(url + path)).text());
  return startBare(await record(url + path, name === '304' ? await ownValidator(url, path) : headers));
}

/** Loads all of them in turn, a second at a time, after they are warm. A validator is each server's own. */
async function takeTurns(ours: Rival, first: Rival, { name, path, headers, isFile }: Case): Promise<Map<string, Load>> {
  const beside = { ours, [baselineName(name)]: first, ...(isFile && nginx ? { nginx } : {}) };
  const slices = new Map<string, Load[]>();
  const loads: (() => Promise<void>)[] = [];
  for (const [title, rival] of Object.entries(beside)) {
    const url = rival.url + (title === 'Astro, constant' ? '/constant' : path);
    const isOther = rival !== ours && rival !== first;
    const sent = name === '304' ? await ownValidator(isOther ? rival.url : ours.url, path) : headers;
    await warmUp(url, sent, rival.pids);
    loads.push(async () => {
      slices.set(title, [...(slices.get(title) ?? []), await load(url, sent, rival.pids, 1)]);
    });
  }
  for (let slice = 0; slice < seconds; slice += 1) {
    if (values.together) await Promise.all(loads.map((one) => one()));
    else for (const one of loads) await one();
  }
  return new Map([...slices].map(([title, loads]) => [title, joinLoads(loads)]));
}

async function ownValidator(url: string, path: string): Promise<Record<string, string>> {
  const etag = (await fetch(url + path, { headers: GZIP })).headers.get('etag');
  return { ...GZIP, 'if-none-match': etag ?? '' };
}
