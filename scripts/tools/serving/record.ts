import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An answer as it came over the wire: what a bare server has to send to send the same bytes. */
export interface Recorded {
  status: number;
  headers: [name: string, value: string][];
  /** Base64. */
  body: string;
}

/** What node:http adds to every answer by itself. */
const ADDED = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

export async function record(url: string, headers: Readonly<Record<string, string>>): Promise<Recorded> {
  const [response] = (await once(request(url, { headers }).end(), 'response')) as [IncomingMessage];
  const body = await buffer(response);
  const raw = response.rawHeaders;
  const pairs = Array.from({ length: raw.length / 2 }, (_, at): [string, string] => [raw[2 * at] ?? '', raw[2 * at + 1] ?? '']);
  return {
    status: response.statusCode ?? 0,
    headers: pairs.filter(([name]) => !ADDED.includes(name.toLowerCase())),
    body: body.toString('base64'),
  };
}
