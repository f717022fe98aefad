import { decodeXML } from 'entities/decode';
import { UpstreamError } from '../../net/upstream.ts';
import type { Pollutant } from './naqi.ts';
import { indianInstant, readIndex, readPlace, type StationReading, stateName, toPollutant } from './station-reading.ts';

/** Far more than the 500 stations of the country. */
const MAX_STATIONS = 5_000;
/** Its values are sub-indices, so a station's index is the largest of them; stations that may differ before it is something else. */
const MAX_ODD_SHARE = 0.1;
const ROUNDING = 1;

/** Tags, with the attributes that follow a name; a station without pollutants closes itself. */
const TAG = /<(\/?)(State|City|Station|Pollutant_Index|Air_Quality_Index)\b([^<>]*)>/g;
const ATTRIBUTE = /\b(id|lastupdate|latitude|longitude|Avg|Value|Predominant_Parameter)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** The longest attributes of a tag that are read, in characters. */
const MAX_ATTRIBUTES = 2_000;

type Attributes = Readonly<Record<string, string>>;

/** A station as it is read; `name` and the others are as written. */
interface Draft {
  attributes: Attributes;
  state: string;
  city: string;
  indices: Partial<Record<Pollutant, number>>;
  published: { aqi: number | undefined; dominant: Pollutant | undefined };
}

/**
 * The stations of CPCB's feed (`AqIndex > Country > State > City > Station > Pollutant_Index`), each with the sub-indices and the index that it
 * publishes. Values are `""` or `NA` where there is none. A station that cannot be read is left out and never fails the others. Throws
 * UpstreamError for anything but the feed, and where most values are no sub-indices any more.
 */
export function readFeed(xml: string): StationReading[] {
  if (!/<AqIndex\b/.test(xml)) throw new UpstreamError('shape', 'cpcb-feed sent something that is not its feed');
  if (!/<\/AqIndex\s*>/.test(xml)) throw new UpstreamError('shape', 'cpcb-feed sent a part of its feed');
  const drafts = readStations(xml);
  const stations = drafts.flatMap((draft) => toReading(draft) ?? []);
  if (stations.length === 0) throw new UpstreamError('shape', 'cpcb-feed sent no station that can be read');
  refuseOtherScale(drafts);
  return stations;
}

function readStations(xml: string): Draft[] {
  const drafts: Draft[] = [];
  let [state, city] = ['', ''];
  let station: Draft | undefined;
  for (const [, closing, name, rest = ''] of xml.matchAll(TAG)) {
    if (closing) {
      if (name === 'Station') station = undefined;
      continue;
    }
    const attributes = readAttributes(rest);
    const { id = '' } = attributes;
    if (name === 'State') state = id;
    else if (name === 'City') city = id;
    else if (name === 'Station') {
      if (drafts.length === MAX_STATIONS) throw new UpstreamError('shape', `cpcb-feed sent more than ${MAX_STATIONS} stations`);
      station = { attributes, state, city, indices: {}, published: { aqi: undefined, dominant: undefined } };
      drafts.push(station);
    } else if (station) readValue(station, name, attributes);
  }
  return drafts;
}

function readValue(station: Draft, name: string | undefined, { id = '', Avg, Value, Predominant_Parameter = '' }: Attributes): void {
  if (name === 'Air_Quality_Index') {
    station.published = { aqi: readIndex(Value), dominant: toPollutant(Predominant_Parameter) };
    return;
  }
  const [pollutant, index] = [toPollutant(id), readIndex(Avg)];
  if (pollutant && index !== undefined) station.indices[pollutant] = index;
}

const readAttributes = (text: string): Attributes =>
  Object.fromEntries(
    [...text.slice(0, MAX_ATTRIBUTES).matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
      name,
      decodeXML(double ?? single ?? ''),
    ]),
  );

function toReading({ attributes, state, city, indices, published }: Draft): StationReading | undefined {
  const { id = '', lastupdate = '', latitude, longitude } = attributes;
  const [place, observedAt] = [readPlace(latitude, longitude), indianInstant(lastupdate)];
  if (id.trim() === '' || !place || !observedAt) return undefined;
  const aqi = published.aqi ?? null;
  return {
    name: id.trim(),
    city: city.trim(),
    state: stateName(state),
    ...place,
    indices,
    aqi,
    dominant: aqi === null ? null : (published.dominant ?? null),
    observedAt,
  };
}

/** Throws UpstreamError where the published index of many stations is not the largest of their values: these are then of another scale. */
function refuseOtherScale(drafts: readonly Draft[]): void {
  const compared = drafts.flatMap(({ indices, published }) => {
    const values = Object.values(indices);
    return published.aqi === undefined || values.length === 0 ? [] : [Math.abs(Math.max(...values) - published.aqi)];
  });
  const odd = compared.filter((difference) => difference > ROUNDING).length;
  if (odd > 1 && odd > compared.length * MAX_ODD_SHARE)
    throw new UpstreamError('shape', `cpcb-feed sent values that are no sub-indices at ${odd} of ${compared.length} stations`);
}
