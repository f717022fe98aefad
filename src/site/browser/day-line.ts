// Puts the hairline of now where it belongs on each drawn day of today (`data-day`), and again every minute.
const INDIA_MS = 5.5 * 3_600_000;
const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

/** Also for a line that a script has drawn anew. */
export function showNow(): void {
  const indian = Date.now() + INDIA_MS;
  const today = new Date(indian).toISOString().slice(0, 10);
  for (const line of document.querySelectorAll<SVGLineElement>('[data-day] .day-line [data-now]')) {
    const day = line.closest<HTMLElement>('[data-day]')?.dataset.day;
    const isToday = day === today;
    line.toggleAttribute('hidden', !isToday);
    const at = `${((indian % DAY_MS) / DAY_MS) * 100}%`;
    line.setAttribute('x1', at);
    line.setAttribute('x2', at);
  }
}

showNow();
setInterval(showNow, MINUTE_MS);
