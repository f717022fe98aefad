import { brotliDecompressSync } from 'node:zlib';
import type { EditionRow } from './tables.ts';

/** No file of countries is larger. */
const MAX_FILE_BYTES = 128 * 1024 * 1024;
const unpack = (file: Uint8Array): Uint8Array => brotliDecompressSync(file, { maxOutputLength: MAX_FILE_BYTES });

/** The files of an edition, unpacked. */
export const unpackEdition = ({ ipv4, ipv6 }: Pick<EditionRow, 'ipv4' | 'ipv6'>): { ipv4: Uint8Array; ipv6: Uint8Array | null } => ({
  ipv4: unpack(ipv4),
  ipv6: ipv6 && unpack(ipv6),
});
