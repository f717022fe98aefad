import { once } from 'node:events';
import { get } from 'node:http';

/** Asks over a connection of its own, as another caller would, and gives the status. */
export async function askAnew(url: string): Promise<number> {
  const [response] = await once(get(url, { agent: false }), 'response', { signal: AbortSignal.timeout(20_000) });
  response.resume();
  return response.statusCode;
}
