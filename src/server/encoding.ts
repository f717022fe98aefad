import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

/** The encoding of a body on the wire; `identity` is the body as it is. */
export type Encoding = 'identity' | 'br' | 'gzip';

/** Pages of 27 kB: quality 4 compresses to 23.2 % in 0.46 ms, 5 to 21.7 % in 0.69 ms, 8 to 21.6 % in 0.83 ms. */
const LIVE_BROTLI_QUALITY = 4;
const FILE_BROTLI_QUALITY = 5;
/** Clients send few different Accept-Encoding headers; further ones are parsed each time. */
const MAX_CACHED = 200;
const MAX_CACHED_HEADER_LENGTH = 100;
const chosenBefore = new Map<string, Encoding>();

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** The client's preferred encoding of ours; br on a tie. `accepted`: its Accept-Encoding. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const before = chosenBefore.get(accepted);
  if (before) return before;
  const best = new Negotiator({ headers: { 'accept-encoding': accepted } }).encoding(['br', 'gzip', 'identity'], {
    preferred: ['br', 'gzip'],
  });
  const chosen = best === 'br' || best === 'gzip' ? best : 'identity';
  if (chosenBefore.size < MAX_CACHED && accepted.length <= MAX_CACHED_HEADER_LENGTH) chosenBefore.set(accepted, chosen);
  return chosen;
}

/** Compresses a body while its first caller waits, a little harder if it stays in memory (`isFile`). */
export function compress(body: Buffer, encoding: 'br' | 'gzip', isFile: boolean): Promise<Buffer> {
  if (encoding === 'gzip') return deflate(body);
  const quality = isFile ? FILE_BROTLI_QUALITY : LIVE_BROTLI_QUALITY;
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });
}
