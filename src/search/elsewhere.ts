import type { LocalizedText } from '../i18n/locale.ts';
import { normaliseDevanagari } from '../text/fold.ts';

/** What people ask for that is not this service's, and whose site tells it. */
export interface Elsewhere {
  name: LocalizedText;
  /** Address of its own office. */
  url: string;
}

const ALL: readonly (Elsewhere & { names: readonly string[] })[] = [
  { name: { en: 'Aadhaar', hi: 'आधार' }, url: 'https://uidai.gov.in', names: ['aadhaar', 'aadhar', 'adhar card', 'आधार कार्ड', 'uidai'] },
  {
    name: { en: 'PAN card', hi: 'पैन कार्ड' },
    url: 'https://www.incometax.gov.in',
    names: ['pan card', 'pancard', 'पैन कार्ड', 'income tax return', 'itr'],
  },
  { name: { en: 'Passport', hi: 'पासपोर्ट' }, url: 'https://www.passportindia.gov.in', names: ['passport', 'पासपोर्ट'] },
  {
    name: { en: 'Voter ID', hi: 'वोटर कार्ड' },
    url: 'https://voters.eci.gov.in',
    names: ['voter id', 'voter card', 'voter list', 'epic card', 'वोटर कार्ड', 'वोटर आईडी', 'मतदाता सूची'],
  },
  {
    name: { en: 'Driving licence', hi: 'ड्राइविंग लाइसेंस' },
    url: 'https://parivahan.gov.in',
    names: ['driving licence', 'driving license', 'ड्राइविंग लाइसेंस'],
  },
  {
    name: { en: 'Cooking gas (LPG)', hi: 'रसोई गैस (LPG)' },
    url: 'https://www.mylpg.in',
    names: ['lpg', 'gas cylinder', 'cylinder price', 'रसोई गैस', 'गैस सिलेंडर', 'cylinder ka rate'],
  },
  { name: { en: 'CNG in Delhi', hi: 'दिल्ली में सीएनजी' }, url: 'https://www.iglonline.net', names: ['cng', 'सीएनजी'] },
  {
    name: { en: 'Cricket', hi: 'क्रिकेट' },
    url: 'https://www.bcci.tv',
    names: ['cricket', 'cricket score', 'ipl', 'क्रिकेट', 'match score', 'live score'],
  },
  {
    name: { en: 'Provident fund', hi: 'भविष्य निधि (PF)' },
    url: 'https://www.epfindia.gov.in',
    names: ['epfo', 'epf', 'pf balance', 'पीएफ'],
  },
  { name: { en: 'Ration card', hi: 'राशन कार्ड' }, url: 'https://nfsa.gov.in', names: ['ration card', 'राशन कार्ड'] },
  { name: { en: 'Startup India', hi: 'स्टार्टअप इंडिया' }, url: 'https://www.startupindia.gov.in', names: ['startup india', 'स्टार्टअप इंडिया'] },
  {
    name: { en: 'Sukanya Samriddhi account', hi: 'सुकन्या समृद्धि खाता' },
    url: 'https://www.nsiindia.gov.in',
    names: ['sukanya', 'sukanya samriddhi', 'सुकन्या', 'सुकन्या समृद्धि'],
  },
  { name: { en: 'Beti Bachao Beti Padhao', hi: 'बेटी बचाओ बेटी पढ़ाओ' }, url: 'https://wcd.gov.in', names: ['beti bachao', 'बेटी बचाओ'] },
];
const INDEX = ALL.map((one) => ({ one, names: one.names.map((name) => ` ${normaliseDevanagari(name)} `) }));

/** What a text's words, folded, name that is told elsewhere; undefined for what is not known to be. */
export function findElsewhere(words: readonly string[]): Elsewhere | undefined {
  const text = ` ${words.join(' ')} `;
  return INDEX.find(({ names }) => names.some((name) => text.includes(name)))?.one;
}
