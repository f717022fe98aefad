// Shows the labels of the grid that a form chooses, and keeps the choice in the address, so that it can be passed on. Nothing is asked.
import { inPageLanguage } from '../../../site/browser/page-language.ts';

const t = inPageLanguage({
  labels: { en: (count: number) => `${count} labels`, hi: (count) => `${count} क़िस्में` },
  someOf: { en: (count: number, all: number) => `${count} of ${all} labels`, hi: (count, all) => `${all} में से ${count} क़िस्में` },
});
const form = document.querySelector<HTMLFormElement>('[data-label-filter]');
const count = document.querySelector<HTMLOutputElement>('[data-label-count]');
const labels = [...document.querySelectorAll<HTMLLIElement>('.label-grid > li')];
const FIELDS = ['category', 'brand', 'size', 'price'] as const;

if (form) {
  const address = new URLSearchParams(location.search);
  for (const field of FIELDS) {
    const select = form.elements.namedItem(field);
    const choice = address.get(field)?.toLowerCase();
    const option =
      select instanceof HTMLSelectElement ? [...select.options].find(({ value }) => value.toLowerCase() === choice) : undefined;
    if (option) option.selected = true;
  }
  form.addEventListener('change', () => {
    show(form);
    const chosen = new URLSearchParams([...chosenIn(form)].filter(([, value]) => value !== ''));
    history.replaceState(null, '', `${location.pathname}${chosen.size > 0 ? `?${chosen}` : ''}`);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  show(form);
}

function chosenIn(from: HTMLFormElement): Map<string, string> {
  const data = new FormData(from);
  return new Map(FIELDS.map((field) => [field, String(data.get(field) ?? '')]));
}

function show(from: HTMLFormElement): void {
  const chosen = chosenIn(from);
  const [low = 0, high = Number.POSITIVE_INFINITY] = chosen.get('price') ? (chosen.get('price') ?? '').split('-').map(Number) : [];
  const isChosen = (field: string, value = '') => chosen.get(field) === '' || chosen.get(field) === value;
  let shown = 0;
  for (const label of labels) {
    let fits = false;
    for (const size of label.querySelectorAll<HTMLLIElement>('li[data-size]')) {
      const price = size.dataset.price === '' ? undefined : Number(size.dataset.price);
      const inBand = chosen.get('price') === '' || (price !== undefined && price >= low && price < high);
      size.hidden = !(inBand && isChosen('size', size.dataset.size));
      fits ||= !size.hidden;
    }
    label.hidden = !(fits && isChosen('category', label.dataset.category) && isChosen('brand', label.dataset.brand));
    if (!label.hidden) shown += 1;
  }
  document.querySelector('[data-labels]')?.toggleAttribute('data-finding', shown < labels.length);
  if (count) count.textContent = shown === labels.length ? t.labels(shown) : t.someOf(shown, labels.length);
}
