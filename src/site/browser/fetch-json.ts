import { inPageLanguage, LOCALE } from './page-language.ts';

/** What an error of the service means to people; the reasons are for who runs it, and stand on Status. `what` is capitalised: `The weather`, `मौसम`. */
const t = inPageLanguage({
  upstream_unavailable: {
    en: (what: string) => `${what} cannot be reached now. Try again in a minute.`,
    hi: (what) => `${what}: अभी पता नहीं चल सका। एक मिनट बाद फिर कोशिश करें।`,
  },
  busy: {
    en: (what: string) => `${what} is asked by many now. Try again in a minute.`,
    hi: (what) => `${what}: अभी बहुत लोग पूछ रहे हैं। एक मिनट बाद फिर कोशिश करें।`,
  },
  not_configured: {
    en: (what: string) => `${what} is not set up to be asked from here.`,
    hi: (what) => `${what}: इस सर्वर पर यह चालू नहीं है।`,
  },
  rate_limited: {
    en: (_what: string) => 'Too many questions at once. Try again in a minute.',
    hi: () => 'एक साथ बहुत सवाल हो गए। एक मिनट बाद फिर कोशिश करें।',
  },
  internal: {
    en: (_what: string) => 'Something went wrong on our side. Try again later.',
    hi: () => 'हमारी तरफ़ कुछ गड़बड़ हो गई। थोड़ी देर बाद कोशिश करें।',
  },
  unreachable: {
    en: (what: string) => `${what} cannot be reached from here. Is there a connection?`,
    hi: (what) => `${what}: यहाँ से पहुँच नहीं हो पाई। क्या इंटरनेट चालू है?`,
  },
  noService: {
    en: (_what: string) => 'These pages stand here without the service that answers.',
    hi: () => 'यहाँ सिर्फ़ पेज हैं, जवाब देने वाली सेवा नहीं।',
  },
  near: { en: (names: string) => `Near: ${names}.`, hi: (names) => `मिलते-जुलते: ${names}।` },
  notNow: { en: (_what: string) => 'Not available now.', hi: () => 'अभी उपलब्ध नहीं।' },
});
/** The codes of errors that stand for the reasons. */
const CODES = ['upstream_unavailable', 'busy', 'not_configured', 'rate_limited', 'internal'] as const;

/**
 * Asks the service itself; `what` is what is asked for, capitalised: `The weather`. Throws with words for people: what was wrong with the
 * question (the answer itself is the cause), or that nobody can be reached, be it only from a copy of the pages without the service.
 */
export async function fetchJson<T>(address: string, what = LOCALE === 'hi' ? 'यह' : 'This'): Promise<T> {
  // biome-ignore lint/style/noRestrictedGlobals: this runs in the browser, which asks the service itself
  const response = await fetch(address).catch(() => {
    throw new Error(t.unreachable(what));
  });
  const isJson = response.headers.get('content-type')?.includes('json');
  if (!isJson) throw new Error(t.noService(what));
  const body = await response.json();
  if (response.ok) return body;
  const code = CODES.find((one) => one === body.code);
  if (code) throw new Error(t[code](what));
  throw new Error([body.error, body.suggestions?.length ? t.near(body.suggestions.join(', ')) : ''].filter(Boolean).join(' '), {
    cause: body,
  });
}

/** What went wrong, in words for people. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : t.notNow(''));
