import { defineArea } from '../areas/area.ts';
import { ask, search } from './endpoints.ts';
import { SEARCH_PROVIDERS } from './providers/index.ts';
import { SEARCH } from './searched-areas.ts';

export default defineArea({
  ...SEARCH,
  endpoints: [search, ask],
  upstreamQueries: { web: SEARCH_PROVIDERS },
  attribution: SEARCH_PROVIDERS.map(({ title, url }) => ({ name: title, url })),
});
