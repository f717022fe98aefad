import { pipeline, Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw, createZstdDecompress } from 'node:zlib';
import { GuardError } from './guard-error.ts';

/** Encodings we request and can decode. */
export const ACCEPT_ENCODING = 'gzip, deflate, br, zstd';

/** No honest reply is encoded more often. */
const MAX_ENCODINGS = 2;

/** Number of leading chunks examined for the body's type. */
const FIRST_CHUNKS = 8;

/**
 * Reads and decompresses a body, up to `maxBytes` decompressed: a decompression bomb stops there. `more` is called once with the first
 * bytes if that is not enough, and returns how many may be read; `grown` with how many there are, each time that some come. Throws GuardError,
 * and whatever these two throw.
 */
export async function readBody(
  body: Readable,
  encoding: string,
  maxBytes: number,
  { more = () => maxBytes, grown }: { more?: (start: Uint8Array) => number; grown?: (size: number) => void } = {},
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
      grown?.(size);
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
  // the reader gets the error from the decompressor
  return pipeline(stream, unpacker, () => undefined);
}

function unpackerFor(encoding: string): Transform | undefined {
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip();
  if (encoding === 'br') return createBrotliDecompress();
  if (encoding === 'zstd') return createZstdDecompress();
  return undefined;
}

/** Decodes deflate, either zlib-wrapped as the standard requires, or raw as some servers send it; the first two bytes tell. */
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
  // the reader gets the error from the decompressor
  yield* pipeline(whole(), wrapped ? createInflate() : createInflateRaw(), () => undefined);
}
