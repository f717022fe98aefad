import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../../../../src/areas/webfetch/read/options.ts';
import { readInThread } from '../../../../src/areas/webfetch/readers.ts';
import { writePdf } from '../../../support/pdf.ts';

const read = (bytes: Uint8Array) => readInThread({ bytes, contentType: 'application/pdf', url: 'https://example.org/' }, DEFAULT_OPTIONS);
const WATER = 'BT /F1 12 Tf 72 700 Td (Water) Tj ET';

describe('a PDF made to harm, read in a thread', () => {
  it.each([
    [
      'unpacks into a gigabyte',
      () =>
        writePdf({
          content: deflateSync(deflateSync(Buffer.alloc(1_000_000_000, 32), { level: 9 }), { level: 9 }),
          filter: '/Filter [/FlateDecode /FlateDecode]',
        }),
    ],
    ['keeps a hundred thousand states', () => writePdf({ content: `${WATER} ${'q '.repeat(100_000)}` })],
  ])('that %s ends, in an error or without text, and those after it are read', async (_, make) => {
    const end = await read(make()).then(
      ({ error, text, content }) => error ?? (text === false || content === 'Water'),
      (cause: { fault: string }) => cause.fault,
    );
    expect([true, 'too_large', 'timeout']).toContain(end);
    expect((await read(writePdf({ content: WATER }))).content).toBe('Water');
  });
});
