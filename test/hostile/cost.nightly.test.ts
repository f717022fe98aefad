import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { MALLOC_SETTINGS } from '../../scripts/tools/serving/servers.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import { listTools } from '../../src/catalog/mcp/tools.ts';
import { readFileList } from '../../src/server/file-list.ts';
import { largeData } from '../support/large-data.ts';
import { type MadeUpCall, madeUpCalls, madeUpToolCalls } from '../support/made-up-calls.ts';
import { launchServer, type RunningServer } from '../support/server.ts';
import { watchCost } from '../support/server-cost.ts';
import type { WorkDir } from '../support/work-dir.ts';

// What one call costs, alone on a quiet server, whatever its parameters are within what is documented. Another seed makes other calls: COST_SEED=7.
const MAX_MS = 200;
const MAX_MB = 20;
const SEED = Number(process.env.COST_SEED ?? 1);
const EACH = Number(process.env.COST_CALLS ?? 12);
/** What was once too much is asked again: a collection of garbage, or code that is compiled, may fall into any call. */
const TRIES = 3;

let data: WorkDir;
let server: RunningServer;
beforeAll(async () => {
  data = await largeData();
  server = await launchServer({ ...inject('settings'), ...MALLOC_SETTINGS, DATA_DIR: data.path, WARM: '1' });
}, 120_000);
afterAll(async () => {
  await server.stop();
  data.remove();
});

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream', 'accept-encoding': 'br' };

async function send({ path, body }: MadeUpCall): Promise<{ status: number; isKept: boolean }> {
  const asked = request(server.url + path, {
    agent,
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? { 'accept-encoding': 'br' } : HEADERS,
  });
  const [response] = (await once(asked.end(body), 'response')) as [IncomingMessage];
  await once(response.resume(), 'end');
  return { status: response.statusCode ?? 0, isKept: response.headers['cache-status']?.includes('hit') === true };
}

/** The calls that cost too much each time, and the dearest of all. */
async function tooDear(calls: Iterable<MadeUpCall>): Promise<string[]> {
  const found: string[] = [];
  const dearest = { ms: 0, mb: 0, said: '', saidMb: '' };
  let count = 0;
  for (const call of calls) {
    let least = { ms: Number.POSITIVE_INFINITY, mb: Number.POSITIVE_INFINITY };
    let status = 0;
    for (let tries = 0; tries < TRIES && (least.ms > MAX_MS || least.mb > MAX_MB); tries += 1) {
      const cost = watchCost(server.process.pid ?? 0);
      const sent = await send(call);
      const { ms, mb } = cost();
      // An answer that was kept tells nothing of what it costs to make.
      if (tries > 0 && sent.isKept) break;
      status = sent.status;
      least = { ms: Math.min(least.ms, ms), mb: Math.min(least.mb, mb) };
    }
    count += 1;
    expect(status, call.path).not.toBe(500);
    const said = `${call.of} ${(call.body ?? call.path).slice(0, 300)}: ${status}, ${Math.round(least.ms)} ms, ${Math.round(least.mb)} MB`;
    if (least.ms > dearest.ms) Object.assign(dearest, { ms: least.ms, said });
    if (least.mb > dearest.mb) Object.assign(dearest, { mb: least.mb, saidMb: said });
    if (least.ms > MAX_MS || least.mb > MAX_MB) found.push(said);
  }
  console.log(`${count} calls; most time: ${dearest.said}; most memory: ${dearest.saidMb}`);
  return found;
}

describe('no call costs more than 200 ms of the main thread or 20 MB', () => {
  it('of an endpoint', { timeout: 1_800_000 }, async () => {
    // Indexes are built and code is compiled before.
    for (const call of madeUpCalls(0, SEED)) await send(call);
    expect(await tooDear(madeUpCalls(EACH, SEED))).toEqual([]);
  });

  it('of a tool of agents', { timeout: 1_800_000 }, async () => {
    for (const call of madeUpToolCalls(1, SEED + 1, listTools(AREAS))) await send(call);
    expect(await tooDear(madeUpToolCalls(EACH, SEED, listTools(AREAS)))).toEqual([]);
  });

  it('of a file', { timeout: 600_000 }, async () => {
    const files = (readFileList(inject('dist')) ?? []).toSorted((a, b) => (b.size ?? 0) - (a.size ?? 0));
    // The largest, and some of all sizes.
    const asked = files.filter((_, at) => at < 60 || at % 200 === 0);
    expect(await tooDear(asked.map(({ path }) => ({ of: 'file', path: encodeURI(path) })))).toEqual([]);
  });
});
