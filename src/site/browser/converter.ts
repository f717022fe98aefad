// Converts an amount by what stands in the form's own options. The page's address sets the form and follows it: `?from=GBP&to=INR&amount=5`.

import { formatAmount, groupDigits } from '../../i18n/format.ts';
import { convert, type Worth } from '../convert.ts';
import { setQuery } from './address.ts';
import { formError } from './number-fields.ts';
import { LOCALE } from './page-language.ts';

function setByAddress(form: HTMLFormElement): void {
  const address = new URLSearchParams(location.search);
  for (const select of form.querySelectorAll('select')) {
    const code = address.get(select.name)?.toUpperCase();
    if (code && [...select.options].some(({ value }) => value === code)) select.value = code;
  }
  const input = form.querySelector<HTMLInputElement>('input[name="amount"]');
  const amount = address.get('amount');
  if (input && amount) input.value = amount;
}

/** Where no option has a worth in rupees of its own, all rates go by way of the dollar. */
const readWorth = ({ value, dataset }: HTMLOptionElement): Worth => ({
  code: value,
  usd: Number(dataset.usd),
  inr: Number(dataset.inr ?? dataset.usd),
});
const currencyName = ({ value, text, dataset }: HTMLOptionElement): string => dataset.name ?? text.trim().slice(`${value}, `.length);
/** As it was typed: `5`, `2.5`, with the grouping of India. */
const formatTyped = (value: number) => groupDigits(value, Math.min(8, (String(value).split('.')[1] ?? '').length));

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-converter]')) {
  const [figure, words] = [form.querySelector('output .figure'), form.querySelector('output span')];
  const findSelect = (name: string) => form.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
  const amountField = form.querySelector<HTMLInputElement>('input[name="amount"]');
  const update = () => {
    const [from, to] = [findSelect('from')?.selectedOptions[0], findSelect('to')?.selectedOptions[0]];
    if (!figure || !words || !from || !to) return;
    const trouble = formError(form);
    const amount = Number(amountField?.value);
    figure.textContent = trouble ? '' : formatAmount(convert(amount, readWorth(from), readWorth(to)), to.value);
    // A name without a Hindi form is an English one.
    if (LOCALE !== 'en') words.setAttribute('lang', (!trouble && from.lang) || LOCALE);
    words.textContent = trouble ?? `${formatTyped(amount)} ${LOCALE === 'en' ? `${from.value}, ` : ''}${currencyName(from)}`;
  };
  const follow = () => {
    update();
    if (form.checkValidity()) setQuery({ from: findSelect('from')?.value, to: findSelect('to')?.value, amount: amountField?.value });
  };
  form.addEventListener('input', follow);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.querySelector('[data-swap]')?.addEventListener('click', () => {
    const [from, to] = [findSelect('from'), findSelect('to')];
    if (!from || !to) return;
    [from.value, to.value] = [to.value, from.value];
    follow();
  });
  setByAddress(form);
  update();
}
