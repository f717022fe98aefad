import { beforeAll, describe, expect, it } from 'vitest';
import { numerologyResponse } from '../../../src/areas/numerology/schema.ts';
import { loadService, type ServedAt } from '../../support/call.ts';

let server: ServedAt;
beforeAll(async () => {
  server = await loadService();
});

describe('/numerology', () => {
  it('gives every number with its working, in both systems', async () => {
    const body = numerologyResponse.parse((await server.json('/numerology?name=Asha+Rao&dob=1990-11-29')).body);
    expect(body).toMatchObject({
      life_path: { number: 5 },
      birthday: { number: 11, master: true },
      personal_year: { year: 2026, number: 5 },
      pythagorean: {
        expression: { number: 9, working: 'A1 S1 H8 A1 R9 A1 O6 = 27 = 2+7 = 9' },
        soul_urge: { number: 9 },
        personality: { compound: 18 },
      },
      chaldean: { expression: { compound: 20 } },
      maturity: { number: 5, working: '5+9 = 14 = 1+4 = 5' },
      transliteration: null,
    });
  });

  it('counts a Devanagari name by the transliteration that it states', async () => {
    const body = numerologyResponse.parse((await server.json(`/numerology?name=${encodeURIComponent('कृष्ण')}`)).body);
    expect(body).toMatchObject({
      letters: 'krishna',
      life_path: null,
      maturity: null,
      transliteration: expect.stringContaining('krishna'),
    });
  });

  it.each([
    ['name=12345', 'invalid_parameter', 'letters'],
    [`name=${encodeURIComponent('தமிழ்')}`, 'invalid_parameter', 'Devanagari'],
    ['', 'missing_parameter', 'dob'],
    ['dob=1990-02-30', 'invalid_parameter', 'day that exists'],
  ])('refuses "%s"', async (query, code, words) => {
    const { status, body } = await server.json(`/numerology?${query}`);
    expect([status, body.code]).toEqual([400, code]);
    expect(body.error).toContain(words);
  });
});
