import type { Area, BoardTile } from '../areas/area.ts';
import type { Locale } from '../lib/locale.ts';
import { withoutSnapshot } from '../lib/snapshot.ts';

/** The figures of an area for the price board; none when it has none, or its snapshot is not available. */
export async function tilesOf(area: Area, locale: Locale): Promise<BoardTile[]> {
  return withoutSnapshot(async () => (await area.board?.(locale)) ?? [], []);
}
