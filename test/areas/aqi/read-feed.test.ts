import { describe, expect, it } from 'vitest';
import { readFeed } from '../../../src/areas/aqi/read-feed.ts';
import { indianInstant, readIndex, readPlace, stateName } from '../../../src/areas/aqi/station-reading.ts';
import { cityOf, feed, feedOf, ITO_IN_FEED, stateOf, station } from './feed.ts';

const names = (xml: string) => readFeed(xml).map(({ name }) => name);

describe("the CPCB's feed", () => {
  it('tells state, city and station, with its sub-indices as they are', () => {
    const xml = feedOf([
      stateOf('TamilNadu', [cityOf('Chennai', [station({ ...ITO_IN_FEED, name: 'Alandur', lat: '13.0', lon: '80.2' })])]),
      stateOf('Delhi', [cityOf('Delhi', [station(ITO_IN_FEED)])]),
    ]);
    expect(readFeed(xml)).toMatchObject([
      { name: 'Alandur', city: 'Chennai', state: 'Tamil Nadu', lat: 13, lon: 80.2 },
      {
        name: 'ITO & Mandi House, Delhi - CPCB',
        city: 'Delhi',
        state: 'Delhi',
        indices: { pm2_5: 312, pm10: 201, co: 55 },
        aqi: 312,
        dominant: 'pm2_5',
        observedAt: '2026-11-21T06:30:00.000Z',
      },
    ]);
  });

  it.each([
    ['latitude NA', { lat: 'NA' }],
    ['an empty longitude', { lon: '' }],
    ['a place in the sea off Africa', { lat: '0', lon: '0' }],
    ['no time', { at: 'NA' }],
    ['a day that does not exist', { at: '31-02-2026 12:00:00' }],
    ['no name', { name: ' ' }],
  ])('leaves out a station with %s and keeps the others', (_, odd) => {
    expect(names(feed([station({ ...ITO_IN_FEED, ...odd }), station({ ...ITO_IN_FEED, name: 'Good' })]))).toEqual(['Good']);
  });

  it('keeps a station without an index, which has too few pollutants for one', () => {
    expect(readFeed(feed([station({ ...ITO_IN_FEED, aqi: '', dominant: '' })]))).toMatchObject([{ aqi: null, dominant: null }]);
  });

  it('does not mind other quotes, spaces, unknown members and elements', () => {
    const xml = `<AqIndex x="1">\n<Country id='India'><State id='Delhi'><City id='Delhi'><Station new="1" id = 'A' lastupdate='21-11-2026 12:00:00'
      latitude='28.6' longitude='77.2' ><Weather t="1"/><Pollutant_Index id='PM2.5' Avg = '90' ></Pollutant_Index></Station></City></State></Country></AqIndex >`;
    expect(readFeed(xml)).toMatchObject([{ name: 'A', indices: { pm2_5: 90 }, aqi: null }]);
  });

  it('refuses values of which the published index is not the largest: they are no sub-indices', () => {
    expect(() => readFeed(feed(['A', 'B'].map((name) => station({ ...ITO_IN_FEED, name, aqi: '100' }))))).toThrow('no sub-indices');
  });

  it('takes a few milliseconds for a page that is no feed, however long', () => {
    const long = `<AqIndex>${'<Station id="'.repeat(200_000)}</AqIndex>`;
    const start = performance.now();
    expect(() => readFeed(long)).toThrow('no station');
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

describe('figures of the CPCB', () => {
  it.each([
    ['67', 67],
    [' 12.6 ', 13],
    ['0', 0],
    ['NA', undefined],
    ['', undefined],
    [null, undefined],
    ['999', undefined],
    ['-5', undefined],
    ['1e2', undefined],
  ])('read the index %j as %j', (written, index) => {
    expect(readIndex(written)).toBe(index);
  });

  it.each([
    ['Andhra_Pradesh', 'Andhra Pradesh'],
    ['TamilNadu', 'Tamil Nadu'],
    ['Jammu_and_Kashmir', 'Jammu and Kashmir'],
    ['Uttar Pradesh', 'Uttar Pradesh'],
    ['Chhattisgarh', 'Chhattisgarh'],
    ['New State', 'New State'],
  ])('read the state %s', (written, name) => {
    expect(stateName(written)).toBe(name);
  });

  it('read times as Indian, and places in India alone', () => {
    expect(indianInstant('25-11-2026 00:30:00')).toBe('2026-11-24T19:00:00.000Z');
    expect(indianInstant('2026-11-25 00:30:00')).toBeUndefined();
    expect(readPlace('28.6', '77.2')).toEqual({ lat: 28.6, lon: 77.2 });
    expect(readPlace('77.2', '28.6')).toBeUndefined();
    // Minutes and seconds written as decimals.
    expect(readPlace('28.52123', 76.37138)).toEqual({ lat: 28.87008, lon: 76.6205 });
  });
});
