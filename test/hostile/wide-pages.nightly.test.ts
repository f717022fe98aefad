import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { launchServer } from '../support/server.ts';
import { startStandIn } from '../support/stand-in.ts';

const CELLS = 440_000;
const COLUMNS = 20;
const CALLERS = 60;
const MB = 1024 ** 2;

/** A page whose one table has so many cells, 4.7 MB of it. */
function widePage(): string {
  const row = `<tr>${'<td>7</td>'.repeat(COLUMNS)}</tr>`;
  return `<!doctype html><title>Wide</title><article><p>Figures of a year.</p><table>${row.repeat(CELLS / COLUMNS)}</table></article>`;
}

it('a table of 440,000 cells for sixty callers at once takes a bounded memory, gives it back, and holds up nobody else', {
  timeout: 400_000,
}, async () => {
  const site = await startStandIn();
  const page = widePage();
  for (let at = 0; at < CALLERS; at += 1) site.routes[`/wide/${at}`] = page;
  const server = await launchServer({ TRUSTED_PROXIES: '127.0.0.1', FETCH_ALLOW: new URL(site.url).host });
  onTestFinished(async () => {
    await server.stop();
    await site.stop();
  });
  const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))?.[1]) * 1024;
  const askWide = (caller: number, path: string) =>
    server
      .get(`/fetch?url=${site.url}${path}`, { headers: { 'x-forwarded-for': `198.51.100.${caller + 1}` } })
      .then(async (response) => ({ status: response.status, bytes: (await response.arrayBuffer()).byteLength }));
  /** Milliseconds that others wait, one call after the other, while something goes on. */
  async function timesDuring(work: () => Promise<unknown>): Promise<number[]> {
    let going = true;
    const done = work().finally(() => {
      going = false;
    });
    const times: number[] = [];
    do {
      const started = performance.now();
      expect((await server.get(`/fuel/search?q=${Math.random()}`)).status).toBe(200);
      times.push(performance.now() - started);
      await sleep(20);
    } while (going);
    await done;
    return times.sort((a, b) => a - b);
  }
  const median = (times: readonly number[]) => times[Math.floor(times.length / 2)] ?? Number.NaN;

  // The threads have started and the code is warm.
  for (let call = 0; call < 3; call += 1) await askWide(call, '/wide/0');
  const others = median(await timesDuring(() => sleep(3_000)));
  const level = memory();
  for (const [what, pathOf] of [
    ['one page', () => '/wide/1'],
    ['a page each', (caller: number) => `/wide/${caller}`],
  ] as const) {
    let most = 0;
    const answers: { status: number; bytes: number }[] = [];
    const watch = setInterval(() => {
      most = Math.max(most, memory());
    }, 50);
    const times = await timesDuring(async () => {
      answers.push(...(await Promise.all(Array.from({ length: CALLERS }, (_, caller) => askWide(caller, pathOf(caller))))));
    });
    clearInterval(watch);
    const counts = Object.fromEntries(
      Map.groupBy(answers, ({ status }) => status)
        .entries()
        .map(([status, all]) => [status, all.length]),
    );
    await sleep(35_000); // threads without work end
    const after = memory();
    console.log(
      `${what}: ${JSON.stringify(counts)}, ${Math.round((answers[0]?.bytes ?? 0) / 1024)} KB each; memory ${Math.round(level / MB)} MB, at most ${Math.round(most / MB)}, after it ${Math.round(after / MB)}; others ${median(times).toFixed(1)} ms, before ${others.toFixed(1)}`,
    );
    // Answered, told 422 that the page is too much, or 503 that others wait.
    expect(Object.keys(counts).filter((status) => !['200', '422', '413', '502', '503'].includes(status))).toEqual([]);
    // By half, and by what a thread more at work costs on few cores.
    expect(median(times)).toBeLessThan(Math.max(1.5 * others, 20));
    expect(most - level).toBeLessThan(900 * MB);
    expect(after - level).toBeLessThan(200 * MB);
  }
});
