import type { Source } from '../../../crawl/source.ts';
import type { CodeRow } from '../tables.ts';
import { gstIndiaUtils } from './gst-india-utils.ts';
import { gstPortalList } from './gst-portal-list.ts';

/** Of the codes; the first to name a code is believed. */
export const GST_SOURCES: readonly Source<CodeRow>[] = [gstPortalList, gstIndiaUtils];
