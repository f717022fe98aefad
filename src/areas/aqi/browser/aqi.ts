// The air quality page: one place at a time, by city or by coordinates.

import type { z } from 'zod';
import { formatDay } from '../../../i18n/format.ts';
import { errorMessage, fetchJson } from '../../../site/browser/fetch-json.ts';
import { clockOf, inPageLanguage, LOCALE } from '../../../site/browser/page-language.ts';
import { townName } from '../../../site/browser/town-name.ts';
import { AIR_CATEGORIES, POLLUTANTS } from '../category-words.ts';
import type { airHistory } from '../history-schema.ts';
import type { airReading } from '../schema.ts';
import { shortStationName } from '../station-names.ts';
import type { airStations } from '../station-schema.ts';

interface Reading extends Omit<z.output<typeof airReading>, 'sub_indices' | 'concentrations'> {
  sub_indices: Record<string, number>;
  concentrations: Record<string, { value: number; unit: string }>;
}

const t = inPageLanguage({
  air: { en: 'The air quality', hi: 'वायु गुणवत्ता' },
  asking: { en: 'Asking…', hi: 'पूछ रहे हैं…' },
  earlier: { en: ', an earlier answer', hi: ', पहले का जवाब' },
  decides: { en: ', decides', hi: ' (इसी से तय)' },
  last: {
    en: (from: number, to: number, day: string) => `Last measured on ${day}: ${from === to ? from : `${from} to ${to}`}.`,
    hi: (from, to, day) => `पिछला माप, ${day}: ${from === to ? from : `${from} से ${to}`}।`,
  },
  none: { en: 'No Indian index.', hi: 'भारतीय AQI नहीं मिला।' },
  other: { en: (scale: string, index: number) => ` ${scale} index ${index}.`, hi: (scale, index) => ` ${scale} सूचकांक ${index}।` },
  /** What has to be known of the figures: the English words are the body's own. */
  note: {
    en: ({ note }: Reading) => note,
    hi: ({ basis, stations, sub_indices }) =>
      basis === 'model'
        ? 'हवा के मॉडल (CAMS) से इस घंटे का सूचकांक; सरकारी सूचकांक स्टेशन पर 24 घंटे (CO और ओज़ोन का 8 घंटे) का औसत होता है।'
        : stations
          ? 'उप-सूचकांक CPCB के, शहर के स्टेशनों में बीच वाले के।'
          : Object.keys(sub_indices).length > 0
            ? 'उप-सूचकांक CPCB के, इस स्टेशन के।'
            : 'यहाँ सिर्फ़ अमेरिकी पैमाने का सूचकांक मिला; उसे भारतीय में बदला नहीं जा सकता।',
  },
});
const clock = clockOf({ day: 'numeric', month: LOCALE === 'hi' ? 'long' : 'short' });

const form = document.querySelector<HTMLFormElement>('form[data-aqi-form]');
const put = (name: string, text: string) => {
  const place = document.querySelector(`[data-aqi="${name}"]`);
  if (place) place.textContent = text;
};

/** Whose figures they are stays English on a page that is not. */
function credit(attribution: string): void {
  const words = document.createElement('span');
  words.lang = 'en';
  words.textContent = `${attribution}.`;
  document.querySelector('[data-aqi="note"]')?.append(words);
}

/** `typed` is the place as it was typed, or its name in Hindi: bodies name towns in English. */
function show(reading: Reading, typed: string | undefined): void {
  const other = reading.other_scale ? t.other(reading.other_scale.scale, reading.other_scale.aqi) : '';
  const category = reading.aqi !== null && reading.category;
  put('index', reading.aqi === null ? '–' : String(reading.aqi));
  put('verdict', category ? AIR_CATEGORIES[LOCALE].category(category) : t.none + other);
  put('place', typed ?? reading.city ?? `${reading.location.lat}, ${reading.location.lon}`);
  put('advice', reading.advice && reading.category ? AIR_CATEGORIES[LOCALE].advice(reading.category, reading.advice) : '');
  put(
    'note',
    `${t.note(reading)}${reading.aqi === null ? '' : other} ${clock.format(new Date(reading.observed_at))}${reading.stale ? t.earlier : ''}${LOCALE === 'en' ? `. ${reading.attribution}.` : '। '}`,
  );
  if (LOCALE !== 'en') credit(reading.attribution);
  const scale = document.querySelector<HTMLElement>('[data-aqi="scale"]');
  if (reading.aqi === null) scale?.removeAttribute('style');
  else scale?.style.setProperty('--at', `${reading.aqi / 5}%`);
  const rows = Object.entries(reading.sub_indices).map(([pollutant, index]) => {
    const row = document.createElement('tr');
    const amount = reading.concentrations[pollutant];
    const texts = [POLLUTANTS[LOCALE][pollutant] ?? pollutant, String(index), amount ? `${amount.value} ${amount.unit}` : ''];
    row.append(
      ...texts.map((text, at) => {
        const cell = document.createElement(at === 0 ? 'th' : 'td');
        if (at === 0) cell.setAttribute('scope', 'row');
        cell.textContent = text + (at === 0 && pollutant === reading.dominant_pollutant ? t.decides : '');
        return cell;
      }),
    );
    return row;
  });
  document.querySelector('[data-aqi="rows"]')?.replaceChildren(...rows);
  document.querySelector('[data-aqi="result"]')?.removeAttribute('hidden');
}

async function showReading(query: URLSearchParams): Promise<void> {
  const output = form?.querySelector('output');
  if (!form || !output) return;
  output.textContent = t.asking;
  try {
    const reading = await fetchJson<Reading>(`${form.action}?${query}`, t.air);
    const typed = LOCALE === 'hi' ? (query.get('city') ?? reading.city) : undefined;
    const town = typed ? await townName(typed) : undefined;
    output.textContent = '';
    tellOutage();
    show(reading, town);
  } catch (error) {
    output.textContent = errorMessage(error);
    tellOutage(query);
  }
}

/** An outage often lasts a minute: then it is asked once more. */
const AGAIN_MS = 60_000;
let again: ReturnType<typeof setTimeout> | undefined;

/** What is left where nobody tells the air of now: where it is measured, the last day on record, and to ask again. Without a query it is taken away. */
function tellOutage(query?: URLSearchParams): void {
  const part = document.querySelector<HTMLElement>('[data-aqi="out"]');
  if (!part) return;
  part.hidden = query === undefined;
  part.toggleAttribute('data-off', query === undefined);
  put('last', '');
  clearTimeout(again);
  const city = query?.get('city');
  if (!query) return;
  again = setTimeout(() => void showReading(query), AGAIN_MS);
  if (city) void showStations(city);
  part.querySelector<HTMLButtonElement>('[data-again]')?.addEventListener('click', () => void showReading(query), { once: true });
  if (city && part.dataset.kept !== undefined) void showLast(city);
}

/** How many stations measure the air of a city, and their names; nothing for a city without one. */
async function showStations(city: string): Promise<void> {
  const asked = new URLSearchParams({ city, provider: 'directory', limit: '1000' });
  const found = await fetchJson<z.output<typeof airStations>>(`${form?.action}/stations?${asked}`).catch(() => undefined);
  const block = document.querySelector<HTMLElement>('[data-aqi="out"] .answer-block');
  if (block) block.hidden = found === undefined;
  if (!found) return;
  put('where', (await townName(city)) ?? city);
  put('stations', String(found.total));
  put('names', found.data.map(({ station }) => shortStationName(station)).join(', '));
}

/** The lowest and highest index of the last day on record; nothing where none is. */
async function showLast(city: string): Promise<void> {
  const history = await fetchJson<z.output<typeof airHistory>>(`${form?.action}/history?${new URLSearchParams({ city, days: '1' })}`).catch(
    () => undefined,
  );
  const day = history?.data[0];
  if (day) put('last', t.last(day.lowest, day.highest, formatDay(day.date, true, LOCALE)));
}

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void showReading(new URLSearchParams({ city: String(new FormData(form).get('city')) }));
});
form?.querySelector('[data-here]')?.addEventListener('click', () => {
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => void showReading(new URLSearchParams({ lat: coords.latitude.toFixed(2), lon: coords.longitude.toFixed(2) })),
  );
});
// A town that the one field was asked for.
const town = new URLSearchParams(location.search).get('city')?.slice(0, 80);
const field = form?.querySelector<HTMLInputElement>('[name=city]');
if (field && town) field.value = town.replaceAll('-', ' ').replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
if (form) void showReading(new URLSearchParams({ city: String(new FormData(form).get('city')) }));
