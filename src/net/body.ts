import { pipeline, Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw, createZstdDecompress } from 'node:zlib';
import { GuardError } from './guard-error.ts';

/** Encodings asked for and understood. */
export const ACCEPT_ENCODING = 'gzip, deflate, br, zstd';

/** No honest reply wraps its body more often. */
const MAX_ENCODINGS = 2;

/** Parts of a body in which its beginning is found. */
const FIRST_CHUNKS = 8;

/**
 * Reads a body to its end, decompressed, at most `maxBytes` after decompression: a bomb stops at the limit. `more` is asked once, with the first
 * bytes, when these are not enough, and says how many may be read. Throws GuardError, and what `more` throws.
 */
export async function readBody(
  body: Readable,
  encoding: string,
  maxBytes: number,
  more: (start: Uint8Array) => number = () => maxBytes,
): Promise<Uint8Array> {
  const layers = encoding
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one && one !== 'identity')
    .reverse();
  if (layers.length > MAX_ENCODINGS) throw new GuardError('network', `The reply is compressed ${layers.length} times over.`);
  const source = layers.reduce<Readable>((stream, layer) => unpack(stream, layer), body);
  const chunks: Uint8Array[] = [];
  let size = 0;
  let most: number | undefined;
  try {
    for await (const chunk of source as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > maxBytes) {
        most ??= more(Buffer.concat([...chunks.slice(0, FIRST_CHUNKS), chunk]));
        if (size > most) throw new GuardError('too_large', `The page is larger than ${Math.round(most / 1e6)} MB, the most that is read.`);
      }
      chunks.push(chunk);
    }
  } finally {
    body.destroy();
    if (source !== body) source.destroy();
  }
  return Buffer.concat(chunks);
}

function unpack(stream: Readable, encoding: string): Readable {
  if (encoding === 'deflate') return Readable.from(inflate(stream));
  const unpacker = unpackerFor(encoding);
  if (!unpacker) {
    stream.destroy();
    throw new GuardError('network', `The reply is compressed in a way that is not understood (${encoding.slice(0, 20)}).`);
  }
  // the error reaches the reader through the unpacker
  return pipeline(stream, unpacker, () => undefined);
}

function unpackerFor(encoding: string): Transform | undefined {
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip();
  if (encoding === 'br') return createBrotliDecompress();
  if (encoding === 'zstd') return createZstdDecompress();
  return undefined;
}

/** Reads deflate in the wrapping of zlib, which the standard asks for, or bare, as some servers send it: its first two bytes tell. */
async function* inflate(stream: Readable): AsyncGenerator<Uint8Array> {
  const chunks = stream.iterator() as AsyncIterableIterator<Buffer>;
  let head: Buffer = Buffer.alloc(0);
  while (head.length < 2) {
    const { done, value } = await chunks.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  async function* whole(): AsyncGenerator<Buffer> {
    yield head;
    yield* chunks;
  }
  const wrapped = head.length >= 2 && (head.readUInt8(0) & 0x0f) === 8 && head.readUInt16BE(0) % 31 === 0;
  // an error reaches the reader through the unpacker
  yield* pipeline(whole(), wrapped ? createInflate() : createInflateRaw(), () => undefined);
}
