import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

/** In which form a body goes over the wire; `identity` is the body as it is. */
export type Encoding = 'identity' | 'br' | 'gzip';

const LIVE_BROTLI_QUALITY = 4;
/** Callers send few different Accept-Encoding headers; one who sends many is read each time. */
const MOST_KNOWN = 200;
const LONGEST_KNOWN = 100;
const known = new Map<string, Encoding>();

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** What a caller likes best of what we can send; br where it likes both alike. `accepted`: its Accept-Encoding. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const before = known.get(accepted);
  if (before) return before;
  const best = new Negotiator({ headers: { 'accept-encoding': accepted } }).encoding(['br', 'gzip', 'identity'], {
    preferred: ['br', 'gzip'],
  });
  const chosen = best === 'br' || best === 'gzip' ? best : 'identity';
  if (known.size < MOST_KNOWN && accepted.length <= LONGEST_KNOWN) known.set(accepted, chosen);
  return chosen;
}

/** A body compressed while its first caller waits. */
export const compress = (body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  encoding === 'br' ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: LIVE_BROTLI_QUALITY } }) : deflate(body);
