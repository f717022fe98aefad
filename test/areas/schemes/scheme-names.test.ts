import { describe, expect, it } from 'vitest';
import { schemeNames } from '../../../src/areas/schemes/scheme-names.ts';

describe('names of schemes in Hindi', () => {
  it.each([
    ['pmay-g', 'Pradhan Mantri Awaas Yojana - Gramin', 'प्रधानमंत्री आवास योजना – ग्रामीण'],
    ['mgnrega', 'Mahatma Gandhi National Rural Employment Guarantee Act', 'महात्मा गांधी राष्ट्रीय ग्रामीण रोज़गार गारंटी अधिनियम (मनरेगा)'],
    ['x', 'Mukhya Mantri Sahara Yojana', 'मुख्यमंत्री सहारा योजना'],
    ['x', 'Pashu Palan Yojana (GSKVN)', 'पशुपालन योजना'],
    ['x', 'Mahila Kisan Yojana (Maharashtra)', 'महिला किसान योजना (महाराष्ट्र)'],
    ['x', 'Widow Pension Scheme', 'विधवा पेंशन योजना'],
    ['x', 'Women Scientist Scheme-A', undefined],
    ['x', 'Mukhyamantri Divyangjan Chhatra Yojana', undefined],
    ['x', 'Yojana', undefined],
  ])('%s, %s is %s', (slug, name, hi) => expect(schemeNames(slug, name)).toEqual(hi ? { name, hi } : { name }));
});
