import { fold } from '../../lib/text.ts';
import type { Branch } from './providers/provider.ts';

/** Branches that live answers have told of, so that a search finds them by name. Kept by this process, the oldest forgotten first. */
const taught = new Map<string, { branch: Branch; words: string }>();
const MOST_TAUGHT = 5_000;

/** Remembers what a live answer said of a code. */
export function teachBranch(code: string, branch: Branch): void {
  taught.delete(code);
  const { bank, branch: name, city, centre, district, state } = branch;
  taught.set(code, { branch, words: ` ${fold([bank, name, city, centre, district, state].filter(Boolean).join(' '))}` });
  const [oldest] = taught.keys();
  if (taught.size > MOST_TAUGHT && oldest) taught.delete(oldest);
}

/** Branches of which every word is, or begins, one of bank, branch, city, district or state; the newest told first. */
export function taughtBranches(text: string, limit: number): { code: string; branch: Branch }[] {
  const words = fold(text).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  return [...taught]
    .filter(([, one]) => words.every((word) => one.words.includes(` ${word}`)))
    .reverse()
    .slice(0, limit)
    .map(([code, { branch }]) => ({ code, branch }));
}
