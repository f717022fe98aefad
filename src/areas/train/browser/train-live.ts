// Where a train is now, asked on the button.
import { errorMessage, fetchJson } from '../../../site/browser/fetch-json.ts';

interface Live {
  running: {
    last_station: { name: string } | null;
    at_station: boolean | null;
    delay_min: number | null;
    updated_at: string | null;
    next_stops: { station: { name: string }; expected: string | null }[];
  } | null;
}

const line = document.querySelector<HTMLElement>('[data-live]');
const status = line?.querySelector('[role="status"]');
const clock = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Kolkata' });

function describe({ running }: Live): string {
  if (!running) return 'Where it is, nobody could tell now.';
  const { last_station: last, at_station: standing, delay_min: late, updated_at: at, next_stops: stops } = running;
  const place = last ? `${standing ? 'At' : 'Past'} ${last.name}` : 'Not started yet';
  const delay = late === null ? '' : late > 0 ? `, ${late} min late` : late < 0 ? `, ${-late} min early` : ', on time';
  const [next] = stops;
  const ahead = next ? ` Next ${next.station.name}${next.expected ? ` at ${next.expected}` : ''}.` : '';
  return `${place}${delay}.${ahead}${at ? ` As of ${clock.format(new Date(at))}.` : ''}`;
}

line?.querySelector('button')?.addEventListener('click', async () => {
  if (!status) return;
  status.textContent = 'Asking…';
  try {
    status.textContent = describe(await fetchJson<Live>(line.dataset.live ?? ''));
  } catch (error) {
    status.textContent = errorMessage(error);
  }
});
