import { type DrawnParts, slice } from './drawn-parts.ts';

/** Markers of ITU-T T.81, table B.1. */
const JPEG = { rst0: 0xd0, soi: 0xd8, eoi: 0xd9, sos: 0xda, app0: 0xe0, app1: 0xe1, app14: 0xee, app15: 0xef, com: 0xfe } as const;
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** All but what is for applications and readers; how the picture is turned is written anew. */
export function readJpeg(file: Buffer): DrawnParts | undefined {
  const kept = [slice(file, 0, 2)];
  let size: Buffer | undefined;
  let orientation = 1;
  for (let at = 2; ; ) {
    if (file.readUInt8(at) !== 0xff) return undefined;
    const marker = file.readUInt8(at + 1);
    if (marker === JPEG.eoi) break;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    let end = at + 2 + file.readUInt16BE(at + 2);
    const body = slice(file, at + 4, end);
    if (marker === JPEG.app1) orientation = readOrientation(body) ?? orientation;
    if (isFrame(marker)) {
      if (size) return undefined;
      size = body;
    }
    if (marker === JPEG.sos) end = endOfScan(file, end);
    // How its colours are meant: Adobe's, of 12 bytes.
    const isAdobe = marker === JPEG.app14 && body.length === 12 && body.toString('latin1', 0, 5) === 'Adobe';
    const isDropped = (marker >= JPEG.app0 && marker <= JPEG.app15) || marker === JPEG.com;
    if (isAdobe || !isDropped) kept.push(file.subarray(at, end));
    at = end;
  }
  if (!size) return undefined;
  if (orientation !== 1) kept.splice(1, 0, orientationSegment(orientation));
  return { width: size.readUInt16BE(3), height: size.readUInt16BE(1), parts: Buffer.concat([...kept, Buffer.from([0xff, JPEG.eoi])]) };
}

/** Where the data of a scan end: at the next marker that is no restart and no stuffed byte. Throws RangeError where there is none. */
function endOfScan(file: Buffer, start: number): number {
  for (let at = file.indexOf(0xff, start); at >= 0; at = file.indexOf(0xff, at + 2)) {
    const next = file.readUInt8(at + 1);
    if (next !== 0 && (next < JPEG.rst0 || next >= JPEG.soi)) return at;
  }
  throw new RangeError('the file ends');
}

const EXIF = 'Exif\0\0';
const ORIENTATION = 0x0112;

/** Of an APP1 segment with Exif: how the picture is turned, from 1 to 8 (Exif 2.32, 4.6.4). */
function readOrientation(body: Buffer): number | undefined {
  if (body.toString('latin1', 0, EXIF.length) !== EXIF) return undefined;
  const tiff = body.subarray(EXIF.length);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const read16 = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = tiff.length < 8 ? 0 : isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const entries = Array.from({ length: Math.min(read16(start), 1000) }, (_, index) => start + 2 + 12 * index);
  const value = read16((entries.find((entry) => read16(entry) === ORIENTATION) ?? tiff.length) + 8);
  return value >= 1 && value <= 8 ? value : undefined;
}

/** An APP1 segment that says nothing but how the picture is turned. */
function orientationSegment(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a0000000800010112000300000001000000000000000000', 'hex').subarray(0, 26);
  tiff.writeUInt16BE(orientation, 18);
  const head = Buffer.from([0xff, JPEG.app1, 0, 2 + EXIF.length + tiff.length]);
  return Buffer.concat([head, Buffer.from(EXIF, 'latin1'), tiff]);
}
