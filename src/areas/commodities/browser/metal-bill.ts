// A piece's metal value, making charge and GST at the day's price, next to a jeweller's bill.

import { groupDigits } from '../../../i18n/format.ts';
import { type BillLine, checkMetalBill, type MakingUnit, type MetalBillCheck } from '../../../site/browser/bill.ts';
import { numberIn, rupees, signed, startBill } from '../../../site/browser/bill-form.ts';
import { formError } from '../../../site/browser/number-fields.ts';
import { inPageLanguage } from '../../../site/browser/page-language.ts';

const t = inPageLanguage({
  share: { en: (percent: string) => `${percent} per cent`, hi: (percent) => `${percent}%` },
  fair: { en: (sum: string) => `${sum} at this price.`, hi: (sum) => `हमारे भाव से ${sum} बनते हैं।` },
  between: {
    en: (sum: string, low: string, high: string) => `${sum} at this price, between ${low} and ${high}.`,
    hi: (sum, low, high) => `हमारे भाव से ${sum} बनते हैं, ${low} से ${high} तक।`,
  },
  allowed: {
    en: (sum: string) => `The bill, ${sum}, is what this price allows.`,
    hi: (sum) => `बिल ${sum} का है, जो हमारे भाव के हिसाब से ठीक है।`,
  },
  more: {
    en: (sum: string, off: string) => `The bill, ${sum}, is ${off} more than this price allows.`,
    hi: (sum, off) => `बिल ${sum} का है, हमारे भाव के हिसाब से ${off} ज़्यादा।`,
  },
  less: {
    en: (sum: string, off: string) => `The bill, ${sum}, is ${off} less than this price allows.`,
    hi: (sum, off) => `बिल ${sum} का है, हमारे भाव के हिसाब से ${off} कम।`,
  },
  rateAbove: { en: (share: string) => `Its rate is ${share} above this price.`, hi: (share) => `बिल का भाव हमारे भाव से ${share} ऊपर है।` },
  rateBelow: { en: (share: string) => `Its rate is ${share} below this price.`, hi: (share) => `बिल का भाव हमारे भाव से ${share} नीचे है।` },
  totalMore: {
    en: (off: string) => `Its total is ${off} more than its own lines add up to.`,
    hi: (off) => `बिल का कुल उसकी अपनी लाइनों के जोड़ से ${off} ज़्यादा है।`,
  },
  totalLess: {
    en: (off: string) => `Its total is ${off} less than its own lines add up to.`,
    hi: (off) => `बिल का कुल उसकी अपनी लाइनों के जोड़ से ${off} कम है।`,
  },
});
const share = (value: number) => t.share(Math.abs(value * 100).toFixed(1));

function verdict({ lines, low, high, rateAbove, within, unexplained }: MetalBillCheck): string {
  const total = lines.at(-1);
  const sum = rupees(total?.reference ?? 0);
  const fair = high > low ? t.between(sum, rupees(low), rupees(high)) : t.fair(sum);
  if (within === undefined) return fair;
  const paid = total?.bill ?? 0;
  const words = [
    within ? t.allowed(rupees(paid)) : (paid > high ? t.more : t.less)(rupees(paid), rupees(Math.abs(paid - (paid > high ? high : low)))),
    fair,
  ];
  if (rateAbove !== undefined && Math.abs(rateAbove) >= 0.0005) words.push((rateAbove > 0 ? t.rateAbove : t.rateBelow)(share(rateAbove)));
  if (unexplained !== undefined && Math.abs(unexplained) >= 1)
    words.push((unexplained > 0 ? t.totalMore : t.totalLess)(rupees(Math.abs(unexplained))));
  return words.join(' ');
}

function show(row: HTMLTableRowElement | null, { reference, bill }: BillLine): void {
  const figures = [
    groupDigits(reference, 2),
    bill === undefined ? '' : groupDigits(bill, 2),
    bill === undefined ? '' : signed(bill - reference),
  ];
  for (const [index, text] of figures.entries()) {
    const cell = row?.cells[index + 1];
    if (cell) cell.textContent = text;
  }
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-metal-bill]')) {
  const output = form.querySelector('output');
  const table = form.parentElement?.querySelector<HTMLTableElement>('[data-bill-lines]');
  const chosen = (name: string) => form.querySelector<HTMLSelectElement>(`select[name="${name}"]`)?.selectedOptions[0];
  const update = () => {
    const trouble = formError(form);
    if (trouble || !output) {
      if (output) output.textContent = trouble ?? '';
      return;
    }
    const check = checkMetalBill({
      grams: numberIn(form, 'grams') ?? 0,
      reference: Number(chosen('karat')?.dataset.gram),
      uncertainty: Number(form.dataset.uncertainty),
      making: numberIn(form, 'making') ?? 0,
      makingUnit: (chosen('per')?.value ?? 'percent') as MakingUnit,
      gst: numberIn(form, 'gst') ?? 0,
      rate: numberIn(form, 'rate'),
      total: numberIn(form, 'total'),
    });
    output.textContent = verdict(check);
    table?.toggleAttribute(
      'data-billed',
      check.lines.some(({ bill }) => bill !== undefined),
    );
    for (const line of check.lines) show(table?.querySelector<HTMLTableRowElement>(`[data-line="${line.what}"]`) ?? null, line);
  };
  startBill(form, update);
}
