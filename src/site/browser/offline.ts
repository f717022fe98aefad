// Pages and figures last seen stay readable without a connection (public/sw.js). A page from there says so, and when it was seen.
import { formatInstant } from '../../i18n/format.ts';
import { inPageLanguage, LOCALE } from './page-language.ts';

const t = inPageLanguage({
  kept: {
    en: (moment: string) => `No connection. This page is as it was on ${moment}.`,
    hi: (moment) => `इंटरनेट नहीं है। यह पेज वैसा है जैसा ${moment} था।`,
  },
});

const { kept } = document.documentElement.dataset;
if (kept) {
  const note = document.createElement('p');
  note.className = 'kept-note';
  note.setAttribute('role', 'status');
  note.textContent = t.kept(formatInstant(kept, LOCALE));
  document.querySelector('main')?.prepend(note);
}

/** Nothing is kept where one develops, nor before the page is whole: the worker must not be in its way. */
if (import.meta.env.MODE === 'production' && 'serviceWorker' in navigator)
  addEventListener('load', () => void register().catch(() => undefined));

async function register(): Promise<void> {
  const first = navigator.serviceWorker.controller === null;
  const registration = await navigator.serviceWorker.register(document.documentElement.dataset.worker ?? '/sw.js');
  if (!registration || !first) return;
  const { active } = await navigator.serviceWorker.ready;
  const parts = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ keep: [location.href, ...parts.filter((address) => address.startsWith(location.origin))] });
}
