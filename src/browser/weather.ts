// The weather page: the twelve cities one after another, and any town by its name or by the browser's own location.
import { askService, troubleOf } from './ask-service.ts';

interface Reading {
  city: string | null;
  location: { lat: number; lon: number };
  temperature: { value: number };
  feels_like: { value: number } | null;
  humidity: { value: number };
  wind_speed: { value: number };
  condition: { description: string };
  observed_at: string;
  attribution: string;
  stale?: true;
}

const page = document.querySelector<HTMLElement>('[data-weather-api]');
const api = page?.dataset.weatherApi ?? '/weather';
const clock = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Kolkata' });

const ask = (query: string): Promise<Reading> => askService(`${api}?${query}`, 'The weather');

const timeOf = (reading: Reading) => clock.format(new Date(reading.observed_at));
const skyOf = (reading: Reading) => `${reading.condition.description}${reading.stale ? ', an earlier answer' : ''}`;

/** Bodies have names of towns in lower case. */
const capitalised = (name: string) => name.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

/** Two cities in a row that nobody tells: the others need not be asked. */
const MOST_FAILURES = 2;

/** Puts a city's weather into its row, and gives the time it was read. Throws what ask() throws. */
async function fillRow(row: HTMLElement): Promise<string> {
  const put = (name: string, text: string) => {
    const cell = row.querySelector(`[data-cell="${name}"]`);
    if (cell) cell.textContent = text;
  };
  const reading = await ask(`city=${row.dataset.city}`);
  put('temperature', `${Math.round(reading.temperature.value)}°`);
  put('condition', skyOf(reading));
  put('humidity', `${Math.round(reading.humidity.value)} %`);
  put('wind', String(Math.round(reading.wind_speed.value)));
  put('time', timeOf(reading));
  const credit = document.querySelector('[data-weather-credit]');
  if (credit) credit.textContent = reading.attribution;
  return timeOf(reading);
}

// One after another: the upstreams take one call of ours at a time. What goes wrong is said once, above the table.
async function fillAll(): Promise<void> {
  const state = document.querySelector<HTMLElement>('[data-weather-state]');
  const again = document.querySelector<HTMLElement>('[data-weather-again]');
  let failures = 0;
  state?.classList.remove('trouble');
  if (again) again.hidden = true;
  for (const row of document.querySelectorAll<HTMLElement>('tr[data-city]')) {
    if (failures === MOST_FAILURES) break;
    try {
      const time = await fillRow(row);
      if (state && !state.classList.contains('trouble')) state.textContent = `As of ${time}, Indian time.`;
      failures = 0;
    } catch (error) {
      failures += 1;
      state?.classList.add('trouble');
      if (state) state.textContent = troubleOf(error);
      if (again) again.hidden = false;
    }
  }
}

function startForm(form: HTMLFormElement): void {
  const output = form.querySelector('output');
  const show = async (query: Record<string, string>) => {
    if (!output) return;
    output.textContent = 'Asking…';
    try {
      const reading = await ask(new URLSearchParams(query).toString());
      const town = reading.city && capitalised(reading.city);
      const place = town ? `${query.city ? '' : 'Near '}${town}` : `${reading.location.lat}, ${reading.location.lon}`;
      const feels = reading.feels_like ? `, feels like ${Math.round(reading.feels_like.value)}°` : '';
      output.textContent = `${place}: ${Math.round(reading.temperature.value)} °C${feels}, ${skyOf(reading).toLowerCase()}, humidity ${Math.round(reading.humidity.value)} %, wind ${Math.round(reading.wind_speed.value)} km/h at ${timeOf(reading)}.`;
    } catch (error) {
      output.textContent = troubleOf(error);
    }
  };
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
        if (output) output.textContent = 'The browser did not tell where it is.';
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
