import { ApiError } from '../../kernel/errors.ts';
import { addDays, istDay } from '../../kernel/time.ts';
import { compactDay } from './clock.ts';
import { formatAge } from './format.ts';
import { noSuchTrain } from './providers/provider.ts';
import { nearStations } from './stations/station-search.ts';
import { type Network, stationByCode } from './timetable/network.ts';
import type { Station, Train } from './timetable/records.ts';
import { describeAge } from './timetable/timetable.ts';

/** A year back and ahead: no tickets are sold for days beyond. */
const DAYS_EITHER_WAY = 366;

/** A station by code, or ApiError 404 with stations of similar names. */
export function requireStation(network: Network, param: string, code: string): Station {
  const station = stationByCode(network, code);
  if (station) return station;
  throw new ApiError('unknown_place', `${param}: no station with the code ${JSON.stringify(code)} is known.`, {
    suggestions: nearStations(network, code),
    hint: `Find codes at /train/stations?q=${encodeURIComponent(code.toLowerCase())}`,
  });
}

/** The requested day, or today in India, as YYYY-MM-DD. Throws ApiError 400 for a day that no timetable covers. */
export function requireDay(date: string | undefined): string {
  const today = istDay();
  const day = date ?? today;
  const [first, last] = [addDays(today, -DAYS_EITHER_WAY), addDays(today, DAYS_EITHER_WAY)];
  if (day >= first && day <= last) return day;
  throw new ApiError('invalid_parameter', `date must be from ${compactDay(first)} to ${compactDay(last)}; got ${compactDay(day)}`, {
    hint: 'Leave date out for today',
    extra: { parameter: 'date' },
  });
}

/** A train of the timetable by number. Throws ApiError 404, which says so of one that only an earlier timetable has. */
export function requireTrain(network: Network, number: string): Train {
  const train = network.byNumber.get(number);
  if (train) return train;
  throw noLongerRuns(network, number) ?? noSuchTrain(number);
}

/** The error for a number that only an earlier timetable has; undefined for any other. */
export function noLongerRuns(network: Network, number: string): ApiError | undefined {
  const former = network.former.get(number);
  if (!former) return undefined;
  const { asOf } = describeAge(network);
  const [was, is] = [formatAge(former.as_of), formatAge(asOf)];
  return new ApiError('not_found', `Train ${number} is no longer in the timetable of ${is}. In that of ${was} it was ${former.name}.`, {
    hint: 'Find trains of today at /train?from=&to=',
  });
}
