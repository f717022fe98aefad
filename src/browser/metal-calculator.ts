// Metal, making charge and GST of a piece, from a form alone.
import { groupDigits } from '../lib/words.ts';
import { troubleIn } from './number-fields.ts';

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-metal-calculator]')) {
  const output = form.querySelector('output');
  const field = (name: string) => Number(new FormData(form).get(name));
  const update = () => {
    const metal = field('rate') * field('weight');
    const making = (metal * field('making')) / 100;
    const gst = ((metal + making) * field('gst')) / 100;
    const rupees = (value: number) => `₹${groupDigits(value, 2)}`;
    const sum = `${rupees(metal + making + gst)}: metal ${rupees(metal)}, making ${rupees(making)}, GST ${rupees(gst)}`;
    if (output) output.textContent = troubleIn(form) ?? sum;
  };
  form.addEventListener('input', update);
  form.addEventListener('submit', (event) => event.preventDefault());
  update();
}
