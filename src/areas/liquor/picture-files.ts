import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '../../kernel/env.ts';
import { ApiError } from '../../kernel/errors.ts';
import { noteInput } from '../../kernel/inputs.ts';
import { PICTURES, pictureFile } from './pictures.ts';
import type { PictureRow } from './tables.ts';

/** The folder of the pictures in a data folder. */
export const picturesFolder = (dataDir = env.DATA_DIR): string => join(dataDir, PICTURES);

/** A picture's bytes. Throws ApiError `snapshot_unavailable` where the snapshot names a file that is not there. */
export async function readPicture(picture: Pick<PictureRow, 'brand' | 'number'>): Promise<Uint8Array> {
  const file = join(picturesFolder(), pictureFile(picture));
  noteInput(`${PICTURES}/${pictureFile(picture)}`);
  return readFile(file).catch((cause: unknown) => {
    throw new ApiError('snapshot_unavailable', `The picture ${pictureFile(picture)} is not in the data folder.`, {
      hint: 'The next crawl makes it again: npm run crawl -- liquor',
      cause,
    });
  });
}
