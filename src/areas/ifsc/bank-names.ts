import banks from './bank-names.json' with { type: 'json' };

/** What people call banks besides their names and their four letters. Editorial. */
export const BANK_ALIASES: Readonly<Record<string, readonly string[]>> = banks.aliases;

/** Full names of the banks that people look for by name, as they stand in the register. A name is read before a place in it: Bank of Maharashtra. */
export const BANK_NAMES: Readonly<Record<string, string>> = banks.names;

/** The source's words for kinds of banks, spelled out. */
export const BANK_KINDS: Readonly<Record<string, string>> = banks.kinds;
