import { describe, expect, it } from 'vitest';
import { FESTIVAL_RULES } from '../../../src/astronomy/calendar/festivals/rules.ts';
import { festivalRule, listFestivals } from '../../../src/astronomy/calendar/festivals/year.ts';
import * as words from '../../../src/i18n/day-words.ts';

const DAY = '2026-11-21';
const at = (time: string, day = DAY) => `${day}T${time}:00+05:30`;
const LATIN = /[A-Za-z]/;

describe('the words of the almanac', () => {
  it.each([
    ['00:20', '00:20', 'रात 12:20'],
    ['04:00', '04:00', 'सुबह 4:00'],
    ['12:05', '12:05', 'दोपहर 12:05'],
    ['16:00', '16:00', 'शाम 4:00'],
    ['23:59', '23:59', 'रात 11:59'],
  ])('say %s as %s and as %s', (time, english, hindi) => {
    expect(words.formatTime(at(time), DAY)).toBe(english);
    expect(words.formatTime(at(time), DAY, 'hi')).toBe(hindi);
  });

  it('say the day of a time that lies on another one', () => {
    expect(words.formatEnd(at('05:57', '2026-11-22'), DAY)).toBe('until 05:57, 22 Nov');
    expect(words.formatEnd(at('05:57', '2026-11-22'), DAY, 'hi')).toBe('22 नवंबर, सुबह 5:57 तक');
  });

  it('say another day, and the part of the day, once where both ends lie in it', () => {
    const [short, long] = [
      { start: at('16:10'), end: at('17:13') },
      { start: at('15:50'), end: at('17:13') },
    ];
    expect([short, long].map((span) => words.formatSpan(span, DAY))).toEqual(['16:10 – 17:13', '15:50 – 17:13']);
    expect([short, long].map((span) => words.formatSpan(span, DAY, 'hi'))).toEqual(['शाम 4:10 से 5:13', 'दोपहर 3:50 से शाम 5:13']);
    const next = '2026-11-22';
    const nights = [
      { start: at('22:26'), end: at('00:07', next) },
      { start: at('00:07', next), end: at('01:47', next) },
      { start: at('03:28', next), end: at('05:08', next) },
    ];
    expect(nights.map((span) => words.formatSpan(span, DAY))).toEqual([
      '22:26 – 00:07, 22 Nov',
      '00:07 – 01:47, 22 Nov',
      '03:28 – 05:08, 22 Nov',
    ]);
    expect(nights.map((span) => words.formatSpan(span, DAY, 'hi'))).toEqual([
      'रात 10:26 से 22 नवंबर, रात 12:07',
      '22 नवंबर, रात 12:07 से 1:47',
      '22 नवंबर, रात 3:28 से सुबह 5:08',
    ]);
  });

  it('say days and months', () => {
    expect([words.formatDate(DAY), words.formatDate(DAY, 'hi')]).toEqual(['Saturday, 21 November 2026', 'शनिवार, 21 नवंबर 2026']);
    expect([words.formatMonth('2026-11'), words.formatMonth('2026-11', 'hi')]).toEqual(['November 2026', 'नवंबर 2026']);
    expect(words.formatShortDay(DAY, 'Saturday', 'hi')).toBe('21 नवंबर, शनि');
    expect(words.formatLunarMonth('Kartika', 'hi')).toBe('कार्तिक');
  });

  it('give every rule and every keeper of another day in Hindi too', () => {
    const delhi = { lat: 28.65195, lon: 77.23149, zone: 'Asia/Kolkata' };
    const festivals = [2022, 2026, 2027].flatMap((year) => listFestivals(year, delhi));
    const rules = FESTIVAL_RULES.map((rule) => festivalRule(rule, 'hi'));
    const keepers = festivals.flatMap(({ others }) => others.map(({ by }) => by.hi));
    expect(keepers.length).toBeGreaterThan(5);
    expect([...rules, ...keepers].filter((said) => LATIN.test(said))).toEqual([]);
    for (const festival of festivals) expect(festivalRule(festival, 'en')).toBe(festival.rule);
  });
});
