import type { DirectAnswer, Typed } from '../area.ts';
import { directRides } from './direct.ts';
import { type Network, timetableNetwork } from './network.ts';
import { searchStations } from './station-search.ts';
import { detailsOf } from './timetable.ts';
import { durationInWords, warning } from './words.ts';

/** Words besides the two stations with which people ask for trains. */
const ASKING = /\b(trains?|rail|railway)\b/;
/** A station is meant by a text that is this much like its name. */
const SURE = 0.9;

/** A train by its number, and the trains between two stations: `12951`, `train delhi to howrah`, `NDLS to HWH`. A PNR is none of this field's business. */
export async function recogniseTrain({ text }: Typed): Promise<DirectAnswer[]> {
  const plain = text.toLowerCase();
  const number = /^(?:train )?(\d{5})$/.exec(plain)?.[1];
  const [from, to] = plain
    .replace(ASKING, ' ')
    .replace(/^\s*from /, '')
    .split(/ to |→/)
    .map((part) => part.trim());
  if (!number && !(from && to)) return [];
  const network = await timetableNetwork();
  return number ? trainAnswer(network, number) : betweenAnswer(network, from ?? '', to ?? '', ASKING.test(plain));
}

function trainAnswer(network: Network, number: string): DirectAnswer[] {
  const train = network.byNumber.get(number);
  if (!train) return [];
  const { name, from, to, departure, arrival, duration } = detailsOf(network, train);
  return [
    {
      title: `${number} ${name}`,
      answer: `${from.name} ${departure} – ${to.name} ${arrival}`,
      detail: `${durationInWords(duration)}. ${warning(train.as_of)}`,
      url: `/browse/train/${number}`,
      sureness: 0.9,
    },
  ];
}

function betweenAnswer(network: Network, from: string, to: string, asked: boolean): DirectAnswer[] {
  const [[start], [end]] = [searchStations(network, from, 1), searchStations(network, to, 1)];
  if (!start || !end || start.score < SURE || end.score < SURE || start.station === end.station) return [];
  const count = directRides(network, start.station.code, end.station.code).length;
  return [
    {
      title: `Trains from ${start.station.name} to ${end.station.name}`,
      answer:
        count === 0
          ? 'No direct train in the timetable on record'
          : `${count} direct ${count === 1 ? 'train' : 'trains'} in the timetable on record`,
      url: `/browse/train?from=${start.station.code}&to=${end.station.code}`,
      sureness: asked ? 0.95 : 0.6,
    },
  ];
}
