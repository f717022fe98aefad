import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A chunk of a PNG. */
function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

const HEAD_LENGTH = 33;

/** A picture of one pixel with texts that take this many megabytes each when they are unpacked; a hundredth of a per cent as they are sent. */
export async function pngWithTexts(count: number, megabytes: number): Promise<Buffer> {
  const plain = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  const text = pngChunk('zTXt', Buffer.concat([Buffer.from('k\0\0'), deflateSync(Buffer.alloc(megabytes * 2 ** 20, 97), { level: 9 })]));
  return Buffer.concat([plain.subarray(0, HEAD_LENGTH), ...Array<Buffer>(count).fill(text), plain.subarray(HEAD_LENGTH)]);
}

/** A PNG that says it has these sides, without the pixels. */
export function pngOfSize(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const parts = [pngChunk('IHDR', head), pngChunk('IDAT', deflateSync(Buffer.alloc(1000))), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
}
