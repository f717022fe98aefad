import { toLocalizedText } from '../../../src/i18n/locale.ts';
import { findDirectAnswers } from '../../../src/search/answers.ts';
import type { Question } from './draw.ts';

/** Right: the first answer says it. Wrong: it says a figure that is another. Missed: there is no answer, or one that declines. */
export type Verdict = 'right' | 'wrong' | 'missed';
export interface Scored extends Question {
  verdict: Verdict;
  told: string;
}

export async function score(question: Question): Promise<Scored> {
  const [first] = await findDirectAnswers(question.typed);
  const told = first
    ? `${[first.title, first.answer ?? '', first.detail ?? ''].map((text) => toLocalizedText(text).en).join(' | ')} | ${first.url}`
    : '';
  const isTold = first !== undefined && !first.declined && first.answer !== null && first.area !== 'elsewhere';
  const { says } = question;
  if (says === null) return { ...question, verdict: isTold ? 'wrong' : 'right', told };
  const isRight = first !== undefined && !first.declined && (typeof says === 'string' ? told.includes(says) : says.test(told));
  return { ...question, verdict: isRight ? 'right' : isTold ? 'wrong' : 'missed', told };
}

/** The scores of questions, in their order. */
export async function scoreAll(questions: readonly Question[]): Promise<Scored[]> {
  const scored: Scored[] = [];
  for (const question of questions) scored.push(await score(question));
  return scored;
}

/** Shares by area and by language, as one line each. */
export function summary(scored: readonly Scored[]): string {
  const line = (name: string, all: readonly Scored[]) => {
    const of = (verdict: Verdict) => all.filter((one) => one.verdict === verdict).length;
    return `${name.padEnd(14)} ${String(all.length).padStart(5)}  right ${((of('right') / all.length) * 100).toFixed(1)} %  wrong ${of('wrong')}  missed ${of('missed')}`;
  };
  const by = (key: 'area' | 'language') => [...Map.groupBy(scored, (one) => one[key])].sort().map(([name, all]) => line(name, all));
  return [line('all', scored), ...by('language'), ...by('area')].join('\n');
}
