import type { Area, BoardTile } from '../areas/area.ts';
import { ApiError } from '../lib/errors.ts';

/** The figures of an area for the price board; none when it has none, or its snapshot is not to be had. */
export async function tilesOf(area: Area): Promise<BoardTile[]> {
  try {
    return (await area.board?.()) ?? [];
  } catch (error) {
    if (error instanceof ApiError && error.code === 'snapshot_unavailable') return [];
    throw error;
  }
}
