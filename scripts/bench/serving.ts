// `npm run bench -- serving [--rounds 5] [--seconds 2] [--only twin,miss]`: our answers by wrk, each beside a bare node:http server that sends
// the same bytes, beside sirv and nginx over the same files where they are installed, and a miss beside an Astro endpoint that returns a
// constant. The server has the first core, wrk the second. Medians of rounds in which all take their turn; with --together, for a machine that has
// other work, all are loaded at one time on the same core, so that what disturbs one disturbs all.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { env } from '../../src/lib/env.ts';
import { machine, markdownTable, median, saveResults } from '../results.ts';
import { isThere, type Load, load, warmUp } from '../serving/load.ts';
import { record } from '../serving/record.ts';
import { type Rival, startBare, startConstant, startNginx, startOurs, startSirv } from '../serving/servers.ts';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
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
const ours = await startOurs();
const etag = (await fetch(`${ours.url}/fuel/city/mumbai.json`, { headers: GZIP })).headers.get('etag') ?? '';
const cases: Case[] = [
  { name: 'twin', path: '/fuel/city/mumbai.json', headers: GZIP, target: 0.92, isFile: true },
  { name: 'page', path: '/browse/fuel/city/mumbai', headers: GZIP, target: 0.92, isFile: true },
  { name: 'kept', path: '/fuel?city=mumbai', headers: GZIP, target: 0.88 },
  { name: 'noisy query', path: '/fuel?utm_source=x&city=MUMBAI', headers: GZIP, target: 0.88 },
  { name: '304', path: '/fuel/city/mumbai.json', headers: { ...GZIP, 'if-none-match': etag }, target: 0.95, isFile: true },
  { name: 'miss', path: '/gst/validate?number=27AAPFU0939F1ZV', headers: {}, target: 0.8 },
].filter(({ name }) => !values.only || values.only.split(',').includes(name));

const folder = resolve(join(env.DIST_DIR, 'client'));
const rivals: Record<string, Rival | undefined> = { sirv: await startSirv(folder), nginx: await startNginx(folder) };
const running: Rival[] = [ours, ...Object.values(rivals).filter((rival) => rival !== undefined)];
const rows: string[][] = [];
const results: Record<string, unknown> = {};
for (const { name, path, headers, target, isFile } of cases) {
  const first = await startFirstRival(name, path, headers);
  running.push(first);
  const against = name === 'miss' ? 'Astro, constant' : 'bare node:http';
  const beside: Record<string, { rival: Rival; path: string }> = {
    ours: { rival: ours, path },
    [against]: { rival: first, path: name === 'miss' ? '/constant' : path },
    ...(isFile ? Object.fromEntries(Object.entries(rivals).flatMap(([title, rival]) => (rival ? [[title, { rival, path }]] : []))) : {}),
  };
  const measured = await takeTurns(beside, name === '304' ? undefined : headers, headers);
  first.stop();
  const rate = (title: string) => median((measured[title] ?? []).map(({ perCpuSecond }) => perCpuSecond));
  // Each round's ratio, and then their median: what disturbs a round disturbs both.
  const ratios = (measured.ours ?? []).map((load, at) => load.perCpuSecond / (measured[against]?.[at]?.perCpuSecond ?? Number.NaN));
  const told = Object.keys(rivals).map((title) => (measured[title] ? (rate(title) / rate(against)).toFixed(2) : ''));
  const p99 = median((measured.ours ?? []).map((load) => load.p99));
  const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  rows.push([
    name,
    rate('ours').toFixed(0),
    rate(against).toFixed(0),
    `**${median(ratios).toFixed(2)}** (${spread})`,
    `${target}`,
    `${p99.toFixed(1)}`,
    ...told,
  ]);
  results[name] = { path, headers, ratio: median(ratios), ratios, target, against, measured };
  console.error(rows.at(-1)?.join('  '));
}
for (const rival of running) rival.stop();
console.log(
  markdownTable(['answer', 'ours', 'same bytes, bare', 'ours to bare', 'target', 'p99, ms', 'sirv to bare', 'nginx to bare'], rows),
);
console.log(`Requests for a second of the server's CPU. ${JSON.stringify(machine())}`);
saveResults('serving', results);

async function startFirstRival(name: string, path: string, headers: Record<string, string>): Promise<Rival> {
  if (name !== 'miss') return startBare(await record(ours.url + path, headers));
  return startConstant(await (await fetch(ours.url + path)).text());
}

/** Loads all of them in turn, once to warm up and then so many rounds. A validator is each server's own. */
async function takeTurns(
  beside: Record<string, { rival: Rival; path: string }>,
  shared: Record<string, string> | undefined,
  ofOurs: Record<string, string>,
): Promise<Record<string, Load[]>> {
  const measured: Record<string, Load[]> = {};
  for (let round = 0; round <= rounds; round += 1) {
    const loads = Object.entries(beside).map(([title, { rival, path }]) => async () => {
      const headers = shared ?? (await ownValidator(title, rival, path, ofOurs));
      if (round === 0) return warmUp(rival.url + path, headers, rival.pids);
      measured[title] = [...(measured[title] ?? []), await load(rival.url + path, headers, rival.pids, seconds)];
    });
    if (values.together) await Promise.all(loads.map((one) => one()));
    else for (const one of loads) await one();
  }
  return measured;
}

async function ownValidator(title: string, { url }: Rival, path: string, ofOurs: Record<string, string>): Promise<Record<string, string>> {
  if (title !== 'sirv' && title !== 'nginx') return ofOurs;
  const etag = (await fetch(url + path, { headers: GZIP })).headers.get('etag');
  return { ...ofOurs, 'if-none-match': etag ?? '' };
}
