import { type CacheRule, snapshotCache } from '../../kernel/cache.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { ApiError } from '../../kernel/errors.ts';
import { noQuery } from '../../kernel/query.ts';
import { slugify } from '../../text/fold.ts';
import { listBankBranches, listNear } from './branch-pages.ts';
import { findListedBranch, findListedByMicr } from './branches.ts';
import { EXAMPLE_CODE, type IfscParts, readIfsc } from './code.ts';
import { type BranchAnswer, lookUpBranch } from './lookup.ts';
import { MERGED_BANKS } from './merged-banks.ts';
import { banksLike, nearCodes } from './near-codes.ts';
import { ifscDatabase } from './queries.ts';
import { type Bank, ifscRegister, type Register } from './register.ts';
import { bankBody, banksBody, branchBody, branchesBody, listEdition, mergerBody } from './responses.ts';
import {
  bankQuery,
  ifscBankAnswer,
  ifscBanks,
  ifscBranch,
  ifscBranches,
  ifscQuery,
  ifscSearch,
  MAX_LISTED,
  micrQuery,
  nearQuery,
  searchQuery,
} from './schema.ts';
import { searchIfsc } from './search.ts';

/** The area caches answers itself, because it knows whether anybody answered. */
const UPSTREAM_CACHE: CacheRule = { scope: 'public', maxAge: 600, cdnMaxAge: 0 };
const DAY_SECONDS = 86_400;

/** A code's parts. Throws ApiError 400 with what is wrong and the likely intended code. */
function requireCode(text: string, { banks }: Register): IfscParts {
  const reading = readIfsc(text);
  if (reading.ok) return reading.value;
  const { message, position, meant } = reading.fault;
  const known = meant !== undefined && (banks.get(meant.slice(0, 4))?.codes.has(meant.slice(5)) ?? false);
  const bank = banks.get(text.toUpperCase());
  throw new ApiError('invalid_parameter', `code is not an IFSC. ${message}.`, {
    hint: bank
      ? `Branches of the bank: /ifsc/bank/${bank.code}`
      : `Four letters of the bank, a zero, six letters or figures of the branch: ${EXAMPLE_CODE}`,
    suggestions: known ? [meant] : [],
    extra: { parameter: 'code', ...(position === null ? {} : { position }) },
  });
}

export const branch = defineEndpoint({
  path: '/ifsc',
  aliases: ['/ifsc/{code}'],
  title: 'Bank branch of an IFSC',
  summary: 'Is a code valid, its bank, and the branch with address, MICR and ways to pay; one that the list lacks is asked for.',
  query: ifscQuery,
  many: 'code',
  response: ifscBranch,
  cache: UPSTREAM_CACHE,
  queriesUpstream: ({ live }) => live,
  errors: ['not_found', 'snapshot_unavailable'],
  examples: [
    { title: 'A branch', params: { code: EXAMPLE_CODE } },
    { title: 'A co-operative bank behind another', params: { code: 'HDFC0CAACOB' } },
    { title: 'What the list says alone', params: { code: 'SBIN0000300', live: '0' } },
  ],
  async respond({ code: text, live }, context) {
    const register = await ifscRegister();
    const parts = requireCode(text, register);
    refuseMerged(register, parts);
    const bank = requireBank(register, parts);
    const listed = await findListedBranch(await ifscDatabase(), register, bank, parts.branch);
    if (listed) return branchBody(register, bank, parts, { listed });
    const answer = live ? await lookUpBranch(parts.code, context) : undefined;
    if (!bank.codes.has(parts.branch) && typeof answer !== 'object') throw noSuchBranch(register, bank, parts, answer);
    return branchBody(register, bank, parts, { answer });
  },
});

/** A code's bank. Throws ApiError 404 with similar banks and codes. */
function requireBank(register: Register, parts: IfscParts): Bank {
  const bank = register.banks.get(parts.bank);
  if (bank) return bank;
  const like = banksLike(register.banks, parts.bank);
  throw new ApiError('not_found', `No bank has codes that begin with ${parts.bank}.`, {
    suggestions: [...nearCodes(register, parts), ...like.map(({ code, name }) => (name ? `${code} ${name}` : code))].slice(0, 5),
    hint: 'Every bank is listed at /ifsc/banks',
  });
}

function noSuchBranch(register: Register, bank: Bank, parts: IfscParts, answer: BranchAnswer | undefined): ApiError {
  const asked = answer === 'unknown' ? ', and neither does the service that knows branches' : '';
  const unasked = answer === 'out' ? '. The service that knows of newer branches could not be asked' : '';
  return new ApiError(
    'not_found',
    `${bank.name ?? bank.code} has no branch ${parts.code} in the list of edition ${register.version}${asked}${unasked}.`,
    {
      suggestions: nearCodes(register, parts),
      hint: `All its codes: /ifsc/bank/${bank.code}`,
    },
  );
}

/** Throws ApiError 404 for a code of a merged bank, with its successor, the day, and the new code if a rule gives it. */
function refuseMerged(register: Register, { code, bank, branch }: IfscParts): void {
  const merged = mergerBody(register, bank, branch);
  const former = MERGED_BANKS[bank];
  if (!merged || !former) return;
  throw new ApiError(
    'not_found',
    `${code} was a code of ${former.name}, which is part of ${merged.bank ?? merged.bank_code} since ${merged.on}: it is no longer in use.`,
    {
      hint: merged.new_code
        ? `By the rule of ${merged.bank ?? merged.bank_code} its new code is ${merged.new_code}: /ifsc?code=${merged.new_code}`
        : `Find the branch among those of its successor: /ifsc/bank/${merged.bank_code}`,
      ...(merged.new_code && { suggestions: [merged.new_code] }),
      extra: { merged_into: merged },
    },
  );
}

export const banks = defineEndpoint({
  path: '/ifsc/banks',
  tool: 'ifsc_bank',
  title: 'Banks and their branches',
  summary: 'Every bank, its kind, and how many codes it has.',
  query: noQuery,
  response: ifscBanks,
  cache: snapshotCache(DAY_SECONDS),
  errors: ['snapshot_unavailable'],
  table: ({ banks: rows }) => rows,
  examples: [{ title: 'All banks', params: {} }],
  respond: async () => banksBody(await ifscRegister()),
  staticFiles: async () => [{ path: '/ifsc/banks.json', params: {} }],
});

/** Default page size: as much as is readable on a phone. */
const PAGE_SIZE = 50;
/** Branches in the file of a bank and state; the rest are on further, live pages. */
const FILE_SIZE = String(MAX_LISTED);

/** A bank by its four letters. Throws ApiError 400 or 404. */
function bankOfLetters({ banks: all }: Register, text: string): Bank {
  const letters = text.toUpperCase();
  const found = all.get(letters);
  if (found) return found;
  if (!/^[A-Z]{4}$/.test(letters))
    throw new ApiError('invalid_parameter', `code must be the bank's four letters, such as HDFC; got ${JSON.stringify(text)}.`, {
      hint: `Banks are found by name at /ifsc/search?q=${encodeURIComponent(text)}`,
      extra: { parameter: 'code' },
    });
  throw new ApiError('not_found', `No bank has codes that begin with ${letters}.`, {
    suggestions: banksLike(all, letters).map((one) => one.code),
    hint: 'Every bank is listed at /ifsc/banks',
  });
}

export const bank = defineEndpoint({
  path: '/ifsc/bank/{code}',
  tool: 'ifsc_bank',
  title: 'Codes and branches of a bank',
  summary: 'All codes of a bank, the banks that are reached by them, and its states; with a filter or a page its branches.',
  query: bankQuery,
  response: ifscBankAnswer,
  cache: snapshotCache(DAY_SECONDS),
  errors: ['not_found', 'unknown_place', 'snapshot_unavailable'],
  table: (body) => ('codes' in body ? body.codes.map((code) => ({ code })) : body.branches),
  examples: [
    { title: 'A bank', params: { code: 'IPOS' } },
    { title: 'Its branches in a state', params: { code: 'IPOS', state: 'Goa' } },
    { title: 'Its branches by words', params: { code: 'SBIN', q: 'salt lake' } },
  ],
  async respond({ code, page, limit = PAGE_SIZE, ...asked }) {
    const register = await ifscRegister();
    const found = bankOfLetters(register, code);
    const isWhole = page === undefined && Object.values(asked).every((value) => value === undefined);
    return isWhole ? bankBody(register, found) : listBankBranches(register, found, asked, { page: page ?? 1, limit });
  },
  async staticFiles() {
    const { banks: all } = await ifscRegister();
    return [...all.values()].flatMap(({ code, groups }) => [
      { path: `/ifsc/bank/${code}.json`, params: { code } },
      ...groups.flatMap(({ state }) =>
        state === null
          ? []
          : { path: `/ifsc/bank/${code}/${slugify(state)}.json`, params: { code, state, limit: FILE_SIZE }, onRequest: 'tables' as const },
      ),
    ]);
  },
});

export const micr = defineEndpoint({
  path: '/ifsc/micr',
  aliases: ['/ifsc/micr/{code}'],
  title: 'Branches of a MICR code',
  summary: 'The branches that a MICR code stands for: mostly one, of some cities those of a bank that clear together.',
  query: micrQuery,
  response: ifscBranches,
  cache: snapshotCache(DAY_SECONDS),
  errors: ['not_found', 'snapshot_unavailable'],
  table: ({ branches }) => branches,
  examples: [{ title: 'A branch by its cheques', params: { code: '400240015' } }],
  async respond({ code }) {
    const register = await ifscRegister();
    const found = await findListedByMicr(await ifscDatabase(), register, code);
    if (found.length === 0)
      throw new ApiError(
        'not_found',
        `No branch in the list of ${register.branchList?.day} has the MICR code ${String(code).padStart(9, '0')}.`,
        {
          hint: 'The first three digits are the city, the next three the bank, the last three the branch',
        },
      );
    return branchesBody(register, found, { api: 'ifsc/micr', total: found.length, page: 1, limit: Math.max(found.length, 1) });
  },
});

export const near = defineEndpoint({
  path: '/ifsc/near',
  title: 'Branches of a bank near another',
  summary: 'Other branches of the bank of a code: those in the same district where that is known, else those in the same centre.',
  query: nearQuery,
  response: ifscBranches,
  cache: snapshotCache(DAY_SECONDS),
  errors: ['not_found', 'snapshot_unavailable'],
  table: ({ branches }) => branches,
  examples: [{ title: 'Near a branch', params: { code: 'SBIN0000300' } }],
  async respond({ code, page = 1, limit = PAGE_SIZE }) {
    const register = await ifscRegister();
    const parts = requireCode(code, register);
    refuseMerged(register, parts);
    const found = requireBank(register, parts);
    return listNear(register, found, parts, { page, limit });
  },
});

export const search = defineEndpoint({
  path: '/ifsc/search',
  tool: 'ifsc_bank',
  title: 'Find a bank or a code',
  summary: 'Banks by name and letters, codes by how they begin, and branches by the words of name, centre, city and district.',
  query: searchQuery,
  response: ifscSearch,
  cache: snapshotCache(DAY_SECONDS),
  errors: ['snapshot_unavailable'],
  table: ({ results }) => results,
  examples: [
    { title: 'A bank by its short name', params: { q: 'sbi' } },
    { title: 'Codes that begin so', params: { q: 'HDFC00000' } },
    { title: 'A branch of a bank', params: { q: 'sbi salt lake' } },
  ],
  async respond({ q, limit }) {
    const register = await ifscRegister();
    const results = await searchIfsc(register, q, limit);
    return { status: 'ok' as const, api: 'ifsc/search' as const, q, count: results.length, results, ...listEdition(register) };
  },
});
