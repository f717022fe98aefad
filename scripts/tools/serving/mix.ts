/** A request of the soak: what is asked, how, and what may come. */
export interface MixRequest {
  kind: string;
  path: string;
  headers: Record<string, string>;
  /** Whether this status is expected. */
  expected(status: number): boolean;
}

const ENCODINGS = ['', 'gzip', 'br', 'gzip, deflate, br'];
const CITIES = ['mumbai', 'new-delhi', 'kolkata', 'chennai', 'jaipur', 'lucknow', 'patna'];
const METALS = ['gold', 'silver', 'platinum'];
/** Pages that are read: people ask for the same ones, and more would only fill the cache of pages. */
const PAGES = 300;
const WORDS = ['gold', 'mumbai', 'diesel', 'rice', 'scholarship', 'station', 'delhi', 'dolar', 'petrol price', 'gst'];

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const isOk = (status: number) => status === 200;
/** Upstreams fail on purpose: then an outage is told, or that we are busy. */
const mayFail = (status: number) => status === 200 || status === 502 || status === 503;

/** What callers ask at random: half of it files, the rest live answers, noise, misses, and calls that ask upstreams. */
export function createMix(files: readonly string[], host: string): () => MixRequest {
  let count = 0;
  const kinds: [share: number, make: () => Omit<MixRequest, 'headers'> & { headers?: Record<string, string> }][] = [
    [45, () => ({ kind: 'file', path: encodeURI(pick(files)), expected: isOk })],
    [5, () => ({ kind: '304', path: encodeURI(pick(files)), headers: { 'if-none-match': '*' }, expected: (status) => status === 304 })],
    [
      3,
      () => ({
        kind: 'range',
        path: encodeURI(pick(files)),
        headers: { range: 'bytes=0-99' },
        expected: (status) => status === 206 || status === 416,
      }),
    ],
    [20, () => ({ kind: 'kept', path: `/fuel?city=${pick(CITIES)}`, expected: isOk })],
    [8, () => ({ kind: 'noise', path: `/commodities?metal=${pick(METALS)}&_=${count++}`, expected: mayNotKnow })],
    [6, () => ({ kind: 'many', path: `/forex?base=USD&symbols=EUR&amount=${count++}`, expected: isOk })],
    [5, () => ({ kind: 'nothing', path: `/nothing/${count++}`, expected: (status) => status === 404 })],
    [3, () => ({ kind: 'search', path: `/search?scope=site&q=${encodeURIComponent(`${pick(WORDS)} ${count++ % 50}`)}`, expected: isOk })],
    [3, () => ({ kind: 'weather', path: `/weather?city=${pick(CITIES)}`, expected: mayFail })],
    [2, () => ({ kind: 'fetch', path: `/fetch?url=http://${host}/page-${count++ % PAGES}`, expected: mayFail })],
  ];
  const whole = kinds.reduce((sum, [share]) => sum + share, 0);
  return () => {
    let at = Math.random() * whole;
    const [, make] =
      kinds.find(([share]) => {
        at -= share;
        return at < 0;
      }) ?? (kinds[0] as (typeof kinds)[number]);
    const made = make();
    const encoding = pick(ENCODINGS);
    return { ...made, headers: { ...(encoding && { 'accept-encoding': encoding }), ...made.headers } };
  };
}

/** Of what a listing does not have: the answer is right, whatever the data of the day. */
const mayNotKnow = (status: number): boolean => status === 200 || status === 400 || status === 404;
