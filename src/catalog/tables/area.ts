import { defineArea } from '../../areas/area.ts';
import { changeList, changesOf } from './changes-endpoints.ts';
import { list, rows } from './endpoints.ts';

export default defineArea({
  name: 'tables',
  title: { en: 'Tables', hi: 'तालिकाएँ' },
  summary: {
    en: 'Every table of the data, row by row: filters on any column, sorting, pages and counts, as JSON, CSV and NDJSON.',
    hi: 'डेटा की हर तालिका, पंक्ति दर पंक्ति: किसी भी कॉलम से छाँटना, क्रम, पेज और गिनती; JSON और CSV में।',
  },
  group: 'tools',
  icon: 'ledger',
  page: '/browse/tables',
  endpoints: [list, rows, changeList, changesOf],
});
