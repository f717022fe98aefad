import { bothOf, nameIn } from '../../lib/locale.ts';
import { stateCalled } from '../../lib/places/states.ts';
import { istDay } from '../../lib/time.ts';
import type { DirectAnswer, Typed } from '../area.ts';
import { officeOf, officesOfTown, readOfficeCode } from './offices.ts';
import { readPlate } from './plate.ts';
import { vehicleDatabase } from './queries.ts';
import { officeUrl } from './searchable.ts';
import { stateOfCode } from './state-codes.ts';
import { VEHICLE } from './wording.ts';
import { officeWords } from './words.ts';

/** Words by which people ask for offices and plates. */
export const VEHICLE_WORDS = {
  rto: ['rto', 'rta', 'rto code', 'rto number', 'rto office', 'arto', 'आरटीओ', 'आर टी ओ', 'parivahan', 'परिवहन', 'driving licence office'],
  vehicle: [
    'vehicle',
    'vehicles',
    'number plate',
    'plate',
    'plates',
    'gaadi',
    'gadi',
    'gaari',
    'car',
    'bike',
    'registration',
    'owner',
    'number',
    'code',
    'office',
    'gaadi number',
    'gadi ka number',
    'wahan',
    'vahan',
    'वाहन',
    'गाड़ी',
    'नंबर',
    'नंबर प्लेट',
    'मालिक',
    'state',
    'city',
    'district',
    'starting',
    'begins',
    'शहर',
    'जिला',
    'series',
  ],
} as const;
const MOST_NAMED = 4;
/** A plate or the code of an office within a text. */
const PLATE = /(?<![A-Z0-9])(?:[A-Z]{2}[ .-]?\d{1,2}[ .-]?[A-Z]{1,3}[ .-]?\d{1,4}|\d{2}[ .-]?BH[ .-]?\d{4}[ .-]?[A-Z]{1,2})(?![A-Z0-9])/i;
/** A plate that is not yet typed to its end. */
const LETTERS = /^([A-Z]{2}[ .-]?\d{1,2})[ .-]?[A-Z]{1,3}$/i;
const CODE = /(?<![A-Z0-9])[A-Z]{2}[ .-]?\d{1,2}(?![A-Z0-9])/i;

/** A number plate; the code of an office (`MH-12`); the offices of a town (`rto pune`). */
export async function recogniseVehicle({ text, says, place, strangers, unknown }: Typed): Promise<DirectAnswer[]> {
  const asks = says.includes('rto');
  const bare = written(text, says, strangers, unknown);
  const code = readOfficeCode(bare);
  if (code && stateOfCode(code.slice(0, 2))) {
    const row = await officeOf(await vehicleDatabase(), code);
    return row
      ? [
          {
            title: bothOf(VEHICLE, (t) => t.onPlates(code)),
            answer: row.office ?? row.district,
            detail: officeWords(row),
            url: officeUrl(row),
            sureness: asks ? 1 : 0.9,
          },
        ]
      : [];
  }
  const plate = readPlate(bare, Number(istDay().slice(0, 4)));
  // Three letters and a number are more than plates of before 1989.
  if (plate.ok && plate.value.kind !== 'before_1989' && (plate.value.kind !== 'ordinary' || plate.value.series)) {
    const { display, kind, office_code, state, number } = plate.value;
    const row = office_code ? await officeOf(await vehicleDatabase(), office_code) : undefined;
    const answer = bothOf(VEHICLE, (t, locale) => {
      const called = (one: string) => nameIn(locale, stateCalled(one));
      return row
        ? [row.office ?? row.district, row.state && called(row.state)].filter(Boolean).join(', ')
        : state
          ? called(state)
          : t.kindOf(kind);
    });
    return [
      {
        title: bothOf(VEHICLE, (t) => t.plateTitle(display)),
        answer,
        detail: row ? officeWords(row) : bothOf(VEHICLE, (t) => t.kindOf(kind)),
        url: `/browse/vehicle?number=${encodeURIComponent(number)}`,
        sureness: 1,
      },
    ];
  }
  if (!asks) return [];
  if (!place)
    return strangers.length > 0
      ? []
      : [
          {
            title: bothOf(VEHICLE, (t) => t.registeringOffices),
            answer: null,
            detail: bothOf(VEHICLE, (t) => t.byAny),
            url: '/browse/vehicle',
            sureness: 0.8,
          },
        ];
  if (strangers.length > 1) return [];
  const rows = (await officesOfTown(await vehicleDatabase(), place)).slice(0, MOST_NAMED);
  if (rows.length === 0) return [];
  const [first] = rows as [(typeof rows)[number]];
  return [
    {
      title: bothOf(VEHICLE, (t, locale) => t.rtoOf(nameIn(locale, place))),
      answer: rows.map((row) => row.code).join(', '),
      detail: officeWords(first),
      url: officeUrl(first),
      sureness: 1,
    },
  ];
}

/** What of the text may be a plate or a code: all of it, or the part that has its form where nothing else is said. */
function written(text: string, says: readonly string[], strangers: readonly string[], unknown: readonly string[]): string {
  const plate = PLATE.exec(text)?.[0];
  const found = plate ?? LETTERS.exec(text)?.[1] ?? CODE.exec(text)?.[0];
  if (!found) return text;
  const parts = new Set(found.toLowerCase().match(/[a-z]+/g) ?? []);
  const others = [...strangers, ...unknown].filter((word) => !parts.has(word));
  // `in 22` and `ml 20` are no codes of offices where other things are spoken of.
  return others.length <= (plate === undefined ? 0 : 1) &&
    (plate !== undefined || says.length > 0 || LETTERS.test(text) || found.length === text.length)
    ? found
    : text;
}
