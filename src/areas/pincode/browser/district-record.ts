// A district on a host of files: from the file of its PIN codes.
import type { z } from 'zod';
import { formatDay } from '../../../i18n/format.ts';
import { inPageLanguage, LOCALE } from '../../../site/browser/page-language.ts';
import { drawRecord, inLanguage } from '../../../site/browser/record/draw.ts';
import type { pincodeDistrict } from '../schema.ts';

const t = inPageLanguage({
  title: { en: (district: string) => `PIN codes of ${district}`, hi: (district) => `${district} के पिन कोड` },
  count: { en: (count: number) => `${count} PIN codes`, hi: (count) => `${count} पिन कोड` },
  heading: { en: 'PIN codes', hi: 'पिन कोड' },
  offices: {
    en: (count: number) => `${count} ${count === 1 ? 'office' : 'offices'}`,
    hi: (count) => `${count} डाकघर`,
  },
  directoryOf: { en: (day: string) => `India Post’s directory of ${day}.`, hi: (day) => `भारतीय डाक की सूची, ${day}।` },
});

/** `411001 – 412805`; one code alone. */
const rangeOf = (codes: readonly string[]): string => [...new Set([codes[0], codes.at(-1)])].join(' – ');

void drawRecord<[z.output<typeof pincodeDistrict>]>({
  parts: 1,
  find([named = '']) {
    const slug = named.toLowerCase().replaceAll(' ', '-');
    return /^[a-z\d-]+$/.test(slug)
      ? { files: [`/pincode/district/${slug}.json`], page: inLanguage(`/browse/pincode/district/${slug}`) }
      : undefined;
  },
  tell([{ district, district_hi, state, state_hi, pincodes, as_of }]) {
    const named = (name: string, hindi: string | null) => (LOCALE === 'hi' && hindi) || name;
    return {
      title: t.title(named(district, district_hi)),
      figures: pincodes.length > 0 ? [{ label: named(state, state_hi), value: rangeOf(pincodes.map(({ code }) => code)) }] : [],
      lead: t.count(pincodes.length),
      notes: as_of ? [t.directoryOf(formatDay(as_of, true, LOCALE))] : [],
      heading: t.heading,
      rows: pincodes.map(({ code, office, offices }) => ({
        href: inLanguage(`/browse/pincode/find?q=${code}`),
        name: code,
        side: t.offices(offices),
        under: office,
      })),
    };
  },
});
