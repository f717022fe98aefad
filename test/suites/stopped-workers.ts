import { expect, it, onTestFinished } from 'vitest';
import { askAnew } from '../support/ask-anew.ts';
import { launchServer, type RunningServer } from '../support/server.ts';
import { waitFor } from '../support/wait.ts';

/**
 * A test that stops a worker by SIGSTOP: another takes its place, and callers go to the others. `forGood`: it is never woken up. The server is one that
 * is `running` with so many workers, or its own.
 */
export function stopsWorkers(WORKERS: '1' | '2', forGood: boolean, running?: () => RunningServer): void {
  const end = forGood ? 'it is ended' : 'it finishes its calls once it goes on';
  it(`of ${WORKERS}: another takes the place of a worker that has stopped, and ${end}`, { timeout: 120_000 }, async () => {
    const server = running?.() ?? (await launchServer({ WORKERS, DATA_WATCH: '1' }));
    if (!running) onTestFinished(() => server.stop());
    const said = (pattern: RegExp) => [...server.output().matchAll(pattern)].map(([, pid]) => Number(pid));
    const ready = () => said(/Worker (\d+) is ready/g);
    const gone = () => said(/Worker (\d+)(?: ended|: SIGTERM)/g);
    await waitFor(() => ready().length - gone().length === Number(WORKERS));
    const victim = ready().at(-1) ?? 0;
    const before = ready().length;
    process.kill(victim, 'SIGSTOP');
    const stoppedAt = performance.now();
    // Nobody is asked meanwhile where there is no other.
    if (WORKERS === '2') for (let call = 0; call < 20; call += 1) expect(await askAnew(`${server.url}/fuel`)).toBe(200);
    await waitFor(() => server.output().includes(`Worker ${victim} has stopped: another takes its place`));
    const noticed = performance.now() - stoppedAt;
    await waitFor(() => ready().length > before);
    for (let call = 0; call < 20; call += 1) expect(await askAnew(`${server.url}/fuel`)).toBe(200);
    if (!forGood) process.kill(victim, 'SIGCONT');
    const hasEnded = () => {
      try {
        return !process.kill(victim, 0);
      } catch {
        return true;
      }
    };
    await waitFor(hasEnded);
    console.log(`Noticed after ${Math.round(noticed)} ms, gone after ${Math.round(performance.now() - stoppedAt)} ms`);
    expect(server.output().includes(`Worker ${victim}: SIGTERM: finishing the calls under way.`)).toBe(!forGood);
    expect(ready()).toHaveLength(before + 1);
    for (let call = 0; call < 20; call += 1) expect(await askAnew(`${server.url}/fuel`)).toBe(200);
  });
}
