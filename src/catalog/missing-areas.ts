import { type Area, freshnessOf } from '../areas/area.ts';
import { ApiError } from '../kernel/errors.ts';

/**
 * Crawled areas whose snapshot cannot be read, each as a message with its file and the way to recover. Whatever else fails of an area is told too and
 * never thrown: a server that is out for one area would be taken out of service for all.
 */
export async function findMissingAreas(areas: readonly Area[]): Promise<string[]> {
  const faults = await Promise.all(
    areas.map(async (area) => {
      try {
        await freshnessOf(area);
        return undefined;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'snapshot_unavailable')
          return `${error.message} ${error.details.hint ?? ''}`.trim();
        console.error(`${area.name}:`, error);
        return `The ${area.name} data cannot be looked at: ${error instanceof Error ? error.message : String(error)}`;
      }
    }),
  );
  return faults.filter((fault) => fault !== undefined);
}
