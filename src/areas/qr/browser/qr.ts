import { inPageLanguage } from '../../../site/browser/page-language.ts';
import { type Colour, checkColours, readColour, toHex } from '../colours.ts';
import { QrFault } from '../fault.ts';
import { drawSvg, type Layout, layOut, QUIET_ZONE } from '../layout.ts';
import { type Level, makeSymbol } from '../symbol.ts';
import { AMOUNT_FORM, checkPayment, type Payment, readAmount, readVpa, upiLink, VPA_FORM } from '../upi.ts';
import { wifiText } from '../wifi.ts';

const t = inPageLanguage({
  code: { en: (caption: string) => `QR code: ${caption}`, hi: (caption) => `क्यूआर कोड: ${caption}` },
  /** The service's own words are English. */
  warning: { en: (text: string) => `${text}.`, hi: (text) => `${WARNINGS_IN_HINDI.find(([of]) => of.test(text))?.[1] ?? text}।` },
  fault: { en: ({ message }: QrFault) => `${message}.`, hi: ({ parameter }) => FAULTS_IN_HINDI[parameter] ?? 'यह कोड नहीं बन सकता।' },
});
const FAULTS_IN_HINDI: Readonly<Record<string, string>> = {
  upi: 'यह यूपीआई आईडी नहीं लगती। जैसे name@bank: पहले अक्षर या अंक, फिर @ और बैंक या ऐप का नाम।',
  am: 'रक़म 0.01 से 10,00,000 रुपये तक हो, बिना कॉमा के, जैसे 150 या 150.50।',
  color: 'दोनों रंग आपस में बहुत मिलते हैं, कोड स्कैन नहीं होगा। हल्के पर गहरा रंग चुनें।',
  data: 'इतना सब एक कोड में नहीं आएगा। कम लिखें, या ऊपर कम हिस्सा मिटने वाला विकल्प चुनें।',
};
const WARNINGS_IN_HINDI: readonly (readonly [of: RegExp, hindi: string])[] = [
  [/contrast/, 'रंगों में फ़र्क़ कम है: कम रोशनी में कुछ फ़ोन इसे नहीं पढ़ पाएँगे'],
  [/lighter than its ground/, 'कोड अपने पीछे के रंग से हल्का है: पुराने स्कैनर ऐसे कोड नहीं पढ़ते'],
  [/without the name/, 'कुछ ऐप पाने वाले के नाम के बिना कोड नहीं लेते'],
  [/limited to/, 'यूपीआई से ज़्यादातर भुगतान 1,00,000 रुपये तक ही होते हैं'],
];

/** Pixels of a module in what is saved: sharp on paper. */
const MODULE = 12;
const MAX_CAPTION_LENGTH = 200;

/** What the form asks for; undefined while there is nothing to make a code of. */
interface Wanted {
  data: string;
  caption: string;
  warnings: string[];
}

/** Makes a code of what the form holds, at every key. The page's address may fill it: `?data=` `?upi=&pn=&am=&tn=` or `?ssid=`. */
export function startQr(root: HTMLElement): void {
  const find = <T extends HTMLElement>(selector: string) => root.querySelector(selector) as T;
  const form = find<HTMLFormElement>('form');
  const fieldValue = (name: string) => String(new FormData(form).get(name) ?? '').trim();

  const note = find('[data-code]').firstElementChild;
  fillByAddress(form);
  form.dataset.begun = '';
  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => event.preventDefault());
  find('[data-print]').addEventListener('click', () => print());
  show();

  function show(): void {
    for (const part of form.querySelectorAll<HTMLFieldSetElement>('[data-kind]')) {
      part.hidden = part.dataset.kind !== fieldValue('kind');
      part.disabled = part.hidden;
    }
    try {
      const contents = WANTED[fieldValue('kind')]?.(fieldValue);
      if (contents) put(contents);
      else clear('');
    } catch (fault) {
      if (!(fault instanceof QrFault)) throw fault;
      // The page has no parameters: it speaks of its fields.
      clear(t.fault(fault));
    }
  }

  function put({ data, caption, warnings }: Wanted): void {
    const colours = [readColour(fieldValue('color')) ?? [0, 0, 0], readColour(fieldValue('bgcolor')) ?? [255, 255, 255]] as const;
    const judged = checkColours(...colours);
    const symbol = makeSymbol(data, fieldValue('ecc') as Level);
    const { rows } = symbol;
    const side = (rows.length + 2 * QUIET_ZONE) * MODULE;
    const layout = layOut(rows.length, { width: side, height: side }, { margin: 0, qzone: QUIET_ZONE });
    const svg = drawSvg(rows, layout, toHex(colours[0]), toHex(colours[1]));
    const drawing = document.importNode(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement, true);
    drawing.setAttribute('role', 'img');
    drawing.setAttribute('aria-label', t.code(caption));
    find('[data-code]').replaceChildren(drawing);
    find('[data-caption]').textContent = caption;
    find('[data-facts]').textContent = [...judged.warnings, ...warnings].map(t.warning).join(' ');
    find<HTMLAnchorElement>('[data-save=svg]').href = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    find<HTMLAnchorElement>('[data-save=png]').href = drawPng(rows, layout, colours);
    find('.ways').hidden = false;
    translate('');
  }

  function clear(trouble: string): void {
    find('[data-code]').replaceChildren(...(note && trouble === '' ? [note] : []));
    find('[data-caption]').textContent = '';
    find('[data-facts]').textContent = '';
    find('.ways').hidden = true;
    translate(trouble);
  }

  function translate(trouble: string): void {
    const alarm = find('.trouble');
    alarm.textContent = trouble;
    alarm.hidden = trouble === '';
  }
}

function fillByAddress(form: HTMLFormElement): void {
  const address = new URLSearchParams(location.search);
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-kind] :is(input, textarea)'))
    field.value = address.get(field.name) ?? '';
  const asked = ['data', 'ssid'].find((name) => address.has(name)) ?? 'upi';
  const kind = form.querySelector<HTMLInputElement>(`[name=kind][value=${asked}]`);
  if (kind) kind.checked = true;
}

type FieldValue = (name: string) => string;

/** What is wanted of each kind of code. */
const WANTED: Readonly<Record<string, (fieldValue: FieldValue) => Wanted | undefined>> = {
  upi: wantedPayment,
  data: wantedText,
  ssid: wantedNetwork,
};

function wantedNetwork(fieldValue: FieldValue): Wanted | undefined {
  const [ssid, password] = ['ssid', 'password'].map(fieldValue);
  if (!ssid) return undefined;
  return { data: wifiText({ ssid, password }), caption: `Wi-Fi: ${ssid}`, warnings: [] };
}

function wantedText(fieldValue: FieldValue): Wanted | undefined {
  const data = fieldValue('data');
  if (!data) return undefined;
  return { data, caption: data.length > MAX_CAPTION_LENGTH ? `${data.slice(0, MAX_CAPTION_LENGTH)}…` : data, warnings: [] };
}

/** The payment in the form's fields. Throws QrFault for what no app would take. */
function wantedPayment(fieldValue: FieldValue): Wanted | undefined {
  const [pa, pn, amount, tn] = ['upi', 'pn', 'am', 'tn'].map(fieldValue);
  if (!pa) return undefined;
  const vpa = readVpa(pa);
  if (!vpa) throw new QrFault('upi', `This is not ${VPA_FORM}`);
  const am = amount ? readAmount(amount) : undefined;
  if (amount && !am) throw new QrFault('am', `The amount must be ${AMOUNT_FORM}`);
  const payment: Payment = { pa: vpa, pn: pn || undefined, am, tn: tn || undefined };
  const lines = [pn, vpa, am && `₹${am}`, tn].filter(Boolean);
  return {
    data: upiLink(payment),
    caption: lines.join('\n'),
    warnings: pn ? checkPayment(payment) : ['Some apps refuse a code without the name of the payee'],
  };
}

/** The code as a PNG in an address of its own. */
function drawPng(rows: readonly string[], { width, height, module, left, top }: Layout, colours: readonly [Colour, Colour]): string {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) return '';
  pen.fillStyle = toHex(colours[1]);
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = toHex(colours[0]);
  for (const [y, row] of rows.entries())
    for (const run of row.matchAll(/1+/g)) pen.fillRect(left + run.index * module, top + y * module, run[0].length * module, module);
  return canvas.toDataURL('image/png');
}
