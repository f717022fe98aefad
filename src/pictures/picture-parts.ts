import { type PictureKind, pictureKind } from './picture-kinds.ts';

/** What of a picture's file draws it: texts, profiles, thumbnails, further frames and whatever follows its end are left behind. */
export interface PictureParts {
  kind: PictureKind;
  /** Pixels, by the file's own header. */
  width: number;
  height: number;
  parts: Uint8Array;
}

type Size = Omit<PictureParts, 'kind'>;

/** Of the file of a picture what its decoder is shown; undefined for what is none, or ends before its end. */
export function readPicture(bytes: Uint8Array): PictureParts | undefined {
  const kind = pictureKind(bytes);
  if (!kind) return undefined;
  try {
    const found = READERS[kind](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    return found && found.width > 0 && found.height > 0 ? { kind, ...found } : undefined;
  } catch (cause) {
    // What is read stands behind the end of the file.
    if (cause instanceof RangeError) return undefined;
    throw cause;
  }
}

const READERS: Readonly<Record<PictureKind, (file: Buffer) => Size | undefined>> = {
  png: readPng,
  jpeg: readJpeg,
  gif: readGif,
  webp: readWebp,
  avif: readAvif,
};

/** The bytes from one place to another. Throws RangeError where the file ends before. */
function slice(file: Buffer, start: number, end: number): Buffer {
  if (end > file.length || end < start) throw new RangeError('the file ends');
  return file.subarray(start, end);
}

const PNG_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/** W3C PNG, 5.3: length, type, data, checksum. */
function readPng(file: Buffer): Size | undefined {
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

/** Markers of ITU-T T.81, table B.1. */
const JPEG = { rst0: 0xd0, soi: 0xd8, eoi: 0xd9, sos: 0xda, app0: 0xe0, app1: 0xe1, app14: 0xee, app15: 0xef, com: 0xfe } as const;
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** All but what is for applications and readers; how the picture is turned is written anew. */
function readJpeg(file: Buffer): Size | undefined {
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

/** GIF89a, 17 to 27: the screen, and the first frame with the extension that says how it is shown. */
function readGif(file: Buffer): Size | undefined {
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
function readWebp(file: Buffer): Size | undefined {
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

function webpOf(width: number, height: number, chunks: readonly WebpChunk[]): Size {
  const written = chunks.map(({ type, body }) => {
    const head = Buffer.from(`${type}\0\0\0\0`, 'latin1');
    head.writeUInt32LE(body.length, 4);
    return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
  });
  const all = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), ...written]);
  all.writeUInt32LE(all.length - 8, 4);
  return { width, height, parts: all };
}

interface Box {
  type: string;
  start: number;
  /** Where its content begins. */
  body: number;
  end: number;
}

/** ISO 14496-12, 4.2: length, type, for long boxes the length again. */
function* boxes(file: Buffer, start: number, end: number): Generator<Box> {
  for (let at = start; at + 8 <= end; ) {
    const short = file.readUInt32BE(at);
    const length = short === 1 ? Number(file.readBigUInt64BE(at + 8)) : short === 0 ? end - at : short;
    const body = at + (short === 1 ? 16 : 8);
    if (at + length > end || at + length < body) throw new RangeError('the file ends');
    yield { type: file.toString('latin1', at + 4, at + 8), start: at, body, end: at + length };
    at += length;
  }
}

/** Bytes stay where they are, since offsets name them: what does not draw becomes a box that readers pass over. */
function readAvif(given: Buffer): Size | undefined {
  const file = Buffer.from(given);
  let [width, height] = [0, 0];
  let hasData = false;
  const drop = ({ start }: Box) => file.write('free', start + 4, 'latin1');
  function walk(start: number, end: number, parent: string): void {
    for (const box of boxes(file, start, end)) {
      hasData ||= box.type === 'mdat';
      if (box.type === 'ispe') {
        width = Math.max(width, file.readUInt32BE(box.body + 4));
        height = Math.max(height, file.readUInt32BE(box.body + 8));
      }
      const isProfile = box.type === 'colr' && file.toString('latin1', box.body, box.body + 4) !== 'nclx';
      // Exif and XMP are items that describe (`cdsc`) the picture.
      if (isProfile || (parent === 'iref' && box.type === 'cdsc')) drop(box);
      else if (parent === '' && !['ftyp', 'meta', 'mdat'].includes(box.type)) drop(box);
      else if (['meta', 'iref'].includes(box.type)) walk(box.body + 4, box.end, box.type);
      else if (['iprp', 'ipco'].includes(box.type)) walk(box.body, box.end, box.type);
    }
  }
  walk(0, file.length, '');
  return hasData ? { width, height, parts: file } : undefined;
}
