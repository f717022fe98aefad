/** Asks the service itself. Throws with its own words, or with ours where it cannot be reached: a copy of the pages without the service. */
export async function askService<T>(address: string): Promise<T> {
  // biome-ignore lint/style/noRestrictedGlobals: this runs in the browser, which asks the service itself
  const response = await fetch(address).catch(() => {
    throw new Error('The service cannot be reached from here.');
  });
  const isJson = response.headers.get('content-type')?.includes('json');
  if (!isJson) throw new Error('These pages stand here without the service that answers.');
  const body = await response.json();
  if (!response.ok)
    throw new Error([body.error, body.suggestions?.length ? `Near: ${body.suggestions.join(', ')}.` : ''].filter(Boolean).join(' '));
  return body;
}

/** What went wrong, in words for people. */
export const troubleOf = (error: unknown): string => (error instanceof Error ? error.message : 'Not available now.');
