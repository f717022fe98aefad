import type { ApiError, ErrorCode } from '../kernel/errors.ts';

/** What a Hindi page says of a refusal, by its code and what was given; a page may know better. */
const BY_CODE: Readonly<Partial<Record<ErrorCode, (given: string) => string>>> = {
  unknown_place: (given) => (given ? `“${given}” नाम की कोई जगह यहाँ दर्ज नहीं है।` : 'यह जगह यहाँ दर्ज नहीं है।'),
  not_found: (given) => (given ? `“${given}” यहाँ दर्ज नहीं है।` : 'यह यहाँ दर्ज नहीं है।'),
  not_covered: (given) => (given ? `“${given}” के लिए यहाँ जानकारी नहीं है।` : 'इसके लिए यहाँ जानकारी नहीं है।'),
  rate_limited: () => 'एक साथ बहुत सवाल हो गए। एक मिनट बाद फिर कोशिश करें।',
  busy: () => 'अभी बहुत लोग पूछ रहे हैं। एक मिनट बाद फिर कोशिश करें।',
  upstream_unavailable: () => 'अभी किसी स्रोत से जवाब नहीं मिला। थोड़ी देर बाद फिर कोशिश करें।',
  not_configured: () => 'यह सुविधा यहाँ चालू नहीं है।',
  snapshot_unavailable: () => 'यह जानकारी अभी उपलब्ध नहीं है।',
};

const isNotRead = (given: string) =>
  given ? `“${given}” सही नहीं है। जाँच कर फिर कोशिश करें।` : 'भरी हुई जानकारी सही नहीं है। जाँच कर फिर कोशिश करें।';

/**
 * A refusal in Hindi. `given`: what was asked for, or the fields of a form by name, of which the one that is wrong is told.
 */
export function refusalInHindi({ code, details }: ApiError, given: string | Readonly<Record<string, string | undefined>> = ''): string {
  const parameter = details.extra?.parameter;
  const text = typeof given === 'string' ? given : typeof parameter === 'string' ? (given[parameter] ?? '') : '';
  return (BY_CODE[code] ?? isNotRead)(text);
}
