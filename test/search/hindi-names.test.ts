import { describe, expect, it } from 'vitest';
import { findDirectAnswers } from '../../src/search/answers.ts';
import { toAnswer } from '../../src/search/values.ts';

async function answerTo(question: string) {
  const [first] = await findDirectAnswers(question);
  if (!first) throw new Error(`Nothing answers ${question}`);
  return toAnswer(first, 'hi');
}

describe('answers in Hindi', () => {
  it.each([
    ['IFSC SBIN0000001', { answer: 'भारतीय स्टेट बैंक' }],
    ['एसबीआई आईएफएससी', { title: 'भारतीय स्टेट बैंक के IFSC कोड' }],
    ['SBIN000300', { detail: 'इसमें 10 अक्षर हैं, होने 11 चाहिए।' }],
    ['1 डॉलर', { title: '1 अमेरिकी डॉलर, भारतीय रुपये में', source: 'विश्व बाज़ार की दरें' }],
    ['नेपाली रुपया', { title: '1 नेपाली रुपया, भारतीय रुपये में' }],
    ['1000 रुपये डॉलर में', { answer: expect.stringMatching(/^[\d.]+ अमेरिकी डॉलर$/) }],
    ['110001 पिन कोड', { answer: 'नई दिल्ली, दिल्ली', source: 'भारतीय डाक' }],
    ['चावल पर जीएसटी', { title: 'चावल पर जीएसटी दर (HSN 1006)' }],
    ['आज का चौघड़िया', { answer: expect.stringMatching(/शुभ|लाभ|अमृत/) }],
    ['विधवा पेंशन योजना राजस्थान', { title: 'योजनाएँ: विधवा, पेंशन, राजस्थान', source: 'माईस्कीम' }],
    ['8.8.8.8', { answer: 'अमेरिका' }],
  ])('%s tell names and sources in Hindi', async (question, wanted) => expect(await answerTo(question)).toMatchObject(wanted));

  it('keep the names that programs know in English', async () => {
    const [first] = await findDirectAnswers('1 डॉलर');
    expect(first && toAnswer(first, 'en').source).toBe('currency-api');
  });
});
