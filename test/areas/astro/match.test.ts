import { describe, expect, it } from 'vitest';
import { ashtakoota, type MoonPlace, moonPlaceAt } from '../../../src/areas/astro/match.ts';
import { kootaPartInHindi, kootaRuleInHindi } from '../../../src/areas/astro/wording.ts';

/** The middle of a pada of a nakshatra, counted from 0. */
function moon(nakshatra: number, pada = 1): MoonPlace {
  const longitude = ((nakshatra * 4 + pada - 0.5) * 360) / 108;
  return { longitude, sign: Math.floor(longitude / 30), nakshatra, pada };
}
const [ASHWINI, BHARANI, ROHINI, PUSHYA, HASTA, CHITRA, REVATI, SHATABHISHA] = [0, 1, 3, 7, 12, 13, 26, 23];
const points = (groom: MoonPlace, bride: MoonPlace) =>
  Object.fromEntries(ashtakoota(groom, bride).map(({ name, points: got }) => [name, got]));

describe('the eight kootas', () => {
  it('are 36 points in all', () => {
    expect(ashtakoota(moon(ASHWINI), moon(BHARANI)).map(({ of }) => of)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('are said in Hindi, whatever the moons', () => {
    const moons = Array.from({ length: 27 }, (_, nakshatra) => [1, 2, 3, 4].map((pada) => moon(nakshatra, pada))).flat();
    const kootas = moons.flatMap((one, at) => ashtakoota(one, moons[(at * 7) % moons.length] ?? one));
    const said = kootas.flatMap(({ name, groom, bride }) => [kootaRuleInHindi(name), kootaPartInHindi(groom), kootaPartInHindi(bride)]);
    expect(said.filter((text) => /[A-Za-z]/.test(text))).toEqual([]);
    expect(new Set(kootas.map(({ groom }) => kootaPartInHindi(groom))).size).toBe(new Set(kootas.map(({ groom }) => groom)).size);
  });

  it('give the same moon all but the nadi', () => {
    const same = points(moon(ROHINI), moon(ROHINI));
    expect(same).toEqual({ Varna: 1, Vashya: 2, Tara: 3, Yoni: 4, 'Graha Maitri': 5, Gana: 6, Bhakoot: 7, Nadi: 0 });
  });

  it('give no bhakoot for signs two and twelve apart, full for the seventh', () => {
    expect(points(moon(ASHWINI), moon(ROHINI)).Bhakoot).toBe(0);
    expect(points(moon(ASHWINI), moon(CHITRA, 4)).Bhakoot).toBe(7);
  });

  it('look from the side of the groom and of the bride where the books do', () => {
    // Karka is Brahmin, Kanya Vaishya.
    expect(points(moon(PUSHYA), moon(HASTA)).Varna).toBe(1);
    expect(points(moon(HASTA), moon(PUSHYA)).Varna).toBe(0);
    // Bharani is Manushya, Revati Deva.
    expect(points(moon(REVATI), moon(BHARANI)).Gana).toBe(6);
    expect(points(moon(BHARANI), moon(REVATI)).Gana).toBe(5);
  });

  it('know sworn enemies among the animals, and friends', () => {
    // Horse and buffalo; two horses.
    expect(points(moon(ASHWINI), moon(HASTA)).Yoni).toBe(0);
    expect(points(moon(ASHWINI), moon(SHATABHISHA)).Yoni).toBe(4);
  });

  it('count the taras from each side', () => {
    // Bharani from Ashwini is the second (Sampat), Ashwini from Bharani the ninth.
    expect(points(moon(ASHWINI), moon(BHARANI)).Tara).toBe(3);
    // Krittika is the third from Ashwini (Vipat), Ashwini the eighth from it.
    expect(points(moon(ASHWINI), moon(2)).Tara).toBe(1.5);
  });

  it('take the moon from the instant', () => {
    expect(moonPlaceAt(Date.parse('2026-11-08T12:00+05:30'), 'lahiri')).toMatchObject({ sign: 6, nakshatra: 14 });
  });
});
