import { defineArea } from '../area.ts';
import { code, codes, numbersOfPan, states, taxpayer, validate } from './endpoints.ts';
import { GST_PROVIDERS } from './providers/index.ts';
import { recogniseTax } from './recognise.ts';
import { gstSearchable, searchCodes } from './searchable.ts';

export default defineArea({
  name: 'gst',
  title: { en: 'GST verification', hi: 'GST सत्यापन' },
  shortName: { en: 'GST', hi: 'GST' },
  summary: {
    en: 'Taxpayer, goods and filing status of a GSTIN, the registrations of a PAN, and the codes of goods and services.',
    hi: 'GSTIN का करदाता, माल और रिटर्न की स्थिति, एक PAN के पंजीकरण, और माल और सेवाओं के कोड।',
  },
  group: 'money',
  icon: 'ledger',
  page: '/browse/gst',
  endpoints: [taxpayer, numbersOfPan, validate, codes, code, states],
  searchable: gstSearchable,
  search: searchCodes,
  recognise: recogniseTax,
  attribution: [
    ...GST_PROVIDERS.map(({ title: name, url }) => ({ name, url })),
    { name: '@scrrum-labs/gst-india-utils', url: 'https://www.npmjs.com/package/@scrrum-labs/gst-india-utils', licence: 'ISC' },
  ],
});
