import { describe, expect, it } from 'vitest';
import { ministryNames } from '../../../src/areas/schemes/ministries.ts';

describe('the ministries', () => {
  it.each([
    ['Ministry Of Health & Family Welfare', 'Ministry of Health & Family Welfare', 'स्वास्थ्य एवं परिवार कल्याण मंत्रालय'],
    [
      'Ministry of Fisheries,Animal Husbandry and Dairying',
      'Ministry of Fisheries, Animal Husbandry and Dairying',
      'मत्स्यपालन, पशुपालन एवं डेयरी मंत्रालय',
    ],
    ['Ministry Of Micro, Small and Medium Enterprises', 'Ministry of Micro, Small and Medium Enterprises', 'सूक्ष्म, लघु एवं मध्यम उद्यम मंत्रालय'],
    ['NITI Aayog (National Institution for Transforming India)', 'NITI Aayog (National Institution for Transforming India)', 'नीति आयोग'],
  ])('%s is %s, %s', (written, name, hi) => {
    expect(ministryNames(written)).toEqual({ name, hi });
  });

  it('keep the name of one that is not known', () => {
    expect(ministryNames('Ministry of Magic')).toEqual({ name: 'Ministry of Magic' });
  });
});
