/** Pictures that a browser shows and that hold nothing to run. SVG is none of them. */
export const PICTURE_KINDS = ['png', 'jpeg', 'gif', 'webp', 'avif'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** The longest beginning that tells a kind. */
const LENGTH = 12;

/**
 * Beginnings of files, two signs a byte: PNG (W3C PNG, 5.2), JPEG (ITU-T T.81, B.2: start of image, then a marker), GIF87a and GIF89a, WebP (RFC 9649,
 * 2.4), AVIF (AV1 Image File Format, brands `avif` and `avis` of ISO 14496-12).
 */
const BEGINNINGS: readonly (readonly [PictureKind, RegExp])[] = [
  ['png', /^89504e470d0a1a0a/],
  ['jpeg', /^ffd8ff/],
  ['gif', /^474946383[79]61/],
  ['webp', /^52494646.{8}57454250/],
  ['avif', /^.{8}667479706176(?:6966|6973)/],
];

/** What a picture is by its own bytes, whatever its sender called it; undefined for anything else. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const beginning = Buffer.from(bytes.subarray(0, LENGTH)).toString('hex');
  return BEGINNINGS.find(([, form]) => form.test(beginning))?.[0];
}
