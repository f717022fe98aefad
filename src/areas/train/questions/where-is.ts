import { inAllLocales, translate } from '../../../i18n/locale.ts';
import { addDays, istDay } from '../../../kernel/time.ts';
import type { DirectAnswer, LiveFigure, Query } from '../../intent.ts';
import { trainPosition } from '../live/lookup.ts';
import { trainsNamed } from '../names/called-trains.ts';
import type { Network } from '../timetable/network.ts';
import { pageOfTrain } from '../timetable/timetable.ts';
import { TRAIN } from '../wording.ts';
import { stationTitle, trainTitle } from './called.ts';

/** Words about a ticket, and about a train that has not run: no position answers them. */
const MAX_DAYS = 3;
const NO_POSITION = /\bpnr\b|\bcancel\w*/iu;

/** Where the one train that is named is now, which a provider is asked; empty for other questions about today's run. */
export function whereIs(network: Network, query: Query): DirectAnswer[] {
  const numbers = query.words.filter((word) => /^\d{5}$/.test(word));
  const [number, other] = numbers.length > 0 ? numbers : trainsNamed(network, query.words);
  const train = number === undefined ? undefined : network.byNumber.get(number);
  if (!train || numbers.length > 1 || (numbers.length === 0 && other !== undefined) || NO_POSITION.test(query.text)) return [];
  // A run of another day than these is over, or not begun.
  const day = query.day && query.day <= istDay() && query.day >= addDays(istDay(), -MAX_DAYS) ? query.day : undefined;
  return [
    {
      title: inAllLocales(TRAIN, (t, locale) => t.whereIs(translate(trainTitle(train), locale))),
      answer: null,
      live: async (context): Promise<LiveFigure> => {
        const { value, provider } = await trainPosition({ number: train.number, day: day ?? istDay() }, context);
        const { runs, lastStation, delayMin, updatedAt } = value;
        return {
          answer: inAllLocales(TRAIN, (t, locale) =>
            runs === false
              ? t.doesNotRun
              : lastStation === null
                ? t.notStarted
                : [stationTitle(network, lastStation.code, locale), delayMin === null ? undefined : t.late(delayMin)]
                    .filter(Boolean)
                    .join(', '),
          ),
          ...(updatedAt === null ? {} : { as_of: istDay(new Date(updatedAt)) }),
          source: provider.name,
        };
      },
      url: pageOfTrain(train),
      confidence: 1,
      uses: [
        'amount',
        'operation',
        // Every word is part of its name.
        ...(numbers.length > 0 ? [] : (['word', 'other', 'place'] as const)),
        ...(day && day !== istDay() ? (['time'] as const) : []),
      ],
    },
  ];
}
