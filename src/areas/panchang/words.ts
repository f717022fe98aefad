const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A time of the day from an ISO instant with its offset, as people write it: `6:48 am`, with the day where it is another than `date`: `5:57 am, 12 Nov`. */
export function timeInWords(instant: string, date: string): string {
  const hour = Number(instant.slice(11, 13));
  const time = `${hour % 12 === 0 ? 12 : hour % 12}:${instant.slice(14, 16)} ${hour < 12 ? 'am' : 'pm'}`;
  const day = instant.slice(0, 10);
  return day === date ? time : `${time}, ${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`;
}

/** When an element ends: what stands behind its name. */
export const untilInWords = (end: string, date: string): string => `until ${timeInWords(end, date)}`;

/** From one time to another: `3:50 to 5:13 pm` shortened to one half of the day where both lie in it. */
export function spanInWords({ start, end }: { start: string; end: string }, date: string): string {
  const [from, to] = [timeInWords(start, date), timeInWords(end, date)];
  return from.slice(-2) === to.slice(-2) && !from.includes(',') && !to.includes(',') ? `${from.slice(0, -3)} to ${to}` : `${from} to ${to}`;
}

/** Saturday, 21 November 2026. */
export function dateInWords(date: string): string {
  return new Intl.DateTimeFormat('en-IN', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** November 2026. */
export function monthInWords(month: string): string {
  return new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));
}
