import { isPdf } from './decode/decode.ts';
import { isOffice } from './decode/office.ts';
import type { ReadOptions } from './options.ts';
import { type Reading, type Reply, readReply } from './read.ts';

/** Reads any reply, PDF and Office files included, whose libraries are loaded on first use. Throws SelectorTooCostly alone, whatever the content. */
export async function readAnyReply(reply: Reply, options: ReadOptions): Promise<Reading> {
  if (isPdf(reply.bytes, reply.contentType)) {
    const { readPdf } = await import('./pdf/read-pdf.ts');
    return readPdf(reply, options);
  }
  if (isOffice(reply.bytes, reply.contentType)) {
    const { readOffice } = await import('./office/read-office.ts');
    return readOffice(reply, options);
  }
  return readReply(reply, options);
}
