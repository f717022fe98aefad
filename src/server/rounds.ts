import { FairQueue, type Waiter } from '../kernel/fair-queue.ts';

/**
 * Spreads work that keeps the process busy over rounds of the event loop, so that whoever has just called is heard between two rounds. `perRound`:
 * pieces of work in a round. Gives a function that resolves when the caller's piece may be done; callers take turns, however many each has.
 */
export function createRounds(perRound: number): (waiter: Waiter) => Promise<void> {
  const queue = new FairQueue<() => void>();
  let isPlanned = false;

  function plan(): void {
    isPlanned = queue.size > 0;
    if (isPlanned) setImmediate(round);
  }

  function round(): void {
    for (let done = 0; done < perRound && queue.size > 0; done++) queue.shift()?.();
    plan();
  }

  return (waiter) =>
    new Promise((go, drop) => {
      queue.push(go, waiter, drop);
      if (!isPlanned) plan();
    });
}
