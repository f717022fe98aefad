import { slugify } from '../../lib/text.ts';
import { type MendCounts, mendOffice } from './mend.ts';
import { officeKey, readOfficeName } from './office-name.ts';
import { believePoints, type PinPlace } from './points.ts';
import type { ListedOffice, ListedPoint, OfficeDetail } from './sources/record.ts';
import type { DistrictRow, DivisionRow, OfficeRow, PinRow } from './tables.ts';

/** The whole directory, as the snapshot holds it. */
export interface Directory {
  districts: DistrictRow[];
  divisions: DivisionRow[];
  taluks: { id: number; name: string }[];
  pins: PinRow[];
  offices: OfficeRow[];
}

export interface Listed {
  offices: readonly ListedOffice[];
  details: readonly OfficeDetail[];
  points: readonly ListedPoint[];
}

type Mended = Omit<OfficeRow, 'id' | 'district' | 'division' | 'taluk'> & ListedOffice & { taluk: string | null };

const FRACTION = 100_000;

/** Makes one directory of what the sources list; `counts` are told how often each rule of mending was needed. */
export function makeDirectory({ offices, details, points }: Listed, counts: MendCounts): Directory {
  const known = detailsByOffice(details);
  const mended = offices.map((listed) => withDetails(mendOffice(listed, counts), known)).sort(byPinAndSize);
  const pins = groupByPin(mended);
  const places = new Map<number, PinPlace>([...pins].map(([pin, rows]) => [pin, placeOfMost(rows)]));
  const believed = believePoints(points, places, counts);

  const districts = new Ids<DistrictRow>();
  const divisions = new Ids<DivisionRow>();
  const taluks = new Ids<{ id: number; name: string }>();
  const slugs = slugsOf(mended);
  const districtId = ({ district, state }: PinPlace) =>
    districts.of(`${district}|${state}`, (id) => ({ id, name: district, state, slug: slugs.get(`${district}|${state}`) ?? '' }));
  const rows = mended.map((office, at): OfficeRow => {
    const { pin, name, type, division, region, circle, taluk } = office;
    return {
      id: at + 1,
      pin,
      name,
      type,
      district: districtId(office),
      division: divisions.of(`${division}|${region}|${circle}`, (id) => ({ id, name: division, region, circle })),
      taluk: taluk === null ? null : taluks.of(taluk, (id) => ({ id, name: taluk })),
    };
  });
  let first = 1;
  const pinRows = [...pins].map(([pin, members]): PinRow => {
    const point = believed.get(pin);
    const row = {
      pin,
      first,
      offices: members.length,
      district: districtId(places.get(pin) as PinPlace),
      main: first,
      lat: point ? Math.round(point.lat * FRACTION) : null,
      lon: point ? Math.round(point.lon * FRACTION) : null,
    };
    first += members.length;
    return row;
  });
  return { districts: districts.rows, divisions: divisions.rows, taluks: taluks.rows, pins: pinRows, offices: rows };
}

/** Gives each distinct thing a number in the order in which they come. */
class Ids<Row> {
  readonly rows: Row[] = [];
  readonly #known = new Map<string, number>();

  of(key: string, make: (id: number) => Row): number {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const id = this.rows.length + 1;
    this.#known.set(key, id);
    this.rows.push(make(id));
    return id;
  }
}

function detailsByOffice(details: readonly OfficeDetail[]): Map<string, { type: number | null; taluk: string | null }> {
  const known = new Map<string, { type: number | null; taluk: string | null }>();
  for (const { pin, name: written, taluk } of details) {
    const { name, type } = readOfficeName(written);
    const key = officeKey(pin, name);
    const before = known.get(key);
    const named = taluk.replace(/\s+/g, ' ').trim();
    // Of two offices with one name at one PIN code, which is which is not known.
    const sure = before && before.type !== type ? null : type;
    known.set(key, { type: sure, taluk: named === '' || /^(na|null|-)$/i.test(named) ? (before?.taluk ?? null) : named });
  }
  return known;
}

function withDetails(office: ListedOffice, known: ReturnType<typeof detailsByOffice>): Mended {
  const { name, type } = readOfficeName(office.name);
  const detail = known.get(officeKey(office.pin, name));
  return { ...office, name, type: type ?? detail?.type ?? null, taluk: detail?.taluk ?? null };
}

const size = ({ type }: Mended): number => type ?? 3;
const byPinAndSize = (a: Mended, b: Mended): number => a.pin - b.pin || size(a) - size(b) || a.name.localeCompare(b.name, 'en');

function groupByPin(offices: readonly Mended[]): Map<number, Mended[]> {
  const pins = new Map<number, Mended[]>();
  for (const office of offices) {
    const held = pins.get(office.pin);
    if (held) held.push(office);
    else pins.set(office.pin, [office]);
  }
  return pins;
}

/** The district of most of a PIN code's offices; of as many, that of the largest office. */
function placeOfMost(offices: readonly Mended[]): PinPlace {
  const votes = new Map<string, { place: PinPlace; count: number }>();
  for (const { district, state } of offices) {
    const vote = votes.get(`${district}|${state}`) ?? { place: { district, state }, count: 0 };
    vote.count += 1;
    votes.set(`${district}|${state}`, vote);
  }
  return [...votes.values()].reduce((best, one) => (one.count > best.count ? one : best)).place;
}

/** Path segments of districts, with the state where two share a name. */
function slugsOf(offices: readonly Mended[]): Map<string, string> {
  const keys = new Set(offices.map(({ district, state }) => `${district}|${state}`));
  const shares = new Map<string, number>();
  for (const key of keys) {
    const slug = slugify(key.split('|')[0] ?? '');
    shares.set(slug, (shares.get(slug) ?? 0) + 1);
  }
  return new Map(
    [...keys].map((key) => {
      const [district = '', state = ''] = key.split('|');
      const slug = slugify(district);
      return [key, shares.get(slug) === 1 ? slug : `${slug}-${slugify(state)}`];
    }),
  );
}
