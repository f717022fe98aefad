/** Hindi nouns that stand behind a number, by gender; their forms follow from gender and ending. */
const NOUNS = {
  कोड: 'm',
  डेटाबेस: 'm',
  दाम: 'm',
  पैक: 'm',
  एक्सटेंशन: 'm',
  स्टेशन: 'm',
  ज़िला: 'm',
  कार्यालय: 'm',
  'पिन कोड': 'm',
  क्रिप्टोकरेंसी: 'uncounted',
  'टोल प्लाज़ा': 'uncounted',
  छुट्टी: 'f',
  ट्रेन: 'f',
  दर: 'f',
  मुद्रा: 'f',
  योजना: 'f',
  शर्त: 'f',
  शाखा: 'f',
  क़िस्म: 'f',
  पंक्ति: 'f',
} as const;
export type HindiNoun = keyof typeof NOUNS;

/** What manifests count, by their English word. */
export const COUNTED_IN_HINDI: Readonly<Record<string, HindiNoun>> = {
  prices: 'दाम',
  currencies: 'मुद्रा',
  assets: 'क्रिप्टोकरेंसी',
  rates: 'दर',
  codes: 'कोड',
  branches: 'शाखा',
  'PIN codes': 'पिन कोड',
  databases: 'डेटाबेस',
  products: 'पैक',
  schemes: 'योजना',
  trains: 'ट्रेन',
  offices: 'कार्यालय',
  endings: 'एक्सटेंशन',
  stations: 'स्टेशन',
  plazas: 'टोल प्लाज़ा',
  rows: 'पंक्ति',
};

/** Direct: the subject of a sentence. Oblique: before a postposition, `योजनाओं में`. */
export type HindiCase = 'direct' | 'oblique';

/** Plural endings by gender and the noun's last sign, the first that fits: what is cut off, and what stands there in each case. */
const PLURALS: Readonly<Record<'m' | 'f', readonly (readonly [end: RegExp, direct: string, oblique: string])[]>> = {
  m: [
    [/ा$/, 'े', 'ों'],
    [/$/, '', 'ों'],
  ],
  f: [
    [/[िी]$/, 'ियाँ', 'ियों'],
    [/ा$/, 'ाएँ', 'ाओं'],
    [/$/, 'ें', 'ों'],
  ],
};

/** A masculine noun in -ा before a postposition, or in the plural. */
export const bend = (noun: string): string => noun.replace(/या$/, 'ये').replace(/ा$/, 'े');

const PLURAL_RULES = new Intl.PluralRules('hi');

/** The form of a noun behind this many: `योजना`, `योजनाएँ`; `योजनाओं` before a postposition. */
export function hindiNoun(noun: HindiNoun, count: number, inCase: HindiCase = 'direct'): string {
  const gender = NOUNS[noun];
  if (gender === 'uncounted') return noun;
  if (PLURAL_RULES.select(count) === 'one') return inCase === 'oblique' && gender === 'm' ? bend(noun) : noun;
  const [end, direct, oblique] = PLURALS[gender].find(([end]) => end.test(noun)) ?? [/$/, '', ''];
  return noun.replace(end, inCase === 'direct' ? direct : oblique);
}

/** A number, as it is written with groups (`4,463`), with its noun: `1 शाखा`, `587 योजनाएँ`, `587 योजनाओं` before a postposition. */
export const countInHindi = (count: string, noun: HindiNoun, inCase: HindiCase = 'direct'): string =>
  `${count} ${hindiNoun(noun, Number(count.replaceAll(',', '')), inCase)}`;

/** Names of money that bend before a postposition; those of other languages (`लीरा`, `क्रोना`) do not. */
const BENDING = /(?:रुपया|रुपिया|टका)$/;

/** A name of money before a postposition: `नेपाली रुपये`, `बांग्लादेशी टके`, `तुर्की लीरा`. */
export const moneyBeforePostposition = (name: string): string => (BENDING.test(name) ? bend(name) : name);
