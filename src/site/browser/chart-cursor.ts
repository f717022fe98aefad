// A chart's hairline with the value under the pointer, its ranges, and its figures and picture to take away. The table below has the same figures.
import { formatDay } from '../../i18n/format.ts';
import { type ChartPoint, chartScale, lineChart } from '../chart.ts';
import { pictureOf } from './chart-picture.ts';
import { inPageLanguage, LOCALE } from './page-language.ts';

const t = inPageLanguage({
  month: { en: 'Month', hi: 'महीना' },
  half: { en: 'Half a year', hi: 'छह महीने' },
  all: { en: 'All', hi: 'पूरा' },
  table: { en: 'CSV', hi: 'CSV' },
  picture: { en: 'Picture', hi: 'तस्वीर' },
});
const DAY_MS = 86_400_000;
const RANGES = [
  { days: 31, label: t.month },
  { days: 183, label: t.half },
] as const;
/** A range of fewer points is no line. */
const MIN_POINTS = 3;

interface Told extends ChartPoint {
  text: string;
}

for (const figure of document.querySelectorAll<HTMLElement>('.chart:has(svg[data-points])')) start(figure);

function start(figure: HTMLElement): void {
  const all = readPoints(figure);
  follow(figure, all);
  const span = (Date.parse(all.at(-1)?.day ?? '') - Date.parse(all[0]?.day ?? '')) / DAY_MS;
  const tools = document.createElement('p');
  tools.className = 'chart-tools';
  const ranges = RANGES.filter(({ days }) => span > days * 1.2);
  const buttons = ranges.map(({ days, label }) => button(label, () => show(days)));
  if (ranges.length > 0) buttons.push(button(t.all, () => show(Number.POSITIVE_INFINITY)));
  buttons.at(-1)?.setAttribute('aria-pressed', 'true');
  for (const one of buttons)
    one.addEventListener('click', () => {
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === one));
    });
  tools.append(
    ...buttons,
    button(t.table, () => save(tableOf(figure), 'text/csv', 'csv')),
    button(t.picture, () => void savePicture(figure)),
  );
  figure.append(tools);

  function show(days: number): void {
    const from = Date.parse(all.at(-1)?.day ?? '') - days * DAY_MS;
    const shown = all.filter(({ day }) => Date.parse(day) >= from);
    const svg = figure.querySelector('svg[data-points]');
    if (!svg || shown.length < MIN_POINTS) return;
    const texts = new Map(shown.map(({ value, text }) => [value, text]));
    const title = svg.querySelector('title')?.textContent ?? '';
    svg.outerHTML = lineChart(shown, { title, format: (value) => texts.get(value) ?? String(value), locale: LOCALE });
    follow(figure, shown);
  }

  function savePicture(of: HTMLElement): Promise<void> {
    const svg = of.querySelector<SVGSVGElement>('svg[data-points]');
    return svg ? pictureOf(svg, captionOf(of)).then((picture) => take(picture, `${fileName()}.png`)) : Promise.resolve();
  }

  function tableOf(of: HTMLElement): string {
    return ['day,value', ...readPoints(of).map(({ day, value }) => `${day},${value}`), ''].join('\r\n');
  }
}

const captionOf = (figure: HTMLElement): string => figure.querySelector('figcaption')?.textContent?.trim() ?? '';
const fileName = (): string => location.pathname.replace(/^\/|\.html$/g, '').replaceAll('/', '-') || 'jaankari';

function readPoints(figure: HTMLElement): Told[] {
  const rows = JSON.parse(figure.querySelector<SVGSVGElement>('svg[data-points]')?.dataset.points ?? '[]') as [string, number, string][];
  return rows.map(([day, value, text]) => ({ day, value, text }));
}

function button(words: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = words;
  made.addEventListener('click', press);
  return made;
}

function save(text: string, type: string, ending: string): void {
  take(new Blob([text], { type }), `${fileName()}.${ending}`);
}

function take(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** The hairline under the pointer. */
function follow(figure: HTMLElement, points: readonly Told[]): void {
  const chart = figure.querySelector<SVGSVGElement>('svg[data-points]');
  const reading = figure.querySelector('.reading');
  if (!chart) return;
  const { x } = chartScale(points, points.at(-1)?.text.length ?? 0);
  const cursor = document.createElementNS('http://www.w3.org/2000/svg', 'line');
  cursor.setAttribute('class', 'cursor');
  cursor.setAttribute('y1', '8');
  cursor.setAttribute('y2', String(chart.viewBox.baseVal.height - 17));
  cursor.style.visibility = 'hidden';
  chart.append(cursor);
  chart.addEventListener('pointermove', (event) => {
    const box = chart.getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * chart.viewBox.baseVal.width;
    const nearest = points.reduce((a, b) => (Math.abs(x(b) - at) < Math.abs(x(a) - at) ? b : a));
    cursor.setAttribute('x1', String(x(nearest)));
    cursor.setAttribute('x2', String(x(nearest)));
    cursor.style.visibility = 'visible';
    if (reading) reading.textContent = `${formatDay(nearest.day, true, LOCALE)}: ${nearest.text}`;
  });
  chart.addEventListener('pointerleave', () => {
    cursor.style.visibility = 'hidden';
    if (reading) reading.textContent = '';
  });
}
