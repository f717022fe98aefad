import type { Source } from '../../../crawl/source.ts';
import type { RegistryRow } from '../tables.ts';
import { ianaRdap } from './iana-rdap.ts';
import { rdapSeed } from './rdap-starter.ts';

/** In order: the first that answers has the list. */
export const DOMAIN_SOURCES: readonly Source<RegistryRow>[] = [ianaRdap, rdapSeed];
