import type { APIRoute } from 'astro';
import { AREAS } from '../areas/index.ts';
import { builtFile, jsonFile, twinResponse } from '../lib/endpoint.ts';
import type { BuiltFile } from '../registry/built-file.ts';
import { type FileList, listsOfFiles } from '../registry/catalog.ts';
import { datasetsFile } from '../registry/datasets.ts';
import { docsFiles } from '../registry/docs-files.ts';
import { dataOfAreas } from '../registry/downloads.ts';
import { feedFiles } from '../registry/feeds.ts';
import { listFiles, type TwinFile } from '../registry/twins.ts';

export const prerender = true;

/** Every prebuilt file: twins of all formats, each area's own list of them, its data to download, feeds, and the reference as markdown. */
export async function getStaticPaths() {
  const data = await dataOfAreas(AREAS);
  const downloads = [...data.flatMap(({ files }) => files), datasetsFile(data), ...(await feedFiles(AREAS))];
  const files = [...(await listFiles(AREAS)), ...(await listsOfFiles(AREAS)), ...downloads, ...docsFiles(AREAS)];
  return files.map((one) => ({ params: { twin: one.path.slice(1) }, props: one }));
}

export const GET: APIRoute<TwinFile | FileList | BuiltFile> = async ({ props }) => {
  if ('list' in props) return jsonFile(props.list);
  return 'body' in props ? builtFile(props.type, await props.body()) : twinResponse(props.endpoint, props.twin, props.format);
};
