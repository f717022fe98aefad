import { fold, slugify } from '../../text/fold.ts';

/** The publisher's 15 category labels, verbatim: four contain commas, so splitting its joined text at commas gives 19. */
export const CATEGORIES = [
  'Agriculture,Rural & Environment',
  'Banking,Financial Services and Insurance',
  'Business & Entrepreneurship',
  'Education & Learning',
  'Health & Wellness',
  'Housing & Shelter',
  'Public Safety,Law & Justice',
  'Science, IT & Communications',
  'Skills & Employment',
  'Social welfare & Empowerment',
  'Sports & Culture',
  'Transport & Infrastructure',
  'Travel & Tourism',
  'Utility & Sanitation',
  'Women and Child',
] as const;

/** A label's comma-separated parts; the label itself if it has no comma. */
export const splitCategory = (label: string): string[] => label.split(',').map((part) => part.trim());

/** A label as a path segment: `agriculture-rural-and-environment`. */
export const categorySlug = (label: string): string => slugify(label.replaceAll(',', ' '));

const BY_NAME = new Map<string, string>();
for (const label of CATEGORIES) for (const name of [label, ...splitCategory(label)]) BY_NAME.set(categoryKey(name), label);

/** The label a text means: a label, one of its parts, either's slug, or words found in no other label, in any case. */
export function findCategory(text: string): string | undefined {
  const key = categoryKey(text);
  const [label, ...others] = CATEGORIES.filter((one) => ` ${categoryKey(one)} `.includes(` ${key} `));
  return BY_NAME.get(key) ?? (others.length === 0 ? label : undefined);
}

function categoryKey(name: string): string {
  return fold(name.replaceAll(',', ' '));
}
