// The GST page: a number is read as it is typed, here in the browser and by nobody else; the register is asked only on the button.
import { cleanNumber, type GstinReading, readGstin } from '../areas/gst/gstin.ts';
import { askService, troubleOf } from './ask-service.ts';

interface Return {
  return_type: string;
  period: string;
  mode: string | null;
  filed_on: string | null;
  status: string;
}
interface Profile {
  trade_name: string | null;
  legal_name: string | null;
  registration_status: string | null;
  registration_date: string | null;
  constitution: string | null;
  taxpayer_type: string | null;
  nature_of_business: string[] | null;
  address: string | null;
  filing_status: { financial_year: string; returns: Return[] } | null;
  unavailable: string[];
}

const form = document.querySelector<HTMLFormElement>('form[data-gst-form]');
const input = form?.querySelector<HTMLInputElement>('input[name="number"]');
const output = form?.querySelector('output');
const find = (name: string) => document.querySelector<HTMLElement>(`[data-gst="${name}"]`);

function fillList(name: string, entries: readonly (readonly [string, string | null])[]): void {
  const parts = entries.flatMap(([label, value]) => {
    if (!value) return [];
    const pair = document.createElement('div');
    const [term, text] = [document.createElement('dt'), document.createElement('dd')];
    term.textContent = label;
    text.textContent = value;
    pair.append(term, text);
    return [pair];
  });
  find(name)?.replaceChildren(...parts);
}

function describe(reading: GstinReading): void {
  fillList('decoded', [
    ['Kind', reading.layout],
    ['State', `${reading.state} (${reading.state_code})`],
    ['PAN', reading.pan],
    ['Holder', reading.holder],
    ['Registration', reading.entity && `number ${reading.entity} of this PAN in the state`],
    ['Check digit', `${reading.check_digit}, right`],
    ['Unusual', reading.warnings.join('; ')],
  ]);
}

function check(): boolean {
  if (!input || !output) return false;
  const typed = cleanNumber(input.value);
  find('profile')?.setAttribute('hidden', '');
  fillList('decoded', []);
  output.textContent = '';
  if (typed === '') return false;
  const reading = readGstin(typed);
  if (reading.ok) {
    output.textContent = 'Well formed, and the check digit is right.';
    describe(reading.value);
  } else if (typed.length < 15) output.textContent = `${15 - typed.length} more to come.`;
  else output.textContent = `${reading.fault.message}.`;
  return reading.ok;
}

function showProfile(profile: Profile): void {
  fillList('facts', [
    ['Trade name', profile.trade_name],
    ['Legal name', profile.legal_name],
    ['Status', profile.registration_status],
    ['Registered', profile.registration_date],
    ['Constitution', profile.constitution],
    ['Type', profile.taxpayer_type],
    ['Business', profile.nature_of_business?.join(', ') ?? null],
    ['Address', profile.address],
    ['Not reached now', profile.unavailable.join(', ').replaceAll('_', ' ')],
  ]);
  const rows = (profile.filing_status?.returns ?? []).map((one) => {
    const row = document.createElement('tr');
    for (const text of [one.return_type, one.period, one.filed_on, one.mode, one.status]) row.insertCell().textContent = text ?? '';
    return row;
  });
  find('returns')?.replaceChildren(...rows);
  const year = find('year');
  if (year) year.textContent = profile.filing_status?.financial_year ?? '';
  find('filing')?.toggleAttribute('hidden', rows.length === 0);
  find('profile')?.removeAttribute('hidden');
}

async function askRegister(): Promise<void> {
  if (!form || !input || !output || !check()) return;
  output.textContent = 'Asking…';
  try {
    const query = new URLSearchParams({ number: cleanNumber(input.value) });
    const profile = await askService<Profile>(`${form.action}?${query}`, 'The register');
    output.textContent = 'From the register:';
    showProfile(profile);
  } catch (error) {
    output.textContent = troubleOf(error);
  }
}

input?.addEventListener('input', check);
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  // Enter in the field asks as the button does, where there is one.
  if (form.querySelector<HTMLElement>('[data-needs]')?.hidden) check();
  else void askRegister();
});
/** A number that the one field was asked for stands behind the address's `#`, which no server sees. */
function takeFromAddress(): void {
  const number = location.hash.slice(1);
  if (input && /^[0-9A-Z]{8,20}$/i.test(number)) input.value = number;
  check();
}
window.addEventListener('hashchange', takeFromAddress);
takeFromAddress();
