import { describe, expect, it } from 'vitest';
import { statesOfScript } from '../../src/text/script-states.ts';
import { toOneScript } from '../../src/text/scripts.ts';

/** Names by how they are written in Devanagari letters. */
const NAMES = new Set(['हुबळि', 'मैसूर', 'चेलम्', 'कोलम', 'विशाखपट्नम', 'ifsc', 'rto']);
const read = (text: string): string => toOneScript(text, (word) => NAMES.has(word));

describe('a text of another script in one that is read', () => {
  it.each([
    ['ಹುಬ್ಬಳ್ಳಿಯಿಂದ', 'हुबळि से'],
    ['ಹುಬ್ಬಳ್ಳಿಯಲ್ಲಿ', 'हुबळि'],
    ['சேலத்திலிருந்து', 'चेलम् से'],
    ['சேலத்துக்கு', 'चेलम् तक'],
    ['കൊല്ലത്ത്', 'कोलम'],
    ['విశాఖపట్నానికి', 'विशाखपट्नम तक'],
    ['অরিজিৎ থেকে', 'अरिजित् से'],
  ])('has the endings of cases by a rule of each language: %s', (typed, said) => {
    expect(read(typed)).toBe(said);
  });

  it('speaks a first ch of Tamil as an s, and the end of an English word hard', () => {
    expect(read('சிமெண்ட்')).toBe('सिमेण्ट्');
  });

  it('keeps the end of a name that questions end in too', () => {
    expect(read('ఇండియా')).toBe('इंडिया');
  });

  it.each([
    ['ಐಎಫ್ಎಸ್‌ಸಿ', 'ifsc'],
    ['ఆర్టీవో', 'rto'],
    ['கே கே நகர்', 'kk नगर्'],
    ['ਆਈਐਫਐਸਸੀ', 'ifsc'],
  ])('reads letters by their names, doubled ones too: %s', (typed, said) => {
    expect(read(typed)).toBe(said);
  });

  it.each([
    ['அரிசிக்கு', 'rice तक'],
    ['বইয়ের', 'book'],
    ['గొడుగు', 'umbrella'],
  ])('has everyday goods in English: %s', (typed, said) => {
    expect(read(typed)).toBe(said);
  });

  it('tells where the language of its letters is at home', () => {
    expect(statesOfScript('మాదాపూర్')).toEqual(['Andhra Pradesh', 'Telangana']);
    expect(statesOfScript('मुंबई')).toBeUndefined();
  });
});
