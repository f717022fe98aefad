import type { Area } from '../areas/area.ts';
import type { BoardTile } from '../areas/board.ts';
import type { Locale } from '../i18n/locale.ts';
import { withoutSnapshot } from '../store/snapshot.ts';

/** The figures of an area for the price board; none when it has none, or its snapshot is not available. */
export async function loadTiles(area: Area, locale: Locale): Promise<BoardTile[]> {
  return withoutSnapshot(async () => (await area.show?.board?.(locale)) ?? [], []);
}
