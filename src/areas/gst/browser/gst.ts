// The GST page: a number is read as it is typed, here in the browser and by nobody else; the register is asked only on the button.

import type { z } from 'zod';
import { errorMessage, fetchJson } from '../../../site/browser/fetch-json.ts';
import { inPageLanguage, LOCALE } from '../../../site/browser/page-language.ts';
import { cleanNumber, readGstin } from '../gstin.ts';
import { describeReading, faultInHindi } from '../reading-words.ts';
import type { gstProfile } from '../schema.ts';

const t = inPageLanguage({
  good: { en: 'Well formed, and the check digit is right.', hi: 'नंबर सही बना है, और जाँच का अंक भी सही है।' },
  more: { en: (count: number) => `${count} more to come.`, hi: (count) => `${count} अक्षर और चाहिए।` },
  tradeName: { en: 'Trade name', hi: 'कारोबार का नाम' },
  legalName: { en: 'Legal name', hi: 'क़ानूनी नाम' },
  status: { en: 'Status', hi: 'स्थिति' },
  registered: { en: 'Registered', hi: 'पंजीकरण की तारीख़' },
  constitution: { en: 'Constitution', hi: 'किस रूप में' },
  type: { en: 'Type', hi: 'प्रकार' },
  business: { en: 'Business', hi: 'काम' },
  address: { en: 'Address', hi: 'पता' },
  notReached: { en: 'Not reached now', hi: 'अभी नहीं मिला' },
  asking: { en: 'Asking…', hi: 'पूछ रहे हैं…' },
  register: { en: 'The register', hi: 'रजिस्टर' },
  fromRegister: { en: 'From the register:', hi: 'रजिस्टर से:' },
});

type Profile = z.output<typeof gstProfile>;

const form = document.querySelector<HTMLFormElement>('form[data-gst-form]');
const input = form?.querySelector<HTMLInputElement>('input[name="number"]');
const output = form?.querySelector('output');
const find = (name: string) => document.querySelector<HTMLElement>(`[data-gst="${name}"]`);

/** Fills a list of facts; `inEnglish` are those that come from others as they are. */
function fillList(name: string, entries: readonly (readonly [string, string | null])[], inEnglish = false): void {
  const parts = entries.flatMap(([label, value]) => {
    if (!value) return [];
    const pair = document.createElement('div');
    const [term, text] = [document.createElement('dt'), document.createElement('dd')];
    term.textContent = label;
    text.textContent = value;
    if (inEnglish && LOCALE !== 'en') text.lang = 'en';
    pair.append(term, text);
    return [pair];
  });
  find(name)?.replaceChildren(...parts);
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
    output.textContent = t.good;
    fillList('decoded', describeReading(reading.value, LOCALE, JSON.parse(find('decoded')?.dataset.states ?? '{}')));
  } else if (typed.length < 15) output.textContent = t.more(15 - typed.length);
  else output.textContent = LOCALE === 'hi' ? faultInHindi(typed, reading.fault) : `${reading.fault.message}.`;
  return reading.ok;
}

function showProfile(profile: Profile): void {
  fillList(
    'facts',
    [
      [t.tradeName, profile.trade_name],
      [t.legalName, profile.legal_name],
      [t.status, profile.registration_status],
      [t.registered, profile.registration_date],
      [t.constitution, profile.constitution],
      [t.type, profile.taxpayer_type],
      [t.business, profile.nature_of_business?.join(', ') ?? null],
      [t.address, profile.address],
      [t.notReached, profile.unavailable.join(', ').replaceAll('_', ' ')],
    ],
    true,
  );
  const rows = (profile.filing_status?.returns ?? []).map((one) => {
    const row = document.createElement('tr');
    if (LOCALE !== 'en') row.lang = 'en';
    for (const text of [one.return_type, one.period, one.filed_on, one.mode, one.status]) row.insertCell().textContent = text ?? '';
    return row;
  });
  find('returns')?.replaceChildren(...rows);
  const year = find('year');
  if (year) year.textContent = profile.filing_status?.financial_year ?? '';
  find('filing')?.toggleAttribute('hidden', rows.length === 0);
  find('profile')?.removeAttribute('hidden');
}

async function fetchProfile(): Promise<void> {
  if (!form || !input || !output || !check()) return;
  output.textContent = t.asking;
  try {
    const query = new URLSearchParams({ number: cleanNumber(input.value) });
    const profile = await fetchJson<Profile>(`${form.dataset.gstForm}?${query}`, t.register);
    output.textContent = t.fromRegister;
    showProfile(profile);
  } catch (error) {
    output.textContent = errorMessage(error);
  }
}

input?.addEventListener('input', check);
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  // Enter in the field asks as the button does, where there is one.
  if (form.querySelector<HTMLElement>('[data-needs]')?.hidden) check();
  else void fetchProfile();
});
/** A number that the one field was asked for stands behind the address's `#`, which no server sees. */
function takeFromAddress(): void {
  const number = location.hash.slice(1);
  if (input && /^[0-9A-Z]{8,20}$/i.test(number)) input.value = number;
  check();
}
window.addEventListener('hashchange', takeFromAddress);
takeFromAddress();
