// Litres and rupees of a fuel bill against the price of the day. With rupees alone: what they buy; with litres alone: what they cost.
import { checkFuelBill } from '../lib/bill.ts';
import { groupDigits } from '../lib/words.ts';
import { followForm, numberIn, rupees, setByAddress } from './bill-form.ts';
import { troubleIn } from './number-fields.ts';

const litresOf = (value: number) => `${groupDigits(value, 2)} litres`;

function answer(litres: number | undefined, paid: number | undefined, price: number): string {
  if (litres === undefined && paid === undefined) return 'Type litres, rupees or both.';
  if (litres === undefined) return `${rupees(paid ?? 0)} buy ${litresOf((paid ?? 0) / price)}.`;
  if (paid === undefined) return `${litresOf(litres)} cost ${rupees(litres * price)}.`;
  const { rate, expected, above, litres: fair } = checkFuelBill(litres, paid, price);
  const said = `The bill comes to ${rupees(rate)} a litre; the price of the day is ${rupees(price)}.`;
  // A pump rounds to a rupee, and shows litres with two decimals.
  if (Math.abs(above) <= Math.max(1, price * 0.01)) return `${said} That is right to a rupee.`;
  const shorter = above > 0 ? `${litresOf(fair)} would have been due for ${rupees(paid)}.` : '';
  return `${said} ${litresOf(litres)} cost ${rupees(expected)}: ${rupees(Math.abs(above))} ${above > 0 ? 'too much was paid' : 'less was paid'}. ${shorter}`.trim();
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-fuel-bill]')) {
  const output = form.querySelector('output');
  const select = form.querySelector('select');
  const update = () => {
    const price = Number(select?.selectedOptions[0]?.dataset.price);
    if (output) output.textContent = troubleIn(form) ?? answer(numberIn(form, 'litres'), numberIn(form, 'rupees'), price);
  };
  form.addEventListener('input', () => {
    update();
    if (form.checkValidity()) followForm(form);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  setByAddress(form);
  update();
}
