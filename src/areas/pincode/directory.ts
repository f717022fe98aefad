import { Ids } from '../../crawl/ids.ts';
import type { Directory, DistrictRow, DivisionRow, OfficeRow, PinRow } from '../../places/pincodes/tables.ts';
import { slugify } from '../../text/fold.ts';
import { type CorrectionCounts, correctOffice } from './corrections.ts';
import { type JoinedOffice, joinEditions } from './editions.ts';
import { officeKey, readOfficeName } from './office-name.ts';
import { filterPoints, median, type PinPlace } from './points.ts';
import type { CurrentOffice, FormerOffice, ListedOffice, ListedPoint, OfficeDetail } from './sources/record.ts';
import { Votes } from './votes.ts';

export interface Listed {
  current: readonly CurrentOffice[];
  offices: readonly ListedOffice[];
  details: readonly OfficeDetail[];
  points: readonly ListedPoint[];
}

const FRACTION = 100_000;

/** Builds the directory from the sources' lists; `counts` records how often each correction was applied. */
export function makeDirectory({ current, offices, details, points }: Listed, counts: CorrectionCounts): Directory {
  const detailOf = detailsByOffice(details);
  const former = offices.map((listed) => withDetails(correctOffice(listed, counts), detailOf));
  const mended = joinEditions(current, former, counts).sort(inOrder);
  const pins = Map.groupBy(mended, ({ pin }) => pin);
  // The district of most of a PIN code's offices; on a tie, that of the largest.
  const votes = new Votes<number>();
  for (const { pin, district, state } of mended) votes.add(pin, { district, state });
  const places = new Map([...pins.keys()].map((pin) => [pin, votes.most(pin) as PinPlace]));
  const surveyed = middlesOf(pins);
  const geocoded = points.filter(({ pin }) => !surveyed.has(pin));
  const believed = filterPoints([...surveyed.values(), ...geocoded], places, counts);

  const districts = new Ids<DistrictRow>();
  const divisions = new Ids<DivisionRow>();
  const taluks = new Ids<{ id: number; name: string }>();
  const slugs = districtSlugs(mended);
  const districtId = ({ district, state }: PinPlace) =>
    districts.of(`${district}|${state}`, (id) => ({ id, name: district, state, slug: slugs.get(`${district}|${state}`) ?? '' }));
  const rows = mended.map((office, at): OfficeRow => {
    const { pin, name, type, division: itsDivision, taluk, delivers, listed, point, doubt } = office;
    return {
      id: at + 1,
      pin,
      name,
      type,
      district: districtId(office),
      division:
        itsDivision &&
        divisions.of(`${itsDivision.division}|${itsDivision.region}|${itsDivision.circle}`, (id) => ({
          id,
          name: itsDivision.division,
          region: itsDivision.region,
          circle: itsDivision.circle,
        })),
      taluk: taluk === null ? null : taluks.of(taluk, (id) => ({ id, name: taluk })),
      delivers: delivers === null ? null : Number(delivers),
      listed: Number(listed),
      ...fractionsOf(point),
      doubt,
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
      ...fractionsOf(point),
      surveyed: point ? Number(surveyed.has(pin)) : null,
    };
    first += members.length;
    return row;
  });
  return { districts: districts.rows, divisions: divisions.rows, taluks: taluks.rows, pins: pinRows, offices: rows };
}

const fractionsOf = (point: { lat: number; lon: number } | null | undefined) => ({
  lat: point ? Math.round(point.lat * FRACTION) : null,
  lon: point ? Math.round(point.lon * FRACTION) : null,
});

/** The centre of each PIN code's located offices: median latitude and longitude, which one outlier does not move. */
function middlesOf(pins: ReadonlyMap<number, readonly JoinedOffice[]>): Map<number, ListedPoint> {
  const middles = new Map<number, ListedPoint>();
  for (const [pin, offices] of pins) {
    const points = offices.flatMap(({ point }) => point ?? []);
    if (points.length > 0) middles.set(pin, { pin, lat: median(points.map(({ lat }) => lat)), lon: median(points.map(({ lon }) => lon)) });
  }
  return middles;
}

function detailsByOffice(details: readonly OfficeDetail[]): Map<string, { type: number | null; taluk: string | null }> {
  const byOffice = new Map<string, { type: number | null; taluk: string | null }>();
  for (const { pin, name: written, taluk } of details) {
    const { name, type } = readOfficeName(written);
    const key = officeKey(pin, name);
    const before = byOffice.get(key);
    const named = taluk.replace(/\s+/g, ' ').trim();
    // Two offices with the same name and PIN code cannot be told apart.
    const sure = before && before.type !== type ? null : type;
    byOffice.set(key, { type: sure, taluk: named === '' || /^(na|null|-)$/i.test(named) ? (before?.taluk ?? null) : named });
  }
  return byOffice;
}

function withDetails(office: ListedOffice, details: ReturnType<typeof detailsByOffice>): FormerOffice {
  const { name, type } = readOfficeName(office.name);
  const detail = details.get(officeKey(office.pin, name));
  return { ...office, name, type: type ?? detail?.type ?? null, taluk: detail?.taluk ?? null };
}

const size = ({ type }: JoinedOffice): number => type ?? 3;
/** Within a PIN code: present offices first, then delivering ones, then larger ones. */
const inOrder = (a: JoinedOffice, b: JoinedOffice): number =>
  a.pin - b.pin ||
  Number(b.listed) - Number(a.listed) ||
  Number(b.delivers) - Number(a.delivers) ||
  size(a) - size(b) ||
  a.name.localeCompare(b.name, 'en');

/** Slugs of districts, with the state if two share a name. */
function districtSlugs(offices: readonly JoinedOffice[]): Map<string, string> {
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
