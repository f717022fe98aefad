import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What a page or file was built from, so that a build redoes only what has changed. An input is a file in the data folder (`fuel.sqlite`,
 * `reports/fuel.json`), `day` (the calendar day in India), its `year`, `past` with an instant (whether it is past), or `feeds` (which feeds exist, without their entries).
 */
export type Input = string;

const recording = new AsyncLocalStorage<Set<Input>>();
/** Whether this process builds: a server notes nothing. */
let isBuild = false;

/** Has inputs noted in this process, for shared work from its start on. A build calls it before any work begins. */
export function trackInputs(): void {
  isBuild = true;
}

/** Records that the current work depends on an input. Does nothing outside `recordInputs`. */
export function noteInput(input: Input): void {
  recording.getStore()?.add(input);
}

/** Runs work and returns its result with all inputs noted on the way. */
export async function recordInputs<T>(work: () => Promise<T>): Promise<{ result: T; inputs: Input[] }> {
  const inputs = new Set<Input>();
  const result = await recording.run(inputs, work);
  return { result, inputs: [...inputs].sort() };
}

/**
 * Work that runs once and is shared. Call the returned function from every user: each call notes the work's inputs for its own caller, not
 * just the first.
 */
export function sharedWork<T>(work: () => Promise<T>): () => Promise<T> {
  if (!isBuild) {
    const result = work();
    result.catch(() => undefined); // the callers get the error
    return () => result;
  }
  const done = recordInputs(work);
  const result = done.then((one) => one.result);
  result.catch(() => undefined); // the callers get the error
  return () => (recording.getStore() ? done.then(noteAll) : result);
}

function noteAll<T>({ result, inputs }: { result: T; inputs: readonly Input[] }): T {
  for (const input of inputs) noteInput(input);
  return result;
}
