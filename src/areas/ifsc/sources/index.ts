import type { Source } from '../../../crawl/source.ts';
import { branchList } from './branch-list.ts';
import { ifscPackage } from './ifsc.ts';
import type { IfscRecord } from './record.ts';

/** The codes of all banks, and their branches: two lists, neither a substitute for the other. */
export const IFSC_SOURCES: readonly Source<IfscRecord>[] = [ifscPackage, branchList];
export const BRANCH_SOURCES: readonly Source<IfscRecord>[] = [branchList];
export const CODE_SOURCES: readonly Source<IfscRecord>[] = [ifscPackage];
