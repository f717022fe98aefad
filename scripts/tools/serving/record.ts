import { request } from 'node:http';

/** An answer as it came over the wire: what a bare server has to send to send the same bytes. */
export interface Recorded {
  status: number;
  headers: [name: string, value: string][];
  /** Base64. */
  body: string;
}

/** What node:http adds to every answer by itself. */
const ADDED = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

export function record(url: string, headers: Readonly<Record<string, string>>): Promise<Recorded> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const raw = response.rawHeaders;
        const pairs = Array.from({ length: raw.length / 2 }, (_, at): [string, string] => [raw[2 * at] ?? '', raw[2 * at + 1] ?? '']);
        resolve({
          status: response.statusCode ?? 0,
          headers: pairs.filter(([name]) => !ADDED.includes(name.toLowerCase())),
          body: Buffer.concat(chunks).toString('base64'),
        });
      });
    })
      .on('error', reject)
      .end();
  });
}
