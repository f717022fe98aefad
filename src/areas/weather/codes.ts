/**
 * WMO weather codes (code table 4677, as Open-Meteo uses it) in words. The contract's twelve texts stand as given there;
 * the others follow their pattern.
 */
export const CONDITIONS: Readonly<Record<number, string>> = {
  0: 'Clear sky',
  1: 'Mainly clear',
  2: 'Partly cloudy',
  3: 'Overcast',
  45: 'Foggy',
  48: 'Freezing fog',
  51: 'Light drizzle',
  53: 'Drizzle',
  55: 'Heavy drizzle',
  56: 'Light freezing drizzle',
  57: 'Freezing drizzle',
  61: 'Light rain',
  63: 'Rain',
  65: 'Heavy rain',
  66: 'Light freezing rain',
  67: 'Freezing rain',
  71: 'Light snow',
  73: 'Snow',
  75: 'Heavy snow',
  77: 'Snow grains',
  80: 'Light showers',
  81: 'Showers',
  82: 'Violent showers',
  85: 'Light snow showers',
  86: 'Heavy snow showers',
  95: 'Thunderstorm',
  96: 'Thunderstorm + light hail',
  99: 'Thunderstorm + heavy hail',
};

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
const WWO: Readonly<Record<number, number>> = {
  113: 0,
  116: 2,
  119: 3,
  122: 3,
  143: 45,
  176: 80,
  179: 85,
  182: 66,
  185: 56,
  200: 95,
  227: 73,
  230: 75,
  248: 45,
  260: 48,
  263: 51,
  266: 51,
  281: 56,
  284: 57,
  293: 61,
  296: 61,
  299: 63,
  302: 63,
  305: 65,
  308: 65,
  311: 66,
  314: 67,
  317: 71,
  320: 73,
  323: 71,
  326: 71,
  329: 73,
  332: 73,
  335: 75,
  338: 75,
  350: 77,
  353: 80,
  356: 81,
  359: 82,
  362: 85,
  365: 86,
  368: 85,
  371: 86,
  374: 77,
  377: 77,
  386: 95,
  389: 95,
  392: 95,
  395: 95,
};
export const wmoFromWwo = (code: number): number | undefined => WWO[code];

/** OpenWeatherMap's condition ids as WMO codes. The mapping is ours, from its list of conditions. */
export function wmoFromOpenWeatherMap(id: number): number | undefined {
  const exact: Readonly<Record<number, number>> = {
    800: 0,
    801: 1,
    802: 2,
    803: 3,
    804: 3,
    300: 51,
    301: 53,
    302: 55,
    500: 61,
    501: 63,
    511: 66,
    520: 80,
    521: 81,
    522: 82,
    531: 81,
    600: 71,
    601: 73,
    602: 75,
    620: 85,
    621: 85,
    622: 86,
  };
  const found = exact[id];
  if (found !== undefined) return found;
  const group = Math.floor(id / 100);
  return ({ 2: 95, 3: 53, 5: 65, 6: 73, 7: 45 } as Record<number, number>)[group];
}
