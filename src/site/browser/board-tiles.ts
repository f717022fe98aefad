import { formatDay } from '../../i18n/format.ts';
import type { BoardAnswer } from './board-answers.ts';
import { inPageLanguage, LOCALE } from './page-language.ts';

const t = inPageLanguage({
  asOf: { en: (day: string) => `as of ${day}`, hi: (day) => `${day} की जानकारी` },
  takeAway: { en: (name: string) => `Take away: ${name}`, hi: (name) => `हटाएँ: ${name}` },
});

const STORE = 'board';
const PARAMETER = 'pin';
/** More would be a list, not a board. */
const MAX_PINS = 16;
const MAX_PIN_LENGTH = 120;

/** The questions of the address, else those kept in this browser. */
export function readPins(): string[] {
  const inAddress = new URLSearchParams(location.search).getAll(PARAMETER);
  return clean(inAddress.length > 0 ? inAddress : stored());
}

function stored(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return []; // storage is forbidden, or holds something else
  }
}

const clean = (pins: readonly string[]): string[] =>
  [...new Set(pins.map((pin) => pin.trim().slice(0, MAX_PIN_LENGTH)).filter(Boolean))].slice(0, MAX_PINS);

/** Puts them into the address, so that it may be passed on. */
export function putIntoAddress(pins: readonly string[]): void {
  const query = new URLSearchParams(clean(pins).map((pin) => [PARAMETER, pin])).toString();
  history.replaceState(null, '', location.pathname + (query ? `?${query}` : '') + location.hash);
}

/** The same, and keeps them in this browser for the next visit. */
export function writePins(pins: readonly string[]): void {
  putIntoAddress(pins);
  try {
    if (pins.length > 0) localStorage.setItem(STORE, JSON.stringify(clean(pins)));
    else localStorage.removeItem(STORE);
  } catch {
    // The address has them all the same.
  }
}

/** Questions with their fields filled in; those that lack one are left out. */
export function fillPins(asks: readonly string[], values: Readonly<Record<string, string>>): string[] {
  return asks.flatMap((ask) => {
    const names = [...ask.matchAll(/\{(\w+)(\??)\}/g)];
    if (names.some(([, name = '', optional]) => !values[name] && !optional)) return [];
    const filled = ask.replace(/\{(\w+)\??\}/g, (_, name: string) => values[name] ?? '');
    return filled.replace(/\s+/g, ' ').trim();
  });
}

/** A tile of the board: the question while it waits, then its answer. */
export function createTile(pin: string, answer: BoardAnswer | undefined, remove: () => void): HTMLLIElement {
  const link = document.createElement('a');
  link.href = answer?.url ?? `?${new URLSearchParams({ [PARAMETER]: pin })}`;
  const { figure, unit, words } = splitAnswer(answer?.answer ?? '');
  const parts: [className: string, text: string][] = [
    ['name', answer?.title ?? pin],
    ['figure', figure],
    ['words', words],
    ['of', unit],
    ['second', answer?.as_of ? t.asOf(formatDay(answer.as_of, true, LOCALE)) : answer?.answer ? '' : (answer?.detail ?? '')],
  ];
  for (const [className, text] of parts) {
    if (text === '') continue;
    const part = document.createElement('span');
    part.className = className;
    part.textContent = text;
    if (LOCALE === 'hi' && !/[\u0900-\u097f]/.test(text)) part.lang = 'en';
    link.append(part);
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = '×';
  button.setAttribute('aria-label', t.takeAway(answer?.title ?? pin));
  button.addEventListener('click', remove);
  const item = document.createElement('li');
  item.append(link, button);
  return item;
}

/** `₹104.08 a litre` as its figure and its unit; an answer in words stays whole. */
export function splitAnswer(answer: string): { figure: string; unit: string; words: string } {
  const [, figure = '', unit = ''] = /^([₹$€£]?[\d.,]+)(?:\s+(.*))?$/u.exec(answer) ?? [];
  return { figure, unit, words: figure ? '' : answer };
}
