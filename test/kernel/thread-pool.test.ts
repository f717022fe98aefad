import { afterAll, expect, it } from 'vitest';
import { createThreadPool } from '../../src/kernel/thread-pool.ts';

const MB = 2 ** 20;
const pool = createThreadPool<number, number>(new URL('../support/littering-worker.ts', import.meta.url).href, {
  threads: 1,
  memoryMb: 400,
  youngMb: 24,
});
afterAll(() => pool.destroy());

const heapMb = async () => ((await pool.threads[0]?.getHeapStatistics())?.used_heap_size ?? 0) / MB;

it('a thread gives back the memory of its last task while it waits for the next', async () => {
  // The thread itself tells what it has: asked from here, it might have given it back already.
  expect(await pool.run(1_500_000)).toBeGreaterThan(40);
  await expect.poll(heapMb, { timeout: 20_000, interval: 500 }).toBeLessThan(20);
  expect(await pool.run(2)).toBeLessThan(20);
});
