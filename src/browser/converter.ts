// Converts an amount by what stands in the form's own options. The page's address sets the form and follows it: `?from=GBP&to=INR&amount=5`.
import { convert, type Worth } from '../lib/convert.ts';
import { amountInWords, groupDigits } from '../lib/words.ts';
import { setQuery } from './address.ts';
import { troubleIn } from './number-fields.ts';
import { LOCALE } from './page-language.ts';

function setByAddress(form: HTMLFormElement): void {
  const asked = new URLSearchParams(location.search);
  for (const select of form.querySelectorAll('select')) {
    const code = asked.get(select.name)?.toUpperCase();
    if (code && [...select.options].some(({ value }) => value === code)) select.value = code;
  }
  const input = form.querySelector<HTMLInputElement>('input[name="amount"]');
  const amount = asked.get('amount');
  if (input && amount) input.value = amount;
}

/** Where no option has a worth in rupees of its own, all rates go by way of the dollar. */
const worthOf = ({ value, dataset }: HTMLOptionElement): Worth => ({
  code: value,
  usd: Number(dataset.usd),
  inr: Number(dataset.inr ?? dataset.usd),
});
const nameOf = ({ value, text, dataset }: HTMLOptionElement): string => dataset.name ?? text.trim().slice(`${value}, `.length);
/** As it was typed: `5`, `2.5`, with the grouping of India. */
const amountOf = (value: number) => groupDigits(value, Math.min(8, (String(value).split('.')[1] ?? '').length));

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-converter]')) {
  const [figure, words] = [form.querySelector('output .figure'), form.querySelector('output span')];
  const selectOf = (name: string) => form.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
  const amountField = form.querySelector<HTMLInputElement>('input[name="amount"]');
  const update = () => {
    const [from, to] = [selectOf('from')?.selectedOptions[0], selectOf('to')?.selectedOptions[0]];
    if (!figure || !words || !from || !to) return;
    const trouble = troubleIn(form);
    const amount = Number(amountField?.value);
    figure.textContent = trouble ? '' : amountInWords(convert(amount, worthOf(from), worthOf(to)), to.value);
    // A name without a Hindi form is an English one.
    if (LOCALE !== 'en') words.setAttribute('lang', (!trouble && from.lang) || LOCALE);
    words.textContent = trouble ?? `${amountOf(amount)} ${from.value}, ${nameOf(from)}`;
  };
  const follow = () => {
    update();
    if (form.checkValidity()) setQuery({ from: selectOf('from')?.value, to: selectOf('to')?.value, amount: amountField?.value });
  };
  form.addEventListener('input', follow);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.querySelector('[data-swap]')?.addEventListener('click', () => {
    const [from, to] = [selectOf('from'), selectOf('to')];
    if (!from || !to) return;
    [from.value, to.value] = [to.value, from.value];
    follow();
  });
  setByAddress(form);
  update();
}
