import { defineWording, type Locale, template } from '../../i18n/locale.ts';
import type { GstinLayout, GstinReading, NumberFault } from './gstin.ts';
import holders from './holders-hindi.json' with { type: 'json' };

const LAYOUTS_IN_HINDI: Readonly<Record<GstinLayout, string>> = {
  taxpayer: 'करदाता',
  'tax collector (TCS)': 'टैक्स जमा करने वाला (TCS)',
  'tax deductor (TDS)': 'टैक्स काटने वाला (TDS)',
  UIN: 'UIN',
  'non-resident': 'विदेश में रहने वाला करदाता',
  'non-resident online services': 'विदेश से ऑनलाइन सेवा देने वाला',
};

/** By the fourth letter of the PAN. */
export const HOLDERS_IN_HINDI: Readonly<Record<string, string>> = holders;

/** What is unusual but not wrong. */
function warningsInHindi({ layout, default_letter: letter, pan, holder, state_code: code }: GstinReading): string[] {
  return [
    ...(layout === 'taxpayer' && letter !== 'Z' ? [`14वाँ अक्षर ${letter} है; आम नंबरों में वहाँ Z होता है`] : []),
    ...(pan && !holder ? [`छठा अक्षर, यानी PAN का चौथा अक्षर, ${pan.charAt(3)} है; यह किसी तरह के धारक का नहीं है`] : []),
    ...(code === '25' || code === '28' ? [`राज्य का कोड ${code} नए नंबरों में नहीं आता`] : []),
  ];
}

/** Why a number is none. `typed` is as `cleanNumber` gives it. */
export function faultInHindi(typed: string, { position, expected_check_digit: expected }: NumberFault): string {
  if (position === null) return `GSTIN में 15 अक्षर होते हैं; इसमें ${typed.length} हैं।`;
  if (expected) return `15वाँ अक्षर जाँच का है और ${expected} होना चाहिए; यहाँ ${typed[14]} है। अगर यह सही है, तो कोई और अक्षर ग़लत है।`;
  if (position === 1 && /^\d\d/.test(typed)) return `पहले दो अंक राज्य के होते हैं; ${typed.slice(0, 2)} किसी राज्य का कोड नहीं है।`;
  if (position === 13 && /^\d{4}/.test(typed))
    return `इस तरह के नंबर में 13वाँ और 14वाँ अक्षर UN, ON, NR या OS होता है; यहाँ ${typed.slice(12, 14)} है।`;
  return `${position}वीं जगह पर “${typed.charAt(position - 1)}” नहीं हो सकता।`;
}

const WORDS = defineWording({
  kind: { en: 'Kind', hi: 'किस तरह का' },
  state: { en: 'State', hi: 'राज्य' },
  holder: { en: 'Holder', hi: 'PAN किसका' },
  registration: { en: 'Registration', hi: 'पंजीकरण' },
  entity: template('number {entity} of this PAN in the state', 'राज्य में इस PAN का नंबर {entity}'),
  checkDigit: { en: 'Check digit', hi: 'जाँच का अंक' },
  isRight: template('{digit}, right', '{digit}, सही'),
  unusual: { en: 'Unusual', hi: 'ध्यान दें' },
});

/** What a number says of itself, as pairs for a list; `states` are names in the language by the English ones. */
export function describeReading(
  reading: GstinReading,
  locale: Locale,
  states: Readonly<Record<string, string>>,
): (readonly [label: string, value: string | null])[] {
  const t = WORDS[locale];
  const { state_code: code, pan, holder, entity } = reading;
  return [
    [t.kind, locale === 'hi' ? LAYOUTS_IN_HINDI[reading.layout] : reading.layout],
    [t.state, `${states[reading.state] ?? reading.state} (${code})`],
    ['PAN', pan],
    [t.holder, (locale === 'hi' && HOLDERS_IN_HINDI[pan?.charAt(3) ?? '']) || holder],
    [t.registration, entity && t.entity(entity)],
    [t.checkDigit, t.isRight(reading.check_digit)],
    [t.unusual, (locale === 'hi' ? warningsInHindi(reading) : reading.warnings).join('; ')],
  ];
}
