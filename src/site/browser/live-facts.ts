// What no build can know is asked while the page is read: one call a tile, the first member set large and the others under it. Tiles whose
// upstreams do not answer become one sentence in the room of the first.
import type { ShownFact } from '../live-facts.ts';
import { fetchJson } from './fetch-json.ts';
import { clockOf, inPageLanguage, LOCALE } from './page-language.ts';
import { ROOT } from './root.ts';

const t = inPageLanguage({
  and: { en: ' and ', hi: ' और ' },
  unknown: { en: (what: string) => `${what}: not known at the moment.`, hi: (what: string) => `${what}: अभी पता नहीं चल सका।` },
});

const clock = clockOf();

const tiles = [...document.querySelectorAll<HTMLElement>('[data-live-call]')];
/** What they show, the same on all pages; nothing where it cannot be read. */
const facts: Promise<Record<string, ShownFact[]>> =
  tiles.length > 0 ? fetchJson<Record<string, ShownFact[]>>(`${ROOT}/live-facts-${LOCALE}.json`).catch(() => ({})) : Promise.resolve({});
const filled = await Promise.all(tiles.map((tile) => fill(tile).catch(() => false)));
const [first, ...others] = tiles.filter((tile, at) => !filled[at] && !showUsual(tile));
if (first) {
  const names = [first, ...others].map((tile, at) => {
    const name = tile.querySelector('.name')?.textContent ?? '';
    return at > 0 && LOCALE === 'en' ? name.charAt(0).toLowerCase() + name.slice(1) : name;
  });
  first.textContent = t.unknown(names.join(t.and));
  first.classList.toggle('several', names.length > 1);
  for (const tile of others) tile.hidden = true;
}

/** Tells what is usual in place of what nobody tells; false where that is not known either. */
function showUsual(tile: HTMLElement): boolean {
  const usual = tile.querySelector<HTMLTemplateElement>('[data-usual]');
  if (!usual) return false;
  for (const [part, text] of [
    ['.name', usual.dataset.usual],
    ['[data-live-figure]', usual.dataset.value],
    ['[data-live-more]', usual.content.textContent],
  ] as const) {
    const place = tile.querySelector(part);
    if (place) place.textContent = text ?? '';
  }
  return true;
}

/** False where the answer has nothing to show. */
async function fill(tile: HTMLElement): Promise<boolean> {
  const { liveCall = '' } = tile.dataset;
  // biome-ignore lint/style/noRestrictedGlobals: this runs in the browser, which asks the service itself
  const response = await fetch(liveCall);
  // Read in any case: an answer that nobody reads stays under way.
  const body: unknown = await response.json();
  const shows = (await facts)[liveCall.slice(ROOT.length).replace(/\?.*/, '')] ?? [];
  const said = shows.map((shown) => formatMember(body, shown));
  if (!response.ok || !said[0]) return false;
  for (const [part, text] of [
    ['[data-live-figure]', said[0]],
    ['[data-live-more]', said.slice(1).filter(Boolean).join(', ')],
  ] as const) {
    const place = tile.querySelector<HTMLElement>(part);
    if (!place) continue;
    place.textContent = text;
    if (!/\d/.test(text)) place.classList.replace('figure', 'words');
    if (LOCALE === 'hi' && /[A-Za-z]{4}/.test(text)) place.lang = 'en';
  }
  return true;
}

/** What a member is, in words; undefined where the answer has none. */
function formatMember(body: unknown, { label, member, otherwise, words, unit, as }: ShownFact): string | undefined {
  const named = words?.[String(readMember(body, member))];
  const value = named ?? readMember(body, words ? otherwise : member);
  if (value === undefined || value === null || value === '') return undefined;
  const text = typeof value === 'number' ? Math.round(value) : as === 'time' ? clock.format(new Date(String(value))) : value;
  return [label, text, unit].filter((part) => part !== undefined).join('\u00a0');
}

/** A member of an answer by its path: `temperature.value`. */
function readMember(body: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((one, name) => (one && typeof one === 'object' ? (one as Record<string, unknown>)[name] : undefined), body);
}
