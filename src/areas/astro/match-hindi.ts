import { GRAHAS } from './grahas.ts';

/** What the kootas are made of, and their rules, in Hindi: by the English that bodies have. */
const PARTS: Readonly<Record<string, string>> = {
  Shudra: 'शूद्र',
  Vaishya: 'वैश्य',
  Kshatriya: 'क्षत्रिय',
  Brahmin: 'ब्राह्मण',
  Chatushpada: 'चतुष्पाद',
  Manava: 'मानव',
  Jalachara: 'जलचर',
  Vanachara: 'वनचर',
  Keeta: 'कीट',
  Janma: 'जन्म',
  Sampat: 'संपत',
  Vipat: 'विपत',
  Kshema: 'क्षेम',
  Pratyari: 'प्रत्यरि',
  Sadhaka: 'साधक',
  Vadha: 'वध',
  Mitra: 'मित्र',
  'Ati Mitra': 'अति मित्र',
  Horse: 'अश्व',
  Elephant: 'गज',
  Sheep: 'मेष',
  Serpent: 'सर्प',
  Dog: 'श्वान',
  Cat: 'मार्जार',
  Rat: 'मूषक',
  Cow: 'गौ',
  Buffalo: 'महिष',
  Tiger: 'व्याघ्र',
  Deer: 'मृग',
  Monkey: 'वानर',
  Mongoose: 'नकुल',
  Lion: 'सिंह',
  Deva: 'देव',
  Manushya: 'मनुष्य',
  Rakshasa: 'राक्षस',
  Adi: 'आदि',
  Madhya: 'मध्य',
  Antya: 'अंत्य',
  ...Object.fromEntries(GRAHAS.map(({ id, hi }) => [id, hi])),
};

const RULES: Readonly<Record<string, string>> = {
  Varna: 'वर का वर्ण (चन्द्र राशि से) कन्या के बराबर या ऊँचा हो तो 1',
  Vashya: 'राशियों के पाँच वर्गों की तालिका से; धनु और मकर आधे-आधे दो वर्गों में हैं',
  Tara: 'दोनों तरफ़ से गिनने पर (नौ-नौ में) तारा तीसरा, पाँचवाँ या सातवाँ न हो तो हर तरफ़ के 1.5',
  Yoni: 'नक्षत्रों के चौदह पशुओं की तालिका से: एक ही हो तो 4, महावैरी हों तो 0',
  'Graha Maitri': 'चन्द्र राशियों के स्वामियों की नैसर्गिक मैत्री: मित्र 5, मित्र और सम 4, दोनों सम 3, मित्र और शत्रु 1, सम और शत्रु 0.5, शत्रु 0',
  Gana: 'एक ही गण हो तो 6; कन्या मनुष्य और वर देव 6, कन्या देव और वर मनुष्य 5, कन्या देव और वर राक्षस 1, बाक़ी 0',
  Bhakoot: 'चन्द्र राशियाँ एक-दूसरे से दूसरी-बारहवीं, पाँचवीं-नौवीं या छठी-आठवीं न हों तो 7',
  Nadi: 'नक्षत्रों की नाड़ियाँ अलग हों तो 8; कुछ परंपराओं के अपवाद नहीं लगाए गए',
};

/** What one side brings to a koota: a number stays as it is. */
export const kootaPartInHindi = (part: string): string => PARTS[part] ?? part;

/** The rule of a koota, by its English name. Throws for a name that is none. */
export function kootaRuleInHindi(name: string): string {
  const rule = RULES[name];
  if (!rule) throw new Error(`The koota ${name} has no rule in Hindi`);
  return rule;
}
