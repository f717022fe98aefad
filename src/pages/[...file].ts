import type { APIRoute } from 'astro';
import { builtFile } from '../api/respond.ts';
import { AREAS } from '../catalog/areas.ts';
import type { BuiltFile } from '../catalog/built-file.ts';
import { prebuiltFiles } from '../catalog/prebuilt.ts';

export const prerender = true;

/** Every prebuilt file, while pages are written (`npm run dev`). A build writes them beside Astro, which has enough to do (scripts/build.ts). */
export async function getStaticPaths() {
  const files = import.meta.env.DEV ? await prebuiltFiles(AREAS) : [];
  return files.map((one) => ({ params: { file: one.path.slice(1) }, props: one }));
}

export const GET: APIRoute<BuiltFile> = async ({ props }) => builtFile(props.type, await props.body());
