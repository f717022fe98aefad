import type { Source } from '../../../crawl/source.ts';
import { dbIp } from './db-ip.ts';
import { dbipCountryPackage } from './dbip-country-package.ts';
import type { Edition } from './edition.ts';

/** In order: the first that answers has the database of countries. */
export const IP_SOURCES: readonly Source<Edition>[] = [dbIp, dbipCountryPackage];
