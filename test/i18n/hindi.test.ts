import { describe, expect, it } from 'vitest';
import { isInHindi, pathIn, pathInEnglish } from '../../src/areas/hindi-pages.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import { resolveRedirect } from '../../src/catalog/redirects.ts';
import * as words from '../../src/i18n/format.ts';
import { defineWording, foreignLang, inAllLocales, translate } from '../../src/i18n/locale.ts';
import { STATES } from '../../src/places/states.ts';

describe('words in Hindi', () => {
  it.each([
    [words.formatDay('2026-06-07', true, 'hi'), '7 जून 2026'],
    [words.formatDay('2026-10-31', false, 'hi'), '31 अक्टूबर'],
    [words.formatDay('2018-04', true, 'hi'), 'अप्रैल 2018'],
    [words.formatDay('2018', true, 'hi'), '2018'],
    [words.formatDaysAgo('2026-09-29', '2026-11-21', 'hi'), '53 दिन पहले'],
    [words.formatDaysAgo('2026-11-20', '2026-11-21', 'hi'), 'कल'],
    [words.formatDaysAgo('2026-11-21', '2026-11-21', 'hi'), 'आज'],
    [words.formatAge(0.5, 'hi'), 'एक घंटे से कम'],
    [words.formatAge(1, 'hi'), '1 घंटा'],
    [words.formatAge(24 * 130, 'hi'), '4 महीने'],
    [words.formatRupees(0.05, 'hi'), '5 पैसे'],
    [words.formatRupees(-0.01, 'hi'), '1 पैसा'],
    [words.formatRupees(1302, 'hi'), '₹1,302'],
    [words.ordinal(3, 'hi'), 'तीसरा'],
    [words.ordinal(12, 'hi'), '12वाँ'],
    [words.formatInstant('2026-06-07T05:02:00.000Z', 'hi'), '7 जून 2026, सुबह 10:32 बजे'],
    [words.formatBytes(310, 'hi'), '310 बाइट'],
  ])('%s', (said, wanted) => expect(said).toBe(wanted));

  it('tell the age of data around its day', () => {
    const age = { day: '2026-09-29', source: 'goodreturns', warning: 'आज का दाम नहीं।' };
    expect(words.formatFreshness(age, true, '2026-11-21', 'hi')).toEqual({
      before: 'आख़िरी अपडेट:',
      after: ' (53 दिन पहले), स्रोत goodreturns। आज का दाम नहीं।',
    });
    expect(words.formatFreshness({ ...age, label: 'ईंधन के दाम' }, false, '2026-11-21', 'hi')).toEqual({
      before: 'ईंधन के दाम:',
      after: ' की जानकारी, स्रोत goodreturns',
    });
  });

  it('are an error of types where one is missing, or takes something else', () => {
    // @ts-expect-error: no Hindi
    const missing = () => defineWording({ day: { en: 'Day' } });
    // @ts-expect-error: a function in English alone
    const other = () => defineWording({ days: { en: (count: number) => `${count} days`, hi: 'दिन' } });
    const { en, hi } = defineWording({ days: { en: (count: number) => `${count} days`, hi: (count) => `${count} दिन` } });
    expect([en.days(2), hi.days(2), typeof missing, typeof other]).toEqual(['2 days', '2 दिन', 'function', 'function']);
  });

  it('stand beside the English ones, or say that there are none', () => {
    expect(inAllLocales(defineWording({ gold: { en: 'Gold', hi: 'सोना' } }), (t) => t.gold)).toEqual({ en: 'Gold', hi: 'सोना' });
    expect([translate({ en: 'Ambur' }, 'hi'), foreignLang({ en: 'Ambur' }, 'hi'), foreignLang({ en: 'Pune', hi: 'पुणे' }, 'hi')]).toEqual([
      'Ambur',
      'en',
      undefined,
    ]);
  });
});

describe('addresses in Hindi', () => {
  it.each([
    ['/', '/hi'],
    ['/?pin=gold', '/hi?pin=gold'],
    ['/browse/fuel/city/mumbai#bill', '/hi/browse/fuel/city/mumbai#bill'],
    ['/place/pune', '/hi/place/pune'],
    ['/place/ambur', '/hi/place/ambur'],
    ['/browse/commodities/gold/india', '/hi/browse/commodities/gold/india'],
    ['/browse/commodities/gold/dubai', '/hi/browse/commodities/gold/dubai'],
    ['/browse/tolls/kerala', '/hi/browse/tolls/kerala'],
    ['/browse/an-area-to-come', '/hi/browse/an-area-to-come'],
    ['/offline', '/hi/offline'],
    ['/docs/fuel', '/docs/fuel'],
    ['/changelog', '/changelog'],
    ['/place/in-hindi/a.json', '/place/in-hindi/a.json'],
    ['/fuel.json', '/fuel.json'],
  ])('%s is %s', (path, hindi) => {
    expect(pathIn('hi', path)).toBe(hindi);
    expect(pathIn('en', path)).toBe(path);
  });

  it('are those of the same page in English', () => {
    expect(['/hi', '/hi/place/pune', '/place/pune', '/history'].map(pathInEnglish)).toEqual([
      '/',
      '/place/pune',
      '/place/pune',
      '/history',
    ]);
  });

  it.each([
    ['/hi/place/bombay', '/hi/place/mumbai'],
    ['/hi/place/ambur', undefined],
    ['/hi/browse/fuel/city/bombay', '/hi/browse/fuel/city/mumbai'],
    ['/hi/browse/fuel/city/pune', '/hi/place/pune'],
    ['/hi/place/nowhere-at-all', undefined],
    ['/hi/hi/place/bombay', undefined],
  ])('%s leads to %s', (path, to) => expect(resolveRedirect(AREAS, path.slice(1).split('/'))).toBe(to));

  it('exist for every state and union territory', () => {
    expect(STATES.filter(({ hi }) => !/^[\u0900-\u097f ]+$/.test(hi))).toEqual([]);
    expect(STATES).toHaveLength(36);
    expect(isInHindi('/place/uttar-pradesh')).toBe(true);
  });
});
