// A ticket's status. The number is sent by a script, so that it appears in no URL in the browser's history, and is cleared from the field
// when the page is left.
import type { z } from 'zod';
import { errorMessage, fetchJson } from '../../../site/browser/fetch-json.ts';
import { inPageLanguage } from '../../../site/browser/page-language.ts';
import type { trainPnr } from '../live/live-schema.ts';

const t = inPageLanguage({
  chart: { en: (chart: string) => `, chart ${chart}`, hi: (chart) => `, चार्ट: ${chart}` },
  tenDigits: { en: 'A PNR has ten digits.', hi: 'पीएनआर में दस अंक होते हैं।' },
  asking: { en: 'Asking…', hi: 'पूछ रहे हैं…' },
});

type Ticket = z.output<typeof trainPnr>;

const form = document.querySelector<HTMLFormElement>('form[data-pnr-form]');
const input = form?.querySelector('input');
const output = form?.querySelector('output');
const find = (name: string) => document.querySelector<HTMLElement>(`[data-pnr="${name}"]`);

function show(ticket: Ticket): void {
  const day = ticket.date.replace(/^(\d{4})(\d\d)(\d\d)$/, '$3-$2-$1');
  const chart = ticket.chart ? t.chart(ticket.chart) : '';
  const train = find('train');
  if (train) train.textContent = `${ticket.train_number} ${ticket.train_name}, ${day}${ticket.class ? `, ${ticket.class}` : ''}${chart}`;
  const rows = ticket.passengers.map((one, index) => {
    const row = document.createElement('tr');
    const head = document.createElement('th');
    head.scope = 'row';
    head.textContent = String(index + 1);
    row.append(head);
    for (const text of [one.booking_status, one.current_status, one.coach, one.berth]) row.insertCell().textContent = text ?? '–';
    return row;
  });
  find('rows')?.replaceChildren(...rows);
  find('ticket')?.removeAttribute('hidden');
}

async function showTicket(): Promise<void> {
  if (!form || !input || !output) return;
  const number = input.value.replace(/[\s-]/g, '');
  find('ticket')?.setAttribute('hidden', '');
  if (!/^\d{10}$/.test(number)) {
    output.textContent = t.tenDigits;
    return;
  }
  output.textContent = t.asking;
  try {
    show(await fetchJson<Ticket>(`${form.dataset.pnrForm}?number=${number}`));
    output.textContent = '';
  } catch (error) {
    output.textContent = errorMessage(error);
  }
}

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void showTicket();
});
form?.querySelector('button')?.addEventListener('click', () => void showTicket());
addEventListener('pagehide', () => {
  if (input) input.value = '';
  find('ticket')?.setAttribute('hidden', '');
  find('rows')?.replaceChildren();
});
