import { defineArea } from '../area.ts';
import { crawlEndpoint, fetchEndpoint, mapEndpoint } from './endpoints.ts';

export default defineArea({
  name: 'webfetch',
  title: 'Web fetch',
  summary: 'Reads any public web page: its main content as markdown, text or HTML, its metadata and its links.',
  page: '/browse/reader',
  endpoints: [fetchEndpoint, crawlEndpoint, mapEndpoint],
  asks: true,
  attribution: [],
});
