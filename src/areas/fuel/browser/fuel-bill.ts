// Litres and rupees of a fuel bill at the day's price. Rupees alone: what they buy; litres alone: what they cost.

import { groupDigits } from '../../../i18n/format.ts';
import { checkFuelBill } from '../../../site/browser/bill.ts';
import { numberIn, rupees, startBill } from '../../../site/browser/bill-form.ts';
import { formError } from '../../../site/browser/number-fields.ts';
import { inPageLanguage } from '../../../site/browser/page-language.ts';

const t = inPageLanguage({
  litres: { en: (count: string) => `${count} litres`, hi: (count) => `${count} लीटर` },
  type: { en: 'Type litres, rupees or both.', hi: 'लीटर, रुपये या दोनों लिखें।' },
  buy: { en: (sum: string, litres: string) => `${sum} buy ${litres}.`, hi: (sum, litres) => `${sum} में ${litres} मिलते हैं।` },
  cost: { en: (litres: string, sum: string) => `${litres} cost ${sum}.`, hi: (litres, sum) => `${litres} के ${sum} बनते हैं।` },
  comesTo: {
    en: (rate: string, price: string) => `The bill comes to ${rate} a litre; the price of the day is ${price}.`,
    hi: (rate, price) => `बिल में ${rate} प्रति लीटर बैठता है; उस दिन का दाम ${price} है।`,
  },
  right: { en: 'That is right to a rupee.', hi: 'रुपये तक सही है।' },
  due: {
    en: (litres: string, sum: string) => `${litres} would have been due for ${sum}.`,
    hi: (litres, sum) => `${sum} में ${litres} मिलने चाहिए थे।`,
  },
  tooMuch: {
    en: (litres: string, expected: string, off: string) => `${litres} cost ${expected}: ${off} too much was paid.`,
    hi: (litres, expected, off) => `${litres} के ${expected} बनते हैं: ${off} ज़्यादा दिए गए।`,
  },
  tooLittle: {
    en: (litres: string, expected: string, off: string) => `${litres} cost ${expected}: ${off} less was paid.`,
    hi: (litres, expected, off) => `${litres} के ${expected} बनते हैं: ${off} कम दिए गए।`,
  },
});
const formatLitres = (value: number) => t.litres(groupDigits(value, 2));

function answer(litres: number | undefined, paid: number | undefined, price: number): string {
  if (litres === undefined && paid === undefined) return t.type;
  if (litres === undefined) return t.buy(rupees(paid ?? 0), formatLitres((paid ?? 0) / price));
  if (paid === undefined) return t.cost(formatLitres(litres), rupees(litres * price));
  const { rate, expected, above, litres: fair } = checkFuelBill(litres, paid, price);
  const said = t.comesTo(rupees(rate), rupees(price));
  // Pumps round to a rupee and show litres with two decimals.
  if (Math.abs(above) <= Math.max(1, price * 0.01)) return `${said} ${t.right}`;
  const shorter = above > 0 ? t.due(formatLitres(fair), rupees(paid)) : '';
  const off = (above > 0 ? t.tooMuch : t.tooLittle)(formatLitres(litres), rupees(expected), rupees(Math.abs(above)));
  return `${said} ${off} ${shorter}`.trim();
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-fuel-bill]')) {
  const output = form.querySelector('output');
  const select = form.querySelector('select');
  const update = () => {
    const price = Number(select?.selectedOptions[0]?.dataset.price);
    if (output) output.textContent = formError(form) ?? answer(numberIn(form, 'litres'), numberIn(form, 'rupees'), price);
  };
  startBill(form, update);
}
