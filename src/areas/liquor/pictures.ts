import type { PictureRow } from './tables.ts';

/** Where pictures stand, from the root; also their folder in the data. */
export const PICTURES = 'liquor-img';

/** A picture's file: `old-monk_1.webp`. */
export const pictureFile = ({ brand, number }: Pick<PictureRow, 'brand' | 'number'>): string => `${brand}_${number}.webp`;

/** A picture's address from the root. */
export const picturePath = (picture: Pick<PictureRow, 'brand' | 'number'>): string => `/${PICTURES}/${pictureFile(picture)}`;

/** Brand and number of a picture's file; undefined for any other name. */
export function readPictureFile(file: string): { brand: string; number: number } | undefined {
  const match = /^([a-z0-9]+(?:-[a-z0-9]+)*)_([1-9]\d{0,5})\.webp$/.exec(file);
  return match?.[1] && match[2] ? { brand: match[1], number: Number(match[2]) } : undefined;
}
