import { describe, expect, it } from 'vitest';
import { withoutCapitals } from '../../src/text/capitals.ts';
import { tidyName } from '../../src/text/tidy-name.ts';

describe('a name from a list', () => {
  it.each([
    ['Gazole (Bagsarai )Toll Plaza', 'Gazole (Bagsarai) Toll Plaza'],
    ['Mirzapur ( Kyampur )', 'Mirzapur (Kyampur)'],
    ['Sindhudurg(Kudal)', 'Sindhudurg (Kudal)'],
    ['Office(s)', 'Office(s)'],
    ['Dahalapar , Chirang', 'Dahalapar, Chirang'],
    ['M/S Murari Auto,Patna', 'M/S Murari Auto, Patna'],
    ['Gabhana (Somna Toll plaza', 'Gabhana (Somna Toll plaza)'],
    ['NH 210 (New 536))', 'NH 210 (New 536)'],
    ['“Home for the Aged" under Grant-in-Aid', '“Home for the Aged” under Grant-in-Aid'],
    ['Fishery Implements” For Aquaculture', 'Fishery Implements For Aquaculture'],
    ['Garib Kalyan Package : Insurance', 'Garib Kalyan Package: Insurance'],
    ['5,00,000 of (PM-KISAN), 2.0', '5,00,000 of (PM-KISAN), 2.0'],
  ])('%s is told as %s', (written, told) => {
    expect(tidyName(written)).toBe(told);
  });

  it('in capitals is told in small letters, save its abbreviations', () => {
    expect(withoutCapitals('HUSKED (BROWN) RICE')).toBe('Husked (Brown) Rice');
    expect(withoutCapitals('Basmati RICE')).toBe('Basmati RICE');
  });
});
