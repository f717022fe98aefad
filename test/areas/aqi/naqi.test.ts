import { describe, expect, it } from 'vitest';
import { CATEGORIES, findCategory, overallIndex, subIndex, subIndices } from '../../../src/areas/aqi/naqi.ts';

describe('subIndex', () => {
  it.each([
    ['pm2_5', 0, 0],
    ['pm2_5', 30, 50],
    ['pm2_5', 60, 100],
    ['pm2_5', 90, 200],
    ['pm2_5', 120, 300],
    ['pm2_5', 250, 400],
    ['pm2_5', 380, 500],
    ['pm2_5', 900, 500],
    ['pm10', 100, 100],
    ['pm10', 250, 200],
    ['pm10', 175, 150],
    ['pm10', 430, 400],
    ['pm10', 510, 500],
    ['no2', 80, 100],
    ['so2', 380, 200],
    ['co', 1, 50],
    ['co', 10, 200],
    ['o3', 168, 200],
    ['nh3', 400, 100],
    ['pb', 0.5, 50],
  ] as const)('puts %s at %d at %i', (pollutant, concentration, index) => {
    expect(subIndex(pollutant, concentration)).toBe(index);
  });

  it('has none for what is no concentration', () => {
    expect(subIndex('pm10', -1)).toBeUndefined();
    expect(subIndex('pm10', Number.NaN)).toBeUndefined();
  });

  it('never falls as the concentration rises', () => {
    for (let c = 1; c < 600; c += 1) expect(subIndex('pm2_5', c)).toBeGreaterThanOrEqual(subIndex('pm2_5', c - 1) ?? 0);
  });
});

describe('overallIndex', () => {
  it('is the worst sub-index and says whose', () => {
    expect(overallIndex(subIndices({ pm2_5: 90, pm10: 100, no2: 40 }))).toEqual({ aqi: 200, dominant: 'pm2_5' });
  });

  it('needs three pollutants, and particles among them', () => {
    expect(overallIndex({ pm2_5: 200, pm10: 100 })).toBeUndefined();
    expect(overallIndex({ no2: 50, so2: 20, co: 30, o3: 10 })).toBeUndefined();
    expect(overallIndex({ pm10: 10, so2: 20, co: 30 })).toEqual({ aqi: 30, dominant: 'co' });
  });
});

describe('categoryOf', () => {
  it.each([
    [0, 'Good'],
    [50, 'Good'],
    [51, 'Satisfactory'],
    [101, 'Moderate'],
    [201, 'Poor'],
    [301, 'Very Poor'],
    [401, 'Severe'],
    [500, 'Severe'],
  ])('calls %i %s', (aqi, name) => {
    expect(findCategory(aqi).name).toBe(name);
  });

  it('has advice for each', () => {
    for (const { advice } of CATEGORIES) expect(advice.length).toBeGreaterThan(20);
  });
});
