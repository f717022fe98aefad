import type { z } from 'zod';
import type { Attribution } from '../../providers/attribution.ts';
import type { Answer } from './lookup.ts';
import type { Network } from './network.ts';
import type { StationRef } from './providers/provider.ts';
import { describeAge, TIMETABLE } from './timetable.ts';

export type Body<S extends z.ZodType> = z.output<S>;

export const creditOfProvider = ({ title, url }: Pick<Attribution, 'title' | 'url'>): string => `Train data by ${title} (${url})`;

/** Who is to be named: the provider, or the sources of the records that an answer stands on, the most frequent first. */
export function creditLine(network: Network, { name, title, url }: Attribution, records: Iterable<{ source: string }>): string {
  if (name !== TIMETABLE.name) return creditOfProvider({ title, url });
  const counts = new Map<string, number>();
  for (const { source } of records) counts.set(source, (counts.get(source) ?? 0) + 1);
  const sources = [...counts].sort(([, a], [, b]) => b - a).flatMap(([source]) => network.sources.get(source) ?? []);
  if (sources.length === 0) return describeAge(network).source;
  return sources.map(({ title, url, licence }) => `${title} (${url}${licence ? `, ${licence}` : ''})`).join('; ');
}
export const recordsOf = (network: Network, numbers: readonly string[]) => numbers.flatMap((number) => network.byNumber.get(number) ?? []);
export const answeredBy = (
  network: Network,
  { provider, stale }: Pick<Answer<unknown>, 'provider' | 'stale'>,
  numbers: readonly string[],
) => ({
  provider: provider.name,
  attribution: creditLine(network, provider, recordsOf(network, numbers)),
  ...(stale ? { stale: true as const } : {}),
});

/** Providers that know a station by its code alone get our name for it. */
export const named = (network: Network, { code, name }: StationRef): StationRef => ({
  name: name || network.stations.get(code)?.name || code,
  code,
});
