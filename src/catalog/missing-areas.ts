import type { Area } from '../areas/area.ts';
import { ApiError } from '../kernel/errors.ts';

/** Crawled areas whose snapshot cannot be read, each as a message with its file and the way to recover. */
export async function findMissingAreas(areas: readonly Area[]): Promise<string[]> {
  const found = await Promise.all(
    areas.map(async (area) => {
      try {
        await area.data?.freshness?.();
        return undefined;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'snapshot_unavailable')
          return `${error.message} ${error.details.hint ?? ''}`.trim();
        throw error;
      }
    }),
  );
  return found.filter((fault) => fault !== undefined);
}
