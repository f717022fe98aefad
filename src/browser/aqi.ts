// The air quality page: one place at a time, by city or by coordinates.
import { askService, troubleOf } from './ask-service.ts';

interface Reading {
  city: string | null;
  location: { lat: number; lon: number };
  aqi: number | null;
  category: string | null;
  dominant_pollutant: string | null;
  advice: string | null;
  sub_indices: Record<string, number>;
  concentrations: Record<string, { value: number; unit: string }>;
  other_scale: { scale: string; aqi: number } | null;
  note: string;
  observed_at: string;
  attribution: string;
  stale?: true;
}

const NAMES: Record<string, string> = {
  pm2_5: 'PM2.5',
  pm10: 'PM10',
  no2: 'NO₂',
  so2: 'SO₂',
  co: 'CO',
  o3: 'Ozone',
  nh3: 'NH₃',
  pb: 'Lead',
};
const clock = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  day: 'numeric',
  month: 'short',
  timeZone: 'Asia/Kolkata',
});

const form = document.querySelector<HTMLFormElement>('form[data-aqi-form]');
const put = (name: string, text: string) => {
  const place = document.querySelector(`[data-aqi="${name}"]`);
  if (place) place.textContent = text;
};

function show(reading: Reading): void {
  const other = reading.other_scale ? ` ${reading.other_scale.scale} index ${reading.other_scale.aqi}.` : '';
  const verdict = reading.aqi === null ? 'No Indian index.' : `${reading.aqi}, ${reading.category}.`;
  put('verdict', verdict + (reading.aqi === null ? other : ''));
  put('place', reading.city ?? `${reading.location.lat}, ${reading.location.lon}`);
  put('advice', reading.advice ?? '');
  put(
    'note',
    `${reading.note}${reading.aqi === null ? '' : other} ${clock.format(new Date(reading.observed_at))}${reading.stale ? ', an earlier answer' : ''}. ${reading.attribution}.`,
  );
  const rows = Object.entries(reading.sub_indices).map(([pollutant, index]) => {
    const row = document.createElement('tr');
    const amount = reading.concentrations[pollutant];
    const texts = [NAMES[pollutant] ?? pollutant, String(index), amount ? `${amount.value} ${amount.unit}` : ''];
    row.append(
      ...texts.map((text, at) => {
        const cell = document.createElement(at === 0 ? 'th' : 'td');
        if (at === 0) cell.setAttribute('scope', 'row');
        cell.textContent = text + (at === 0 && pollutant === reading.dominant_pollutant ? ', decides' : '');
        return cell;
      }),
    );
    return row;
  });
  document.querySelector('[data-aqi="rows"]')?.replaceChildren(...rows);
  document.querySelector('[data-aqi="result"]')?.removeAttribute('hidden');
}

async function ask(query: URLSearchParams): Promise<void> {
  const output = form?.querySelector('output');
  if (!form || !output) return;
  output.textContent = 'Asking…';
  try {
    const reading = await askService<Reading>(`${form.action}?${query}`, 'The air quality');
    output.textContent = '';
    show(reading);
  } catch (error) {
    output.textContent = troubleOf(error);
  }
}

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void ask(new URLSearchParams({ city: String(new FormData(form).get('city')) }));
});
form?.querySelector('[data-here]')?.addEventListener('click', () => {
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => void ask(new URLSearchParams({ lat: coords.latitude.toFixed(2), lon: coords.longitude.toFixed(2) })),
  );
});
// A town that the one field was asked for.
const town = new URLSearchParams(location.search).get('city')?.slice(0, 80);
const field = form?.querySelector<HTMLInputElement>('[name=city]');
if (field && town) field.value = town.replaceAll('-', ' ').replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
if (form) void ask(new URLSearchParams({ city: String(new FormData(form).get('city')) }));
