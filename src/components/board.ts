import type { Area, BoardTile } from '../areas/area.ts';
import { ApiError } from '../lib/errors.ts';

/** The figures of all areas for the price board. An area whose snapshot is not to be had gives none; the others stand. */
export async function tilesOf(areas: readonly Area[]): Promise<BoardTile[]> {
  const tiles = await Promise.all(
    areas.map(async (area) => {
      try {
        return (await area.board?.()) ?? [];
      } catch (error) {
        if (error instanceof ApiError && error.code === 'snapshot_unavailable') return [];
        throw error;
      }
    }),
  );
  return tiles.flat();
}
