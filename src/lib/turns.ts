/** Lets a number of calls work at one time; further ones wait, in the order in which they came. */
export class Turns {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(most: number) {
    this.#free = most;
  }

  /** Resolves when the caller may work; every turn taken is given back once. Rejects when the signal aborts first: the place in the row is free then. */
  async take(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (this.#free > 0) {
      this.#free--;
      return;
    }
    await new Promise<void>((go, fail) => {
      const turn = () => {
        signal?.removeEventListener('abort', leave);
        go();
      };
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(turn), 1);
        fail(signal?.reason);
      };
      this.#waiting.push(turn);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  /** Does a piece of work in a turn of its own. Rejects when the signal aborts while waiting, or as the work does. */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.take(signal);
    try {
      return await work();
    } finally {
      this.giveBack();
    }
  }

  /** Hands the turn to the next in the row. */
  giveBack(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free++;
  }
}
