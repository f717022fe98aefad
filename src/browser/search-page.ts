// Asks /search what the address of the page asks, and shows the answer.

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
const asked = new URLSearchParams(location.search);
const q = asked.get('q')?.trim() ?? '';
const scope = asked.get('scope') === 'site' ? 'site' : 'web';

if (section && q) {
  const input = document.querySelector<HTMLInputElement>('#search');
  if (input) input.value = q;
  document.title = document.title.replace(/^Search/, `${q}, search`);
  section.hidden = false;
  say(section, '[role=status]', scope === 'web' ? 'Asking the web …' : 'Asking this service …');
  offerOtherScope(section);
  showAnswer(section);
}

async function showAnswer(into: HTMLElement): Promise<void> {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: this runs in the browser, which asks the service itself
    const response = await fetch(`${into.dataset.api}?${new URLSearchParams({ q, scope, limit: '20' })}`);
    const answer = (await response.json()) as Answer | { status: 'error'; error: string };
    if (answer.status === 'error') return say(into, '[role=status]', answer.error);
    const { results, unavailable, notice } = answer;
    say(into, '[role=status]', [countInWords(results.length), notice].filter(Boolean).join('. '));
    into.querySelector('ol')?.replaceChildren(...results.map(entryOf));
    say(into, '.outages', unavailable.map(({ engine, reason }) => `${engine}: ${reason}`).join(' · '));
  } catch {
    say(into, '[role=status]', 'The search cannot be reached from here. The pages of this site are still found by the field above.');
  }
}

function say(into: HTMLElement, selector: string, text: string): void {
  const place = into.querySelector(selector);
  if (place) place.textContent = text;
}

const countInWords = (count: number): string => (count === 0 ? 'Nothing was found' : `${count} ${count === 1 ? 'result' : 'results'}`);

function entryOf({ url, title, description, engine }: Result): HTMLLIElement {
  const link = document.createElement('a');
  link.href = url;
  link.textContent = title;
  const where = document.createElement('span');
  where.className = 'quiet';
  where.textContent = `${engine === 'site' ? 'This service' : new URL(url).hostname} · ${engine}`;
  const text = document.createElement('p');
  text.textContent = description;
  const item = document.createElement('li');
  item.append(link, where, text);
  return item;
}

function offerOtherScope(into: HTMLElement): void {
  const link = document.createElement('a');
  link.href = `?${new URLSearchParams(scope === 'web' ? { q, scope: 'site' } : { q })}`;
  link.textContent = scope === 'web' ? 'Search this service alone' : 'Search the web too';
  into.querySelector('.scope')?.replaceChildren(link);
}
