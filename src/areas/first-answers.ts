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
