import { afterAll, beforeAll, vi } from 'vitest';

/** Listens to what the service prints in this process while a file's tests run; gives all of it so far. */
export function listenToPrinted(): () => string {
  const said: string[] = [];
  const note = (...parts: unknown[]) => void said.push(parts.map(String).join(' '));
  beforeAll(() => {
    for (const name of ['log', 'info', 'warn', 'error'] as const) vi.spyOn(console, name).mockImplementation(note);
  });
  afterAll(() => vi.restoreAllMocks());
  return () => said.join('\n');
}
