// What no build can know is asked while the page is read: one call a part, its members put into the lines that wait for them.
import { inPageLanguage, LOCALE } from './page-language.ts';

const t = inPageLanguage({ unreachable: { en: 'Cannot be reached now.', hi: 'अभी पता नहीं चल सका।' } });

/** `6:48 am`; `सुबह 6:48`. */
const clock = new Intl.DateTimeFormat(LOCALE === 'hi' ? 'hi-IN' : 'en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
  ...(LOCALE === 'hi' ? { dayPeriod: 'short' as const } : {}),
});

interface Shown {
  label: string;
  member: string;
  /** The member that is told where `words` has nothing for the first. */
  otherwise: string;
  words?: Record<string, string>;
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
    for (const shown of JSON.parse(liveShows) as Shown[]) {
      const said = formatMember(body, shown);
      if (said === undefined) continue;
      const term = document.createElement('dt');
      term.textContent = shown.label;
      const text = document.createElement('dd');
      text.textContent = said;
      if (LOCALE === 'hi' && /[A-Za-z]{4}/.test(said)) text.lang = 'en';
      const line = document.createElement('div');
      line.append(term, text);
      list?.append(line);
    }
    if (state) state.hidden = true;
  } catch {
    if (state) state.textContent = t.unreachable;
  }
}

/** What a member is, in words; undefined where the answer has none. */
function formatMember(body: unknown, { member, otherwise, words, unit, as }: Shown): string | undefined {
  const named = words?.[String(readMember(body, member))];
  const value = named ?? readMember(body, words ? otherwise : member);
  if (value === undefined || value === null || value === '') return undefined;
  const text = typeof value === 'number' ? Math.round(value) : as === 'time' ? clock.format(new Date(String(value))) : value;
  return `${text}${unit ? ` ${unit}` : ''}`;
}

/** A member of an answer by its path: `temperature.value`. */
function readMember(body: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((one, name) => (one && typeof one === 'object' ? (one as Record<string, unknown>)[name] : undefined), body);
}
