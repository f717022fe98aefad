import type { BankRow } from '../tables.ts';

/** What a source of codes gives: banks, and which edition of its list they are from. */
export type IfscRecord = { bank: BankRow } | { version: string };
