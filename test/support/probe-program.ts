import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';

/** What calls to one path took, in milliseconds. */
export interface Probed {
  path: string;
  calls: number;
  /** The median, and the same without the time for which others had the processor. */
  usual: number;
  usualOwn: number;
  slowest: number;
  /** When the slowest began, after the attack. */
  slowestAt: number;
  /** The slowest without the time for which others had the processor, when the server or this program wanted it: the server's own doing. */
  slowestOwn: number;
  /** Statuses other than 200, and calls that failed. */
  wrong: string[];
}

// A program of its own, which has nothing else to do: node probe-program.ts <url> <the server's pid> <path>... Told 'begin', it asks for the paths, each
// again and again, until it is told 'end', and then tells what it saw. What keeps the attacker busy is not counted as the server's time.

const FEWEST = 10;
const PAUSE_MS = 20;
const TICK_MS = 5;
const WARM_CALLS = 5;
/** Who asks is another caller than the attacker, who comes from 127.0.0.1. */
const ANOTHER = '127.0.0.2';

const [url = '', pid = '', ...paths] = process.argv.slice(2);
let over = true;

/** When this program was not let run, up to which time and for how long. */
const held: { until: number; length: number }[] = [];
let ticked = performance.now();
setInterval(() => {
  const now = performance.now();
  const length = now - ticked - TICK_MS;
  if (length > 1) held.push({ until: now, length });
  ticked = now;
}, TICK_MS);
const heldWithin = (from: number, to: number): number =>
  held.reduce((sum, { until, length }) => sum + Math.max(0, Math.min(to, until) - Math.max(from, until - length)), 0);

/** For how long the server's main thread has wanted a processor and had none, in milliseconds; 0 where the system does not tell. */
function serverHeld(): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

/** Asks for a path and gives the status, in words where there is none. */
function ask(path: string, agent: Agent | false): Promise<string> {
  return new Promise((resolve) => {
    const asked = get(url + path, { agent, localAddress: ANOTHER }, (response) => {
      response.resume().once('end', () => resolve(String(response.statusCode)));
    });
    asked.once('error', (cause) => resolve(String(cause)));
  });
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

async function probe(path: string, agent: Agent | false): Promise<Probed> {
  const began = performance.now();
  const calls: { at: number; took: number; own: number }[] = [];
  const wrong: string[] = [];
  while (!over || calls.length < FEWEST) {
    const before = serverHeld();
    const from = performance.now();
    const status = await ask(path, agent);
    const to = performance.now();
    const waited = serverHeld() - before;
    await pause();
    calls.push({ at: from - began, took: to - from, own: Math.max(0, to - from - waited - heldWithin(from, to)) });
    if (status !== '200') wrong.push(status);
  }
  const slowest = Math.max(...calls.map(({ took }) => took));
  return {
    path,
    calls: calls.length,
    usual: median(calls.map(({ took }) => took)),
    usualOwn: median(calls.map(({ own }) => own)),
    slowest,
    slowestAt: calls.find((call) => call.took === slowest)?.at ?? 0,
    slowestOwn: Math.max(...calls.map(({ own }) => own)),
    wrong,
  };
}

/** The first is asked for by a connection for each call, as those do who look after services; the others by one that stays, as browsers do. */
const agents = paths.map((_, at) => at > 0 && new Agent({ keepAlive: true, maxSockets: 1 }));
const each = <T>(work: (path: string, agent: Agent | false) => Promise<T>) =>
  Promise.all(paths.map((path, at) => work(path, agents[at] ?? false)));

for (let call = 0; call < WARM_CALLS; call++) await each(ask);
process.on('message', async (said) => {
  over = said === 'end';
  if (over) return;
  held.length = 0;
  process.send?.('begun');
  process.send?.(await each(probe));
});
process.once('disconnect', () => process.exit());
process.send?.('ready');
