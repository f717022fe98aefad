import type { CallContext } from '../api/endpoint.ts';
import { fetchResult } from '../areas/webfetch/fetch-page.ts';
import type { PageCall } from '../areas/webfetch/page-cache.ts';
import { DEFAULT_OPTIONS } from '../areas/webfetch/read/options.ts';
import { readInThread } from '../areas/webfetch/readers.ts';
import { env } from '../kernel/env.ts';
import { isBusy } from '../kernel/fair-queue.ts';
import { ledger } from '../kernel/ledger.ts';
import { GuardError } from '../net/guarded.ts';
import { openBuildReader } from '../store/packed-files.ts';
import { type SearchResult, SITE_ENGINE } from './responses.ts';

/** How many results' pages are read. */
const MAX_CANDIDATES = 3;
/** Timeout for all of them, which are read concurrently. */
const READING_TIME_MS = 12_000;

type Content = Pick<SearchResult, 'content' | 'content_error'>;

/** Adds the main content of their pages as markdown, or the reason why it is missing, to the first three results. */
export async function addContent(
  results: readonly SearchResult[],
  { baseUrl, signal, shared, caller }: Pick<CallContext, 'baseUrl' | 'signal' | 'shared' | 'caller'>,
): Promise<SearchResult[]> {
  const limit = AbortSignal.timeout(READING_TIME_MS);
  const contents = await Promise.all(
    results
      .slice(0, MAX_CANDIDATES)
      .map((result) =>
        readPage(result, baseUrl, { signal: AbortSignal.any([signal, limit]), shared, caller }).catch((cause) =>
          toFailedContent(cause, limit),
        ),
      ),
  );
  return results.map((result, position) => ({ ...result, ...contents[position] }));
}

async function readPage({ url, engine }: SearchResult, baseUrl: string, call: PageCall): Promise<Content> {
  if (engine === SITE_ENGINE) {
    const html = await ledger.turns('files').run(() => ownPage(url.slice(baseUrl.length)), call);
    if (!html) return { content: null, content_error: 'This page is made while it is asked for; its address has it.' };
    const options = { ...DEFAULT_OPTIONS, main: false };
    return { content: (await readInThread({ bytes: html, contentType: 'text/html; charset=utf-8', url }, options, call)).content };
  }
  const { content, status_code, error } = await fetchResult(url, DEFAULT_OPTIONS, call);
  // An error page is not the page that was found.
  if (status_code >= 400) return { content: null, content_error: `The page answered ${status_code}.` };
  return error === undefined ? { content } : { content: null, content_error: error };
}

/** The main part of one of our prebuilt pages, ignoring its query. Not fetched over the network, which would refuse a private server address. */
async function ownPage(path: string): Promise<Uint8Array | undefined> {
  try {
    const page = (await openBuildReader(env.DIST_DIR)(`${path.split('?')[0]}.html`)).toString('utf8');
    return Buffer.from(page.slice(page.indexOf('<main'), page.lastIndexOf('</main>')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function toFailedContent(cause: unknown, limit: AbortSignal): Content {
  if (cause instanceof GuardError || isBusy(cause)) return { content: null, content_error: cause.message };
  if (limit.aborted) return { content: null, content_error: 'The page could not be read in time.' };
  throw cause;
}
