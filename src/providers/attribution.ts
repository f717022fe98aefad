import type { Provider } from './provider.ts';

/** What people are told of a provider: the part of it that can be kept with its answer, and shared. */
export type Attribution = Pick<Provider, 'name' | 'title' | 'url' | 'licence'>;

export const toAttribution = ({ name, title, url, licence }: Provider): Attribution => ({ name, title, url, ...(licence && { licence }) });

/** The sentence that a body gives its provider credit with: `Weather data by Open-Meteo (https://open-meteo.com/), CC BY 4.0`. */
export const creditLine = (data: string, { title, url, licence }: Attribution): string =>
  `${data} by ${title} (${url})${licence ? `, ${licence}` : ''}`;
