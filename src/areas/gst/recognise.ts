import type { DirectAnswer, Typed } from '../area.ts';
import { readGstin } from './gstin.ts';
import { findCode, gstDatabase } from './queries.ts';

/** A GSTIN, whether right or with what is wrong with it; a PAN's form; a code of goods or services by its digits. */
export async function recogniseTax({ text, words }: Typed): Promise<DirectAnswer[]> {
  const compact = text.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{2}[A-Z]{5}\d{4}[A-Z0-9]{4}$/.test(compact)) return [gstinAnswer(compact)];
  if (/^[A-Z]{5}\d{4}[A-Z]$/.test(compact)) {
    return [
      {
        title: `PAN ${compact}`,
        answer: 'Its form is right',
        detail: 'The registrations of a PAN are asked of the register.',
        url: '/browse/gst',
        sureness: 0.95,
      },
    ];
  }
  const digits = words.filter((word) => /^\d{2,8}$/.test(word));
  const [code] = digits;
  const asks = words.some((word) => ['hsn', 'sac', 'gst', 'code'].includes(word));
  // Six digits alone are a PIN code sooner than goods.
  if (!code || digits.length > 1 || (!asks && (words.length > 1 || ![4, 8].includes(code.length)))) return [];
  const found = await findCode(await gstDatabase(), code);
  if (!found) return [];
  return [
    {
      title: `${found.kind === 'services' ? 'SAC' : 'HSN'} ${found.code}`,
      answer: found.description ?? null,
      url: `/browse/gst/codes?q=${found.code}`,
      sureness: asks ? 1 : 0.7,
    },
  ];
}

function gstinAnswer(number: string): DirectAnswer {
  const reading = readGstin(number);
  const url = `/browse/gst#${number}`;
  if (!reading.ok) return { title: `${number} is not a GSTIN`, answer: null, detail: reading.fault.message, url, sureness: 1 };
  const { state, holder } = reading.value;
  return {
    title: `GSTIN ${number}`,
    answer: 'The number is well formed',
    detail: [state, holder].filter(Boolean).join(', '),
    url,
    sureness: 1,
  };
}
