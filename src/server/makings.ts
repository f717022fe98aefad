/** How the making of an answer ended: it was made for the cache, or not for it, it failed, or who had asked for it left. */
type Outcome = 'kept' | 'not kept' | 'failed' | 'left';

/**
 * What is being made, by address: whoever asks for the same meanwhile waits for the first, and takes what was kept. Without it a thousand calls of a long
 * list that nobody had asked for before make one each, and hold it for as long as their readers take nothing.
 */
export function createMakings() {
  const making = new Map<string, Promise<Outcome>>();
  /** Routes whose answers are not kept: their calls wait for no other. */
  const single = new Set<string>();

  return {
    /** How another call's making of the same will end; undefined where the caller has to make it. Nothing may be awaited between this and `begin`. */
    other: (route: string, address: string): Promise<Outcome> | undefined => (single.has(route) ? undefined : making.get(address)),
    /** Notes that an answer is being made; the function it gives is to be told how that ended. */
    begin(route: string, address: string): (outcome: Outcome) => void {
      const { promise, resolve } = Promise.withResolvers<Outcome>();
      if (!making.has(address)) making.set(address, promise);
      return (outcome) => {
        if (outcome === 'not kept') single.add(route);
        if (making.get(address) === promise) making.delete(address);
        resolve(outcome);
      };
    },
  };
}
