import { formatDaysAgo, formatFreshness } from '../../i18n/format.ts';
import { LOCALE } from './page-language.ts';

// The page was true when it was built; say again how old its data is by the reader's clock.
const INDIA_MS = 5.5 * 3_600_000;
const today = new Date(Date.now() + INDIA_MS).toISOString().slice(0, 10);

for (const line of document.querySelectorAll<HTMLElement>('.freshness[data-stale-after]')) {
  const { staleAfter = '', day = '', source = '', warning, label } = line.dataset;
  const stale = Date.now() > Date.parse(staleAfter);
  line.classList.toggle('stale', stale);
  const words = formatFreshness({ day, source, warning, label }, stale, today, LOCALE);
  for (const part of ['before', 'after'] as const) {
    const text = line.querySelector(`.${part}`);
    if (text) text.textContent = words[part];
  }
}
for (const note of document.querySelectorAll<HTMLElement>('.board-age')) {
  note.classList.toggle('stale', Date.now() > Date.parse(note.dataset.staleAfter ?? ''));
  for (const ago of note.querySelectorAll<HTMLElement>('.ago'))
    ago.textContent = `(${formatDaysAgo(ago.dataset.day ?? '', today, LOCALE)})`;
}
for (const note of document.querySelectorAll<HTMLElement>('.ages'))
  note.classList.toggle('stale', note.querySelector('.freshness.stale') !== null);
