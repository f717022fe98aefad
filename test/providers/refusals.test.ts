import { describe, expect, it } from 'vitest';
import { GST_REFUSALS } from '../../src/areas/gst/refusals.ts';
import { ApiError } from '../../src/kernel/errors.ts';
import { classifyRefusal, type Refusal, refusalError } from '../../src/providers/refusals.ts';
import { cpuBoundOf, cpuTimeOf } from '../support/cpu-time.ts';

describe('classifyRefusal', () => {
  const table: readonly Refusal[] = [
    { pattern: null, status: 404, kind: 'none' },
    { pattern: /^empty$/i, kind: 'none' },
  ];

  it.each([
    [401, 'refused'],
    [403, 'refused'],
    [429, 'limited'],
    [500, 'server'],
    [503, 'server'],
  ])('takes status %i for an outage, whatever the words', (status, kind) => {
    expect(classifyRefusal(table, 'empty', status)).toBe(kind);
  });

  it('knows a row by its words or by its status, and takes what none knows for an outage', () => {
    expect(classifyRefusal(table, ' Empty ')).toBe('none');
    expect(classifyRefusal(table, 'whatever', 404)).toBe('none');
    expect(classifyRefusal(table, 'whatever', 400)).toBe('refused');
    expect(classifyRefusal([], '')).toBe('refused');
  });

  it('gives the error that a provider throws', () => {
    const none = new ApiError('not_found', 'none');
    expect(refusalError(table, 'empty', none)).toBe(none);
    expect(refusalError(table, 'empty')).toMatchObject({ name: 'CannotAnswer' });
    expect(refusalError(table, 'else', none)).toMatchObject({ name: 'UpstreamError', kind: 'refused' });
  });
});

describe('refusals of GST vendors', () => {
  it.each([
    'GSTIN not found',
    'GSTIN not found.',
    'GSTIN  Not Found',
    'Invalid GSTIN',
    'invalid gst number',
    'Invalid GSTIN / UIN',
    'The GSTIN you have entered is invalid.',
    'The GSTIN passed is invalid',
    'GST number does not exist in the register',
    'GSTIN is not registered',
    'No records found for the given GSTIN',
    'No Records Found for the provided Inputs',
    'FO8000',
  ])('"%s" means that there is no such number', (words) => {
    expect(classifyRefusal(GST_REFUSALS, words)).toBe('none');
  });

  it.each([
    ['No credits left for the GST API', 'limited'],
    ['Credit limit exceeded', 'limited'],
    ['Your GST plan has no balance', 'limited'],
    ['Too many requests for this GSTIN', 'limited'],
    ['Invalid API key for GST', 'refused'],
    ['Invalid token. GST not authorised', 'refused'],
    ['No active GST subscription found', 'refused'],
    ['key_secret is not valid', 'refused'],
    ['GSTIN not found in your subscription', 'refused'],
    ['GST portal is not responding, try again later', 'server'],
    ['Invalid response from GST server', 'server'],
    ['GST service not found', 'server'],
    ['GSTIN not found due to a technical error', 'refused'],
    ['Invalid GST request', 'refused'],
    ['GST not enabled', 'refused'],
    ['No data', 'refused'],
    ['No records found', 'refused'],
    ['SWEB_9000', 'refused'],
    ['', 'refused'],
  ])('"%s" is an outage', (words, kind) => {
    expect(classifyRefusal(GST_REFUSALS, words)).toBe(kind);
  });

  it('reads 100 KB of the worst in no time', () => {
    const read = (words: readonly string[]) => {
      for (const one of words) classifyRefusal(GST_REFUSALS, `invalid ${one.repeat(25_000)}!`);
    };
    const took = cpuTimeOf(() => read(['the ', 'gst in ', 'given ', 'a ']));
    expect(took).toBeLessThan(cpuBoundOf(200, () => read(['rain ', 'village ', 'river ', 'o '])));
  });
});
