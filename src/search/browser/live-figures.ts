// Figures that only a provider knows, such as the weather, are asked for when the page is there, again while the provider takes its time.
import { LOCALE } from '../../site/browser/page-language.ts';

const TRIES = 4;
const PAUSE_MS = 900;

interface Answer {
  url: string;
  answer: string | null;
  detail?: string;
  live?: true;
}

const list = document.querySelector<HTMLElement>('.answers');
if (list?.querySelector('[data-live]')) void fill(list, TRIES);

async function fill(list: HTMLElement, tries: number): Promise<void> {
  const { api = '', q = '' } = list.dataset;
  const query = new URLSearchParams({ q, scope: 'site', ...(LOCALE === 'hi' ? { lang: LOCALE } : {}) });
  // biome-ignore lint/style/noRestrictedGlobals: this runs in the browser, which asks the service itself
  const response = await fetch(`${api}?${query}`, { headers: { accept: 'application/json' }, cache: 'reload' }).catch(() => undefined);
  const answers = response?.ok ? ((await response.json()) as { answers?: Answer[] }).answers : undefined;
  for (const item of list.querySelectorAll<HTMLElement>('[data-live]')) {
    const answer = answers?.find(({ url, live }) => !live && new URL(url).pathname + new URL(url).search === item.dataset.live);
    const [figure, more] = [item.querySelector('.figure'), item.querySelector('.quiet')];
    if (!answer || !figure) continue;
    item.removeAttribute('data-live');
    figure.textContent = answer.answer ?? '';
    if (more && answer.detail) more.textContent = answer.detail;
  }
  if (tries <= 1 || !list.querySelector('[data-live]')) return;
  await new Promise((done) => setTimeout(done, PAUSE_MS));
  await fill(list, tries - 1);
}
