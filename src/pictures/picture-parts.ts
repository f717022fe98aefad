import { readAvif } from './formats/avif.ts';
import type { DrawnParts } from './formats/drawn-parts.ts';
import { readGif } from './formats/gif.ts';
import { readJpeg } from './formats/jpeg.ts';
import { readPng } from './formats/png.ts';
import { readWebp } from './formats/webp.ts';
import { type PictureKind, pictureKind } from './picture-kinds.ts';

/** The parts of a picture's file that draw it, without texts, profiles, thumbnails, further frames and whatever follows its end. */
export interface PictureParts extends DrawnParts {
  kind: PictureKind;
}

/** A reader of each format: undefined for a file that is not as its format says. Throws RangeError where the file ends before its end. */
const READERS: Readonly<Record<PictureKind, (file: Buffer) => DrawnParts | undefined>> = {
  png: readPng,
  jpeg: readJpeg,
  gif: readGif,
  webp: readWebp,
  avif: readAvif,
};

/** Of the file of a picture what its decoder is shown; undefined for what is none, or ends before its end. */
export function readPicture(bytes: Uint8Array): PictureParts | undefined {
  const kind = pictureKind(bytes);
  if (!kind) return undefined;
  try {
    const picture = READERS[kind](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    return picture && picture.width > 0 && picture.height > 0 ? { kind, ...picture } : undefined;
  } catch (cause) {
    // What is read stands behind the end of the file.
    if (cause instanceof RangeError) return undefined;
    throw cause;
  }
}
