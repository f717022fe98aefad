import { z } from 'zod';
import { UpstreamError } from '../../../net/upstream.ts';
import { refusalError } from '../../../providers/refusals.ts';
import { clockText, dayFirst, durationText, parseClock } from '../clock.ts';
import { TRAIN_REFUSALS } from '../live/refusals.ts';
import { classCode, type Fare, noSuchTicket, type Summary, type TrainProvider, trainType } from './provider.ts';
import { ticketDay, toPassenger } from './ticket.ts';

const text = z.string().nullish();
const number = z.union([z.string(), z.int()]).transform((value) => String(value).padStart(5, '0'));
const rupees = z.union([z.number(), z.string()]).nullish();
const seats = z.object({ fare: rupees }).nullish();

const refused = z.object({ error: z.object({ code: z.union([z.string(), z.number()]).nullish(), message: z.string() }) });
const searchReply = z.object({
  data: z.object({
    trainList: z.array(
      z.object({
        trainNumber: number,
        trainName: z.string(),
        fromStnCode: z.string(),
        fromStnName: z.string(),
        toStnCode: z.string(),
        toStnName: z.string(),
        departureTime: z.string(),
        arrivalTime: z.string(),
        duration: z.coerce.number().int(),
        distance: z.union([z.number(), z.string()]).nullish(),
        runningDays: text,
        trainType: text,
        avlClassesSorted: z.array(z.string()).nullish(),
        availabilityCache: z.record(z.string(), seats).nullish(),
      }),
    ),
  }),
});
const ticketReply = z.object({
  data: z.object({
    pnrResponse: z.object({
      trainNo: number,
      trainName: z.string(),
      from: text,
      to: text,
      doj: z.string(),
      class: text,
      chartPrepared: z.boolean().nullish(),
      passengerStatus: z.array(z.object({ bookingStatus: z.string(), currentStatus: z.string() })),
    }),
  }),
});

/** Another company's own API: an operator who may use it enables it (CONFIRMTKT_ENABLED=1). */
export const confirmtkt: TrainProvider = {
  name: 'confirmtkt',
  title: 'ConfirmTkt',
  url: 'https://www.confirmtkt.com/',
  address: 'https://cttrainsapi.confirmtkt.com',
  requiredSettings: ['ENABLED'],
  concurrency: 2,
  async between({ from, to, day }, { fetchJson }) {
    const path = `/api/v1/trains/search?sourceStationCode=${from}&destinationStationCode=${to}&dateOfJourney=${dayFirst(day)}&addAvailabilityCache=true`;
    const { body } = await fetchJson(z.union([searchReply, refused]), path);
    if ('error' in body) throw refusalError(TRAIN_REFUSALS, body.error.message, noSuchTicket());
    // Its list is padded with trains from nearby stations.
    return body.data.trainList.filter(({ fromStnCode, toStnCode }) => fromStnCode === from && toStnCode === to).map(toSummary);
  },
  async pnr(pnr, { fetchJson }) {
    const { body } = await fetchJson(z.union([ticketReply, refused]), `/api/v2/ctpro/mweb/${pnr}`, { json: { proPlanName: 'CP7' } });
    if ('error' in body) throw refusalError(TRAIN_REFUSALS, body.error.message, noSuchTicket());
    const ticket = body.data.pnrResponse;
    return {
      train: { number: ticket.trainNo, name: ticket.trainName },
      from: ticket.from ?? null,
      to: ticket.to ?? null,
      date: ticketDay(ticket.doj, 'confirmtkt'),
      class: ticket.class ?? null,
      chartPrepared: ticket.chartPrepared ?? null,
      passengers: ticket.passengerStatus.map(toPassenger),
    };
  },
};

function toSummary(row: z.output<typeof searchReply>['data']['trainList'][number]): Summary {
  const [departure, arrival] = [parseClock(row.departureTime), parseClock(row.arrivalTime)];
  if (departure === undefined || arrival === undefined) throw new UpstreamError('shape', 'confirmtkt sent a train without its times');
  const distance = Number(row.distance);
  return {
    number: row.trainNumber,
    name: row.trainName,
    from: { code: row.fromStnCode, name: row.fromStnName },
    to: { code: row.toStnCode, name: row.toStnName },
    departure: clockText(departure),
    arrival: clockText(arrival),
    duration: durationText(row.duration),
    // It is unclear which day its week starts on, except when all are set.
    daysRuns: row.runningDays === '1111111' ? row.runningDays : null,
    classes: (row.avlClassesSorted ?? []).flatMap((code) => classCode(code) ?? []),
    type: trainType(row.trainName, row.trainType)?.toUpperCase() ?? null,
    distanceKm: row.distance != null && Number.isFinite(distance) ? Math.round(distance) : null,
    fare: parseFare(row.availabilityCache ?? {}),
  };
}

/** Fares are listed with the seats, as numbers or texts; 0 means none. */
function parseFare(cache: Readonly<Record<string, z.output<typeof seats>>>): Fare {
  return Object.fromEntries(
    Object.entries(cache).flatMap(([code, one]) => {
      const amount = Math.round(Number(one?.fare ?? 0));
      return classCode(code) && amount > 0 ? [[code, amount]] : [];
    }),
  );
}
