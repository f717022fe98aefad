import { type IncomingHttpHeaders, request } from 'node:http';
import type { ServedAt } from './settings.ts';

/** Asks with a Host of one's own, which fetch does not let us set. */
export function askAsHost(
  server: ServedAt,
  path: string,
  host: string,
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers: { host } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString() });
    })
      .on('error', reject)
      .end();
  });
}
