import type { DirectAnswer, Query } from './intent.ts';

/** A way of answering: empty for a question that is not its own. */
export type Answerer = (query: Query) => DirectAnswer[] | Promise<DirectAnswer[]>;

/** Ways in the order in which they are tried: the first that has answers gives them. */
export const firstAnswers =
  (...ways: readonly Answerer[]) =>
  async (query: Query): Promise<DirectAnswer[]> => {
    for (const way of ways) {
      const answers = await way(query);
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
