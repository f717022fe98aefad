import type { DirectAnswer, Query } from './intent.ts';

/** A way of answering: empty for a question that is not its own. `Asked` is the query, or what an area has read of it. */
export type Answerer<Asked = Query> = (asked: Asked) => DirectAnswer[] | Promise<DirectAnswer[]>;

/** Ways in the order in which they are tried: the first that has answers gives them. */
export const firstAnswers =
  <Asked = Query>(...ways: readonly Answerer<Asked>[]) =>
  async (asked: Asked): Promise<DirectAnswer[]> => {
    for (const way of ways) {
      const answers = await way(asked);
      if (answers.length > 0) return answers;
    }
    return [];
  };

/** An answer that says what is not on record or not known, and no figure. */
export const declinedAnswer = (
  title: DirectAnswer['title'],
  detail: NonNullable<DirectAnswer['detail']>,
  more: Omit<DirectAnswer, 'title' | 'answer' | 'detail' | 'declined'>,
): DirectAnswer => ({ ...more, title, answer: null, declined: true, detail });
