import { z } from 'zod';
import type { ApiError } from '../../../kernel/errors.ts';
import { daysBetween, istDay } from '../../../kernel/time.ts';
import { UpstreamError } from '../../../net/upstream.ts';
import { refusalError } from '../../../providers/refusals.ts';
import { CannotAnswer, type Upstream } from '../../../providers/upstream-query.ts';
import { clockText, daysFromNames, durationText, parseClock, parseDuration } from '../clock.ts';
import { TRAIN_REFUSALS } from '../live/refusals.ts';
import { classCode, noSuchStation, noSuchTicket, noSuchTrain, type Summary, type TrainProvider, trainType } from './provider.ts';
import { POSITION_DAYS_BACK, readPosition } from './railyatri-position.ts';
import { ticketDay, toPassenger } from './ticket.ts';

const HOST = 'irctc1.p.rapidapi.com';
const text = z.string().nullish();

const refused = z.object({ status: z.literal(false), message: z.union([z.string(), z.array(z.unknown())]).nullish() });
const envelope = <S extends z.ZodType>(data: S) => z.object({ status: z.literal(true), data });

const rawTrain = z.object({
  train_number: z.string().regex(/^\d{5}$/),
  train_name: z.string(),
  run_days: z.array(z.string()).nullish(),
  from: z.string(),
  from_station_name: z.string(),
  from_std: z.string(),
  from_day: z.int().nullish(),
  to: z.string(),
  to_station_name: z.string(),
  to_sta: z.string(),
  duration: z.string(),
  distance: z.number().nullish(),
  train_type: text,
  class_type: z.array(z.string()).nullish(),
});
const rawTicket = z.object({
  TrainNo: z.string(),
  TrainName: z.string(),
  Doj: z.string(),
  BoardingPoint: text,
  ReservationUpto: text,
  Class: text,
  ChartPrepared: z.boolean().nullish(),
  PassengerStatus: z.array(
    z.object({
      BookingStatus: z.string(),
      CurrentStatus: z.string(),
      Coach: text,
      Berth: z.union([z.string(), z.number()]).nullish(),
    }),
  ),
});
const rawFares = z.object({ general: z.array(z.object({ classType: z.string(), fare: z.number() })) });

async function fetchReply<S extends z.ZodType>(
  shape: S,
  path: string,
  none: ApiError,
  { fetchJson, secret }: Upstream,
): Promise<z.output<S>> {
  const headers = { 'x-rapidapi-key': secret(), 'x-rapidapi-host': HOST };
  const { body } = await fetchJson(z.union([envelope(shape), refused]), path, { headers });
  if (body.status) return (body as { data: z.output<S> }).data;
  const { message } = body as z.output<typeof refused>;
  throw refusalError(TRAIN_REFUSALS, typeof message === 'string' ? message : '', none);
}

export const rapidapiIrctc: TrainProvider = {
  name: 'rapidapi-irctc',
  title: 'IRCTC API on RapidAPI',
  url: 'https://rapidapi.com/IRCTCAPI/api/irctc1',
  address: `https://${HOST}`,
  requiredSettings: ['API_KEY'],
  async between({ from, to, day }, upstream) {
    const path = `/api/v3/trainBetweenStations?fromStationCode=${from}&toStationCode=${to}&dateOfJourney=${day}`;
    const trains = await fetchReply(z.array(rawTrain), path, noSuchStation(from), upstream);
    // Its list is padded with trains from nearby stations: asked for Mumbai Central it returns Borivali.
    return trains.filter((train) => train.from === from && train.to === to).map(toSummary);
  },
  async live({ number, day }, upstream) {
    const back = daysBetween(day, istDay());
    if (back < 0 || back > POSITION_DAYS_BACK) throw new CannotAnswer('it has positions of the last few days only');
    const path = `/api/v1/liveTrainStatus?trainNo=${number}&startDay=${back}`;
    return readPosition(await fetchReply(z.unknown(), path, noSuchTrain(number), upstream), day, 'rapidapi-irctc');
  },
  async pnr(pnr, upstream) {
    const ticket = await fetchReply(rawTicket, `/api/v3/getPNRStatus?pnrNumber=${pnr}`, noSuchTicket(), upstream);
    return {
      train: { number: ticket.TrainNo, name: ticket.TrainName },
      from: ticket.BoardingPoint || null,
      to: ticket.ReservationUpto || null,
      date: ticketDay(ticket.Doj, 'rapidapi-irctc'),
      class: ticket.Class || null,
      chartPrepared: ticket.ChartPrepared ?? null,
      passengers: ticket.PassengerStatus.map(({ BookingStatus, CurrentStatus, Coach, Berth }) =>
        toPassenger({ bookingStatus: BookingStatus, currentStatus: CurrentStatus, coach: Coach, berth: Berth }),
      ),
    };
  },
  async fare({ number, from, to }, upstream) {
    const path = `/api/v2/getFare?trainNo=${number}&fromStationCode=${from}&toStationCode=${to}`;
    const { general } = await fetchReply(rawFares, path, noSuchTrain(number), upstream);
    return Object.fromEntries(
      general.flatMap(({ classType, fare }) => (classCode(classType) && fare > 0 ? [[classType, Math.round(fare)]] : [])),
    );
  },
};

function toSummary(row: z.output<typeof rawTrain>): Summary {
  const [departure, arrival, duration] = [parseClock(row.from_std), parseClock(row.to_sta), parseDuration(row.duration)];
  if (departure === undefined || arrival === undefined || duration === undefined)
    throw new UpstreamError('shape', 'rapidapi-irctc sent a train without its times');
  return {
    number: row.train_number,
    name: row.train_name,
    from: { code: row.from, name: row.from_station_name },
    to: { code: row.to, name: row.to_station_name },
    departure: clockText(departure),
    arrival: clockText(arrival),
    duration: durationText(duration),
    // Its run days are those of the first station, so they apply only if the train boards on its first day.
    daysRuns: row.from_day === 0 ? (daysFromNames(row.run_days ?? []) ?? null) : null,
    classes: (row.class_type ?? []).flatMap((code) => classCode(code) ?? []),
    type: trainType(row.train_name, row.train_type)?.toUpperCase() ?? null,
    distanceKm: row.distance == null ? null : Math.round(row.distance),
  };
}
