/** What a figure of a ride must lie below or above. */
export interface RideLimit {
  value: number;
  isMost: boolean;
  isIncluded: boolean;
  said: string;
}

const LIMIT = '(under|below|(?:less|fewer|more) than|over|above|within|upto|up to|at (?:most|least))';
const BEHIND = '(se (?:kam|zyada|jyada)|से (?:कम|ज़्यादा|ज्यादा))';
/** How long a ride may last: `under 10 hours`, `10 ghante se kam`. */
export const LASTS = new RegExp(
  `(?:\\b(?:take|takes|taking|that|in|of)\\s+)*(?:${LIMIT}\\s+(\\d+(?:\\.\\d+)?)\\s*(?:hours?|hrs?|ghan?t[ae])\\b|(\\d+(?:\\.\\d+)?)\\s*(?:hours?|hrs?|ghan?t[ae]|घंट\\S+)\\s+${BEHIND})`,
  'iu',
);
/** How many stops it may have on its way: `with less than 5 stops`. */
export const STOPS = new RegExp(
  `(?:\\bwith\\s+)?(?:${LIMIT}\\s+(\\d+)\\s+(?:stops?|halts?|stoppages?)\\b|(\\d+)\\s+(?:stops?|halts?|stoppages?|स्टॉप)\\s+${BEHIND})`,
  'iu',
);

/** The limit that a pattern finds in a text. */
export function readLimit(pattern: RegExp, text: string): RideLimit | undefined {
  const [said, before, first, second, behind] = pattern.exec(text) ?? [];
  const word = before ?? behind ?? '';
  if (said === undefined) return undefined;
  return {
    value: Number(first ?? second),
    isMost: !/more|over|above|least|zyada|ज़?्या/iu.test(word),
    isIncluded: /within|up|at/iu.test(word),
    said: said.trim(),
  };
}

/** Whether a figure of a ride keeps to a limit; without one all do. */
export const keepsTo = (value: number, limit: RideLimit | undefined): boolean =>
  !limit || (value === limit.value ? limit.isIncluded : value < limit.value === limit.isMost);
