import { z } from 'zod';
import { refusalError } from '../../../providers/refusals.ts';
import { CannotAnswer, type Upstream } from '../../../providers/upstream-query.ts';
import { clockText, dayOffset, durationText, toInstant } from '../clock.ts';
import { TRAIN_REFUSALS } from '../live/refusals.ts';
import { noSuchTrain, type RouteStop, requireRunOf, type TrainProvider, trainType } from './provider.ts';

const text = z.string().nullish();
const minutes = z.number().nullish();
/** False where a train passes without stopping. */
const isHalt = z.boolean().nullish();
const place = z.object({ code: z.string(), name: text });
const error = z.union([z.string(), z.object({ message: z.string() })]);
const refused = z.object({ success: z.literal(false), error });

const trainReply = z.object({
  success: z.literal(true),
  data: z.object({
    train: z.object({ name: z.string(), type: text, source: place, destination: place, distance: z.number().nullish() }),
    route: z
      .array(
        z.object({
          distance: z.number().nullish(),
          station: place.nullish(),
          stationCode: text,
          platform: z.union([z.string(), z.number()]).nullish(),
          isHalt,
          schedule: z.object({ arrival: minutes, departure: minutes, haltMinutes: minutes }).nullish(),
        }),
      )
      .min(2),
  }),
});
const STATES = ['at-station', 'upcoming', 'departed', 'crossed', 'arrived', 'skipped'] as const;
const liveReply = z.object({
  success: z.literal(true),
  data: z.object({
    lastUpdatedAt: text,
    journeyDate: text,
    route: z
      .array(
        z.object({
          status: z.enum(STATES),
          station: place.nullish(),
          stationCode: text,
          platform: z.union([z.string(), z.number()]).nullish(),
          isHalt,
          // Two names each: until and since the middle of 2026.
          delayArrivalMinutes: minutes,
          delayDepartureMinutes: minutes,
          delayArrival: minutes,
          delayDeparture: minutes,
        }),
      )
      .min(1),
  }),
});

async function fetchReply<S extends z.ZodType>(
  shape: S,
  path: string,
  number: string,
  { fetchJson, secret }: Upstream,
): Promise<z.output<S>> {
  const { body, status } = await fetchJson(z.union([shape, refused]), path, { headers: { 'x-api-key': secret() }, acceptStatuses: [404] });
  const said = refused.safeParse(body);
  if (!said.success) return body as z.output<S>;
  const words = typeof said.data.error === 'string' ? said.data.error : said.data.error.message;
  throw refusalError(TRAIN_REFUSALS, words, noSuchTrain(number), status);
}

/** Its times are minutes since a midnight; days are counted by midnights passed. */
async function fetchRoute(number: string, upstream: Upstream) {
  const { data } = await fetchReply(trainReply, `/api/v1/trains/${number}`, number, upstream);
  let clock = -1;
  const next = (ofDay: number | null | undefined): number | null => {
    if (ofDay == null) return null;
    const time = Math.max(0, Math.floor(clock / 1440)) * 1440 + (ofDay % 1440);
    clock = time < clock ? time + 1440 : time;
    return clock;
  };
  const stops = data.route.map((stop, index, all) => {
    const arrival = index === 0 ? null : next(stop.schedule?.arrival);
    const departure = index === all.length - 1 ? null : next(stop.schedule?.departure);
    return { stop, arrival, departure };
  });
  const [starts, ends] = [stops[0]?.departure, stops.at(-1)?.arrival];
  if (starts == null || ends == null) throw new CannotAnswer('it has no times of this train');
  return { train: data.train, stops, starts, ends };
}

/** Its trains pass stations too; the first and the last one are stops, whatever it says. */
const isStop = ({ stop }: { stop: { isHalt?: boolean | null | undefined } }, at: number, all: readonly unknown[]): boolean =>
  stop.isHalt !== false || at === 0 || at === all.length - 1;

export const railRadar: TrainProvider = {
  name: 'railradar',
  title: 'RailRadar',
  url: 'https://railradar.in/',
  address: 'https://railradar.in',
  requiredSettings: ['API_KEY'],
  async info(number, upstream) {
    const { train, starts, ends } = await fetchRoute(number, upstream);
    return {
      number,
      name: train.name,
      from: { code: train.source.code, name: train.source.name ?? '' },
      to: { code: train.destination.code, name: train.destination.name ?? '' },
      departure: clockText(starts),
      arrival: clockText(ends),
      duration: durationText(ends - starts),
      // It is unclear which day its seven run days start on.
      daysRuns: null,
      classes: [],
      type: trainType(train.name, train.type),
      distanceKm: train.distance == null ? null : Math.round(train.distance),
    };
  },
  async route(number, upstream) {
    const { train, stops } = await fetchRoute(number, upstream);
    return {
      number,
      name: train.name,
      stops: stops.filter(isStop).map(({ stop, arrival, departure }): RouteStop => {
        const code = stop.station?.code ?? stop.stationCode ?? '';
        const time = arrival ?? departure;
        return {
          station: { code, name: stop.station?.name ?? '' },
          arrival: arrival === null ? null : clockText(arrival),
          departure: departure === null ? null : clockText(departure),
          haltMin: arrival === null || departure === null ? null : departure - arrival,
          distanceKm: stop.distance == null ? null : Math.round(stop.distance),
          day: time === null ? 1 : dayOffset(time) + 1,
          platform: stop.platform == null ? null : String(stop.platform) || null,
          lat: null,
          lon: null,
        };
      }),
    };
  },
  async live({ number, day }, upstream) {
    const { data } = await fetchReply(liveReply, `/api/v1/trains/${number}/live?journeyDate=${day}`, number, upstream);
    const toStationRef = (stop: (typeof data.route)[number]) => ({
      code: stop.station?.code ?? stop.stationCode ?? '',
      name: stop.station?.name ?? '',
    });
    if (data.journeyDate) requireRunOf(day, data.journeyDate.slice(0, 10));
    const arrivalDelay = (stop: (typeof data.route)[number]) => stop.delayArrivalMinutes ?? stop.delayArrival ?? null;
    const passed = data.route.findLastIndex(({ status }) => status !== 'upcoming' && status !== 'skipped');
    const last = data.route[passed];
    return {
      lastStation: last ? toStationRef(last) : null,
      atStation: last ? last.status === 'at-station' || last.status === 'arrived' : null,
      delayMin: last ? (last.delayDepartureMinutes ?? last.delayDeparture ?? arrivalDelay(last)) : null,
      updatedAt: toInstant(data.lastUpdatedAt),
      nextStops: data.route
        .slice(passed + 1)
        .filter(({ status, isHalt }) => status !== 'skipped' && isHalt !== false)
        .map((stop) => ({
          station: toStationRef(stop),
          scheduled: null,
          expected: null,
          delayMin: arrivalDelay(stop),
          platform: stop.platform == null ? null : String(stop.platform) || null,
        })),
    };
  },
};
