import { Reader } from 'mmdb-lib';
import { z } from 'zod';

/** A record of an MMDB file: its members are the publisher's own. */
export type MmdbReader = Reader<never>;

/** Opens an MMDB file. Throws for what is none. */
export const openMmdb = (bytes: Uint8Array): MmdbReader => new Reader<never>(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));

/** The files of an edition: one for each family, or one for both. */
export interface MmdbFiles {
  ipv4: Uint8Array;
  ipv6: Uint8Array | null;
}

/** Opens the files of an edition. Throws for what is none. */
export const openEdition = ({ ipv4, ipv6 }: MmdbFiles): MmdbReader[] => [ipv4, ...(ipv6 ? [ipv6] : [])].map(openMmdb);

/**
 * The record of an address in the first of some files that has one: those made for its family are asked first, since a file of the other
 * family has nothing of it or something else. Undefined for none.
 */
export function findRecord(readers: readonly MmdbReader[], address: string, version: 4 | 6): unknown {
  const able = readers.filter(({ metadata }) => metadata.ipVersion === 6 || version === 4);
  const own = able.toSorted((a, b) => Number(b.metadata.ipVersion === version) - Number(a.metadata.ipVersion === version));
  for (const reader of own) {
    const record: unknown = reader.get(address);
    if (record !== null && record !== undefined) return record;
  }
  return undefined;
}

const text = z.string().min(1).optional().catch(undefined);
const number = z.number().optional().catch(undefined);
const named = z
  .object({ names: z.object({ en: text }).optional().catch(undefined) })
  .optional()
  .catch(undefined);

/** Members of MaxMind's layout, which DB-IP has too, and of ip-location-db's flat one. */
const layout = z.object({
  country: z.object({ iso_code: text }).optional().catch(undefined),
  country_code: text,
  city: z.union([z.string(), named]).optional().catch(undefined),
  subdivisions: z.array(named).optional().catch(undefined),
  state1: text,
  location: z.object({ latitude: number, longitude: number, time_zone: text }).optional().catch(undefined),
  latitude: number,
  longitude: number,
  timezone: text,
  postal: z.object({ code: text }).optional().catch(undefined),
  postcode: text,
  autonomous_system_number: number,
  autonomous_system_organization: text,
});

/** What a record says, whichever of the two layouts it has; undefined for none. */
export type MmdbFacts = ReturnType<typeof parseFacts>;

/** Reads a record; undefined for none and for what is no record. */
export function parseFacts(record: unknown) {
  const result = layout.safeParse(record);
  if (!result.success) return undefined;
  const found = result.data;
  const country = found.country?.iso_code ?? found.country_code;
  return {
    country: country && /^[A-Z]{2}$/.test(country) ? country : undefined,
    region: found.subdivisions?.[0]?.names?.en ?? found.state1,
    city: typeof found.city === 'string' ? found.city || undefined : found.city?.names?.en,
    postalCode: found.postal?.code ?? found.postcode,
    lat: found.location?.latitude ?? found.latitude,
    lon: found.location?.longitude ?? found.longitude,
    timezone: found.location?.time_zone ?? found.timezone,
    asn: found.autonomous_system_number,
    organisation: found.autonomous_system_organization,
  };
}
