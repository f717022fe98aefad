import { staleInWords } from '../lib/words.ts';

// The page was true when it was built; say again how old its data is by the reader's clock.
for (const line of document.querySelectorAll<HTMLElement>('.freshness[data-observed]')) {
  const { observed = '', limit = '', what = '' } = line.dataset;
  const hours = (Date.now() - Date.parse(observed)) / 3_600_000;
  const note = line.querySelector<HTMLElement>('.stale');
  if (!note || Number.isNaN(hours)) continue;
  note.hidden = hours <= Number(limit);
  note.textContent = note.hidden ? '' : staleInWords(what, hours);
}
