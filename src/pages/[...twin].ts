import type { APIRoute } from 'astro';
import { AREAS } from '../areas/index.ts';
import { jsonFile, twinResponse } from '../lib/endpoint.ts';
import { type FileList, listsOfFiles } from '../registry/catalog.ts';
import { listFiles, type TwinFile } from '../registry/twins.ts';

export const prerender = true;

/** Every prebuilt file: twins of all formats, and each area's own list of them. */
export async function getStaticPaths() {
  const files = [...(await listFiles(AREAS)), ...(await listsOfFiles(AREAS))];
  return files.map((one) => ({ params: { twin: one.path.slice(1) }, props: one }));
}

export const GET: APIRoute<TwinFile | FileList> = ({ props }) =>
  'list' in props ? jsonFile(props.list) : twinResponse(props.endpoint, props.twin, props.format);
