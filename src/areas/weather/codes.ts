import codes from './codes.json' with { type: 'json' };

/** WMO weather codes (code table 4677, as Open-Meteo uses it) in words: the contract's twelve texts, and others after their pattern. */
export const CONDITIONS: Readonly<Record<number, string>> = codes.conditions;

/** WMO groups of ten for codes that the table has no words for: stations send some. */
const GROUPS = ['Fair', 'Mist', 'Recent rain', 'Dust storm', 'Foggy', 'Drizzle', 'Rain', 'Snow', 'Showers', 'Thunderstorm'];

/** A WMO code in words; every code from 0 to 99 has some. */
export const describeCondition = (code: number): string => CONDITIONS[code] ?? GROUPS[Math.floor(code / 10)] ?? 'Unknown';

const MET_BASES: readonly (readonly [RegExp, number])[] = [
  [/thunder/, 95],
  [/^heavysnowshowers/, 86],
  [/snowshowers|sleetshowers/, 85],
  [/^heavyrainshowers/, 82],
  [/^lightrainshowers/, 80],
  [/rainshowers/, 81],
  [/^heavysnow|^heavysleet/, 75],
  [/^lightsnow|^lightsleet/, 71],
  [/snow|sleet/, 73],
  [/^heavyrain/, 65],
  [/^lightrain/, 61],
  [/rain/, 63],
  [/^fog/, 45],
  [/^cloudy/, 3],
  [/^partlycloudy/, 2],
  [/^fair/, 1],
  [/^clearsky/, 0],
];

/** MET Norway's symbol (`lightrainshowers_day`) as a WMO code; undefined for a symbol that is none. The mapping is ours. */
export function wmoFromMetSymbol(symbol: string): number | undefined {
  return MET_BASES.find(([pattern]) => pattern.test(symbol))?.[1];
}

/** World Weather Online's codes, which wttr.in uses, as WMO codes. The mapping is ours, from WWO's own descriptions. */
const WWO: Readonly<Record<number, number>> = codes.worldWeatherOnline;
export const wmoFromWwo = (code: number): number | undefined => WWO[code];

/** OpenWeatherMap's condition ids as WMO codes. The mapping is ours, from its list of conditions; each id of 7xx is a kind of its own. */
export function wmoFromOpenWeatherMap(id: number): number | undefined {
  const exact: Readonly<Record<number, number>> = codes.openWeatherMap;
  const code = exact[id];
  if (code !== undefined) return code;
  const group = Math.floor(id / 100);
  return ({ 2: 95, 3: 53, 5: 65, 6: 73 } as Record<number, number>)[group];
}
