import type { SearchRecord } from '../area.ts';
import { allCodes, gstDatabase } from './queries.ts';
import { NO_DESCRIPTION } from './words.ts';

const NAMES = { goods: 'HSN', services: 'SAC' } as const;

/** Every code of goods and services as search finds it, by its digits or the words of its description; and the page that looks them up. */
export async function gstSearchable(): Promise<SearchRecord[]> {
  const codes = await allCodes(await gstDatabase());
  return [
    {
      url: '/browse/gst',
      title: 'GST verification',
      description: 'Check a GSTIN, ask the register about a taxpayer, and find HSN and SAC codes of goods and services.',
      names: ['GST', 'HSN', 'SAC', 'tax', 'taxpayer', 'registration', 'PAN', 'जीएसटी', 'कर'],
    },
    ...codes.map(({ code, kind, description }) => ({
      url: `/browse/gst/codes?q=${code}`,
      title: `${NAMES[kind]} code ${code}`,
      description: description ?? NO_DESCRIPTION,
      names: ['GST', kind],
    })),
  ];
}
