import { inAllLocales, translate } from '../../../i18n/locale.ts';
import type { DirectAnswer } from '../../intent.ts';
import { durationText } from '../clock.ts';
import { formatAge, formatDuration } from '../format.ts';
import { arrivalTime, departureTime, findEnds, type Train } from '../timetable/records.ts';
import { pageOfTrain } from '../timetable/timetable.ts';
import { TRAIN } from '../wording.ts';
import { trainTitle } from './called.ts';

/** Which of two trains is the faster, from end to end. */
export function fasterOf(trains: readonly [Train, Train]): DirectAnswer[] {
  const rows = trains.map((train) => {
    const { first, last } = findEnds(train);
    return { train, minutes: (arrivalTime(last) ?? 0) - (departureTime(first) ?? 0), title: trainTitle(train) };
  });
  const [fast, slow] = rows.toSorted((a, b) => a.minutes - b.minutes);
  if (!fast || !slow || fast.minutes <= 0) return [];
  return [
    {
      title: inAllLocales(TRAIN, (_, locale) => rows.map(({ title }) => translate(title, locale)).join(', ')),
      answer: inAllLocales(TRAIN, (t, locale) =>
        t.faster(translate(fast.title, locale), formatDuration(durationText(slow.minutes - fast.minutes), locale)),
      ),
      detail: inAllLocales(TRAIN, (_, locale) =>
        rows.map(({ train, minutes }) => `${train.number}: ${formatDuration(durationText(minutes), locale)}`).join('; '),
      ),
      url: pageOfTrain(fast.train),
      confidence: 1,
      uses: 'all',
      source: inAllLocales(TRAIN, (t, locale) => t.timetableOf(formatAge(fast.train.as_of, locale))),
    },
  ];
}
