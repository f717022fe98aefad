import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What a page or a file was made from, so that a build makes again only what has changed. An input is a file of the data folder (`fuel.sqlite`,
 * `reports/fuel.json`), `day` (the calendar day in India), or `feeds` (which feeds there are, without their entries).
 */
export type Input = string;

const recording = new AsyncLocalStorage<Set<Input>>();

/** Notes that what is being made depends on an input. Does nothing outside of `recordInputs`. */
export function noteInput(input: Input): void {
  recording.getStore()?.add(input);
}

/** Does some work, and gives its result with all inputs that were noted meanwhile. */
export async function recordInputs<T>(work: () => Promise<T>): Promise<{ result: T; inputs: Input[] }> {
  const inputs = new Set<Input>();
  const result = await recording.run(inputs, work);
  return { result, inputs: [...inputs].sort() };
}

/**
 * Does work once whose result several wait for. What it gives is called by each of them, and notes the work's inputs as theirs too: the first
 * alone would have noted them.
 */
export function sharedWork<T>(work: () => Promise<T>): () => Promise<T> {
  const done = recordInputs(work);
  const result = done.then((one) => one.result);
  result.catch(() => undefined); // told to who waits
  return () => (recording.getStore() ? done.then(noteAll) : result);
}

function noteAll<T>({ result, inputs }: { result: T; inputs: readonly Input[] }): T {
  for (const input of inputs) noteInput(input);
  return result;
}
