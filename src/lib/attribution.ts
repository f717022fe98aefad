import type { Provider } from './failover.ts';

/** What people are told of a provider: the part of it that can be kept with its answer, and shared. */
export type Attribution = Pick<Provider, 'name' | 'title' | 'url' | 'licence'>;

export const attributionOf = ({ name, title, url, licence }: Provider): Attribution => ({ name, title, url, ...(licence && { licence }) });
