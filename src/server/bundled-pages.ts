import { KEPT_ON_REQUEST } from '../api/cache.ts';
import { fileOnRequest } from '../api/respond.ts';
import type { AnswerCall, Live, Render } from '../catalog/live.ts';
import { openPageBundle, type PageBundle } from '../catalog/page-bundle.ts';
import { typeOfFile } from '../kernel/http.ts';
import { pageFileAt, readFileList } from './file-list.ts';

/**
 * Pages of which a build has no files, as in the npm package: the bundle of pages makes each on request, of the data that there is, and it is kept for an
 * hour. `dist`: the build's folder, whose list has them without an ETag. The same where the build has all its pages.
 */
export function withBundledPages(live: Live, dist: string): Live {
  const pages = new Set((readFileList(dist) ?? []).flatMap(({ path, etag }) => (etag === undefined ? [path] : [])));
  if (pages.size === 0) return live;
  let opened: Promise<PageBundle> | undefined;
  const bundle = () => (opened ??= openPageBundle(dist));

  function findPage(path: string): Render | undefined {
    const file = pageFileAt(path);
    if (!pages.has(file)) return undefined;
    const render: AnswerCall = async (_search, _origin, _signal, { keep }) => {
      const page = await (await bundle()).renderPage(file);
      if (!page) throw new Error(`The bundle of pages has no ${file}`);
      keep?.(KEPT_ON_REQUEST);
      return fileOnRequest(file, typeOfFile(file), page);
    };
    return Object.assign(render, { route: '/{page}', isPage: false });
  }

  return {
    ...live,
    findOnRequest: async (path) => findPage(path) ?? live.findOnRequest(path),
    async warm() {
      await live.warm();
      await bundle();
    },
  };
}
