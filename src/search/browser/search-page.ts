// Searches the web through /search when its button is pressed. Our own results are already on the page.
import { inPageLanguage } from '../../site/browser/page-language.ts';

const t = inPageLanguage({
  asking: { en: 'Asking the web …', hi: 'वेब पर पूछ रहे हैं …' },
  cannot: { en: 'The web cannot be asked from here now.', hi: 'अभी यहाँ से वेब पर नहीं पूछा जा सकता।' },
  unavailable: {
    en: 'No web search engine can be reached now. Try again in a minute.',
    hi: 'अभी किसी सर्च इंजन तक पहुँच नहीं हो पाई। एक मिनट बाद फिर कोशिश करें।',
  },
  notSetUp: { en: 'The web cannot be searched from here.', hi: 'इस सर्वर पर वेब की खोज चालू नहीं है।' },
  none: { en: 'Nothing was found on the web.', hi: 'वेब पर कुछ नहीं मिला।' },
  results: { en: (count: number) => `${count} ${count === 1 ? 'result' : 'results'}`, hi: (count) => `${count} नतीजे` },
});

interface Result {
  url: string;
  title: string;
  description: string;
  engine: string;
}

interface Answer {
  status: 'ok';
  results: Result[];
  unavailable: { engine: string; reason: string }[];
  notice?: string;
}

const section = document.querySelector<HTMLElement>('#results');
if (section) {
  section.hidden = false;
  section.querySelector('button')?.addEventListener('click', () => void searchWeb(section));
}

async function searchWeb(into: HTMLElement): Promise<void> {
  const { api = '', q = '' } = into.dataset;
  translate(into, '[role=status]', t.asking);
  try {
    // biome-ignore lint/style/noRestrictedGlobals: this runs in the browser, which asks the service itself
    const response = await fetch(`${api}?${new URLSearchParams({ q, limit: '20' })}`);
    const answer = (await response.json()) as Answer | { status: 'error'; error: string };
    if (answer.status === 'error') return translate(into, '[role=status]', answer.error);
    const webResults = answer.results.filter(({ engine }) => engine !== 'site');
    translate(into, '[role=status]', webResults.length > 0 ? t.results(webResults.length) : webNotice(answer));
    into.querySelector('ol')?.replaceChildren(...webResults.map(createEntry));
  } catch {
    translate(into, '[role=status]', t.cannot);
  }
}

/** Why a search failed, in words for people. */
function webNotice({ notice, unavailable }: Answer): string {
  if (unavailable.length > 0) return t.unavailable;
  return notice ? t.notSetUp : t.none;
}

function translate(into: HTMLElement, selector: string, text: string): void {
  const place = into.querySelector(selector);
  if (place) place.textContent = text;
}

function createEntry({ url, title, description }: Result): HTMLLIElement {
  const link = document.createElement('a');
  link.href = url;
  link.textContent = title;
  const where = document.createElement('span');
  where.className = 'quiet';
  where.textContent = new URL(url).hostname;
  const text = document.createElement('p');
  text.textContent = description;
  const item = document.createElement('li');
  item.append(link, where, text);
  return item;
}
