import { defineWording, type Locale } from '../../i18n/locale.ts';
import type { GstinReading } from './gstin.ts';
import { HOLDERS_IN_HINDI, LAYOUTS_IN_HINDI, warningsInHindi } from './gstin-hindi.ts';

const WORDS = defineWording({
  kind: { en: 'Kind', hi: 'किस तरह का' },
  state: { en: 'State', hi: 'राज्य' },
  holder: { en: 'Holder', hi: 'PAN किसका' },
  registration: { en: 'Registration', hi: 'पंजीकरण' },
  entity: { en: (entity: string) => `number ${entity} of this PAN in the state`, hi: (entity) => `राज्य में इस PAN का नंबर ${entity}` },
  checkDigit: { en: 'Check digit', hi: 'जाँच का अंक' },
  isRight: { en: (digit: string) => `${digit}, right`, hi: (digit) => `${digit}, सही` },
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
