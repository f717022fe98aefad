import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { ApiError, errorBody } from '../kernel/errors.ts';
import { CORS_HEADERS } from '../kernel/http.ts';

/** Milliseconds for which further input is read; closing the socket earlier would discard the answer. */
const LINGER_MS = 500;

/** Status and message by Node's error code. */
const FAULTS: Readonly<Record<string, readonly [string, string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The address and the headers are longer than 16 KB together.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to come.'],
};
const NO_HTTP = ['400 Bad Request', 'This is no request of HTTP/1.1.'] as const;

/** Answers what node:http cannot parse with an error body, and closes the connection. `isBusy`: an answer is being sent on it. */
export function answerUnreadable(server: Server, isBusy: (socket: Socket) => boolean): void {
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Socket) => {
    // It tells of every further part of what it cannot read.
    if (socket.writableEnded) return;
    if (!socket.writable || code === 'ECONNRESET' || isBusy(socket)) {
      socket.destroy();
      return;
    }
    const [status, message] = FAULTS[code] ?? NO_HTTP;
    const body = JSON.stringify(errorBody(new ApiError('bad_request', message)));
    const headers = { ...CORS_HEADERS, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), connection: 'close' };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${[status, ...lines].join('\r\n')}\r\n\r\n${body}`);
    socket.resume();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  });
}
