import type { Provider } from './provider.ts';

/** The part of a provider that is cached with its answers and shown to people. */
export type Attribution = Pick<Provider, 'name' | 'title' | 'url' | 'licence'>;

export const toAttribution = ({ name, title, url, licence }: Provider): Attribution => ({ name, title, url, ...(licence && { licence }) });

/** A body's credit line for its provider: `Weather data by Open-Meteo (https://open-meteo.com/), CC BY 4.0`. */
export const creditLine = (data: string, { title, url, licence }: Attribution): string =>
  `${data} by ${title} (${url})${licence ? `, ${licence}` : ''}`;
