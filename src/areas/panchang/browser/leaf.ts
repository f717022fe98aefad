// Keeps the calendar's leaf true to the reader's day and town: a page may have been made yesterday, and for Delhi.
import { showNow } from '../../../site/browser/day-line.ts';
import { fetchJson } from '../../../site/browser/fetch-json.ts';
import { type OwnTown, onTown, ownTown, ownTownName } from '../../../site/browser/own-town.ts';
import { clockOf, inPageLanguage, LOCALE } from '../../../site/browser/page-language.ts';
import { minutesOf } from '../../../site/day-line.ts';
import type { LeafDay } from '../leaf.ts';
import { leafLine } from './leaf-line.ts';

interface Span {
  start: string;
  end: string;
}
interface Named {
  name: string;
  name_hi: string;
}
/** The members of /panchang that a leaf shows. */
interface Body {
  date: string;
  vara: Named & { weekday: string };
  sunrise: string;
  sunset: string;
  tithi: (Named & { end: string })[];
  festivals: Named[];
  periods: { rahu_kaal: Span };
}

const t = inPageLanguage({
  until: { en: (time: string) => `until ${time}`, hi: (time) => `${time} तक` },
  rahu: { en: 'Rahu Kaal', hi: 'राहु काल' },
  sunOf: { en: (place: string) => `The day in ${place}`, hi: (place) => `${place} का दिन` },
  almanac: { en: 'The almanac', hi: 'पंचांग' },
});
const clock = clockOf();
const say = (instant: string) => clock.format(new Date(instant));
/** The span of two clocks without the parts of the day, as the page was made with. */
const bare = (instant: string) => (LOCALE === 'hi' ? say(instant).replace(/^[^\d]+/, '') : say(instant));
const nameOf = ({ name, name_hi }: Named) => (LOCALE === 'hi' ? name_hi : name);

const root = document.querySelector<HTMLElement>('[data-leaf]');
if (root) keepTrue(root);

function keepTrue(leaf: HTMLElement): void {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
  const ahead = JSON.parse(leaf.dataset.leaf ?? '[]') as LeafDay[];
  const ofToday = ahead.find(({ date }) => date === today);
  if (ofToday) show(leaf, ofToday);
  const red = leaf.classList.contains('red');
  const ask = (town: OwnTown) =>
    fetchJson<Body>(`${leaf.dataset.api}?${new URLSearchParams({ city: town.name, date: today })}`, t.almanac).then(
      (body) => {
        show(leaf, fromBody(body, leaf, red));
        const place = leaf.querySelector<HTMLAnchorElement>('[data-leaf-place]');
        if (!place) return;
        place.textContent = t.sunOf(ownTownName(town));
        place.href = `${place.href.split('?')[0]?.replace(/\/panchang(\/day)?$/, '/panchang/day')}?${new URLSearchParams({ city: town.name })}`;
      },
      // Not reached: Delhi's day stands, under its own name.
      () => undefined,
    );
  const town = ownTown();
  if (town) void ask(town);
  onTown((chosen) => void (chosen && ask(chosen)));
}

function fromBody(body: Body, leaf: HTMLElement, red: boolean): LeafDay {
  const [tithi] = body.tithi;
  const { start, end } = body.periods.rahu_kaal;
  return {
    date: body.date,
    month: leaf.querySelector('[data-leaf-month]')?.textContent ?? '',
    weekday: [body.vara.name_hi, LOCALE === 'hi' ? body.vara.name_hi : body.vara.weekday],
    tithi: [tithi?.name_hi ?? '', tithi ? nameOf(tithi) : ''],
    until: tithi ? t.until(say(tithi.end)) : '',
    red,
    feast: body.festivals.map(nameOf).join(', '),
    sunrise: { at: minutesOf(body.sunrise), text: say(body.sunrise) },
    sunset: { at: minutesOf(body.sunset), text: say(body.sunset) },
    rahu: { from: minutesOf(start), to: minutesOf(end), text: `${t.rahu} ${bare(start)} – ${bare(end)}` },
  };
}

function show(leaf: HTMLElement, day: LeafDay): void {
  const put = (name: string, text: string) => {
    const part = leaf.querySelector<HTMLElement>(`[data-leaf-${name}]`);
    if (part) part.textContent = text;
  };
  leaf.dataset.day = day.date;
  leaf.classList.toggle('red', day.red);
  put('month', day.month);
  put('number', String(Number(day.date.slice(8))));
  put('weekday-hi', day.weekday[0]);
  put('weekday', day.weekday[1]);
  put('tithi-hi', day.tithi[0]);
  put('tithi', day.tithi[1]);
  put('until', day.until);
  put('feast', day.feast);
  if (day.next !== undefined) put('next', day.next);
  const rahu = document.querySelector('[data-answer="rahu"]');
  if (rahu) rahu.textContent = day.rahu.text.replace(/^\D+/, '');
  const line = leaf.querySelector('[data-leaf-line]');
  if (line) line.innerHTML = leafLine(day);
  showNow();
}
