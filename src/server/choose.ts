import type { Live, Render } from '../catalog/live.ts';
import { ApiError } from '../kernel/errors.ts';
import { WRITTEN_FOR } from '../kernel/http.ts';
import type { Address } from './address.ts';
import type { Answer } from './answer.ts';
import type { PrebuiltFiles } from './files.ts';
import { isForHost, renderForHost } from './for-host.ts';
import { redirect } from './own-answers.ts';

/** What answers an address. */
export type Choice =
  /** A prebuilt file, as it is. */
  | { file: Answer }
  /** An answer of the server itself. */
  | { own: Answer }
  /** What makes the answer; undefined where nothing has this address. */
  | {
      render: Render | undefined;
      /** The query that it gets. */
      search: string;
      /** It is made as a file would be, and kept. */
      isOnRequest: boolean;
      /** The Accept header has chosen its format. */
      isAccepted: boolean;
    };

/** A query that chooses a format. */
const FORMAT = /[?&]format=/;

const made = (render: Render | undefined, search = '', { isOnRequest = false, isAccepted = false } = {}): Choice => ({
  render,
  search,
  isOnRequest,
  isAccepted,
});

/**
 * Chooses what answers an address: a document that names the requested host, a prebuilt file, a page or file made on request, else a live call or page.
 * `accept` is the Accept header. The choice throws ApiError for a file with a query that it does not take.
 */
export function createChooser(files: Pick<PrebuiltFiles, 'get'>, live: Live) {
  return async ({ path, parts, search, origin }: Address, accept: string): Promise<Choice> => {
    const ofHost = path !== undefined && live.mayHaveAbsoluteUrls(path) ? await live.findLiveFile(path) : undefined;
    const file = path === undefined || ofHost ? undefined : await files.get(path);
    const onRequest = path === undefined || ofHost || file ? undefined : await live.findOnRequest(path);
    const isFile = ofHost !== undefined || file !== undefined || onRequest !== undefined;
    const { address, refusal, isCall } = isFile && search.length > 1 && path !== undefined ? await live.findFileCall(path, search) : {};
    if (refusal) throw new ApiError(refusal.code, refusal.message, refusal.details);
    const moved = redirect(address);
    if (moved) return { own: moved };
    // A file has no query.
    if (file && !isCall) {
      const namesOther = path !== undefined && isForHost(path) && origin !== WRITTEN_FOR;
      return namesOther ? made(renderForHost(path, file)) : { file };
    }
    if (onRequest && !isCall) return made(onRequest, '', { isOnRequest: true });
    if (ofHost && !isCall) return made(ofHost);
    const render = path === undefined ? undefined : live.findLive(parts);
    const format = FORMAT.test(search) ? undefined : render?.acceptedFormat?.(accept);
    if (format === undefined) return made(render, search);
    return made(render, `${search}${search === '' ? '?' : '&'}format=${format}`, { isAccepted: true });
  };
}
