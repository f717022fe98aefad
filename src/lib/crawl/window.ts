/** The contract promises 90 days of history, the design 120; ten more so that the window never runs short. */
export const HISTORY_DAYS = 130;
