import { type IncomingMessage, type OutgoingHttpHeader, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Answer } from './answer.ts';

type AstroHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The handler that Astro built in middleware mode. */
export async function loadAstro(dist: string): Promise<AstroHandler> {
  const entry = pathToFileURL(resolve(dist, 'server/entry.mjs')).href;
  return ((await import(entry)) as { handler: AstroHandler }).handler;
}

/** Lets Astro answer into memory, so that the answer can be kept, compressed and sent like any other. */
export async function askAstro(handler: AstroHandler, request: IncomingMessage): Promise<Answer> {
  const capture = new CapturedResponse(request);
  await handler(request, capture);
  return capture.captured;
}

/** A ServerResponse without a socket. */
class CapturedResponse extends ServerResponse {
  readonly #chunks: Buffer[] = [];
  readonly #headers: Record<string, string> = {};
  readonly captured: Promise<Answer>;
  #finish!: (answer: Answer) => void;

  constructor(request: IncomingMessage) {
    super(request);
    this.captured = new Promise((done) => {
      this.#finish = done;
    });
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status;
    const headers = rest.find((one) => typeof one === 'object' && one !== null) as Record<string, OutgoingHttpHeader> | undefined;
    for (const [name, value] of Object.entries(headers ?? {})) if (value !== undefined) this.#headers[name.toLowerCase()] = String(value);
    return this;
  }

  override write(chunk: unknown): boolean {
    this.#chunks.push(Buffer.from(chunk as Uint8Array));
    return true;
  }

  override end(chunk?: unknown): this {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.#chunks.push(Buffer.from(chunk as Uint8Array));
    for (const [name, value] of Object.entries(this.getHeaders())) if (value !== undefined) this.#headers[name] ??= String(value);
    const { 'transfer-encoding': _transfer, 'content-length': _length, connection: _connection, ...headers } = this.#headers;
    this.#finish({ status: this.statusCode, headers, body: Buffer.concat(this.#chunks) });
    // Astro then takes its listener off the connection, which outlives this call.
    this.emit('finish');
    return this;
  }
}
