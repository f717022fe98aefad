// Fields that ask for a town begin with the reader's own, where the page gives no other.
import { ownTown, ownTownName } from './own-town.ts';

const town = ownTown();
if (town)
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-town-field]'))
    if (field.value === '' || field.dataset.townField === field.value) field.value = ownTownName(town);
