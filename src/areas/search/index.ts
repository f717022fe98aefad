import { defineArea } from '../area.ts';
import { search } from './endpoints.ts';
import { SEARCH_PROVIDERS } from './providers/index.ts';

export default defineArea({
  name: 'search',
  title: { en: 'Search', hi: 'खोज' },
  summary: {
    en: 'Web search by the engines a server is set up with, and the content of this service, which needs none.',
    hi: 'वेब पर खोज, और इस सेवा की अपनी सामग्री में खोज।',
  },
  group: 'tools',
  icon: 'lens',
  page: '/browse/search',
  endpoints: [search],
  asked: { web: SEARCH_PROVIDERS },
  attribution: SEARCH_PROVIDERS.map(({ title, url }) => ({ name: title, url })),
});
