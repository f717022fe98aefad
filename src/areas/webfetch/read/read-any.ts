import { isPdf } from './decode/decode.ts';
import type { ReadOptions } from './options.ts';
import { type Reading, type Reply, readReply } from './read.ts';

/** Reads any reply, PDF included, whose library is loaded on first use. Never throws, whatever the content. */
export async function readAnyReply(reply: Reply, options: ReadOptions): Promise<Reading> {
  if (!isPdf(reply.bytes, reply.contentType)) return readReply(reply, options);
  const { readPdf } = await import('./pdf/read-pdf.ts');
  return readPdf(reply, options);
}
