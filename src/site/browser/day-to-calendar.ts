// One day into one's own calendar: a button behind each name whose row tells its day (`data-calendar-day`, YYYY-MM-DD; the name in `data-calendar-name` or a head of the row).
import { inPageLanguage } from './page-language.ts';

const DAY_MS = 86_400_000;
const t = inPageLanguage({ add: { en: (name: string) => `${name}: add to my calendar`, hi: (name) => `${name}: मेरे कैलेंडर में जोड़ें` } });

for (const row of document.querySelectorAll<HTMLElement>('[data-calendar-day]')) {
  const place = row.querySelector<HTMLElement>('[data-calendar-name], th');
  const name = place?.dataset.calendarName ?? place?.firstChild?.textContent?.trim() ?? '';
  if (!place || name === '') continue;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'to-calendar';
  button.setAttribute('aria-label', t.add(name));
  button.title = t.add(name);
  button.textContent = '+';
  button.addEventListener('click', () => save(name, row.dataset.calendarDay ?? ''));
  place.append(button);
}

/** Of RFC 5545: a whole day, which takes no time. */
function save(name: string, day: string): void {
  const basic = (date: string) => date.replaceAll('-', '');
  const next = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
  const escaped = name.replace(/[\\;,]/g, '\\$&');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Jaankari//day//EN',
    'BEGIN:VEVENT',
    `UID:${day}-${encodeURIComponent(name)}@jaankari`,
    `DTSTAMP:${basic(day)}T000000Z`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    `DTEND;VALUE=DATE:${basic(next)}`,
    `SUMMARY:${escaped}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([lines.join('\r\n')], { type: 'text/calendar' }));
  link.download = `${day}.ics`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
