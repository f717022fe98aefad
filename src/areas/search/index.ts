import { defineArea } from '../area.ts';
import { search } from './endpoints.ts';
import { SEARCH_PROVIDERS } from './providers/index.ts';

export default defineArea({
  name: 'search',
  title: 'Search',
  summary: 'Web search by the engines a server is set up with, and the content of this service, which needs none.',
  page: '/browse/search',
  endpoints: [search],
  asks: true,
  attribution: SEARCH_PROVIDERS.map(({ title, url }) => ({ name: title, url })),
});
