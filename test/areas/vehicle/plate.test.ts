import { describe, expect, it } from 'vitest';
import { readPlate } from '../../../src/areas/vehicle/plate.ts';
import type { PlateReading } from '../../../src/areas/vehicle/plate-kinds.ts';
import { currentCode, RENAMED_CODES, STATE_CODES } from '../../../src/areas/vehicle/state-codes.ts';
import { STATES } from '../../../src/places/states.ts';

const YEAR = 2026;
const read = (text: string) => readPlate(text, YEAR);

/** What is told of a plate, or the fault. */
function partsOf(text: string): Partial<PlateReading> | string {
  const result = read(text);
  return result.ok ? result.value : result.fault.message;
}
const faultOf = (text: string) => {
  const result = read(text);
  return result.ok ? undefined : result.fault;
};

describe('a number plate', () => {
  it.each<[string, Partial<PlateReading>]>([
    [
      'WB20AB1234',
      { kind: 'ordinary', display: 'WB 20 AB 1234', state: 'West Bengal', office_code: 'WB-20', series: 'AB', serial: '1234' },
    ],
    ['wb 20 ab 1234', { display: 'WB 20 AB 1234' }],
    ['WB-20-AB-1234', { display: 'WB 20 AB 1234' }],
    ['MH.12.1234', { kind: 'ordinary', office_code: 'MH-12', series: null, serial: '1234' }],
    ['KA1A7', { display: 'KA 01 A 0007', office_code: 'KA-01', series: 'A', serial: '7' }],
    ['HR26DQA5551', { series: 'DQA', office_code: 'HR-26' }],
    ['DL3CAB1234', { display: 'DL 3C AB 1234', office_code: 'DL-03', category: 'cars and SUVs', series: 'AB' }],
    ['DL1RTA1234', { display: 'DL 1R TA 1234', category: 'three-wheeled rickshaws', series: 'TA' }],
    ['DL12S4567', { display: 'DL 12S 4567', category: 'two-wheelers', series: null }],
    ['MH12CA1234', { category: null, series: 'CA' }],
    ['OR02B1234', { state: 'Odisha', state_code: 'OR', state_code_today: 'OD', office_code: 'OR-02' }],
    ['UA07A1234', { state: 'Uttarakhand', state_code_today: 'UK' }],
    ['TS09EA1234', { state: 'Telangana', state_code_today: 'TG' }],
    ['AP09BX1234', { state: 'Andhra Pradesh', state_code_today: null }],
    ['DN09A1234', { state: 'Dadra and Nagar Haveli and Daman and Diu', state_code_today: 'DD' }],
    ['22BH1234AA', { kind: 'bharat', display: '22 BH 1234 AA', year: 2022, state: null, series: 'AA', serial: '1234' }],
    ['21 BH 0905 C', { kind: 'bharat', year: 2021 }],
    ['77 CD 12', { kind: 'diplomatic', mission: { number: '77', kind: 'Corps Diplomatique, an embassy' }, serial: '12' }],
    ['11CC21', { kind: 'diplomatic', mission: { number: '11', kind: 'Corps Consulaire, a consulate' } }],
    ['7 UN 9', { kind: 'diplomatic', mission: { number: '7', kind: 'United Nations' } }],
    ['03D153874W', { kind: 'defence', year: 2003, display: '↑03 D 153874W' }],
    ['↑98B12345X', { kind: 'defence', year: 1998 }],
    ['WB VA AA 0001', { kind: 'vintage', state: 'West Bengal', display: 'WB VA AA 0001', series: 'AA' }],
    [
      'T0820MH1234AB',
      {
        kind: 'temporary',
        display: 'T 0820 MH 1234 AB',
        state: 'Maharashtra',
        year: 2020,
        series: 'AB',
        serial: '1234',
        office_code: null,
      },
    ],
    ['T 1225 KA 0007 C', { kind: 'temporary', state: 'Karnataka', year: 2025, series: 'C' }],
    ['MH12A1234TC0001', { kind: 'trade', display: 'MH 12 A 1234 TC 0001', state: 'Maharashtra', office_code: 'MH-12', serial: '0001' }],
    ['MRH 1234', { kind: 'before_1989', state: null, display: 'MRH 1234' }],
  ])('reads %s', (text, parts) => {
    expect(partsOf(text)).toMatchObject(parts);
  });

  it.each([
    ['T1320MH1234AB', /month, 01 to 12; got 13/],
    ['T0827MH1234AB', /up to 26; got 27/],
    ['T0820XX1234AB', /has the code XX/],
    ['MH00A1234TC0001', /1 to 99; got 00/],
  ])('says what is wrong with %s', (text, words) => {
    expect(faultOf(text)?.message).toMatch(words);
  });

  it.each([
    ['WB2OAB1234', ['WB 20 AB 1234']],
    ['WB20AB12O4', ['WB 20 AB 1204']],
    ['MHI2AB1234', ['MH 12 AB 1234']],
    ['0R02B1234', ['OR 02 B 1234']],
    ['22BH12O4AA', ['22 BH 1204 AA']],
  ])('offers what %s was meant for', (text, suggestions) => {
    expect(faultOf(text)?.suggestions).toEqual(suggestions);
  });

  it('takes a series with an O where nothing else can be meant, and says that it is unusual', () => {
    expect(partsOf('MH12O1234')).toMatchObject({ series: 'O', notes: [expect.stringContaining('no I and no O')] });
  });

  it.each([
    ['WB20AB', 'missing'],
    ['WB20AB12345', 'at most 4 digits'],
    ['WB20ABCD1234', 'at most 3 letters'],
    ['WB00AB1234', '1 to 99'],
    ['WB20AB0000', '1 to 9999'],
    ['WB20AB12₹4', '"₹"'],
    ['20BH1234AA', '21 to 26'],
    ['27BH1234AA', '21 to 26'],
    ['22BH123AA', 'Bharat plate is'],
    ['AB', 'has 2'],
    ['A'.repeat(40), 'has 40'],
    ['1234', 'two letters for the state'],
    ['<script>', 'letters and digits only'],
  ])('says what is wrong with %s', (text, words) => {
    expect(faultOf(text)?.message).toContain(words);
  });

  it('tells letters that are no state’s from a text that is no plate', () => {
    expect(faultOf('WZ20AB1234')).toMatchObject({ unknown: true, suggestions: expect.arrayContaining(['WB']) });
    expect(faultOf('hello')?.unknown).toBeUndefined();
  });

  it('reads whatever is typed in no time', () => {
    const started = performance.now();
    for (const text of ['0'.repeat(40), 'O0I1O0I1O0I1', 'AA0O1I0O1I00', '↑'.repeat(12)]) read(text);
    expect(performance.now() - started).toBeLessThan(200);
  });
});

describe('letters of states', () => {
  it('are one for each state and union territory', () => {
    expect(Object.values(STATE_CODES).sort()).toEqual(STATES.map(({ name }) => name).sort());
  });

  it('that were renamed lead to letters of today', () => {
    for (const { old } of RENAMED_CODES) expect(STATE_CODES).toHaveProperty(currentCode(old));
    expect(currentCode('TS')).toBe('TG');
  });
});

describe('the code of an office alone', () => {
  it.each([
    ['MH12', 'MH-12', 'MH 12'],
    ['UP32', 'UP-32', 'UP 32'],
    ['hr 26', 'HR-26', 'HR 26'],
    ['RJ-14', 'RJ-14', 'RJ 14'],
    ['KA01', 'KA-01', 'KA 01'],
    ['GA07', 'GA-07', 'GA 07'],
    ['DL3C', 'DL-03', 'DL 3C'],
    ['KA1', 'KA-01', 'KA 01'],
  ])('is no plate with a number: %s is %s', (text, code, display) => {
    expect(readPlate(text, 2026)).toMatchObject({ ok: true, value: { kind: 'office', office_code: code, display, serial: null } });
  });

  it('is the year of a Bharat series for 22BH', () => {
    expect(readPlate('22BH', 2026)).toMatchObject({ ok: true, value: { kind: 'bharat', year: 2022, serial: null, display: '22 BH' } });
  });

  it('has letters that are a state’s', () => {
    expect(readPlate('XQ12', 2026)).toMatchObject({ ok: false, fault: { unknown: true } });
  });
});
