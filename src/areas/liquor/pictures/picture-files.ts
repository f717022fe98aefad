import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '../../../kernel/env.ts';
import { ApiError } from '../../../kernel/errors.ts';
import { noteInput } from '../../../kernel/inputs.ts';
import type { PictureRow } from '../tables.ts';

/** The path of pictures from the root, also that of their folder in the data. */
const PICTURES = 'liquor-img';

/** A picture's file: `old-monk_1.webp`. */
export const pictureFile = ({ brand, number }: Pick<PictureRow, 'brand' | 'number'>): string => `${brand}_${number}.webp`;

/** A picture's address from the root. */
export const picturePath = (picture: Pick<PictureRow, 'brand' | 'number'>): string => `/${PICTURES}/${pictureFile(picture)}`;

/** Brand and number of a picture's file; undefined for any other name. */
export function readPictureFile(file: string): { brand: string; number: number } | undefined {
  const match = /^([a-z0-9]+(?:-[a-z0-9]+)*)_([1-9]\d{0,5})\.webp$/.exec(file);
  return match?.[1] && match[2] ? { brand: match[1], number: Number(match[2]) } : undefined;
}

/** The folder of the pictures in a data folder. */
export const picturesFolder = (dataDir = env.DATA_DIR): string => join(dataDir, PICTURES);

/** A picture's bytes. Throws ApiError `snapshot_unavailable` where the snapshot names a file that is not there. */
export async function readPicture(picture: Pick<PictureRow, 'brand' | 'number'>): Promise<Uint8Array> {
  const file = join(picturesFolder(), pictureFile(picture));
  noteInput?.(`${PICTURES}/${pictureFile(picture)}`);
  return readFile(file).catch((cause: unknown) => {
    throw new ApiError('snapshot_unavailable', `The picture ${pictureFile(picture)} is not in the data folder.`, {
      hint: 'The next crawl makes it again: npm run crawl -- liquor',
      cause,
    });
  });
}
