/** A worker that ends sooner had a short life. Its replacement waits, longer with every short life of the same cause. */
const SHORT_LIFE_MS = 10_000;
/** After this time short lives are forgotten. */
const WINDOW_MS = 60_000;
/** The first pause, doubled with every further short life, so that a crash at start does not keep the machine busy. */
const PAUSE_MS = 100;
const MAX_PAUSE_MS = 15_000;
/** While nobody answers and nobody is starting, one is always tried: it waits no longer. */
const MAX_LONE_PAUSE_MS = 1_000;

/** How a worker ended. */
export interface End {
  /** What it died of: a signal, or the code that it ended with. */
  cause: string;
  /** How long it lived, in milliseconds. */
  age: number;
  /** Whether it could answer. */
  couldAnswer: boolean;
  /** Whether others answer, or are about to. */
  hasOthers: boolean;
}

/**
 * Says how long the replacement of a worker waits, in milliseconds. Causes are counted apart, so that somebody who kills workers does not delay
 * those that replace a crash. `now`: a clock in milliseconds.
 */
export function createBackOff(now = () => performance.now()) {
  const shortLives = new Map<string, number[]>();
  return function pauseAfter({ cause, age, couldAnswer, hasOthers }: End): { pause: number; shortLives: number } {
    if (age >= SHORT_LIFE_MS) return { pause: 0, shortLives: 0 };
    const recent = [...(shortLives.get(cause) ?? []), now()].filter((at) => at > now() - WINDOW_MS);
    shortLives.set(cause, recent);
    // The last one that could answer is replaced at once, whatever it died of.
    const most = hasOthers ? MAX_PAUSE_MS : couldAnswer ? 0 : MAX_LONE_PAUSE_MS;
    return { pause: Math.min(PAUSE_MS * 2 ** (recent.length - 1), most), shortLives: recent.length };
  };
}
