import type { Locale } from '../../i18n/locale.ts';

/** Codes that a page shows at most: as many as one question gives. */
export const MAX_SHOWN = 50;

/** Of what a code is. */
export const KINDS = { en: { goods: 'goods', services: 'services' }, hi: { goods: 'वस्तु', services: 'सेवा' } } as const;

/** Stands in for a description that the source does not give. */
export const NO_DESCRIPTION = 'The source gives no description';

/** How many codes were found for these words, in a sentence. */
export function describeCodes(q: string, count: number, locale: Locale = 'en'): string {
  if (locale === 'hi') return codesInHindi(q, count);
  if (count === 0) return `No code was found for “${q}”. Fewer or other words may find one; descriptions are in English.`;
  if (count >= MAX_SHOWN) return `The first ${MAX_SHOWN} codes for “${q}”; more words find fewer.`;
  return `${count} ${count === 1 ? 'code' : 'codes'} for “${q}”.`;
}

function codesInHindi(q: string, count: number): string {
  if (count === 0) return `“${q}” का कोई कोड नहीं मिला। कम या दूसरे शब्द लिखकर देखें; विवरण अंग्रेज़ी में हैं।`;
  if (count >= MAX_SHOWN) return `“${q}” के पहले ${MAX_SHOWN} कोड; ज़्यादा शब्द लिखेंगे तो कम मिलेंगे।`;
  return `“${q}” के ${count} कोड।`;
}
