// A piece's metal, making charge and GST by the reference of the day, and a jeweller's bill beside them.
import { type BillLine, checkMetalBill, type MakingUnit, type MetalBillCheck } from '../lib/bill.ts';
import { groupDigits } from '../lib/words.ts';
import { followForm, numberIn, rupees, setByAddress, signed } from './bill-form.ts';
import { troubleIn } from './number-fields.ts';

const share = (value: number) => `${Math.abs(value * 100).toFixed(1)} per cent`;

function verdict({ lines, low, high, rateAbove, within, unexplained }: MetalBillCheck): string {
  const total = lines.at(-1);
  const fair = `${rupees(total?.reference ?? 0)} by the reference${high > low ? `, between ${rupees(low)} and ${rupees(high)}` : ''}.`;
  if (within === undefined) return fair;
  const paid = total?.bill ?? 0;
  const words = [
    within
      ? `The bill, ${rupees(paid)}, is what the reference allows.`
      : `The bill, ${rupees(paid)}, is ${rupees(Math.abs(paid - (paid > high ? high : low)))} ${paid > high ? 'more' : 'less'} than the reference allows.`,
    fair,
  ];
  if (rateAbove !== undefined && Math.abs(rateAbove) >= 0.0005)
    words.push(`Its rate is ${share(rateAbove)} ${rateAbove > 0 ? 'above' : 'below'} the reference.`);
  if (unexplained !== undefined && Math.abs(unexplained) >= 1)
    words.push(`Its total is ${rupees(Math.abs(unexplained))} ${unexplained > 0 ? 'more' : 'less'} than its own lines add up to.`);
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
    const trouble = troubleIn(form);
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
  form.addEventListener('input', () => {
    update();
    if (form.checkValidity()) followForm(form);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  setByAddress(form);
  update();
}
