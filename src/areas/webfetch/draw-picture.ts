import { GuardError } from '../../lib/net/guard-error.ts';
import { type PictureKind, pictureKind } from './picture-kinds.ts';

/** A picture as it is drawn anew. */
export interface Picture {
  /** What it was. */
  kind: PictureKind;
  /** Pixels, as drawn. */
  width: number;
  height: number;
  webp: Uint8Array;
}

/** Pixels that are taken apart: at 8 bytes each a picture needs 128 MB for a moment. */
export const MOST_PIXELS = 16_000_000;
/** A page of text is no wider; taller ones are made smaller too. */
const LARGEST_SIDE = 1600;
const QUALITY = 78;
const SECONDS = 5;

const LOADERS = ['Png', 'Jpeg', 'Nsgif', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`);

/** Loaded for the first picture. In this process nothing else is read from then on: no SVG, no PDF, no file. */
async function load() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  return sharp;
}
let loaded: ReturnType<typeof load> | undefined;

/**
 * Draws a picture of a stranger anew as WebP: its first frame, without what else its file holds. Throws GuardError for what is no picture by
 * its bytes, is broken, takes too long, or has too many pixels; those are counted before any is drawn.
 */
export async function drawPicture(bytes: Uint8Array): Promise<Picture> {
  const kind = pictureKind(bytes);
  if (!kind) throw new GuardError('no_picture', 'At this address is no PNG, JPEG, GIF, WebP or AVIF.');
  loaded ??= load();
  const sharp = await loaded;
  const source = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true });
  try {
    const { width = 0, height = 0 } = await source.metadata();
    if (width * height > MOST_PIXELS) throw tooLarge();
    const { data, info } = await source
      .autoOrient()
      .resize(LARGEST_SIDE, LARGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY, effort: 2 })
      .timeout({ seconds: SECONDS })
      .toBuffer({ resolveWithObject: true });
    return { kind, width: info.width, height: info.height, webp: data };
  } catch (cause) {
    if (cause instanceof GuardError) throw cause;
    if (/pixel limit/i.test(String(cause))) throw tooLarge(cause);
    if (/timeout/i.test(String(cause))) throw new GuardError('timeout', 'The picture takes too long to draw.', cause);
    throw new GuardError('no_picture', 'The picture is broken.', cause);
  }
}

const tooLarge = (cause?: unknown) =>
  new GuardError('too_large', `The picture is too large to be shown: it may have ${MOST_PIXELS / 1e6} million pixels.`, cause);
