// What no build can know is asked while the page is read: one call a part, its members put into the lines that wait for them.
import { inPageLanguage } from './page-language.ts';

const t = inPageLanguage({ unreachable: { en: 'Cannot be reached now.', hi: 'अभी पता नहीं चल सका।' } });

const clock = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Kolkata' });

interface Shown {
  label: string;
  member: string;
  unit?: string;
  as?: 'time';
}

for (const part of document.querySelectorAll<HTMLElement>('[data-live-call]')) void fill(part);

async function fill(part: HTMLElement): Promise<void> {
  const state = part.querySelector<HTMLElement>('[data-live-state]');
  const list = part.querySelector('dl');
  const { liveCall = '', liveShows = '[]' } = part.dataset;
  try {
    // biome-ignore lint/style/noRestrictedGlobals: this runs in the browser, which asks the service itself
    const response = await fetch(liveCall);
    // Read in any case: an answer that nobody reads stays under way.
    const body: unknown = await response.json();
    if (!response.ok) throw new Error(`answer ${response.status}`);
    for (const { label, member, unit, as } of JSON.parse(liveShows) as Shown[]) {
      const value = memberOf(body, member);
      if (value === undefined || value === null || value === '') continue;
      const term = document.createElement('dt');
      term.textContent = label;
      const text = document.createElement('dd');
      text.textContent = `${typeof value === 'number' ? Math.round(value) : as === 'time' ? clock.format(new Date(String(value))) : String(value)}${unit ? ` ${unit}` : ''}`;
      const line = document.createElement('div');
      line.append(term, text);
      list?.append(line);
    }
    if (state) state.hidden = true;
  } catch {
    if (state) state.textContent = t.unreachable;
  }
}

/** A member of an answer by its path: `temperature.value`. */
function memberOf(body: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((one, name) => (one && typeof one === 'object' ? (one as Record<string, unknown>)[name] : undefined), body);
}
