// A chart's hairline with the value under the pointer, its ranges, and its figures and picture to take away. The table below has the same figures.
// Loaded when a chart is first pointed at (chart-cursor.ts).
import { formatChange, formatDay, formatPrice } from '../../i18n/format.ts';
import { type ChartPoint, chartScale, lineChart } from '../chart.ts';
import { pairChart, pairRows } from '../chart-pair.ts';
import { type Compared, pairOf, readOther } from './chart-compare.ts';
import { pictureOf } from './chart-picture.ts';
import { errorMessage } from './fetch-json.ts';
import { LOCALE } from './page-language.ts';

const DAY_MS = 86_400_000;
/** A range of fewer points is no line. */
const MIN_POINTS = 3;

interface Told extends ChartPoint {
  text: string;
}

/** Gives a chart its hairline and its controls (`data-range` days, `data-take` a table or a picture, `data-compare` another line) their work. */
export function start(figure: HTMLElement): void {
  const all = readPoints(figure);
  const format = (points: readonly Told[]) => {
    const texts = new Map(points.map(({ value, text }) => [value, text]));
    return (value: number) => texts.get(value) ?? String(value);
  };
  const title = figure.querySelector('svg[data-points] title')?.textContent ?? '';
  const ranges = [...figure.querySelectorAll<HTMLButtonElement>('[data-range]')];
  let days = Number.POSITIVE_INFINITY;
  let compared: Compared | undefined;
  follow(figure, all);
  for (const one of ranges)
    one.addEventListener('click', () => {
      days = Number(one.dataset.range) || Number.POSITIVE_INFINITY;
      for (const other of ranges) other.setAttribute('aria-pressed', String(other === one));
      draw();
    });
  const select = figure.querySelector<HTMLSelectElement>('[data-compare]');
  select?.addEventListener('change', () => {
    const say = (text: string) => {
      const reading = figure.querySelector('.reading');
      if (reading) reading.textContent = text;
    };
    readOther(select).then(
      (other) => {
        compared = other;
        say('');
        draw();
      },
      (error) => say(errorMessage(error)),
    );
  });
  figure.querySelector('[data-take="csv"]')?.addEventListener('click', () => save(table(), 'text/csv', 'csv'));
  figure.querySelector('[data-take="picture"]')?.addEventListener('click', () => void savePicture(figure));

  const since = <P extends ChartPoint>(points: readonly P[]): P[] => {
    const from = Date.parse(all.at(-1)?.day ?? '') - days * DAY_MS;
    return points.filter(({ day }) => Date.parse(day) >= from);
  };
  const pair = () => compared && pairOf(since(all), { ...compared, points: since(compared.points) });

  function draw(): void {
    const shown = since(all);
    const svg = figure.querySelector('svg[data-points]');
    if (!svg || shown.length < MIN_POINTS) return;
    const both = pair();
    svg.outerHTML = both
      ? pairChart(both.series, { title, format: both.isChange ? formatChange : formatPrice, locale: LOCALE })
      : lineChart(shown, { title, format: format(shown), locale: LOCALE });
    follow(figure, readPoints(figure));
  }

  function savePicture(of: HTMLElement): Promise<void> {
    const svg = of.querySelector<SVGSVGElement>('svg[data-points]');
    return svg ? pictureOf(svg, captionOf(of)).then((picture) => take(picture, `${fileName()}.png`)) : Promise.resolve();
  }

  function table(): string {
    const both = pair();
    const rows = both
      ? [['day', ...both.series.map(({ name }) => name)], ...pairRows(both.series)]
      : [['day', 'value'], ...since(all).map(({ day, value }) => [day, value])];
    const tell = (cell: string | number = '') => (typeof cell === 'number' ? Math.round(cell * 10_000) / 10_000 : cell);
    return `${rows.map((row) => row.map(tell).join(',')).join('\r\n')}\r\n`;
  }
}

const captionOf = (figure: HTMLElement): string => figure.querySelector('figcaption')?.textContent?.trim() ?? '';
const fileName = (): string => location.pathname.replace(/^\/|\.html$/g, '').replaceAll('/', '-') || 'jaankari';

function readPoints(figure: HTMLElement): Told[] {
  const points = figure.querySelector<SVGSVGElement>('svg[data-points]')?.dataset.points?.split('|') ?? [];
  return points.map((point) => {
    const [day = '', value = '', ...text] = point.split(' ');
    return { day, value: Number(value), text: text.join(' ') };
  });
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
  const letters = Number(chart.dataset.letters) || (points.at(-1)?.text.length ?? 0);
  const { x } = chartScale(points, letters);
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
