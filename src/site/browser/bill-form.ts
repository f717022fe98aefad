// What the forms of bills share: fields that the address sets and that the address follows, and numbers as people write them.
import { groupDigits } from '../../i18n/format.ts';
import { setQuery } from './address.ts';

type Field = HTMLInputElement | HTMLSelectElement;

const listFields = (form: HTMLFormElement): Field[] => [...form.querySelectorAll<Field>('input[name], select[name]')];

/** Sets the fields that the page's address names; an option or a number that the form does not take is left out. */
function setByAddress(form: HTMLFormElement): void {
  const address = new URLSearchParams(location.search);
  for (const field of listFields(form)) {
    const value = address.get(field.name);
    if (value === null) continue;
    if (field instanceof HTMLSelectElement) {
      if (![...field.options].some((option) => option.value === value)) continue;
    } else if (!/^\d{0,12}(\.\d{1,6})?$/.test(value)) continue;
    field.value = value;
  }
}

/** Lets the address say what stands in the fields that differ from what the page came with. */
function followForm(form: HTMLFormElement): void {
  setQuery(
    Object.fromEntries(
      listFields(form).map((field) => [
        field.name,
        field.value === (field instanceof HTMLInputElement ? field.defaultValue : defaultValue(field)) ? undefined : field.value,
      ]),
    ),
  );
}
const defaultValue = (select: HTMLSelectElement) =>
  [...select.options].find(({ defaultSelected }) => defaultSelected)?.value ?? select.options[0]?.value;

/** Tells the bill (`update`) as the page comes and at every change, and keeps its fields in the address. */
export function startBill(form: HTMLFormElement, update: () => void): void {
  form.addEventListener('input', () => {
    update();
    if (form.checkValidity()) followForm(form);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  setByAddress(form);
  update();
}

/** A number field's value; undefined where nothing stands in it. */
export function numberIn(form: HTMLFormElement, name: string): number | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement && field.value !== '' ? Number(field.value) : undefined;
}

export const rupees = (value: number): string => `₹${groupDigits(value, 2)}`;
/** A difference with its sign. */
export const signed = (value: number): string =>
  Math.abs(value) < 0.005 ? '0' : `${value > 0 ? '+' : '−'}${groupDigits(Math.abs(value), 2)}`;
