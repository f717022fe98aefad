import { describe, expect, it } from 'vitest';
import { isInHindi } from '../../src/areas/hindi-pages.ts';
import { isPrebuiltInHindi } from '../../src/places/cities.ts';
import { findDistrictName } from '../../src/places/districts.ts';
import { findPlace } from '../../src/places/find.ts';
import { GAZETTEER, PLACES, type Place, placeBySlug } from '../../src/places/gazetteer.ts';
import { pincodeAtlas } from '../../src/places/pincodes/atlas.ts';
import { findTown } from '../../src/places/town.ts';
import { normaliseDevanagari } from '../../src/text/fold.ts';

/** One spelling of a Devanagari name. */
const spelling = (hi = ''): string => normaliseDevanagari(hi).replaceAll('-', ' ');

describe('the places in Hindi', () => {
  it('have a name, but for two whose spelling no source tells', () => {
    expect(PLACES.filter(({ hi }) => hi === undefined).map(({ name }) => name)).toEqual(['Nangi', 'Soyibug']);
    for (const { name, hi = '' } of PLACES) expect(hi, name).toMatch(/^[\u0900-\u097f\d .-]*$/);
  });

  it('are called as today, and told apart from their namesakes', () => {
    expect(findTown('Berhampur')?.hi).toBe('ब्रह्मपुर');
    expect(findTown('Baharampur')?.hi).toBe('बहरमपुर');
    expect(findTown('Belagavi')?.hi).toBe('बेलगावी');
    expect(findTown('औरंगाबाद')?.state).toBe('Maharashtra');
    expect(placeBySlug('aurangabad-bihar')?.hi).toBe('औरंगाबाद');
  });

  it('are not found by a name that is a word', () => {
    for (const word of ['सीधी', 'मंडी', 'सागर', 'गुना']) expect(findPlace(GAZETTEER, word), word).toBeUndefined();
    expect(findPlace(GAZETTEER, 'Mandi')?.hi).toBe('मंडी');
    expect(findPlace(GAZETTEER, 'शिरडी')?.name).toBe('Shirdi');
  });

  it('have a page in Hindi, the larger ones a prebuilt one', () => {
    expect(['/place/pune', '/place/shirdi', '/place/soyibug'].map(isInHindi)).toEqual([true, true, true]);
    expect(['pune', 'uttar-pradesh', 'shirdi', 'soyibug'].map((slug) => isPrebuiltInHindi(placeBySlug(slug) as Place))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('share their name with their district, and every district has one', async () => {
    const { districts } = await pincodeAtlas();
    for (const { name, state } of districts.values()) {
      const { hi } = findDistrictName(name, state);
      expect(hi, `${name}, ${state}`).toBeDefined();
      const town = findTown(`${name}, ${state}`);
      if (town?.name === name) expect(spelling(town.hi), name).toBe(spelling(hi));
    }
    expect(findDistrictName('Solan', 'Himachal Pradesh').hi).toBe('सोलन');
    expect(findDistrictName('Atlantis', 'Goa')).toEqual({ name: 'Atlantis' });
  });
});
