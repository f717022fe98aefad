type Ask = (request: Request) => Promise<Response>;

/** Refused for now: too many calls, or what stands behind the service is out. */
const PASSING = [429, 502, 503, 504];
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;

/** Asks again what was refused for now or did not arrive, after the time that the answer names (`Retry-After`), else after ever longer pauses. */
export const retry =
  (ask: Ask, times: number): Ask =>
  async (request) => {
    for (let tried = 0; ; tried += 1) {
      const isLast = tried >= times;
      try {
        const answer = await ask(request.clone());
        if (isLast || !PASSING.includes(answer.status)) return answer;
        await pause(secondsTold(answer) ?? pauseAfter(tried), request.signal);
      } catch (fault) {
        if (isLast || request.signal.aborted) throw fault;
        await pause(pauseAfter(tried), request.signal);
      }
    }
  };

const pauseAfter = (tried: number): number => FIRST_PAUSE_MS * 2 ** tried;

function secondsTold(answer: Response): number | undefined {
  const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1_000 : undefined;
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, Math.min(ms, LONGEST_PAUSE_MS));
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
