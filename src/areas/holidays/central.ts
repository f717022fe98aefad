import central from './central.json' with { type: 'json' };

/**
 * Gazetted holidays of central government offices at Delhi and New Delhi, as the Department of Personnel and Training (DoPT) lists them every
 * summer for the next year (Annexure I). Only years whose list was read; each with the page it was read from.
 */
export interface CentralList {
  year: number;
  /** Page on which the list was read. */
  url: string;
  /** Day by id of the holiday, MM-DD. */
  days: Readonly<Record<string, string>>;
  /** Days that the government made holidays by an order of their own, after the list. */
  declared?: Readonly<Record<string, string>>;
}

/** Names of the holidays by id; those of computed festivals have the same id as in the panchang. `moon`: the day depends on the sighting of the moon; `first`: the day (YYYY-MM-DD) of which it is the memory. */
export const CENTRAL_HOLIDAYS: Readonly<Record<string, { en: string; hi: string; moon?: boolean; first?: string }>> = central.holidays;

/** The three that are kept in every state and territory, on the same day each year. */
export const NATIONAL: Readonly<Record<string, string>> = central.national;

/** Those that DoPT makes compulsory for its offices in every year, outside Delhi too; the others of a list change from year to year. */
export const COMPULSORY: readonly string[] = central.compulsory;

const LISTS: Readonly<Record<string, Omit<CentralList, 'year'>>> = central.lists;
export const CENTRAL_LISTS: readonly CentralList[] = Object.entries(LISTS).map(([year, list]) => ({ year: Number(year), ...list }));
