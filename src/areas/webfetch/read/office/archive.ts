import { unzipSync } from 'fflate';

/** Limits in bytes of one part of a file after decompression, and of all parts that are read. */
const MAX_PART = 48 * 1024 * 1024;
const MAX_PARTS = 96 * 1024 * 1024;
/** Parts that are never read: pictures, films, fonts, programs. */
const UNREAD = /\.(?:png|jpe?g|gif|bmp|tiff?|emf|wmf|svg|mp[34]|m4[av]|wav|bin|ttf|odttf|fntdata|vml)$/i;

/** A file that cannot be read, with a reason for the caller. */
export class OfficeError extends Error {}

/** The XML parts of an Office file by their paths. */
export type Parts = (path: string) => string | undefined;

/** Opens an Office file, a zip archive of XML parts. Sizes are those that the archive states, and nothing is unpacked beyond them. Throws OfficeError. */
export function openArchive(bytes: Uint8Array): Parts {
  let left = MAX_PARTS;
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.(?:xml|rels)$/i.test(name) || UNREAD.test(name)) return false;
        left -= originalSize;
        if (originalSize > MAX_PART || left < 0) throw new OfficeError('It unpacks to more than is read.');
        return true;
      },
    });
  } catch (cause) {
    if (cause instanceof OfficeError) throw cause;
    throw new OfficeError('The file is damaged: it cannot be unpacked.', { cause });
  }
  return (path) => {
    const part = files[path];
    if (!part) return undefined;
    const encoding = part[0] === 0xff && part[1] === 0xfe ? 'utf-16le' : part[0] === 0xfe && part[1] === 0xff ? 'utf-16be' : 'utf-8';
    return new TextDecoder(encoding).decode(part);
  };
}

/** The path of a part that another one names, relative to that one's folder. */
export const pathFrom = (folder: string, target: string): string =>
  decodeURIComponent(new URL(target.replaceAll('%', '%25'), `zip:///${folder ? `${folder}/` : ''}`).pathname.slice(1)).replaceAll(
    '%25',
    '%',
  );
