// The weight for which a page shows prices: read from the URL (`?g=8`), which follows the switch.
import { setQuery } from '../../../site/browser/address.ts';

for (const part of document.querySelectorAll<HTMLElement>('[data-by-weight]')) {
  const choices = [...part.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const grams = new URLSearchParams(location.search).get('g');
  const choice = choices.find(({ value }) => value === grams);
  if (choice) choice.checked = true;
  part.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) setQuery({ g: target.defaultChecked ? undefined : target.value });
  });
}
