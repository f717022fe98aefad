import type { Area } from '../areas/area.ts';
import { twinBody } from '../lib/endpoint.ts';
import { formatsOf } from '../lib/formats.ts';
import { JSON_TYPE } from '../lib/http.ts';
import type { BuiltFile } from './built-file.ts';
import { type FileList, listsOfFiles } from './catalog.ts';
import { datasetsFile } from './datasets.ts';
import { docsFiles } from './docs-files.ts';
import { dataOfAreas } from './downloads.ts';
import { feedFiles } from './feeds.ts';
import { listFiles, type TwinFile } from './twins.ts';

/**
 * Every file to prebuild that is no page: twins of all formats, each area's own list of them, its data to download, feeds, and the reference as
 * markdown. A build writes them by plain Node (scripts/build.ts); while pages are written, `src/pages/[...twin].ts` serves them.
 */
export async function prebuiltFiles(areas: readonly Area[]): Promise<BuiltFile[]> {
  const twins = (await listFiles(areas)).map(fileOfTwin);
  const lists = (await listsOfFiles(areas)).map(fileOfList);
  const data = await dataOfAreas(areas);
  const downloads = [...data.flatMap(({ files }) => files), datasetsFile(data)];
  return [...twins, ...lists, ...downloads, ...(await feedFiles(areas)), ...docsFiles(areas)];
}

const fileOfTwin = ({ endpoint, twin, format, path }: TwinFile): BuiltFile => ({
  path,
  type: formatsOf(endpoint)[format]?.type ?? JSON_TYPE,
  body: () => twinBody(endpoint, twin, format),
});

const fileOfList = ({ path, list }: FileList): BuiltFile => ({ path, type: JSON_TYPE, body: async () => JSON.stringify(list) });
