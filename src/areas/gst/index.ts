import { defineArea } from '../area.ts';
import * as endpoints from './endpoints.ts';
import { GST_PROVIDERS } from './providers/index.ts';
import { gstSearchable } from './searchable.ts';

export default defineArea({
  name: 'gst',
  title: 'GST verification',
  summary: 'Taxpayer, goods and filing status of a GSTIN, the registrations of a PAN, and the codes of goods and services.',
  page: '/browse/gst',
  asks: true,
  endpoints: Object.values(endpoints),
  searchable: gstSearchable,
  attribution: [
    ...GST_PROVIDERS.map(({ title: name, url }) => ({ name, url })),
    { name: '@scrrum-labs/gst-india-utils', url: 'https://www.npmjs.com/package/@scrrum-labs/gst-india-utils', licence: 'ISC' },
  ],
});
