import { compile } from '../api/compile.ts';
import { defaultFormat } from '../api/formats.ts';
import { isNoise } from '../api/parameters.ts';
import type { Area } from '../areas/area.ts';
import { ApiError } from '../kernel/errors.ts';
import { addressOfCall, namesInPath } from './call-address.ts';
import { createRouter } from './routes.ts';
import { createFileFinder } from './static-files.ts';

/** Data files. Pages accept the parameters their own scripts read, and scripts and images a version number. */
const DATA_FILE = /^\/(?!_astro\/|pagefind\/).*\.(json|jsonld|csv|ics)$/;

/**
 * Creates a function that maps a file requested with a query to the live URL with the file's parameters and these
 * (`/fuel.json?city=mumbai` is `/fuel?city=mumbai`). Undefined if they are only tracking parameters and the file itself is meant. Throws
 * ApiError 400 for what that URL refuses, and for a file that belongs to no endpoint, since it takes no parameters. `isCall`: the address answers
 * the query itself (`/fuel.csv?city=mumbai`).
 */
export function createFileQuery(areas: readonly Area[]): (path: string, search: string) => Promise<{ address?: string; isCall?: true }> {
  const findFile = createFileFinder(areas);
  const findEndpoint = createRouter(areas);

  return async (path, search) => {
    if (!DATA_FILE.test(path)) return {};
    const sent = [...new URLSearchParams(search)].filter(([name]) => name !== '' && !isNoise(name));
    if (sent.length === 0) return {};
    if (findEndpoint(path.slice(1).split('/'))?.format !== undefined) return { isCall: true };
    const prebuilt = await findFile(path);
    if (!prebuilt)
      throw new ApiError(
        'invalid_parameter',
        `${JSON.stringify(sent[0]?.[0].slice(0, 40))} is not known here: a file takes no parameters`,
        {
          hint: `The file stands at ${path}`,
          extra: { parameter: sent[0]?.[0].slice(0, 40) },
        },
      );
    const { endpoint, file, format } = prebuilt;
    const params = { ...file.params, ...(format !== defaultFormat(endpoint) && { format }) };
    const inPath = namesInPath(endpoint.path);
    const [pathValues, query] = [true, false].map((is) => Object.entries(params).filter(([name]) => inPath.includes(name) === is));
    const whole = new URLSearchParams([...(query ?? []), ...sent]);
    compile(endpoint).query.parse(whole, Object.fromEntries(pathValues ?? []));
    return { address: addressOfCall(endpoint.path, { ...params, ...Object.fromEntries(whole) }) };
  };
}
