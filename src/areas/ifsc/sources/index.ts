import type { Source } from '../../../lib/crawl/source.ts';
import { ifscPackage } from './ifsc.ts';
import type { IfscRecord } from './record.ts';

export const IFSC_SOURCES: readonly Source<IfscRecord>[] = [ifscPackage];
