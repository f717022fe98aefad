import { createHash } from 'node:crypto';
import { UpstreamError } from '../../../net/upstream.ts';
import { findRecord, type MmdbFiles, openEdition, parseFacts } from '../mmdb.ts';

/** Files of an edition as they came, unpacked. */
export interface Edition extends MmdbFiles {
  edition: string;
  source: string;
  sha256: string;
}

/** An edition of files; its day is that on which the first was built. Throws UpstreamError for what is no database of countries. */
export function createEdition(source: string, ipv4: Uint8Array, ipv6: Uint8Array | null): Edition {
  try {
    const readers = openEdition({ ipv4, ipv6 });
    const [first] = readers;
    if (!first || (readers.length === 1 && first.metadata.ipVersion !== 6)) throw new Error('it has no file for IPv6');
    const hash = createHash('sha256').update(ipv4);
    return {
      edition: new Date(first.metadata.buildEpoch).toISOString().slice(0, 10),
      source,
      sha256: hash.update(ipv6 ?? '').digest('hex'),
      ipv4,
      ipv6,
    };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new UpstreamError('shape', `${source} is no database of countries: ${why}`, { cause });
  }
}

/** Addresses of networks that have belonged to one country for decades: a database that has them elsewhere is spoiled. */
const LANDMARKS: readonly (readonly [address: string, version: 4 | 6, country: string])[] = [
  ['8.8.8.8', 4, 'US'],
  ['117.192.0.1', 4, 'IN'],
  ['133.1.0.1', 4, 'JP'],
  ['2405:200::1', 6, 'IN'],
  ['2001:200::1', 6, 'JP'],
];

/** Landmarks that an edition has elsewhere, or nowhere. */
export function lostLandmarks(files: MmdbFiles): string[] {
  const readers = openEdition(files);
  return LANDMARKS.filter(([address, version, country]) => parseFacts(findRecord(readers, address, version))?.country !== country).map(
    ([address]) => address,
  );
}

/** How many nodes the trees of an edition have: its size, whatever the records weigh. */
export const countNodes = (files: MmdbFiles): number => openEdition(files).reduce((sum, { metadata }) => sum + metadata.nodeCount, 0);
