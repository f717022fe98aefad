import { type DrawnParts, slice } from './drawn-parts.ts';

/** GIF89a, 17 to 27: the screen, and the first frame with the extension that says how it is shown. */
export function readGif(file: Buffer): DrawnParts | undefined {
  const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + tableBytes(file.readUInt8(10));
  const kept = [slice(file, 0, at)];
  for (;;) {
    const sign = file.readUInt8(at);
    if (sign === 0x21) {
      const end = endOfBlocks(file, at + 2);
      if (file.readUInt8(at + 1) === 0xf9) kept.push(file.subarray(at, end));
      at = end;
      continue;
    }
    if (sign !== 0x2c) return undefined;
    const [left, top, width, height] = [1, 3, 5, 7].map((place) => file.readUInt16LE(at + place)) as [number, number, number, number];
    const end = endOfBlocks(file, at + 11 + tableBytes(file.readUInt8(at + 9)));
    return {
      width: Math.max(file.readUInt16LE(6), left + width),
      height: Math.max(file.readUInt16LE(8), top + height),
      parts: Buffer.concat([...kept, file.subarray(at, end), Buffer.from([0x3b])]),
    };
  }
}

/** Behind a row of blocks, each with its length before it, up to the empty one. */
function endOfBlocks(file: Buffer, start: number): number {
  let at = start;
  for (let length = 1; length > 0; at += 1 + length) length = file.readUInt8(at);
  return at;
}
