/** Lets one piece of work run at a time: an upstream that counts calls in flight gets them one after another. A waiter whose signal ends leaves the queue. */
export function takeTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return function inTurn<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    const mine = last.then(() => {
      signal.throwIfAborted();
      return work();
    });
    last = mine.catch(() => undefined);
    return mine;
  };
}
