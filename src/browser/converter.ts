// Converts an amount by the rates that stand in the form's own options.
const figure = new Intl.NumberFormat('en-IN', { maximumSignificantDigits: 8 });

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-converter]')) {
  const output = form.querySelector('output');
  const chosen = (name: string) => form.querySelector<HTMLSelectElement>(`select[name="${name}"]`)?.selectedOptions[0];
  const convert = () => {
    const amount = Number(new FormData(form).get('amount'));
    const [from, to] = [chosen('from'), chosen('to')];
    if (!output || !from || !to) return;
    // Each option holds what one US dollar buys of it.
    const value = (amount / Number(from.dataset.perUsd)) * Number(to.dataset.perUsd);
    output.textContent = form.checkValidity()
      ? `${figure.format(amount)} ${from.value} is ${figure.format(value)} ${to.value}`
      : 'The amount must be a number from 0.';
  };
  form.addEventListener('input', convert);
  form.addEventListener('submit', (event) => event.preventDefault());
  convert();
}
