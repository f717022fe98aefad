/** The days that the series and Delta T are trusted for. */
export const FIRST_DAY = '1900-01-02';
export const LAST_DAY = '2100-12-30';
