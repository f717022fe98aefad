import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { launchServer, type RunningServer } from '../support/server.ts';
import { waitFor } from '../support/wait.ts';

/** Callers who ask without a pause keep both cores busy for as long as a worker takes to start: a few by day. */
const CALLERS = { few: 3, many: 12 };
/** A call that has neither an answer nor a reset after so long hangs for good: on two busy cores one may wait for seconds. */
const HANGS_AFTER_MS = 20_000;

/** A test that kills so many workers, one after the other, while others are asked for answers; of a server that is `running`, or of its own. */
export function killsWorkers(kills: number, running?: () => RunningServer): void {
  it(`kills ${kills} workers under load, and no call is left without an answer or a reset`, { timeout: 400_000 }, async () => {
    const server = running?.() ?? (await launchServer({ WORKERS: '3' }));
    if (!running) onTestFinished(() => server.stop());
    const said = (pattern: RegExp) => [...server.output().matchAll(pattern)].map(([, pid]) => Number(pid));
    const living = () => said(/Worker (\d+) is ready/g).filter((pid) => !said(/Worker (\d+) ended/g).includes(pid));
    const counts = { answered: 0, reset: 0, hanging: 0, longest: 0 };
    let going = true;

    /** Asks one call after the other, over a connection that is kept, as long as the test lasts. */
    async function call(): Promise<void> {
      const agent = new Agent({ keepAlive: true });
      while (going) {
        const started = performance.now();
        const request = get(`${server.url}/fuel/search?q=${Math.random()}`, { agent });
        // A reset may come while nobody waits for it.
        request.on('error', () => undefined);
        try {
          const [response] = await once(request, 'response', { signal: AbortSignal.timeout(HANGS_AFTER_MS) });
          expect(response.statusCode).toBe(200);
          await once(response.resume(), 'close', { signal: AbortSignal.timeout(HANGS_AFTER_MS) });
          counts.answered += 1;
        } catch (error) {
          if (error instanceof Error && error.name === 'AbortError') counts.hanging += 1;
          else counts.reset += 1;
          request.destroy();
          await sleep(5);
        }
        counts.longest = Math.max(counts.longest, performance.now() - started);
      }
      agent.destroy();
    }
    const callers = Array.from({ length: running ? CALLERS.few : CALLERS.many }, call);

    for (let killed = 0; killed < kills; killed += 1) {
      await waitFor(() => living().length >= 2);
      const [oldest = 0] = living();
      process.kill(oldest, 'SIGKILL');
      await waitFor(() => !living().includes(oldest));
    }
    going = false;
    await Promise.all(callers);
    console.log(`${kills} kills: ${JSON.stringify({ ...counts, longest: `${Math.round(counts.longest)} ms` })}`);
    expect(counts.hanging).toBe(0);
    expect(counts.answered).toBeGreaterThan(kills);
    expect(server.process.exitCode).toBeNull();
  });
}
