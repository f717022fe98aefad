import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What a page or file was built from, so that a build redoes only what has changed. An input is a file in the data folder (`fuel.sqlite`,
 * `reports/fuel.json`), `day` (the calendar day in India), its `year`, `past` with an instant (whether it is past), or `feeds` (which feeds exist, without their entries).
 */
export type Input = string;

/** What each piece of work of a build has noted so far; only a build has it. */
let recording: AsyncLocalStorage<Set<Input>> | undefined;

/**
 * Records that the current work depends on an input; does nothing outside `recordInputs`. A build installs it (`trackInputs`). A server has none, so a
 * live call passes over it, and its argument is not even made.
 *
 * @example noteInput?.(`${area}.sqlite`);
 */
export let noteInput: ((input: Input) => void) | undefined;

/** Turns on the noting of inputs in this process. A build calls it before any work begins, so that shared work is noted from its start. */
export function trackInputs(): void {
  recording ??= new AsyncLocalStorage();
  noteInput ??= (input) => recording?.getStore()?.add(input);
}

/** Runs work and returns its result with all inputs noted on the way: none in a process that does not build. */
export async function recordInputs<T>(work: () => Promise<T>): Promise<{ result: T; inputs: Input[] }> {
  const inputs = new Set<Input>();
  const result = await (recording ? recording.run(inputs, work) : work());
  return { result, inputs: [...inputs].sort() };
}

/** Of work that a build begins once and shares: each call of the returned function notes its inputs for the caller, not just for the first. */
export function shareWithInputs<T>(work: () => Promise<T>): () => Promise<T> {
  const done = recordInputs(work);
  const result = done.then((one) => one.result);
  result.catch(() => undefined); // the callers get the error
  return () => (recording?.getStore() ? done.then(noteAll) : result);
}

function noteAll<T>({ result, inputs }: { result: T; inputs: readonly Input[] }): T {
  for (const input of inputs) noteInput?.(input);
  return result;
}
