import { type DrawnParts, slice } from './drawn-parts.ts';

const PNG_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/** W3C PNG, 5.3: length, type, data, checksum. */
export function readPng(file: Buffer): DrawnParts | undefined {
  if (file.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  const kept = [slice(file, 0, 8)];
  for (let at = 8, type = ''; type !== 'IEND'; ) {
    const end = at + 12 + file.readUInt32BE(at);
    type = file.toString('latin1', at + 4, at + 8);
    const chunk = slice(file, at, end);
    if (PNG_CHUNKS.has(type)) kept.push(chunk);
    at = end;
  }
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20), parts: Buffer.concat(kept) };
}
