import { dayOfData } from '../areas/area.ts';
import type { DirectAnswer } from '../areas/intent.ts';
import { toLocalizedText } from '../i18n/locale.ts';
import { shareFor } from '../kernel/memoize.ts';
import { SEARCHED_AREAS, type SearchedArea } from './searched-areas.ts';

/** So long the day of an area's data is taken as read. */
const KEPT_MS = 60_000;
const days = new Map(
  SEARCHED_AREAS.map(({ name, data }) => [
    name,
    shareFor(KEPT_MS, async () => {
      const fresh = await data?.freshness?.();
      return fresh ? dayOfData(fresh) : undefined;
    }),
  ]),
);

/** An answer with the day of its area's data, where it names its source and says no day. Throws ApiError without a snapshot. */
export async function withDay({ name }: Pick<SearchedArea, 'name'>, answer: DirectAnswer): Promise<DirectAnswer> {
  const source = answer.source && toLocalizedText(answer.source).en;
  if (answer.answer === null || answer.as_of !== undefined || !source || /\d/.test(source)) return answer;
  const day = await days.get(name)?.();
  return day ? { ...answer, as_of: day } : answer;
}
