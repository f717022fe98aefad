import { expect, it, onTestFinished } from 'vitest';
import { askAnew } from '../support/ask-anew.ts';
import { launchServer } from '../support/server.ts';
import { waitFor } from '../support/wait.ts';

/** A test that stops workers by SIGSTOP: another takes the place of each, and callers go to the others. `forGood`: it is never woken up. */
export function stopsWorkers(WORKERS: '1' | '2', forGood: boolean): void {
  const end = forGood ? 'it is ended' : 'it finishes its calls once it goes on';
  it(`of ${WORKERS}: another takes the place of a worker that has stopped, and ${end}`, { timeout: 120_000 }, async () => {
    const server = await launchServer({ WORKERS, DATA_WATCH: '1' });
    const ready = () => [...server.output().matchAll(/Worker (\d+) is ready/g)].map(([, pid]) => Number(pid));
    const [victim = 0] = ready();
    onTestFinished(() => server.stop());
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
    const gone = () => {
      try {
        return !process.kill(victim, 0);
      } catch {
        return true;
      }
    };
    await waitFor(gone);
    console.log(`Noticed after ${Math.round(noticed)} ms, gone after ${Math.round(performance.now() - stoppedAt)} ms`);
    expect(server.output().includes(`Worker ${victim}: SIGTERM: finishing the calls under way.`)).toBe(!forGood);
    expect(ready()).toHaveLength(before + 1);
    for (let call = 0; call < 20; call += 1) expect(await askAnew(`${server.url}/fuel`)).toBe(200);
  });
}
