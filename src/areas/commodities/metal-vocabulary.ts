import { METAL_PLACES } from './places.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

const karatNames = (karat: number, marks: readonly string[]): string[] => [
  ...['k', 'kt', 'ct', 'karat', 'carat', 'karet', 'caret', 'kerat', 'kairet', 'कैरेट', 'कैरट', 'केरेट'].map((unit) => `${karat} ${unit}`),
  ...marks,
];

/** Names of metals, purities and weights, and of places abroad with a price. */
export const METAL_VOCABULARY: Readonly<Record<string, readonly string[]>> = {
  gold: ['gold', 'sona', 'sone', 'sonaa', 'swarna', 'svarna', 'kanchan', 'सोना', 'सोने', 'स्वर्ण', 'गोल्ड'],
  silver: ['silver', 'chandi', 'chaandi', 'चांदी', 'चाँदी', 'सिल्वर'],
  platinum: ['platinum', 'प्लैटिनम', 'प्लेटिनम'],
  k24: karatNames(24, ['999', '995', '9999']),
  k22: karatNames(22, ['916', 'kdm', 'hallmark gold']),
  k18: karatNames(18, ['750']),
  ...vocabulary,
  ...Object.fromEntries(
    METAL_PLACES.filter(({ region }) => region === 'international').map(({ slug, name, hi, aliases }) => [
      `at ${slug}`,
      [name, ...(hi ? [hi] : []), ...aliases],
    ]),
  ),
};
