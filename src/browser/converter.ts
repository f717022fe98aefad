// Converts an amount by the rates that stand in the form's own options. The page's address may set the form: `?from=GBP&to=INR&amount=5`.
import { troubleIn } from './number-fields.ts';

const figure = new Intl.NumberFormat('en-IN', { maximumSignificantDigits: 8 });

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

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-converter]')) {
  const output = form.querySelector('output');
  const chosen = (name: string) => form.querySelector<HTMLSelectElement>(`select[name="${name}"]`)?.selectedOptions[0];
  const convert = () => {
    const amount = Number(new FormData(form).get('amount'));
    const [from, to] = [chosen('from'), chosen('to')];
    if (!output || !from || !to) return;
    // Each option holds what one US dollar buys of it.
    const value = (amount / Number(from.dataset.perUsd)) * Number(to.dataset.perUsd);
    output.textContent = troubleIn(form) ?? `${figure.format(amount)} ${from.value} is ${figure.format(value)} ${to.value}`;
  };
  form.addEventListener('input', convert);
  form.addEventListener('submit', (event) => event.preventDefault());
  setByAddress(form);
  convert();
}
