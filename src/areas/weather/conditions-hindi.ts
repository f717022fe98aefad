import conditions from './conditions-hindi.json' with { type: 'json' };

/** The words of codes.ts in Hindi, of the codes that providers give. */
export const CONDITIONS_IN_HINDI: Readonly<Record<string, string>> = conditions;
const GROUPS = ['साफ़ मौसम', 'धुंध', 'थोड़ी देर पहले बारिश', 'धूल भरी आँधी', 'कोहरा', 'बूंदाबांदी', 'बारिश', 'बर्फ़बारी', 'बौछारें', 'गरज के साथ बारिश'];

/** A WMO code in Hindi; every code from 0 to 99 has words, as `describeCondition()` has them in English. */
export const conditionInHindi = (code: number): string => CONDITIONS_IN_HINDI[code] ?? GROUPS[Math.floor(code / 10)] ?? 'पता नहीं';
