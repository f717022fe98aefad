import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startOurs } from '../../serving/servers.ts';
import type { Outcome } from '../faults.ts';

const CALLERS = 12;
/** A call that has neither an answer nor a reset after so long hangs for good. */
const HANGS_AFTER_MS = 20_000;

/** Kills the oldest of three workers, `times` over, while callers ask without a pause. */
export async function killWorkers(times: number): Promise<Outcome[]> {
  const { url, output, stop } = await startOurs({ WORKERS: '3' }, { pin: false });
  const said = (pattern: RegExp) => [...output().matchAll(pattern)].map(([, pid]) => Number(pid));
  const living = () => said(/Worker (\d+) is ready/g).filter((pid) => !said(/Worker (\d+) ended/g).includes(pid));
  const counts = { answered: 0, reset: 0 };
  const lost: string[] = [];
  let longest = 0;
  let going = true;
  const callers = Array.from({ length: CALLERS }, async () => {
    const agent = new Agent({ keepAlive: true });
    while (going) {
      const started = performance.now();
      const request = get(`${url}/fuel/search?q=${Math.random()}`, { agent });
      request.on('error', () => undefined);
      try {
        const [response] = await once(request, 'response', { signal: AbortSignal.timeout(HANGS_AFTER_MS) });
        await once(response.resume(), 'close', { signal: AbortSignal.timeout(HANGS_AFTER_MS) });
        if (response.statusCode !== 200) lost.push(`answered ${response.statusCode}`);
        counts.answered += 1;
      } catch (error) {
        if (error instanceof Error && error.name === 'AbortError') lost.push(`neither an answer nor a reset in ${HANGS_AFTER_MS} ms`);
        else counts.reset += 1;
        request.destroy();
        await sleep(5);
      }
      longest = Math.max(longest, performance.now() - started);
    }
    agent.destroy();
  });
  for (let killed = 0; killed < times; killed += 1) {
    while (living().length < 2) await sleep(20);
    const [oldest = 0] = living();
    process.kill(oldest, 'SIGKILL');
    while (living().includes(oldest)) await sleep(20);
  }
  going = false;
  await Promise.all(callers);
  stop();
  const asked = counts.answered + counts.reset + lost.length;
  const notes = `${times} kills; ${counts.answered} answered, ${counts.reset} reset, the longest ${Math.round(longest)} ms`;
  return [{ what: 'calls while workers are killed: an answer or a reset', attempts: asked, held: asked - lost.length, lost, notes }];
}
