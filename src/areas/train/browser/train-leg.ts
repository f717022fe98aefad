// Marks the reader's own leg on a train's page: `#NDLS-HWH`, as a list of trains leads here.
const [from, to] = decodeURIComponent(location.hash.slice(1)).split('-');
const stops = [...document.querySelectorAll<HTMLElement>('[data-stop]')];
const at = (code: string | undefined) => stops.findIndex(({ dataset }) => dataset.stop === code);
const [first, last] = [at(from), at(to)];
if (first >= 0 && last > first) {
  for (const stop of stops.slice(first, last + 1)) stop.classList.add('of-leg');
  stops[first]?.scrollIntoView({ block: 'center' });
}
