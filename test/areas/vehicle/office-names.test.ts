import { describe, expect, it } from 'vitest';
import { officeName } from '../../../src/areas/vehicle/office-names.ts';
import { officeTypeInHindi } from '../../../src/areas/vehicle/office-types.ts';

describe('the name of a registering office in Hindi', () => {
  it.each([
    ['Pune', 'Maharashtra', 'पुणे'],
    ['Nagpur (U)', 'Maharashtra', 'नागपुर (शहरी)'],
    ['Mysuru West', 'Karnataka', 'मैसूरु पश्चिम'],
    ['Chennai (North-East)', 'Tamil Nadu', 'चेन्नई (उत्तर-पूर्व)'],
    ['Gohar, Mandi', 'Himachal Pradesh', 'गोहर, मंडी'],
    ['STA Durgapur', 'West Bengal', 'एसटीए दुर्गापुर'],
    ['Gaya RTA', 'Bihar', 'गया आरटीए'],
  ])('%s of %s is %s', (name, state, hi) => expect(officeName(name, state)).toEqual({ name, hi }));

  it('is left out where a part has none', () => {
    for (const name of ['R.K. Fitness Center', 'Wonderland West']) expect(officeName(name, 'Kerala')).toEqual({ name });
  });

  it('stands beside its kind in Hindi', () => {
    for (const type of ['RTO', 'SRTO', 'ARTO', 'DTO', 'RLA', 'RTA', 'DTC', 'UO', 'SDM office'])
      expect(officeTypeInHindi(type)).toMatch(/^[\u0900-\u097f -]+$/);
  });
});
