// Shows where a train is now, on a press of the button.
import type { z } from 'zod';
import { errorMessage, fetchJson } from '../../../site/browser/fetch-json.ts';
import { inPageLanguage } from '../../../site/browser/page-language.ts';
import { formatClock } from '../format.ts';
import type { trainLive } from '../live/live-schema.ts';

const t = inPageLanguage({
  nobody: { en: 'Where it is, nobody could tell now.', hi: 'अभी कहाँ है, कोई बता नहीं सका।' },
  notStarted: { en: 'Not started yet', hi: 'अभी चली नहीं' },
  at: { en: (station: string) => `At ${station}`, hi: (station) => `${station} पर` },
  past: { en: (station: string) => `Past ${station}`, hi: (station) => `${station} से आगे` },
  late: { en: (minutes: number) => `, ${minutes} min late`, hi: (minutes) => `, ${minutes} मिनट देर से` },
  early: { en: (minutes: number) => `, ${minutes} min early`, hi: (minutes) => `, ${minutes} मिनट पहले` },
  onTime: { en: ', on time', hi: ', समय पर' },
  next: {
    en: (station: string, at: string | null) => `. Next ${station}${at ? ` at ${at}` : ''}.`,
    hi: (station, at) => `। अगला स्टेशन ${station}${at ? `, ${at} बजे` : ''}।`,
  },
  stop: { en: '.', hi: '।' },
  asOf: { en: (time: string) => ` As of ${time}.`, hi: (time) => ` ${time} की जानकारी।` },
  asking: { en: 'Asking…', hi: 'पूछ रहे हैं…' },
});

type Live = z.output<typeof trainLive>;

const line = document.querySelector<HTMLElement>('[data-live]');
const status = line?.querySelector('[role="status"]');
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Kolkata' });

function describe({ running }: Live): string {
  if (!running) return t.nobody;
  const { last_station: last, at_station: standing, delay_min: late, updated_at: at, next_stops: stops } = running;
  const place = last ? (standing ? t.at(last.name) : t.past(last.name)) : t.notStarted;
  const delay = late === null ? '' : late > 0 ? t.late(late) : late < 0 ? t.early(-late) : t.onTime;
  const [next] = stops;
  const ahead = next ? t.next(next.station.name, next.expected && formatClock(next.expected)) : t.stop;
  return `${place}${delay}${ahead}${at ? t.asOf(clock.format(new Date(at))) : ''}`;
}

line?.querySelector('button')?.addEventListener('click', async () => {
  if (!status) return;
  status.textContent = t.asking;
  try {
    status.textContent = describe(await fetchJson<Live>(line.dataset.live ?? ''));
  } catch (error) {
    status.textContent = errorMessage(error);
  }
});
