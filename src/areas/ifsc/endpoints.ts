import { type CacheRule, snapshotCache } from '../../lib/cache.ts';
import { ApiError } from '../../lib/errors.ts';
import { defineEndpoint } from '../area.ts';
import { EXAMPLE_CODE, type IfscParts, readIfsc } from './code.ts';
import { lookUpBranch } from './lookup.ts';
import { banksLike, nearCodes } from './near-codes.ts';
import { ifscRegister, type Register } from './register.ts';
import { bankBody, banksBody, branchBody, listOf } from './responses.ts';
import { bankQuery, ifscBank, ifscBanks, ifscBranch, ifscQuery, ifscSearch, noQuery, searchQuery } from './schema.ts';
import { searchIfsc } from './search.ts';

/** The area itself keeps what it was told, and knows whether it was told anything. */
const ASKED: CacheRule = { scope: 'public', maxAge: 600, memo: 0 };
const DAY_SECONDS = 86_400;

/** The code in its parts. Throws ApiError 400 that says what is wrong with it, and what was most likely meant. */
function requireCode(text: string, { banks }: Register): IfscParts {
  const reading = readIfsc(text);
  if (reading.ok) return reading.value;
  const { message, position, meant } = reading.fault;
  const known = meant !== undefined && (banks.get(meant.slice(0, 4))?.codes.has(meant.slice(5)) ?? false);
  throw new ApiError('invalid_parameter', `code is not an IFSC. ${message}.`, {
    hint: `Four letters of the bank, a zero, six letters or figures of the branch: ${EXAMPLE_CODE}`,
    suggestions: known ? [meant] : [],
    extra: { parameter: 'code', ...(position === null ? {} : { position }) },
  });
}

export const branch = defineEndpoint({
  path: '/ifsc',
  aliases: ['/ifsc/{code}'],
  title: 'Bank branch of an IFSC',
  summary: 'Whether a code is valid, its bank, and the branch with address, MICR and ways to pay.',
  query: ifscQuery,
  response: ifscBranch,
  cache: ASKED,
  asks: ({ live }) => live,
  errors: ['not_found', 'snapshot_unavailable'],
  examples: [
    { title: 'A branch', params: { code: EXAMPLE_CODE } },
    { title: 'A co-operative bank behind another', params: { code: 'HDFC0CAACOB' } },
    { title: 'What the list says alone', params: { code: 'SBIN0000300', live: '0' } },
  ],
  async respond({ code: text, live }, context) {
    const register = await ifscRegister();
    const parts = requireCode(text, register);
    const bank = register.banks.get(parts.bank);
    if (!bank) {
      const like = banksLike(register.banks, parts.bank);
      throw new ApiError('not_found', `No bank has codes that begin with ${parts.bank}.`, {
        suggestions: [...nearCodes(register, parts), ...like.map(({ code, name }) => (name ? `${code} ${name}` : code))].slice(0, 5),
        hint: 'Every bank is listed at /ifsc/banks',
      });
    }
    const listed = bank.codes.has(parts.branch);
    const answer = live ? await lookUpBranch(parts.code, context) : undefined;
    if (!listed && typeof answer !== 'object') {
      const asked = answer === 'unknown' ? ', and neither does the service that knows branches' : '';
      const unasked = answer === 'out' ? '. The service that knows of newer branches could not be asked' : '';
      throw new ApiError(
        'not_found',
        `${bank.name ?? bank.code} has no branch ${parts.code} in the list of edition ${register.version}${asked}${unasked}.`,
        {
          suggestions: nearCodes(register, parts),
          hint: `All its codes: /ifsc/bank/${bank.code}`,
        },
      );
    }
    return branchBody(register, bank, parts, answer);
  },
});

export const banks = defineEndpoint({
  path: '/ifsc/banks',
  title: 'Banks with IFSC codes',
  summary: 'Every bank whose letters codes begin with, its kind, and how many codes it has.',
  query: noQuery,
  response: ifscBanks,
  cache: snapshotCache(DAY_SECONDS),
  errors: ['snapshot_unavailable'],
  table: ({ banks: rows }) => rows,
  examples: [{ title: 'All banks', params: {} }],
  respond: async () => banksBody(await ifscRegister()),
  twins: async () => [{ path: '/ifsc/banks.json', params: {} }],
});

export const bank = defineEndpoint({
  path: '/ifsc/bank/{code}',
  title: 'Codes of a bank',
  summary: 'All codes of a bank, and the banks that are reached by them.',
  query: bankQuery,
  response: ifscBank,
  cache: snapshotCache(DAY_SECONDS),
  errors: ['not_found', 'snapshot_unavailable'],
  table: ({ codes }) => codes.map((code) => ({ code })),
  examples: [{ title: 'A bank', params: { code: 'IPOS' } }],
  async respond({ code }) {
    const register = await ifscRegister();
    const letters = code.toUpperCase();
    const found = register.banks.get(letters);
    if (found) return bankBody(register, found);
    if (!/^[A-Z]{4}$/.test(letters))
      throw new ApiError('invalid_parameter', `code must be the bank's four letters, such as HDFC; got ${JSON.stringify(code)}.`, {
        extra: { parameter: 'code' },
      });
    throw new ApiError('not_found', `No bank has codes that begin with ${letters}.`, {
      suggestions: banksLike(register.banks, letters).map((one) => one.code),
      hint: 'Every bank is listed at /ifsc/banks',
    });
  },
  twins: async () => [...(await ifscRegister()).banks.keys()].map((code) => ({ path: `/ifsc/bank/${code}.json`, params: { code } })),
});

export const search = defineEndpoint({
  path: '/ifsc/search',
  title: 'Find a bank or a code',
  summary: 'Banks by name and letters, codes by how they begin, and branches that live answers have told of.',
  query: searchQuery,
  response: ifscSearch,
  // What live answers teach is found at once.
  cache: { scope: 'public', maxAge: 300, memo: 0 },
  errors: ['snapshot_unavailable'],
  table: ({ results }) => results,
  examples: [
    { title: 'A bank by its short name', params: { q: 'sbi' } },
    { title: 'Codes that begin so', params: { q: 'HDFC00000' } },
  ],
  async respond({ q, limit }) {
    const register = await ifscRegister();
    const results = searchIfsc(register, q, limit);
    return { status: 'ok' as const, api: 'ifsc/search' as const, q, count: results.length, results, ...listOf(register) };
  },
});
