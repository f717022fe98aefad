/** What an error of the service means to people; the reasons are for who runs it, and stand on Status. `what` is capitalised: `The weather`. */
const MEANS: Readonly<Record<string, (what: string) => string>> = {
  upstream_unavailable: (what) => `${what} cannot be reached now. Try again in a minute.`,
  busy: (what) => `${what} is asked by many now. Try again in a minute.`,
  not_configured: (what) => `${what} is not set up to be asked from here.`,
  rate_limited: () => 'Too many questions at once. Try again in a minute.',
  internal: () => 'Something went wrong on our side. Try again later.',
};

/**
 * Asks the service itself; `what` is what is asked for, capitalised: `The weather`. Throws with words for people: what was wrong with the
 * question, or that nobody can be reached, be it only from a copy of the pages without the service.
 */
export async function askService<T>(address: string, what = 'This'): Promise<T> {
  // biome-ignore lint/style/noRestrictedGlobals: this runs in the browser, which asks the service itself
  const response = await fetch(address).catch(() => {
    throw new Error(`${what} cannot be reached from here. Is there a connection?`);
  });
  const isJson = response.headers.get('content-type')?.includes('json');
  if (!isJson) throw new Error('These pages stand here without the service that answers.');
  const body = await response.json();
  if (response.ok) return body;
  const means = MEANS[body.code];
  if (means) throw new Error(means(what));
  throw new Error([body.error, body.suggestions?.length ? `Near: ${body.suggestions.join(', ')}.` : ''].filter(Boolean).join(' '));
}

/** What went wrong, in words for people. */
export const troubleOf = (error: unknown): string => (error instanceof Error ? error.message : 'Not available now.');
