// A station's board: trains that leave within the next hours, by next stop.
import { formatDay } from '../../../i18n/format.ts';
import { inPageLanguage, LOCALE } from '../../../site/browser/page-language.ts';

const t = inPageLanguage({
  towards: { en: (next: string) => `Towards ${next}`, hi: (next) => `${next} की ओर` },
  atClock: { en: (time: string) => `, at ${time} in India`, hi: (time) => `; भारत में अभी ${time} बजे हैं` },
  noneSoon: { en: 'None within three hours', hi: 'तीन घंटों में कोई नहीं' },
  later: { en: 'Later', hi: 'इसके बाद' },
});
const HOURS = 3;
const DAY_MINUTES = 1440;
/** A train that runs on one day of the week is looked for so far ahead. */
const DAYS = 7;
/** So many are shown where none leaves within the next hours. */
const LATER = 5;
const part = document.querySelector<HTMLElement>('[data-next-trains]');
const rows = [...document.querySelectorAll<HTMLElement>('[data-board] > li')];

/** The minute of the day, weekday (0 Monday) and date (YYYY-MM-DD) in India, this many minutes from now. */
function inIndia(ahead: number): { minute: number; weekday: number; day: string } {
  const at = new Date(Date.now() + (330 + ahead) * 60_000);
  return { minute: at.getUTCHours() * 60 + at.getUTCMinutes(), weekday: (at.getUTCDay() + 6) % 7, day: at.toISOString().slice(0, 10) };
}

/** Minutes until a row's train leaves next; undefined if not within a week. */
function minutesUntil(row: HTMLElement): number | undefined {
  const { days, from, to, leaves } = row.dataset;
  const [hours, minutes] = (leaves ?? '').split('.').map(Number);
  if (hours === undefined || minutes === undefined || Number.isNaN(hours)) return undefined;
  const first = (hours * 60 + minutes - inIndia(0).minute + DAY_MINUTES) % DAY_MINUTES;
  return Array.from({ length: DAYS }, (_, at) => first + at * DAY_MINUTES).find((ahead) => {
    const { weekday, day } = inIndia(ahead);
    return (!days || days[weekday] === '1') && (!from || from <= day) && (!to || day <= to);
  });
}

function headOf(words: string): HTMLElement {
  const row = document.createElement('li');
  row.className = 'row-head';
  row.textContent = words;
  return row;
}

function show(): void {
  const coming = rows
    .flatMap((row) => {
      const ahead = minutesUntil(row);
      return ahead === undefined ? [] : [{ row, ahead }];
    })
    .sort((a, b) => a.ahead - b.ahead);
  const soon = coming.filter(({ ahead }) => ahead <= HOURS * 60);
  const groups = [...Map.groupBy(soon, ({ row }) => row.dataset.next ?? '')];
  part
    ?.querySelector('ul')
    ?.replaceChildren(...groups.flatMap(([next, trains]) => [headOf(t.towards(next)), ...trains.map(({ row }) => row.cloneNode(true))]));
  const clock = part?.querySelector('[data-board-clock]');
  const { minute } = inIndia(0);
  const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  if (clock) clock.textContent = t.atClock(time);
  if (soon.length === 0)
    part
      ?.querySelector('ul')
      ?.replaceChildren(
        headOf(t.noneSoon),
        ...(coming.length > 0 ? [headOf(t.later)] : []),
        ...coming.slice(0, LATER).map(({ row }) => row.cloneNode(true)),
      );
  showNext(coming[0]);
}

/** The next train as the page's answer, with its day where that is not today. */
function showNext(next: { row: HTMLElement; ahead: number } | undefined): void {
  const block = document.querySelector<HTMLElement>('[data-next-train]');
  const figure = block?.querySelector('[data-answer="next-train"]');
  if (!block || !figure) return;
  if (!next) {
    figure.textContent = '–';
    return;
  }
  const { row, ahead } = next;
  const { day } = inIndia(ahead);
  figure.textContent = (row.dataset.leaves ?? '').replace('.', ':');
  const under = figure.nextElementSibling;
  if (under)
    under.textContent = [
      day === inIndia(0).day ? '' : formatDay(day, false, LOCALE),
      row.querySelector('.name')?.textContent?.trim(),
      row.dataset.next && t.towards(row.dataset.next),
    ]
      .filter(Boolean)
      .join(' · ');
}

show();
setInterval(show, 60_000);
