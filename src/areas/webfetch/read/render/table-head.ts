/** A cell's element and text. */
export interface HeadCell {
  name: string;
  text: string;
}

const AMOUNT = /^[-+−–(]?\s*\d[\d,.\s\u00A0]*\)?\s*(?:%|[a-zA-Z/²³]{1,6})?$|^(?:rs\.?|inr|[₹$€£¥])\s*[-+]?\d/i;
/** Longest amount, in characters. */
const MAX_AMOUNT = 40;
const isAmount = (text: string): boolean => text.length <= MAX_AMOUNT && AMOUNT.test(text);
/** What no column is called: a longer text with numbers in it, a telephone, an e-mail address. */
const DETAIL = /^(?=.*\d).{24,}|^\+?\d[\d\s()-]{6,}$|^(?!.*\d{4}$)\d{1,2}[:.]\d{2}\s*[-–]|\S+@\S+\.\S+/;
/** How much of a text is looked at: the pattern takes the cube of it. In characters. */
const MAX_DETAIL = 200;
/** Numbers that name columns: years, and one after another. */
const YEAR = /^(?:1[89]|20)\d\d(?:\s*[-–/]\s*\d{2,4})?$/;

/**
 * Whether a table's first row names its columns. It does not if it names only itself, as each row of names and values does, or if it holds
 * amounts as the rows below do: then no name may be taken for a head.
 */
export function hasHead([first = [], ...rows]: readonly (readonly HeadCell[])[]): boolean {
  if (first.length < 2) return true;
  const [lead, ...others] = first;
  if (others.every(({ name }) => name === 'th')) return true;
  if (namesItself(first) && rows.some(namesItself)) return false;
  const isBold = ({ text }: HeadCell) => /^\*\*[^*]+\*\*$/.test(text);
  if (lead && isBold(lead) && !others.some(isBold) && rows.length > 0 && rows.every(([one]) => one && isBold(one))) return false;
  // values behind a colon
  if (rows.length > 0 && [first, ...rows].every((row) => row.slice(1).some(({ text }) => text.startsWith(':')))) return false;
  if (rows.length === 0 || first.some(({ name }) => name === 'th')) return true;
  // a name and what is said of it at length: an address, a telephone
  if (first.length === 2 && DETAIL.test((others[0]?.text ?? '').slice(0, MAX_DETAIL))) return false;
  const isSort = (text: string, at: number) =>
    namesSort(
      text,
      rows.map((row) => row[at]?.text ?? ''),
    );
  const amounts = first.filter(({ text }, at) => isAmount(text) && !YEAR.test(text) && !isSort(text, at));
  if (amounts.length === 0 || isCount(amounts.map(({ text }) => text))) return true;
  return !first.some(
    ({ text }, at) =>
      amounts.some((cell) => cell.text === text) && at > 0 && rows.filter((row) => isAmount(row[at]?.text ?? '')).length > rows.length / 2,
  );
}

/** Whether an amount with a unit names a column of others: 22K over prices, 5 kg over rupees. */
function namesSort(text: string, below: readonly string[]): boolean {
  const unitOf = (given: string) => /[a-zA-Z/²³]{1,6}$/.exec(given.slice(-MAX_AMOUNT))?.[0] ?? '';
  return unitOf(text) !== '' && below.some(isAmount) && !below.some((one) => unitOf(one) === unitOf(text));
}

/** Whether a row is names and then what they name, as each row is in a table that names its rows. */
const namesItself = (row: readonly HeadCell[]): boolean => /^(?:th )+(?:td )+$/.test(row.map(({ name }) => `${name} `).join(''));

/** Numbers one after another, at least two: they number the columns. */
const isCount = (texts: readonly string[]): boolean =>
  texts.length > 1 && texts.every((text, at) => Number(text.replace(/[()]/g, '')) === Number(texts[0]?.replace(/[()]/g, '')) + at);
