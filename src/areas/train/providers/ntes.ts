import { CookieJar } from '../../../net/cookies.ts';
import { UpstreamError } from '../../../net/upstream.ts';
import { CannotAnswer, type Upstream } from '../../../providers/upstream-query.ts';
import { readRun } from './ntes-position.ts';
import type { TrainProvider } from './provider.ts';

const SITE = 'https://enquiry.indianrail.gov.in';
const HEADERS = { referer: `${SITE}/mntes/`, origin: SITE };
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** `<input type='hidden' name='tq4wz8hm2kc' value='3fbx9ndr6vp'>`: both parts are new for every request. */
const TOKEN = /name=['"]([^'"<>]{1,200})['"]\s+value=['"]([^'"<>]{1,200})['"]/;
const ERROR_PAGE = /\bERR\d{3,}\b/;

/**
 * The railways' own enquiry. Its terms forbid services without the written permission of CRIS, which grants it on request by mail
 * (docs/operations.md): an operator who has it enables it (NTES_ENABLED=1).
 */
export const ntes: TrainProvider = {
  name: 'ntes',
  title: 'National Train Enquiry System',
  url: 'https://enquiry.indianrail.gov.in/mntes/',
  address: SITE,
  requiredSettings: ['ENABLED'],
  concurrency: 1,
  async live({ number, day }, upstream) {
    const html = await askForRuns(number, toNtesDay(day), upstream);
    const ofDay = sectionOf(html, day);
    if (ofDay === undefined) {
      if (ANY_SECTION.test(html)) throw new CannotAnswer('it has no run of that day');
      const error = ERROR_PAGE.exec(html)?.[0];
      throw error
        ? new UpstreamError('server', `ntes sent its page of ${error}`)
        : new UpstreamError('shape', 'ntes sent a page without runs');
    }
    return readRun(ofDay, day);
  },
};

/** The page with all runs of a train. A form is answered only with the cookies of its session, of which there are several, and a fresh token. */
async function askForRuns(number: string, ntesDay: string, { fetchText }: Upstream): Promise<string> {
  const cookies = new CookieJar();
  await fetchText('/mntes/', { cookies });
  const { text } = await fetchText(`/mntes/GetCSRFToken?t=${Date.now()}`, {
    cookies,
    headers: { ...HEADERS, 'x-requested-with': 'XMLHttpRequest' },
  });
  const [, name, value] = TOKEN.exec(text) ?? [];
  if (!name || !value) throw new UpstreamError('shape', 'ntes sent no token');
  const reply = await fetchText('/mntes/tr?opt=TrainRunning&subOpt=FindRunningInstance', {
    method: 'POST',
    cookies,
    headers: { ...HEADERS, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ lan: 'en', jDate: ntesDay, trainNo: number, [name]: value }).toString(),
  });
  return reply.text;
}

/** `25-Nov-2026` for 2026-11-25. */
const toNtesDay = (day: string): string => {
  const [year, month, date] = day.split('-');
  return `${date}-${MONTHS[Number(month) - 1]}-${year}`;
};

const ANY_SECTION = /\bid=["']train\d{1,2}-[a-z]{3}-\d{4}["']/i;

/** The part of the page about the run that starts on `day`; undefined if there is none. Each run has its element, `id="train25-nov-2026"`. */
function sectionOf(html: string, day: string): string | undefined {
  const at = html.search(new RegExp(`\\bid=["']train0?${Number(day.slice(8))}${toNtesDay(day).slice(2)}["']`, 'i'));
  if (at < 0) return undefined;
  const start = html.indexOf('>', at) + 1;
  const length = html.slice(start).search(ANY_SECTION);
  return html.slice(start, length < 0 ? undefined : start + length);
}
