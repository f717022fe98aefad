import { loadSharp } from '../../kernel/optional-package.ts';
import type { Colour } from './colours.ts';
import type { Layout } from './layout.ts';

export type PixelFormat = 'png' | 'jpeg' | 'webp';

/** Blocks of a JPEG are blurred at their edges; at this quality no module is. */
const JPEG_QUALITY = 92;

/** A code as a picture of pixels: one pixel a module, enlarged without smoothing, with its ground around it. */
export async function drawPixels(
  rows: readonly string[],
  { width, height, module, left, top }: Layout,
  [colour, ground]: readonly [Colour, Colour],
  format: PixelFormat,
): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const modules = rows.length;
  const side = modules * module;
  const [r, g, b] = ground;
  const picture = sharp(Uint8Array.from(rows.flatMap((row) => [...row].flatMap((one) => (one === '1' ? colour : ground)))), {
    raw: { width: modules, height: modules, channels: 3 },
  })
    .resize(side, side, { kernel: 'nearest' })
    .extend({ left, top, right: width - left - side, bottom: height - top - side, background: { r, g, b } });
  if (format === 'png') return picture.png({ palette: true, colours: 2, dither: 0, effort: 1 }).toBuffer();
  if (format === 'webp') return picture.webp({ lossless: true }).toBuffer();
  return picture.jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' }).toBuffer();
}
