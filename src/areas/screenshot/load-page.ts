import type { CDPSession, Page, Response as PageResponse, Request } from 'playwright-core';
import { ApiError } from '../../kernel/errors.ts';
import { GuardError } from '../../net/guard-error.ts';
import type { GuardedProxy } from './guarded-proxy.ts';

/** Milliseconds: until the page itself is there, until all of it has loaded, and for what its scripts fetch then. */
const PAGE_LIMIT_MS = 10_000;
const LOAD_LIMIT_MS = 5_000;
const QUIET_LIMIT_MS = 1_000;

/** Brings a page as far as it comes within its time. Throws GuardError where nothing came that can be shown. */
export async function loadPage(page: Page, proxy: GuardedProxy, url: URL): Promise<{ status: number | null; complete: boolean }> {
  let lastUrl = url;
  let answer: PageResponse | null = null;
  const isOwn = (request: Request) => request.isNavigationRequest() && request.frame() === page.mainFrame();
  page.on('request', (request) => {
    if (isOwn(request)) lastUrl = URL.parse(request.url()) ?? lastUrl;
  });
  page.on('response', (response) => {
    if (isOwn(response.request())) answer = response;
  });
  const failure = await page.goto(url.href, { waitUntil: 'domcontentloaded', timeout: PAGE_LIMIT_MS }).then(
    () => undefined,
    (cause: Error) => cause,
  );
  // Chromium shows a page of its own where it has none; the proxy knows why. A page without TLS that it refused is an answer of its own.
  const isLost = () => page.url().startsWith('chrome-error:');
  const throwFault = (isFailed: boolean) => {
    const fault = isFailed || lastUrl.protocol === 'http:' ? proxy.findFault(lastUrl) : undefined;
    if (fault) throw fault;
  };
  throwFault(failure !== undefined || isLost());
  // A page that has begun and never ends is shown as far as it has come.
  const begun = page.url() !== 'about:blank' && !isLost();
  if (failure && !(failure.name === 'TimeoutError' && begun)) throw asShotError(failure, lastUrl);
  const complete = !failure && (await settles(page, 'load', LOAD_LIMIT_MS));
  if (complete) await settles(page, 'networkidle', QUIET_LIMIT_MS);
  // A script may have led it elsewhere meanwhile.
  throwFault(isLost());
  if (isLost()) throw asShotError(new Error('chrome-error'), lastUrl);
  return { status: (answer as PageResponse | null)?.status() ?? null, complete };
}

const settles = (page: Page, state: 'load' | 'networkidle', timeout: number): Promise<boolean> =>
  page.waitForLoadState(state, { timeout }).then(
    () => true,
    () => false,
  );

/** Chromium's words for why there is no picture, as the guard says it. */
export function asShotError(cause: unknown, url: URL): unknown {
  if (cause instanceof GuardError || cause instanceof ApiError || !(cause instanceof Error) || hasDied(cause)) return cause;
  const { hostname } = url;
  if (cause.name === 'TimeoutError')
    return new GuardError('timeout', `${hostname} did not answer in time, or keeps the browser too busy.`, cause);
  if (/Download is starting/i.test(cause.message))
    return new ApiError('bad_request', 'This address gives a file to save, not a page to show.', {
      cause,
      extra: { reason: 'download', parameter: 'url' },
    });
  if (/ERR_(CERT|SSL|BAD_SSL)/.test(cause.message))
    return new GuardError('tls', `No secure connection to ${hostname} was possible: its certificate or TLS settings are at fault.`, cause);
  if (cause.message.includes('ERR_TOO_MANY_REDIRECTS'))
    return new GuardError('too_many_redirects', 'The page redirects in a circle.', cause);
  if (!/^https?:$/.test(url.protocol) || cause.message.includes('ERR_UNSAFE_REDIRECT'))
    return new GuardError('bad_scheme', 'Only http and https are fetched; the page redirects to something else.', cause);
  if (/ERR_UNSAFE_PORT/.test(cause.message)) return new GuardError('refused_port', `The port of ${url.host} is refused.`, cause);
  return new GuardError('network', `${hostname} gave no page that could be shown.`, cause);
}

/** Did the browser or its page break down? */
export const hasDied = (cause: unknown): boolean =>
  cause instanceof Error && /has been closed|has been disconnected|browser has disconnected|crashed/i.test(cause.message);

/** Evaluates an expression of ours apart from the page's scripts, which could have put their own in the place of what it calls. */
async function evaluateApart(session: CDPSession, expression: string): Promise<unknown> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id });
  const { result } = await session.send('Runtime.evaluate', { expression, contextId, awaitPromise: true, returnByValue: true });
  return result.value;
}

const MAX_TITLE_LENGTH = 500;

/** A page's title, cut before it leaves the page. */
export const readTitle = async (session: CDPSession): Promise<string> =>
  String((await evaluateApart(session, `String(document.title).slice(0, ${MAX_TITLE_LENGTH})`)) ?? '');

const MAX_STEPS = 12;

/** Shows a page all of itself once, so that pictures which wait to be looked at are fetched. */
export async function scrollThrough(page: Page, session: CDPSession): Promise<void> {
  await evaluateApart(
    session,
    `(async () => {
      for (let at = 0; at < ${MAX_STEPS} && scrollY + innerHeight < document.documentElement.scrollHeight; at++) {
        scrollBy({ top: innerHeight, behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      scrollTo({ top: 0, behavior: 'instant' });
    })()`,
  );
  await settles(page, 'networkidle', QUIET_LIMIT_MS);
}
