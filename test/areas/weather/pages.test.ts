import { describe, expect, it } from 'vitest';
import { defaultServer } from '../../support/server.ts';

// A server without upstreams: nobody can be asked for the weather now.
const server = defaultServer();
const page = async (path: string) => (await (await server.get(path)).text()).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('pages of the weather where no provider answers', () => {
  it('tell what is usual in each of the twelve cities in this month, with the record and its day', async () => {
    expect(await page('/browse/weather')).toMatch(/Usual in Nov/);
    expect(await page('/browse/weather')).toMatch(/Delhi 13 – 28 °C record 36\.1°, 3 Nov 2001/);
    expect(await page('/hi/browse/weather')).toMatch(/नवंबर में सामान्य .*13 – 28 °C रिकॉर्ड 36\.1°, 3 नवंबर 2001/);
  });

  it('tell the months of a town with the station, the period and the licence', async () => {
    const text = await page('/browse/weather/now?city=delhi');
    expect(text).toContain('In November usually 13.0 °C at night and 28.4 °C by day.');
    expect(text).toContain('Record high 36.1 °C on 3 Nov 2001.');
    expect(text).toMatch(/Station: .*normals of 1991 to 2020.*ODbL 1\.0/);
    expect(await page('/hi/browse/weather/now?city=delhi')).toContain('नवंबर में आम तौर पर रात में 13.0 °C और दिन में 28.4 °C।');
  });
});
