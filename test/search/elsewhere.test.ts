import { describe, expect, it } from 'vitest';
import { findDirectAnswers } from '../../src/search/answers.ts';

describe('what is not of this service', () => {
  it.each([
    ['aadhaar card', 'https://uidai.gov.in'],
    ['lpg booking', 'https://www.mylpg.in'],
    ['cng price in delhi', 'https://www.iglonline.net'],
    ['cricket score', 'https://www.bcci.tv'],
    ['पासपोर्ट', 'https://www.passportindia.gov.in'],
    ['सुकन्या समृद्धि योजना', 'https://www.nsiindia.gov.in'],
    ['startup india', 'https://www.startupindia.gov.in'],
    ['petrol pump near me', 'https://bhuvan.nrsc.gov.in'],
    ['owner name of KA01AB1234', 'https://vahan.parivahan.gov.in'],
    ['pan card', 'https://www.incometax.gov.in'],
    ['tomato rate today', 'https://agmarknet.gov.in'],
    ['प्याज का भाव नासिक', 'https://agmarknet.gov.in'],
    ['copper price in india per kg', 'https://www.mcxindia.com'],
  ])('is answered in one line with the official site: %s', async (text, url) => {
    const [first] = await findDirectAnswers(text);
    expect(first).toMatchObject({ url, area: 'elsewhere' });
    expect(first?.answer).toMatchObject({ en: expect.stringContaining('Not on record here') });
  });

  it.each(['petrol pune', 'pandharpur', 'gold price today', 'ipleta', 'gst rate on onion', 'silver price per kg'])(
    'leaves what is ours: %s',
    async (text) => {
      expect((await findDirectAnswers(text)).filter(({ area }) => area === 'elsewhere')).toEqual([]);
    },
  );

  it('tells the weekday and the date, where nothing else is asked', async () => {
    expect((await findDirectAnswers('what day is today'))[0]?.answer).toEqual({ en: 'Saturday, 21 Nov 2026', hi: 'शनिवार, 21 नवंबर 2026' });
  });
});
