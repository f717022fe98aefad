import type { Source } from '../../../crawl/source.ts';
import type { OfficeRow } from '../tables.ts';
import { rtoList } from './rto-list.ts';

/** Of the offices. No registry publishes its list in a form that a program may read, so a reviewed file holds what nine lists say. */
export const VEHICLE_SOURCES: readonly Source<OfficeRow>[] = [rtoList];
