import { z } from 'zod';
import { parseJson } from '../../../kernel/parse-json.ts';
import { daysBetween, istDay } from '../../../kernel/time.ts';
import { UpstreamError } from '../../../net/upstream.ts';
import { parseUpstreamBody } from '../../../providers/shape.ts';
import { CannotAnswer } from '../../../providers/upstream-query.ts';
import type { TrainProvider } from './provider.ts';
import { POSITION_DAYS_BACK, readPosition } from './railyatri-position.ts';

const page = z.object({ props: z.object({ pageProps: z.object({ ltsData: z.unknown() }) }) });
const DATA = '<script id="__NEXT_DATA__"';

/** Another company's own pages: an operator who may use them enables them (RAILYATRI_ENABLED=1). */
export const railyatri: TrainProvider = {
  name: 'railyatri',
  title: 'RailYatri',
  url: 'https://www.railyatri.in/',
  address: 'https://www.railyatri.in',
  requiredSettings: ['ENABLED'],
  concurrency: 1,
  async live({ number, day }, { fetchText }) {
    const back = daysBetween(day, istDay());
    if (back < 0 || back > POSITION_DAYS_BACK) throw new CannotAnswer('it has positions of the last few days only');
    // Some generations of the site know no number without a suffix.
    const { text } = await fetchText(`/live-train-status/${number}-train?start_day=${back}`);
    const data = readData(text);
    if (!data) throw new UpstreamError('challenge', 'railyatri sent a page without data');
    const { ltsData } = parseUpstreamBody(page, parseJson(data), 'railyatri').props.pageProps;
    // A missing position does not mean that the train does not exist.
    if (z.object({ success: z.literal(false) }).safeParse(ltsData).success) throw new CannotAnswer('it has no position of this train');
    return readPosition(ltsData, day, 'railyatri');
  },
};

/** The content of the page's data element; undefined if there is none. Scans once even if many elements are never closed. */
function readData(text: string): string | undefined {
  const element = text.indexOf(DATA);
  const start = text.indexOf('>', element) + 1;
  const end = text.indexOf('</script>', start);
  return element < 0 || start === 0 || end < 0 ? undefined : text.slice(start, end);
}
