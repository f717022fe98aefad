import { describe, expect, it } from 'vitest';
import { CONDITIONS, describeCondition, wmoFromMetSymbol, wmoFromOpenWeatherMap, wmoFromWwo } from '../../../src/areas/weather/codes.ts';
import { conditionInHindi } from '../../../src/areas/weather/conditions-hindi.ts';

describe('conditions', () => {
  it.each([
    [0, 'Clear sky'],
    [1, 'Mainly clear'],
    [2, 'Partly cloudy'],
    [3, 'Overcast'],
    [45, 'Foggy'],
    [51, 'Light drizzle'],
    [61, 'Light rain'],
    [63, 'Rain'],
    [65, 'Heavy rain'],
    [80, 'Light showers'],
    [95, 'Thunderstorm'],
    [99, 'Thunderstorm + heavy hail'],
  ])('calls code %i %s, as the contract does', (code, text) => {
    expect(describeCondition(code)).toBe(text);
  });

  it('says every code in Hindi too, and as many things apart as in English', () => {
    const codes = Array.from({ length: 100 }, (_, code) => code);
    expect(codes.map(conditionInHindi).filter((text) => /[A-Za-z]|पता नहीं/.test(text))).toEqual([]);
    const named = Object.keys(CONDITIONS).map(Number);
    expect(new Set(named.map(conditionInHindi)).size).toBe(new Set(named.map(describeCondition)).size);
  });

  it('has words for every code from 0 to 99', () => {
    for (let code = 0; code < 100; code += 1) expect(describeCondition(code)).toMatch(/^[A-Z]/);
  });

  it.each([
    ['clearsky_day', 0],
    ['fair_night', 1],
    ['partlycloudy_polartwilight', 2],
    ['cloudy', 3],
    ['fog', 45],
    ['lightrain', 61],
    ['rain', 63],
    ['heavyrain', 65],
    ['lightrainshowers_day', 80],
    ['rainshowers_night', 81],
    ['heavyrainshowers_day', 82],
    ['rainandthunder', 95],
    ['lightsnow', 71],
    ['heavysnowshowers_day', 86],
    ['sleet', 73],
  ])('reads the symbol %s as %i', (symbol, code) => {
    expect(wmoFromMetSymbol(symbol)).toBe(code);
  });

  it.each([
    [701, 'Mist'],
    [711, 'Smoke'],
    [721, 'Haze'],
    [731, 'Dust whirls'],
    [741, 'Foggy'],
    [751, 'Blowing dust'],
    [761, 'Dust'],
    [762, 'Smoke'],
    [771, 'Squalls'],
    [781, 'Tornado'],
  ])('calls id %i of OpenWeatherMap %s, and not all of them fog', (id, text) => {
    expect(describeCondition(wmoFromOpenWeatherMap(id) ?? -1)).toBe(text);
  });

  it('knows no id of 7xx that is not listed, and calls mist of World Weather Online no fog', () => {
    expect(wmoFromOpenWeatherMap(799)).toBeUndefined();
    expect(describeCondition(wmoFromWwo(143) ?? -1)).toBe('Mist');
  });

  it('maps other services to codes that have words', () => {
    for (const id of [200, 232, 300, 500, 502, 511, 600, 701, 741, 800, 804])
      expect(CONDITIONS[wmoFromOpenWeatherMap(id) ?? -1]).toBeDefined();
    expect(wmoFromMetSymbol('frogs')).toBeUndefined();
    expect(wmoFromOpenWeatherMap(999)).toBeUndefined();
  });
});
