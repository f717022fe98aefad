import type { z } from 'zod';
import { type Ayanamsa, sidereal, trueAyanamsa } from '../../astronomy/ayanamsa.ts';
import { NAKSHATRAS, type Name, nameAt, RASHIS } from '../../i18n/almanac-names.ts';
import { zonedDay } from '../../kernel/zone.ts';
import { placeBody, type ResolvedPlace } from '../../places/here.ts';
import type { ChartSigns } from './chart.ts';
import { DASHA_YEAR_DAYS, type Dasha, vimshottari } from './dasha.ts';
import { GRAHAS, type GrahaPosition, positionsAt } from './grahas.ts';
import { anglesAt, findHouse, type House, sripati, wholeSigns } from './houses.ts';
import type { Koota, MoonPlace } from './match.ts';
import type { birthQuery } from './schema.ts';
import { VARGAS, type Varga } from './vargas.ts';

const NAKSHATRA = 360 / 27;
const round = (value: number, digits = 4) => Number(value.toFixed(digits));
const numbered = (table: readonly Name[], index: number) => {
  const { en, hi } = nameAt(table, index);
  return { number: index + 1, name: en, name_hi: hi };
};

function placed(longitude: number, tropical: number) {
  return {
    longitude: round(longitude),
    tropical: round(tropical),
    rashi: numbered(RASHIS, Math.floor(longitude / 30)),
    degree: round(longitude % 30),
    nakshatra: numbered(NAKSHATRAS, Math.floor(longitude / NAKSHATRA)),
    pada: Math.floor((longitude % NAKSHATRA) / (NAKSHATRA / 4)) + 1,
  };
}

const houseBody = ({ number, start, middle, end }: House) => ({ number, start: round(start), middle: round(middle), end: round(end) });

function vargaBody(varga: Varga, lagna: number, grahas: readonly GrahaPosition[]) {
  const { title, signOf } = VARGAS[varga];
  const rashiOf = (longitude: number) => nameAt(RASHIS, signOf(longitude)).en;
  return {
    title,
    lagna: rashiOf(lagna),
    grahas: Object.fromEntries(grahas.map(({ id, sidereal: longitude }) => [id, rashiOf(longitude)])),
  };
}

interface DashaBody {
  lord: string;
  start: string;
  end: string;
  periods?: DashaBody[];
}
const dashaBody =
  (zone: string) =>
  ({ lord, start, end, within }: Dasha): DashaBody => ({
    lord,
    start: zonedDay(zone, start),
    end: zonedDay(zone, end),
    ...(within.length > 0 ? { periods: within.map(dashaBody(zone)) } : {}),
  });

export interface Moment {
  instant: number;
  /** The clock showed it twice. */
  twice: boolean;
}

/** The wishes of a caller that change the numbers. */
type ChartOptions = Pick<z.output<typeof birthQuery>, 'date' | 'time' | 'ayanamsa' | 'node' | 'levels'>;

const METHOD =
  'Apparent geocentric positions by astronomy-engine (VSOP87, ELP); combust within the orbs of the Surya Siddhanta; navamsha and dashamsha by Parashara; dasha years of 365.25 days. No predictions are made.';
const TWICE = 'The clock showed this time twice on that day; the first is taken.';

/** A birth chart in numbers. */
export function describeChart(here: ResolvedPlace, { instant, twice }: Moment, { date, time, ayanamsa, node, levels }: ChartOptions) {
  const grahas = positionsAt(instant, ayanamsa, node);
  const { ascendant, midheaven } = anglesAt(instant, here);
  const lagna = sidereal(ascendant, instant, ayanamsa);
  const [whole, cut] = [wholeSigns(lagna), sripati(lagna, sidereal(midheaven, instant, ayanamsa))];
  const moon = grahas.find(({ id }) => id === 'moon');
  if (!moon) throw new Error('The moon is one of the grahas');
  const { balanceYears, dashas } = vimshottari(instant, moon.sidereal, levels);
  return {
    date,
    time,
    instant: new Date(instant).toISOString(),
    note: twice ? TWICE : null,
    place: placeBody(here),
    ayanamsa: { system: ayanamsa, degrees: round(trueAyanamsa(instant, ayanamsa), 6) },
    node,
    lagna: placed(lagna, ascendant),
    grahas: grahas.map(({ id, sidereal: longitude, tropical, speed, retrograde, combust }, at) => ({
      id,
      name: GRAHAS[at]?.en ?? id,
      name_hi: GRAHAS[at]?.hi ?? id,
      ...placed(longitude, tropical),
      speed: round(speed),
      retrograde,
      combust,
      house: findHouse(whole, longitude),
      house_sripati: findHouse(cut, longitude),
    })),
    houses: { whole_sign: whole.map(houseBody), sripati: cut.map(houseBody) },
    vargas: { D1: vargaBody('D1', lagna, grahas), D9: vargaBody('D9', lagna, grahas), D10: vargaBody('D10', lagna, grahas) },
    dasha: {
      system: 'vimshottari' as const,
      year_days: DASHA_YEAR_DAYS,
      balance: { lord: dashas[0]?.lord ?? '', years: round(balanceYears) },
      periods: dashas.map(dashaBody(here.zone)),
    },
    method: METHOD,
  };
}

/** The signs to draw of a chart: what is drawn is what is said. */
export function drawnSigns(chart: ReturnType<typeof describeChart>, varga: Varga): ChartSigns {
  const { title, lagna, grahas } = chart.vargas[varga];
  const rashiIndex = (rashi: string) => RASHIS.findIndex(({ en }) => en === rashi);
  return {
    title,
    lagna: rashiIndex(lagna),
    grahas: chart.grahas.map(({ id, retrograde }) => ({ id, sign: rashiIndex(grahas[id] ?? ''), retrograde })),
  };
}

const moonBody = ({ longitude, sign, nakshatra, pada }: MoonPlace) => ({
  longitude: round(longitude),
  rashi: numbered(RASHIS, sign),
  nakshatra: numbered(NAKSHATRAS, nakshatra),
  pada: pada + 1,
});

/** Ashtakoota of two births. */
export function describeMatch(ayanamsa: Ayanamsa, groom: MoonPlace, bride: MoonPlace, kootas: readonly Koota[]) {
  return {
    ayanamsa,
    groom: moonBody(groom),
    bride: moonBody(bride),
    kootas: [...kootas],
    points: kootas.reduce((sum, { points }) => sum + points, 0),
    of: 36 as const,
    note: 'Points by the tables of North Indian almanacs; exceptions that some schools make are not applied, and nothing is foretold from the sum.',
  };
}
