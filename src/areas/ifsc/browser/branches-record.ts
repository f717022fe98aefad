// The branches of a bank in a state on a host of files: from the file of just these.
import type { z } from 'zod';
import { formatDay, groupDigits } from '../../../i18n/format.ts';
import { inPageLanguage, LOCALE } from '../../../site/browser/page-language.ts';
import { drawRecord, inLanguage } from '../../../site/browser/record/draw.ts';
import { withoutCapitals } from '../../../text/capitals.ts';
import type { ifscBranches } from '../schema.ts';

const t = inPageLanguage({
  shown: {
    en: (count: string) => `The first ${count} are shown; the others are found by the service that answers.`,
    hi: (count) => `पहली ${count} यहाँ हैं; बाक़ी जवाब देने वाली सेवा से मिलती हैं।`,
  },
  heading: { en: 'Branches', hi: 'शाखाएँ' },
  listOf: { en: (day: string) => `List of ${day}.`, hi: (day) => `सूची ${day} की।` },
});

void drawRecord<[z.output<typeof ifscBranches>]>({
  parts: 2,
  find([bank = '', state = '']) {
    const path = `${bank.toUpperCase()}/${state.toLowerCase()}`;
    return /^[A-Z]{4}\/[a-z-]+$/.test(path)
      ? { files: [`/ifsc/bank/${path}.json`], page: inLanguage(`/browse/ifsc/bank/${path}`) }
      : undefined;
  },
  tell: ([{ bank, bank_code, state, total, branches, as_of }]) => ({
    title: [bank ?? bank_code, state].filter(Boolean).join(', '),
    figures: [{ label: t.heading, value: groupDigits(total) }],
    notes: [...(branches.length < total ? [t.shown(groupDigits(branches.length))] : []), t.listOf(formatDay(as_of, true, LOCALE))],
    heading: t.heading,
    rows: branches.map(({ code, branch, member_bank, address, centre }) => ({
      href: inLanguage(`/browse/ifsc/find?q=${code}`),
      name: withoutCapitals(branch ?? centre ?? code ?? ''),
      side: code ?? '',
      under: [member_bank, withoutCapitals(address ?? centre ?? '')].filter(Boolean).join(', '),
    })),
  }),
});
