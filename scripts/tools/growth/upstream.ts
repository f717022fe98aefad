import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on this machine that answers with what `page` gives for a path, 404 where it gives nothing. */
export async function openUpstream(page: (path: string) => string | undefined): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const text = page(request.url ?? '/');
    const type = text?.startsWith('<') ? 'text/html' : 'application/json';
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': type }).end(text ?? 'not here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
