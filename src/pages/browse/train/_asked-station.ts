import type { APIContext } from 'astro';
import { boardOf } from '../../../areas/train/stations/board.ts';
import { stationQuery } from '../../../areas/train/stations/station-schema.ts';
import { answerForm, sayOutcome } from '../../../site/answer.ts';

/** The station that a page's address asks for by its code, with what is wrong where there is none; the page's head says how it went. */
export async function askStation(page: Pick<APIContext, 'url'> & Parameters<typeof sayOutcome>[0]) {
  const code = page.url.searchParams.get('code')?.trim() ?? '';
  const { answer: board, failure } = await answerForm(stationQuery, { code }, (call) => boardOf(call.code));
  sayOutcome(page, failure, 'public, max-age=3600');
  return { code, board, failure };
}
