import type { Area } from '../areas/area.ts';
import { ApiError } from '../kernel/errors.ts';
import { defaultFormat, querySchema } from '../kernel/formats.ts';
import { isNoise, parseQuery } from '../kernel/query.ts';
import { addressOfCall, namesInPath } from './call-address.ts';
import { listFilesByFormat, type RepresentationFile } from './static-files.ts';

/** Files of data. Pages take what their own scripts read, and scripts and pictures a number of their version. */
const DATA_FILE = /^\/(?!_astro\/|pagefind\/).*\.(json|jsonld|csv|ics)$/;

type FilesByPath = ReadonlyMap<string, RepresentationFile>;

/**
 * Gives the finder of what a prebuilt file answers when it is asked with a query: the live address that takes these parameters beside those of the file
 * (`/fuel.json?city=mumbai` is `/fuel?city=mumbai`), or undefined where they are noise of links and the file itself is meant. It throws ApiError 400
 * for what that address refuses, and for a file of no endpoint, which takes no parameters.
 */
export function createFileQuery(areas: readonly Area[]): (path: string, search: string) => Promise<string | undefined> {
  const listed = new Map<Area, Promise<FilesByPath>>();

  function filesOf(area: Area): Promise<FilesByPath> {
    const known = listed.get(area);
    if (known) return known;
    const files = listFilesByFormat([area]).then((all) => new Map(all.map((one) => [one.path, one])));
    listed.set(area, files);
    // A snapshot that is missing now may be put right.
    files.then(
      ({ size }) => size === 0 && listed.delete(area),
      () => listed.delete(area),
    );
    return files;
  }

  async function findFile(path: string): Promise<RepresentationFile | undefined> {
    const first = path.split(/[/.]/, 2)[1];
    const area = areas.find(({ endpoints }) => endpoints.some((one) => one.staticFiles && one.path.split('/', 2)[1] === first));
    return area && (await filesOf(area)).get(path);
  }

  return async (path, search) => {
    if (!DATA_FILE.test(path)) return undefined;
    const sent = [...new URLSearchParams(search)].filter(([name]) => name !== '' && !isNoise(name));
    if (sent.length === 0) return undefined;
    const found = await findFile(path);
    if (!found)
      throw new ApiError(
        'invalid_parameter',
        `${JSON.stringify(sent[0]?.[0].slice(0, 40))} is not known here: a file takes no parameters`,
        {
          hint: `The file stands at ${path}`,
          extra: { parameter: sent[0]?.[0].slice(0, 40) },
        },
      );
    const { endpoint, file, format } = found;
    const params = { ...file.params, ...(format !== defaultFormat(endpoint) && { format }) };
    const inPath = namesInPath(endpoint.path);
    const [own, query] = [true, false].map((is) => Object.entries(params).filter(([name]) => inPath.includes(name) === is));
    const asked = new URLSearchParams([...(query ?? []), ...sent]);
    parseQuery(querySchema(endpoint), asked, Object.fromEntries(own ?? []));
    return addressOfCall(endpoint.path, { ...params, ...Object.fromEntries(asked) });
  };
}
