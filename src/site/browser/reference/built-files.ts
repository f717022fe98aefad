// On a host of files there is no server: which calls are files is read from the lists that the build leaves.
import { fetchJson } from '../fetch-json.ts';

interface FileList {
  paths: string[];
  calls: string[];
}

let served: Promise<boolean> | undefined;

/** Whether there is a server that answers calls. `base` is the path of the site. */
export function isServed(base: string): Promise<boolean> {
  served ??= fetchJson(`${base}/asked.json`).then(
    () => true,
    () => false,
  );
  return served;
}

const lists = new Map<string, Promise<FileList>>();

/** An area's files; none where it has no list. */
export function loadFileList(base: string, area: string): Promise<FileList> {
  const before = lists.get(area);
  if (before) return before;
  const list = fetchJson<FileList>(`${base}/${area}/files.json`).catch((): FileList => ({ paths: [], calls: [] }));
  lists.set(area, list);
  return list;
}

/** The file that has the answer of a call; `presets` are the values of parameters that are not sent. */
export function fileFor({ paths, calls }: FileList, call: string, presets: ReadonlyMap<string, string>): string | undefined {
  const plain = plainCall(call, presets);
  const at = calls.findIndex((one) => plainCall(one, presets) === plain);
  return paths[at];
}

/** A call without what it need not say: parameters in one order and one spelling, without those that have their preset. */
function plainCall(call: string, presets: ReadonlyMap<string, string>): string {
  const [path = '', query = ''] = call.split('?');
  const params = [...new URLSearchParams(query.toLowerCase())].filter(([name, value]) => presets.get(name)?.toLowerCase() !== value);
  return [decodeURIComponent(path).toLowerCase(), ...params.map(([name, value]) => `${name}=${value.replaceAll(' ', '-')}`).sort()].join(
    '&',
  );
}

/** Some files of an endpoint, by its path: `/fuel` has `/fuel.json` and what stands at `/fuel?…`. */
export function exampleFiles({ paths, calls }: FileList, path: string, most: number): string[] {
  const shape = new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}(\\?|$)`);
  return paths.filter((_, at) => shape.test(calls[at] ?? '')).slice(0, most);
}
