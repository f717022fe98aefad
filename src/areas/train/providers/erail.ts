import { parsePage, readTables } from '../../../html/tables.ts';
import { looksLikeChallenge, UpstreamError } from '../../../net/upstream.ts';
import { refusalError } from '../../../providers/refusals.ts';
import type { Upstream } from '../../../providers/upstream-query.ts';
import { runsOn } from '../clock.ts';
import { TRAIN_REFUSALS } from '../live/refusals.ts';
import { headerText, readRecords, readStop, readTrain, type TrainRecord } from './erail-records.ts';
import { classCode, type Fare, noSuchStation, noSuchTrain, type TrainProvider } from './provider.ts';

/** Its scripts are meant for its own pages. */
const HEADERS = { referer: 'https://erail.in/', accept: 'text/plain, */*' };
const NO_DIRECT_TRAIN = /^no direct trains? found/i;

async function fetchPage(path: string, { fetchText }: Upstream): Promise<string> {
  const { text } = await fetchText(path, { headers: HEADERS });
  if (looksLikeChallenge(text) || /^\s*<(!doctype|html)/i.test(text))
    throw new UpstreamError('challenge', 'erail sent a page where records were due');
  return text;
}

/** The record of a train. Throws ApiError `not_found`, or UpstreamError. */
async function fetchTrain(number: string, upstream: Upstream): Promise<TrainRecord> {
  const text = await fetchPage(`/rail/getTrains.aspx?TrainNo=${number}&DataSource=0&Language=0&Cache=true`, upstream);
  const words = headerText(text);
  if (words) throw refusalError(TRAIN_REFUSALS, words, noSuchTrain(number));
  const train = readRecords(text)
    .map(readTrain)
    .find((one) => one.number === number);
  if (!train) throw new UpstreamError('shape', 'erail sent no record of the train');
  return train;
}

export const erail: TrainProvider = {
  name: 'erail',
  title: 'erail.in',
  url: 'https://erail.in/',
  address: 'https://erail.in',
  // It has no published API or terms: asked rarely, a few calls at a time.
  concurrency: 2,
  async between({ from, to, day }, upstream) {
    const text = await fetchPage(`/rail/getTrains.aspx?Station_From=${from}&Station_To=${to}&DataSource=0&Language=0&Cache=true`, upstream);
    const words = headerText(text);
    if (NO_DIRECT_TRAIN.test(words)) return [];
    if (words) throw refusalError(TRAIN_REFUSALS, words, noSuchStation(/^to /i.test(words) ? to : from));
    const records = readRecords(text);
    if (records.length === 0) throw new UpstreamError('shape', 'erail sent neither trains nor a word why');
    return (
      records
        .map(readTrain)
        // Its list is padded with trains of neighbouring stations: Borivali's among those to Bandra Terminus.
        .filter((train) => train.from.code === from && train.to.code === to)
        .filter(({ daysRuns }) => daysRuns === null || runsOn(daysRuns, day))
        .map(({ source, destination, startDays, starts, ends, shownType, trainId, ...summary }) => summary)
    );
  },
  async info(number, upstream) {
    const train = await fetchTrain(number, upstream);
    return {
      number,
      name: train.name,
      from: train.source,
      to: train.destination,
      departure: train.starts ?? train.departure,
      arrival: train.ends ?? train.arrival,
      duration: train.duration,
      daysRuns: train.startDays ?? train.daysRuns,
      classes: train.classes,
      type: train.shownType,
      distanceKm: train.distanceKm,
    };
  },
  async route(number, upstream) {
    // With the train's number instead of its id, it silently returns another train's route.
    const { trainId, name } = await fetchTrain(number, upstream);
    if (!/^\d+$/.test(trainId)) throw new UpstreamError('shape', 'erail sent no id to ask the route with');
    const text = await fetchPage(`/data.aspx?Action=TRAINROUTE&Password=2012&Data1=${trainId}&Data2=0&Cache=true`, upstream);
    const words = headerText(text);
    if (/try again|not found/i.test(words)) throw refusalError(TRAIN_REFUSALS, words, noSuchTrain(number));
    const stops = readRecords(text).flatMap((fields) => readStop(fields) ?? []);
    if (stops.length < 2) throw new UpstreamError('shape', 'erail sent no route');
    return { number, name, stops };
  },
  async fare({ number }, { fetchText }) {
    const { text } = await fetchText(`/train-fare/${number}`, { headers: { referer: HEADERS.referer } });
    if (looksLikeChallenge(text) || !/total fare for/i.test(text)) throw new UpstreamError('shape', 'erail sent no page of fares');
    return readFares(text);
  },
};

/**
 * Adult fares in the general quota. The header row names the classes, perhaps with a quota tag among them; rows are matched from the right,
 * because their first cells are words. "-" means none.
 */
export function readFares(html: string): Fare {
  for (const { headers, rows } of readTables(parsePage(html))) {
    const lines = headers.length
      ? [headers, ...rows.map((cells) => cells.map(({ text }) => text))]
      : rows.map((cells) => cells.map(({ text }) => text));
    const heads = lines.find((cells) => cells.some(classCode));
    const general = lines.find((cells) => cells.some((text) => /^general\b/i.test(text)));
    if (!heads || !general) continue;
    const offset = general.length - heads.length;
    return Object.fromEntries(
      heads.flatMap((head, at) => {
        const code = classCode(head);
        const rupees = /^(?:₹|rs\.?)?\s*(\d[\d,]*)(?:\.\d+)?$/i.exec(general[at + offset] ?? '')?.[1]?.replaceAll(',', '');
        return code && rupees && Number(rupees) > 0 ? [[code, Number(rupees)]] : [];
      }),
    );
  }
  throw new UpstreamError('shape', 'erail sent a page without a table of fares');
}
