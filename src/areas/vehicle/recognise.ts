import { istDay } from '../../lib/time.ts';
import type { DirectAnswer, Typed } from '../area.ts';
import { officeOf, officesOfTown, readOfficeCode } from './offices.ts';
import { PLATE_KINDS, readPlate } from './plate.ts';
import { allOffices, vehicleDatabase } from './queries.ts';
import { officeUrl } from './searchable.ts';
import { stateOfCode } from './state-codes.ts';
import { officeInWords } from './words.ts';

const ASKING = new Set(['rto', 'rta', 'आरटीओ']);
const MOST_NAMED = 4;

/** A number plate; the code of an office (`MH-12`); the offices of a town (`rto pune`). */
export async function recogniseVehicle({ text, words, place, rest }: Typed): Promise<DirectAnswer[]> {
  const asks = words.some((word) => ASKING.has(word));
  const bare = text.replace(/\b(rto|rta|vehicle|number|plate|code)\b/gi, ' ').trim();
  const code = readOfficeCode(bare);
  if (code && stateOfCode(code.slice(0, 2))) {
    const row = await officeOf(await vehicleDatabase(), code);
    return row
      ? [
          {
            title: `${code} on number plates`,
            answer: row.office ?? row.district,
            detail: officeInWords(row),
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
    const answer = row ? [row.office ?? row.district, row.state].filter(Boolean).join(', ') : (state ?? PLATE_KINDS[kind]);
    return [
      {
        title: `Number plate ${display}`,
        answer,
        detail: row ? officeInWords(row) : PLATE_KINDS[kind],
        url: `/browse/vehicle?number=${encodeURIComponent(number)}`,
        sureness: 1,
      },
    ];
  }
  if (!asks || !place || rest.some((word) => !ASKING.has(word) && !['office', 'code'].includes(word))) return [];
  const rows = officesOfTown(await allOffices(await vehicleDatabase()), place).slice(0, MOST_NAMED);
  if (rows.length === 0) return [];
  const [first] = rows as [(typeof rows)[number]];
  return [
    {
      title: `RTO of ${place.name}`,
      answer: rows.map((row) => row.code).join(', '),
      detail: officeInWords(first),
      url: officeUrl(first),
      sureness: 1,
    },
  ];
}
