import { isPdf } from './decode/decode.ts';
import type { ReadOptions } from './options.ts';
import { type Reading, type Reply, readReply } from './read.ts';

/** Reads a reply of any kind, PDF too, whose library is loaded when the first one comes. Never throws on what it holds. */
export async function readAnyReply(reply: Reply, options: ReadOptions): Promise<Reading> {
  if (!isPdf(reply.bytes, reply.contentType)) return readReply(reply, options);
  const { readPdf } = await import('./pdf/read-pdf.ts');
  return readPdf(reply, options);
}
