// The weather page: the twelve cities one after another, and any town by its name or by the browser's own location.

import type { z } from 'zod';
import { errorMessage, fetchJson } from '../../../site/browser/fetch-json.ts';
import { ownTown } from '../../../site/browser/own-town.ts';
import { clockOf, inPageLanguage, LOCALE } from '../../../site/browser/page-language.ts';
import { townName } from '../../../site/browser/town-name.ts';
import { conditionInHindi } from '../conditions-hindi.ts';
import type { weatherReading } from '../schema.ts';

type Reading = z.output<typeof weatherReading>;

const page = document.querySelector<HTMLElement>('[data-weather-api]');
const api = page?.dataset.weatherApi ?? '/weather';
const t = inPageLanguage({
  weather: { en: 'The weather', hi: 'मौसम' },
  earlier: { en: ', an earlier answer', hi: ', पहले का जवाब' },
  asOf: { en: (time: string) => `As of ${time}, Indian time.`, hi: (time) => `${time} (भारतीय समय) की जानकारी।` },
  asking: { en: 'Asking…', hi: 'पूछ रहे हैं…' },
  near: { en: (town: string) => `Near ${town}`, hi: (town) => `${town} के पास` },
  feels: { en: (degrees: number) => `, feels like ${degrees}°`, hi: (degrees) => `, महसूस ${degrees}°` },
  told: {
    en: (sky: string, feels: string, humidity: number, wind: number, time: string) =>
      `${sky}${feels}, humidity ${humidity}%, wind ${wind} km/h at ${time}`,
    hi: (sky, feels, humidity, wind, time) => `${sky}${feels}, नमी ${humidity}%, हवा ${wind} किमी/घंटा, ${time} की जानकारी`,
  },
  notTold: { en: 'The browser did not tell where it is.', hi: 'ब्राउज़र ने जगह नहीं बताई।' },
});
const clock = clockOf();

const fetchReading = (query: string): Promise<Reading> => fetchJson(`${api}?${query}`, t.weather);

const formatTime = (reading: Reading) => clock.format(new Date(reading.observed_at));
const describeSky = (reading: Reading) =>
  `${LOCALE === 'hi' ? conditionInHindi(reading.condition.code) : reading.condition.description}${reading.stale ? t.earlier : ''}`;

/** Bodies have names of towns in lower case. */
const capitalised = (name: string) => name.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

/** The city that the page shows by itself. */
const FIRST = 'delhi';
/** Whether a town has been named. */
let isNamed = false;

/** Two cities in a row that nobody tells: the others need not be asked. */
const MAX_FAILURES = 2;

/** Puts a city's weather into its row, and gives the time it was read. Throws what ask() throws. */
async function fillRow(row: HTMLElement): Promise<string> {
  const put = (name: string, text: string) => {
    const cell = row.querySelector(`[data-cell="${name}"]`);
    if (cell) cell.textContent = text;
  };
  const reading = await fetchReading(`city=${row.dataset.city}`);
  put('temperature', `${Math.round(reading.temperature.value)}°`);
  put('condition', describeSky(reading));
  put('humidity', `${Math.round(reading.humidity.value)}%`);
  put('wind', String(Math.round(reading.wind_speed.value)));
  put('time', formatTime(reading));
  // The page's answer is of the first city until a town is named.
  if (row.dataset.city === FIRST && !isNamed) tell(row.querySelector('th')?.textContent?.trim() ?? '', reading);
  const credit = document.querySelector<HTMLElement>('[data-weather-credit]');
  if (credit) {
    credit.textContent = reading.attribution;
    if (LOCALE !== 'en') credit.lang = 'en';
  }
  return formatTime(reading);
}

// One after another: the upstreams take one call of ours at a time. What goes wrong is said once, above the table.
async function fillAll(): Promise<void> {
  const state = document.querySelector<HTMLElement>('[data-weather-state]');
  const again = document.querySelector<HTMLElement>('[data-weather-again]');
  const table = document.querySelector('tr[data-city]')?.closest('table');
  let failures = 0;
  table?.removeAttribute('data-unknown');
  state?.classList.remove('trouble');
  if (again) again.hidden = true;
  for (const row of document.querySelectorAll<HTMLElement>('tr[data-city]')) {
    if (failures === MAX_FAILURES) break;
    try {
      const time = await fillRow(row);
      if (state && !state.classList.contains('trouble')) state.textContent = t.asOf(time);
      failures = 0;
    } catch (error) {
      failures += 1;
      // Headings of empty columns are hidden.
      table?.toggleAttribute('data-unknown', table.querySelector('td')?.textContent === '');
      state?.classList.add('trouble');
      if (state) state.textContent = errorMessage(error);
      if (again) again.hidden = false;
    }
  }
}

/** Shows the weather of a place as the page's answer. */
function tell(place: string, reading: Reading): void {
  const feels = reading.feels_like ? t.feels(Math.round(reading.feels_like.value)) : '';
  const [humidity, wind] = [reading.humidity, reading.wind_speed].map(({ value }) => Math.round(value)) as [number, number];
  for (const [part, text] of [
    ['place', place],
    ['degrees', `${Math.round(reading.temperature.value)} °C`],
    ['sky', t.told(describeSky(reading), feels, humidity, wind, formatTime(reading))],
  ] as const) {
    const element = document.querySelector(`[data-weather="${part}"]`);
    if (element) element.textContent = text;
  }
}

function startForm(form: HTMLFormElement): void {
  const output = form.querySelector('output');
  /** `isQuiet`: nobody asked for it. */
  const show = async (query: Record<string, string>, isQuiet = false) => {
    if (!output) return;
    output.textContent = isQuiet ? '' : t.asking;
    try {
      const reading = await fetchReading(new URLSearchParams(query).toString());
      // A town typed in Hindi is shown in Hindi, although bodies name towns in English.
      const typed = LOCALE === 'hi' ? query.city : undefined;
      const named = typed ?? (reading.city && capitalised(reading.city));
      const town = named && (await townName(named));
      const place = town ? (query.city ? town : t.near(town)) : `${reading.location.lat}, ${reading.location.lon}`;
      output.textContent = '';
      isNamed = true;
      tell(place, reading);
    } catch (error) {
      output.textContent = isQuiet ? '' : errorMessage(error);
    }
  };
  const savedTown = ownTown();
  if (savedTown && !location.search) void show({ city: savedTown.name }, true);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void show({ city: String(new FormData(form).get('city')).trim() });
  });
  form.querySelector('[data-here]')?.addEventListener('click', () => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        // Two decimals are a kilometre: enough for the weather, and no address.
        void show({ lat: coords.latitude.toFixed(2), lon: coords.longitude.toFixed(2) });
      },
      () => {
        if (output) output.textContent = t.notTold;
      },
    );
  });
}

const form = document.querySelector<HTMLFormElement>('form[data-weather-form]');
if (form) startForm(form);
// A town that the one field was asked for.
const town = new URLSearchParams(location.search).get('city')?.slice(0, 80).replaceAll('-', ' ');
const field = form?.querySelector<HTMLInputElement>('[name=city]');
if (form && field && town) {
  field.value = capitalised(town);
  form.scrollIntoView({ block: 'center' });
  form.requestSubmit();
}
document.querySelector('[data-weather-again]')?.addEventListener('click', () => void fillAll());
void fillAll();
