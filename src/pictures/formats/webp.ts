import { type DrawnParts, slice } from './drawn-parts.ts';

interface WebpChunk {
  type: string;
  body: Buffer;
}

/** RFC 9649, 2.3: type, length, data, a byte to make it even. */
function* webpChunks(file: Buffer, start: number): Generator<WebpChunk> {
  for (let at = start; at + 8 <= file.length; ) {
    const end = at + 8 + file.readUInt32LE(at + 4);
    yield { type: file.toString('latin1', at, at + 4), body: slice(file, at + 8, end) };
    at = end + (end % 2);
  }
}

/** The picture, of a moving one its first frame, and its transparency. */
export function readWebp(file: Buffer): DrawnParts | undefined {
  let alpha: Buffer | undefined;
  for (const { type, body } of webpChunks(file, 12)) {
    if (type === 'ALPH') alpha ??= body;
    if (type === 'ANMF') return readWebp(Buffer.concat([file.subarray(0, 12), body.subarray(16)]));
    if (type === 'VP8L') {
      if (body.readUInt8(0) !== 0x2f) return undefined;
      const bits = body.readUInt32LE(1);
      return webpOf((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1, [{ type, body }]);
    }
    if (type === 'VP8 ') {
      const [width, height] = [body.readUInt16LE(6) & 0x3fff, body.readUInt16LE(8) & 0x3fff];
      if (!alpha) return webpOf(width, height, [{ type, body }]);
      const head = Buffer.alloc(10);
      head.writeUInt8(0x10, 0);
      head.writeUIntLE(width - 1, 4, 3);
      head.writeUIntLE(height - 1, 7, 3);
      return webpOf(width, height, [
        { type: 'VP8X', body: head },
        { type: 'ALPH', body: alpha },
        { type, body },
      ]);
    }
  }
  return undefined;
}

function webpOf(width: number, height: number, chunks: readonly WebpChunk[]): DrawnParts {
  const written = chunks.map(({ type, body }) => {
    const head = Buffer.from(`${type}\0\0\0\0`, 'latin1');
    head.writeUInt32LE(body.length, 4);
    return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
  });
  const all = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), ...written]);
  all.writeUInt32LE(all.length - 8, 4);
  return { width, height, parts: all };
}
