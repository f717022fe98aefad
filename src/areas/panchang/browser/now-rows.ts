// Marks the choghadiya and the hora of now in their tables (`data-from`, `data-to`), and again every minute.
const MINUTE_MS = 60_000;

function markNow(): void {
  const now = Date.now();
  for (const row of document.querySelectorAll<HTMLElement>('tr[data-from]')) {
    const isNow = Date.parse(row.dataset.from ?? '') <= now && now < Date.parse(row.dataset.to ?? '');
    if (isNow) row.setAttribute('aria-current', 'time');
    else row.removeAttribute('aria-current');
  }
}

markNow();
setInterval(markNow, MINUTE_MS);
