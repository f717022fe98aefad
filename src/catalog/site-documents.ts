import type { Area } from '../areas/area.ts';
import { JSON_TYPE, typeOfFile } from '../kernel/http.ts';
import type { BuiltFile } from './built-file.ts';
import { buildCatalog } from './catalog.ts';
import { buildOpenapi } from './openapi.ts';
import { prebuiltFinder } from './prebuilt.ts';
import { robotsText } from './robots.ts';

/** Whether the document at a path may name the service's address (SITE_URL): a cheap check that rules out most. */
export const mayNameSite = (path: string): boolean =>
  /^\/(?:(?:index|openapi)|openapi-3\.0|llms|docs|feeds|robots|data\/catalog)\b/.test(path);

/**
 * Finds the documents besides endpoints' files that name the service's address, by path: for a server that was told its address after its build was
 * made. What they hold is made when it is asked for.
 */
export function siteDocumentFinder(areas: readonly Area[], site: string): (path: string) => Promise<BuiltFile | undefined> {
  const json = (path: string, body: () => Promise<unknown>): BuiltFile => ({
    path,
    type: JSON_TYPE,
    body: async () => JSON.stringify(await body()),
  });
  const documents: BuiltFile[] = [
    json('/index.json', () => buildCatalog(areas)),
    json('/openapi.json', () => buildOpenapi(areas)),
    { path: '/robots.txt', type: typeOfFile('/robots.txt'), body: async () => robotsText(site) },
  ];
  const findPrebuilt = prebuiltFinder(areas);
  return async (path) => (mayNameSite(path) ? (documents.find((one) => one.path === path) ?? (await findPrebuilt(path))) : undefined);
}

/**
 * Why a server may not run with this address: its build names another, in pages, sitemap and files. Undefined if it may. Both are without a
 * trailing slash; undefined where none was set.
 */
export const describeOtherSite = (built: string | undefined, setting: string | undefined): string | undefined =>
  built === undefined || setting === undefined || built === setting
    ? undefined
    : `SITE_URL: the build names ${built}, and the setting is ${setting}. Build with SITE_URL=${setting}, or run without the setting.`;
