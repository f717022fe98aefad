import { z } from 'zod';
import { UpstreamError } from '../../../net/upstream.ts';
import { parseUpstreamBody } from '../../../providers/shape.ts';
import { CannotAnswer } from '../../../providers/upstream-query.ts';
import type { TrainProvider } from './provider.ts';
import { rawPosition, toRunning } from './railyatri-position.ts';

const page = z.object({ props: z.object({ pageProps: z.object({ ltsData: z.unknown() }) }) });
const DATA = '<script id="__NEXT_DATA__"';

/** Another company's own pages: the operator switches them on (RAILYATRI_ENABLED=1) who may use them. */
export const railyatri: TrainProvider = {
  name: 'railyatri',
  title: 'RailYatri',
  url: 'https://www.railyatri.in/',
  address: 'https://www.railyatri.in',
  requiredSettings: ['ENABLED'],
  concurrency: 1,
  async live({ number, day }, { fetchText }) {
    // Without something after the number the page is not found.
    const { text } = await fetchText(`/live-train-status/${number}-train`);
    const data = readData(text);
    if (!data) throw new UpstreamError('challenge', 'railyatri sent a page without data');
    const { ltsData } = parseUpstreamBody(page, parseJson(data), 'railyatri').props.pageProps;
    // That it has no position does not say that there is no train.
    if (z.object({ success: z.literal(false) }).safeParse(ltsData).success) throw new CannotAnswer('it has no position of this train');
    const raw = parseUpstreamBody(rawPosition, ltsData, 'railyatri');
    // The page shows one run of the train, and not the one of any day.
    if (raw.train_start_date && raw.train_start_date !== day) throw new CannotAnswer('it has the position of another day');
    return toRunning(raw);
  },
};

/** What stands in the element of the page's data; undefined where there is none. A page of many that never end is looked through once. */
function readData(text: string): string | undefined {
  const element = text.indexOf(DATA);
  const start = text.indexOf('>', element) + 1;
  const end = text.indexOf('</script>', start);
  return element < 0 || start === 0 || end < 0 ? undefined : text.slice(start, end);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UpstreamError('shape', 'railyatri sent data that is not JSON', { cause });
  }
}
