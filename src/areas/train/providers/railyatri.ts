import { z } from 'zod';
import { CannotAnswer } from '../../../lib/asked.ts';
import { UpstreamError } from '../../../lib/net/upstream.ts';
import { expectShape } from '../../../lib/shape.ts';
import type { TrainProvider } from './provider.ts';
import { positionOf, rawPosition } from './railyatri-position.ts';

const page = z.object({ props: z.object({ pageProps: z.object({ ltsData: z.unknown() }) }) });
const DATA = /<script id="__NEXT_DATA__"[^>]*>([\s\S]*?)<\/script>/;

/** Another company's own pages: the operator switches them on (RAILYATRI_ENABLED=1) who may use them. */
export const railyatri: TrainProvider = {
  name: 'railyatri',
  title: 'RailYatri',
  url: 'https://www.railyatri.in/',
  address: 'https://www.railyatri.in',
  needs: ['ENABLED'],
  atOnce: 1,
  async live({ number, day }, { ask }) {
    // Without something after the number the page is not found.
    const { text } = await ask(`/live-train-status/${number}-train`);
    const data = DATA.exec(text)?.[1];
    if (!data) throw new UpstreamError('challenge', 'railyatri sent a page without data');
    const { ltsData } = expectShape(page, parseJson(data), 'railyatri').props.pageProps;
    // That it has no position does not say that there is no train.
    if (z.object({ success: z.literal(false) }).safeParse(ltsData).success) throw new CannotAnswer('it has no position of this train');
    const raw = expectShape(rawPosition, ltsData, 'railyatri');
    // The page shows one run of the train, and not the one of any day.
    if (raw.train_start_date && raw.train_start_date !== day) throw new CannotAnswer('it has the position of another day');
    return positionOf(raw);
  },
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UpstreamError('shape', 'railyatri sent data that is not JSON', { cause });
  }
}
