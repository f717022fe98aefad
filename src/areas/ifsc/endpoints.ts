import { type CacheRule, snapshotCache } from '../../api/cache.ts';
import { defineEndpoint } from '../../api/endpoint.ts';
import { pageOf } from '../../api/paging.ts';
import { noQuery } from '../../api/query.ts';
import { slugify } from '../../text/fold.ts';
import { ifscRegister } from './banks/register.ts';
import { branchesNear, branchesOfBank, branchesOfMicr } from './branches/branch-pages.ts';
import { EXAMPLE_CODE } from './codes/code.ts';
import { bankBody, banksBody, branchBody, branchesBody, editionBody } from './responses.ts';
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
import { allBanks, bankDetail, branchOfCode, editionOf } from './values.ts';

/** The area caches answers itself, because it knows whether anybody answered. */
const UPSTREAM_CACHE: CacheRule = { scope: 'public', maxAge: 600, cdnMaxAge: 0 };
const DAY_SECONDS = 86_400;
/** Results of a search that are ranked and counted: more than any bank has codes. */
const MAX_FOUND = 40_000;

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
  respond: async ({ code, live }, context) => branchBody(await branchOfCode(code, live, context)),
});

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
  respond: async () => banksBody(await allBanks()),
  staticFiles: async () => [{ path: '/ifsc/banks.json', params: {} }],
});

/** Branches in the file of a bank and state; the rest are on further, live pages. */
const FILE_SIZE = String(MAX_LISTED);

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
  async respond({ page, ...call }) {
    const isWhole =
      page === undefined && [call.state, call.district, call.centre, call.q, call.limit].every((value) => value === undefined);
    if (!isWhole) return branchesBody(await branchesOfBank({ page, ...call }), 'ifsc/branches');
    const { edition, ...detail } = await bankDetail(call.code);
    return bankBody(await ifscRegister(), detail, edition);
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
  respond: async ({ code }) => branchesBody(await branchesOfMicr(code), 'ifsc/micr'),
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
  respond: async (call) => branchesBody(await branchesNear(call), 'ifsc/near'),
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
  async respond({ q, ...page }) {
    const register = await ifscRegister();
    const { rows: results, paging } = pageOf(await searchIfsc(register, q, MAX_FOUND), page);
    const edition = editionBody(editionOf(register));
    return { status: 'ok' as const, api: 'ifsc/search' as const, q, count: results.length, ...paging, results, ...edition };
  },
});
