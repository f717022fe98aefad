import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPicture } from '../../src/pictures/draw-picture.ts';
import { readPicture } from '../../src/pictures/picture-parts.ts';
import { pngOfSize, pngWithTexts } from '../support/bombs.ts';

const KINDS = ['png', 'jpeg', 'gif', 'webp', 'avif'] as const;
const SECRET = 'taken at home';
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="${SECRET}"/></rdf:RDF></x:xmpmeta>`;

/** A picture of noise, so that what is drawn tells which pixels were read. */
const noise = (width = 60, height = 40, channels: 3 | 4 = 3) =>
  sharp({
    create: { width, height, channels, background: { r: 9, g: 90, b: 200, alpha: 0.5 }, noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });
const talkative = (kind: (typeof KINDS)[number]) =>
  noise()
    .withExif({ IFD0: { ImageDescription: SECRET } })
    .withXmp(XMP)
    .withIccProfile('srgb')
    .toFormat(kind)
    .toBuffer();
const pixelsOf = async (bytes: Uint8Array) => (await sharp(bytes).raw().toBuffer()).toString('base64');

describe('what of a file goes on to its decoder', () => {
  it.each(KINDS)('draws the same and tells nothing: %s', async (kind) => {
    const file = await talkative(kind);
    const given = readPicture(file);
    expect(given).toMatchObject({ kind, width: 60, height: 40 });
    const { exif, xmp, icc, comments, format } = await sharp(given?.parts).metadata();
    expect({ exif, xmp, icc, comments, format }).toEqual({ format: kind === 'avif' ? 'heif' : kind });
    // A reader that knows no profile is one step off here and there.
    const [whole, part] = (await Promise.all([file, given?.parts].map((one) => sharp(one).raw().toBuffer()))) as [Buffer, Buffer];
    expect(whole.length).toBe(part.length);
    expect(Math.max(...whole.map((value, at) => Math.abs(value - (part[at] ?? 0))))).toBeLessThan(6);
  });

  it.each(['png', 'webp', 'gif', 'avif'] as const)('keeps what is transparent: %s', async (kind) => {
    const file = await noise(60, 40, 4).toFormat(kind).toBuffer();
    expect(await pixelsOf(readPicture(file)?.parts ?? Buffer.alloc(0))).toBe(await pixelsOf(file));
  });

  it.each(['gif', 'webp'] as const)('is the first frame of one that moves: %s', async (kind) => {
    const frames = await Promise.all(
      ['#f00', '#0f0', '#00f'].map((background) =>
        sharp({ create: { width: 60, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const file = await sharp(frames, { join: { animated: true } })
      .toFormat(kind, { lossless: true } as object)
      .toBuffer();
    const given = readPicture(file);
    expect(given).toMatchObject({ width: 60, height: 40 });
    expect((await sharp(given?.parts, { animated: true }).metadata()).pages ?? 1).toBe(1);
    expect([...(await sharp(given?.parts).removeAlpha().raw().toBuffer()).subarray(0, 3)]).toEqual([255, 0, 0]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is turned as its file says: %i', async (orientation) => {
    const file = await noise().withMetadata({ orientation }).jpeg().toBuffer();
    const parts = readPicture(file)?.parts;
    expect((await sharp(parts).metadata()).orientation ?? 1).toBe(orientation);
  });

  it.each(KINDS)('is nothing where the file ends before its end, wherever it does: %s', async (kind) => {
    const file = await noise().toFormat(kind).toBuffer();
    const last = kind === 'gif' ? file.length - 2 : file.length - 1;
    for (let end = 12; end <= last; end += kind === 'png' ? 7 : 1)
      if (readPicture(file.subarray(0, end))) expect.fail(`${end} of ${file.length} bytes are read as a whole`);
  });

  it.each(KINDS)('is read whatever bytes are wrong: %s', async (kind) => {
    const file = await talkative(kind);
    for (let at = 12; at < Math.min(file.length, 3_000); at++)
      for (const value of [0, 0x7f, 0xff]) {
        const wrong = Buffer.from(file);
        wrong[at] = value;
        readPicture(wrong);
      }
  });
});

describe('a picture made to harm', () => {
  it('has its texts left unread: 490 MB of them in 500 kB', async () => {
    const before = process.memoryUsage().rss;
    expect(await drawPicture(await pngWithTexts(10, 49))).toMatchObject({ kind: 'png', width: 1, height: 1 });
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 2 ** 20);
  });

  it.each([
    [16_000_000, 1],
    [1, 16_384],
    [4_001, 4_000],
    [2 ** 31, 2 ** 31],
  ])('is refused by its own header: %i by %i', async (width, height) => {
    await expect(drawPicture(pngOfSize(width, height))).rejects.toMatchObject({ fault: 'too_large' });
  });
});
