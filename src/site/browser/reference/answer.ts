// What came of a call, shown as it came: status, the headers that matter, time, size, where it came from, and the body.
import { formatBytes } from '../../../i18n/format.ts';

/** A longer body is cut for reading; its address has all of it. */
const MAX_SHOWN = 20_000;
const HEADERS = [
  'content-type',
  'cache-control',
  'etag',
  'age',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'x-ignored-parameters',
  'deprecation',
  'sunset',
];

export interface FetchedAnswer {
  response: globalThis.Response;
  blob: Blob;
  tookMs: number;
  from: string;
}

/** Asks an address of this service. Throws what fetch throws. */
export async function fetchAnswer(address: string, signal: AbortSignal): Promise<FetchedAnswer> {
  const began = performance.now();
  // biome-ignore lint/style/noRestrictedGlobals: this runs in the browser, which asks the service itself
  const response = await fetch(address, { signal });
  const blob = await response.blob();
  return { response, blob, tookMs: performance.now() - began, from: answerSource(address, response, began) };
}

/** Where an answer came from, as far as a browser tells. */
function answerSource(address: string, { headers }: globalThis.Response, began: number): string {
  const seen = headers.get('sw-seen');
  if (seen) return `last seen ${seen}, there is no connection`;
  const age = headers.get('age');
  if (age) return `from a cache on the way, ${age} s old`;
  const name = new URL(address, location.href).href;
  const timing = performance.getEntriesByName(name, 'resource').at(-1) as PerformanceResourceTiming | undefined;
  if (!timing || timing.startTime < began - 1 || timing.workerStart > 0) return '';
  if (timing.transferSize === 0) return 'from this browser’s cache';
  return timing.transferSize < timing.encodedBodySize ? 'unchanged since last time (304)' : 'from the server';
}

/** Shows an answer in its place. */
export async function showAnswer(place: HTMLElement, { response, blob, tookMs, from }: FetchedAnswer): Promise<void> {
  const type = response.headers.get('content-type') ?? '';
  const code = place.querySelector('[data-body]');
  const state = place.querySelector<HTMLElement>('[data-state]');
  const list = place.querySelector('[data-headers]');
  if (!code || !state || !list) return;
  const isPicture = response.ok && /^image\//.test(type);
  const whole = isPicture ? '' : await readable(blob, type);
  const { text, isCut } = cut(whole);
  const size = formatBytes(blob.size);
  state.classList.toggle('trouble', !response.ok);
  state.textContent = [
    `${response.status} ${response.statusText}`.trim(),
    `${Math.round(tookMs)} ms`,
    size,
    from,
    isCut ? 'the beginning is shown' : '',
  ]
    .filter(Boolean)
    .join(' · ');
  list.replaceChildren(...HEADERS.flatMap((name) => headerLine(name, response.headers.get(name))));
  code.replaceChildren(isPicture ? await loadImage(blob) : document.createTextNode(text));
}

async function readable(blob: Blob, type: string): Promise<string> {
  const text = await blob.text();
  if (!type.includes('json')) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Cut at the end of a line. */
function cut(text: string): { text: string; isCut: boolean } {
  if (text.length <= MAX_SHOWN) return { text, isCut: false };
  return { text: `${text.slice(0, text.lastIndexOf('\n', MAX_SHOWN) + 1 || MAX_SHOWN)}…`, isCut: true };
}

function headerLine(name: string, value: string | null): HTMLElement[] {
  if (value === null) return [];
  const term = document.createElement('dt');
  const said = document.createElement('dd');
  term.textContent = name;
  said.textContent = value;
  return [term, said];
}

/** The policy of our pages lets pictures stand in them as data. */
function loadImage(blob: Blob): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.alt = 'The answer, a picture';
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      picture.src = String(reader.result);
      resolve(picture);
    };
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
