import type { Locale } from '../i18n/locale.ts';
import type { ApiError, ErrorCode } from '../kernel/errors.ts';

/** What a page says of a refusal, by its code and what was given; a page may know better. In English the others say themselves what was wrong. */
const BY_CODE: Readonly<Record<Locale, Readonly<Partial<Record<ErrorCode, (typed: string) => string>>>>> = {
  en: {
    not_covered: (typed) => (typed ? `Nothing is known here of “${typed}”.` : 'Nothing is known of that here.'),
    rate_limited: () => 'Too many questions at once. Try again in a minute.',
    busy: () => 'Many are asking now. Try again in a minute.',
    upstream_unavailable: () => 'None of the sources can be reached now. Try again in a minute.',
    not_configured: () => 'This is not set up here.',
    snapshot_unavailable: () => 'This is not available at the moment.',
    internal: () => 'Something went wrong on our side. Try again later.',
  },
  hi: {
    unknown_place: (typed) => (typed ? `“${typed}” नाम की कोई जगह यहाँ दर्ज नहीं है।` : 'यह जगह यहाँ दर्ज नहीं है।'),
    not_found: (typed) => (typed ? `“${typed}” यहाँ दर्ज नहीं है।` : 'यह यहाँ दर्ज नहीं है।'),
    not_covered: (typed) => (typed ? `“${typed}” के लिए यहाँ जानकारी नहीं है।` : 'इसके लिए यहाँ जानकारी नहीं है।'),
    rate_limited: () => 'एक साथ बहुत सवाल हो गए। एक मिनट बाद फिर कोशिश करें।',
    busy: () => 'अभी बहुत लोग पूछ रहे हैं। एक मिनट बाद फिर कोशिश करें।',
    upstream_unavailable: () => 'अभी किसी स्रोत से जवाब नहीं मिला। थोड़ी देर बाद फिर कोशिश करें।',
    not_configured: () => 'यह सुविधा यहाँ चालू नहीं है।',
    snapshot_unavailable: () => 'यह जानकारी अभी उपलब्ध नहीं है।',
    internal: () => 'हमारी तरफ़ कुछ गड़बड़ हो गई। थोड़ी देर बाद कोशिश करें।',
  },
};

const isNotRead = (typed: string) =>
  typed ? `“${typed}” सही नहीं है। जाँच कर फिर कोशिश करें।` : 'भरी हुई जानकारी सही नहीं है। जाँच कर फिर कोशिश करें।';

/**
 * A refusal for people. `given`: what was asked for, or the fields of a form by name, of which the one that is wrong is told.
 */
export function refusalInWords(
  { code, message, details }: ApiError,
  given: string | Readonly<Record<string, string | undefined>> = '',
  locale: Locale = 'en',
): string {
  const parameter = details.extra?.parameter;
  const text = typeof given === 'string' ? given : typeof parameter === 'string' ? (given[parameter] ?? '') : '';
  return BY_CODE[locale][code]?.(text) ?? (locale === 'hi' ? isNotRead(text) : message);
}
