import type { IfscFault } from './code.ts';

const LENGTH = 11;
/** Positions of the bank's letters. */
const OF_BANK = 4;

/** Why a text is no code, in Hindi: of the parts of the fault, whose words are those of the service. `code` is as `cleanCode` gives it. */
export function faultInHindi(code: string, { position }: Pick<IfscFault, 'position'>): string {
  const letters = [...code];
  if (position === null) return `इसमें ${letters.length} अक्षर हैं, होने ${LENGTH} चाहिए।`;
  const letter = letters[position - 1] ?? '';
  if (!/[A-Z0-9]/.test(letter)) return `जगह ${position} पर “${letter}” है; कोड में सिर्फ़ अंग्रेज़ी अक्षर और अंक होते हैं।`;
  if (position <= OF_BANK) return `जगह ${position} पर ${letter} है; पहले चार अक्षर बैंक के होते हैं।`;
  return `जगह ${position} पर ${letter} है, वहाँ अंक 0 होना चाहिए${letter === 'O' ? ', अक्षर O नहीं' : ''}।`;
}
