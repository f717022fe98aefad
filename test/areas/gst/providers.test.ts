import { describe, expect, it } from 'vitest';
import { appyflow } from '../../../src/areas/gst/providers/appyflow.ts';
import { cashfree } from '../../../src/areas/gst/providers/cashfree.ts';
import { gstPortal } from '../../../src/areas/gst/providers/gst-portal.ts';
import { gstincheck } from '../../../src/areas/gst/providers/gstincheck.ts';
import { parseCoordinates, rawTaxpayer, toProfile } from '../../../src/areas/gst/taxpayer.ts';
import { type ProviderCase, testProviders } from '../../support/provider-suite.ts';
import { EXPECTED_PROFILE, EXPECTED_RETURNS, FILED, GSTIN, PORTAL_RETURNS, RAW } from './replies.ts';

const portal = { provider: gstPortal };
const keyed = {
  GSTINCHECK_API_KEY: 'k',
  APPYFLOW_API_KEY: 'k',
  CASHFREE_CLIENT_ID: 'c',
  CASHFREE_CLIENT_SECRET: 's',
};
const only = (prefix: string) => Object.fromEntries(Object.entries(keyed).filter(([name]) => name.startsWith(prefix)));

const cases: ProviderCase[] = [
  {
    ...portal,
    title: 'goods',
    ask: gstPortal.goods,
    question: GSTIN,
    request: new RegExp(`/services/api/search/goodservice\\?gstin=${GSTIN}$`),
    good: {
      body: '{"bzgddtls":[{"hsncd":"10063020","gdes":"BASMATI  RICE"},{"hsncd":"","gdes":""}],"bzsdtls":[{"saccd":"00440193","sdes":"NA"}]}',
      expected: [
        { hsn: '10063020', description: 'BASMATI RICE' },
        { hsn: '00440193', description: '' },
      ],
    },
  },
  {
    ...portal,
    title: 'years',
    ask: gstPortal.years,
    question: GSTIN,
    request: /\/services\/api\/dropdownfinyear\?gstin=/,
    good: { body: '{"status":1,"data":[{"year":"2025-2026","value":"2025"}]}', expected: [{ year: '2025-2026', value: '2025' }] },
    cannot: [{ title: 'a parameter it does not take', body: '{"status":0,"error":{"errorCode":"RT-NPRFA-1008","message":"Invalid"}}' }],
    outages: [{ title: 'an error under 200', body: '{"status":0,"error":{"errorCode":"SWEB_9035","message":"x"}}' }],
  },
  {
    ...portal,
    title: 'returns',
    ask: gstPortal.returns,
    question: { gstin: GSTIN, startYear: 2025 },
    request: /\/services\/api\/search\/taxpayerReturnDetails$/,
    good: { body: JSON.stringify(PORTAL_RETURNS), expected: EXPECTED_RETURNS },
    outages: [{ title: 'an error under 200', body: '{"errorCode":"SWEB_9000","message":"x"}' }],
  },
  {
    provider: gstincheck,
    title: 'profile',
    settings: only('GSTINCHECK'),
    ask: gstincheck.profile,
    question: GSTIN,
    request: new RegExp(`^/check/k/${GSTIN}$`),
    good: { body: JSON.stringify({ flag: true, message: 'GSTIN found.', data: RAW }), expected: EXPECTED_PROFILE },
    notFound: { body: '{"flag":false,"message":"GSTIN not found."}' },
    outages: [{ title: 'spent credits', body: '{"flag":false,"message":"Credit limit exceeded"}' }],
  },
  {
    provider: gstincheck,
    title: 'returns',
    settings: only('GSTINCHECK'),
    ask: gstincheck.returns,
    question: { gstin: GSTIN, startYear: 2025 },
    request: new RegExp(`^/check-return/k/${GSTIN}$`),
    good: { body: JSON.stringify({ flag: true, message: '', data: FILED }), expected: EXPECTED_RETURNS },
  },
  {
    provider: appyflow,
    settings: only('APPYFLOW'),
    ask: appyflow.profile,
    question: GSTIN,
    request: /^\/api\/verifyGST\?gstNo=.*&key_secret=k$/,
    good: { body: JSON.stringify({ taxpayerInfo: RAW, filing: [] }), expected: EXPECTED_PROFILE },
    notFound: { body: '{"error":true,"message":"GSTIN not found"}' },
    outages: [{ title: 'a bad key', body: '{"error":true,"message":"key_secret is not valid"}' }],
  },
  {
    provider: cashfree,
    title: 'profile',
    settings: only('CASHFREE'),
    ask: cashfree.profile,
    question: GSTIN,
    request: /^\/verification\/gstin$/,
    good: {
      body: JSON.stringify({
        GSTIN,
        valid: true,
        legal_name_of_business: 'ASHA TRADERS',
        trade_name_of_business: 'ASHA',
        gst_in_status: 'Active',
        date_of_registration: '2017-07-01',
        constitution_of_business: 'Partnership',
        taxpayer_type: 'Regular',
        nature_of_business_activities: ['Retail Business'],
        principal_place_address: '12, MG Road, Pune, 411001',
        principal_place_split_address: { city: 'Pune', pincode: '411001', latitude: '18.52', longitude: '73.85' },
      }),
      expected: EXPECTED_PROFILE,
    },
    notFound: { body: JSON.stringify({ GSTIN, valid: false }) },
  },
  {
    provider: cashfree,
    title: 'numbers of a PAN',
    settings: only('CASHFREE'),
    ask: cashfree.numbersByPan,
    question: 'ABCFE1234F',
    request: /^\/verification\/pan-gstin$/,
    good: { body: JSON.stringify({ status: 'VALID', gstin_list: [{ gstin: GSTIN, status: 'Active' }] }), expected: [GSTIN] },
    notFound: { body: '{"status":"INVALID"}', expected: [] },
  },
];
testProviders('gst', cases);

describe('coordinatesOf', () => {
  it.each([
    ['18.52', '73.85', 18.52, 73.85],
    [18.52, 73.85, 18.52, 73.85],
    [' 18.52 ', '73.85', 18.52, 73.85],
    ['', '', null, null],
    [null, undefined, null, null],
    ['NA', 'NA', null, null],
    ['0', '0', null, null],
    ['18.52', '', null, null],
    ['91', '73', null, null],
    ['18.52N', '73.85E', null, null],
  ] as const)('reads %j and %j', (latitude, longitude, lat, lon) => {
    expect(parseCoordinates(latitude, longitude)).toEqual({ lat, lon });
  });
});

describe('profileOf', () => {
  it('takes "NA", "" and null for absent and never invents', () => {
    const raw = rawTaxpayer.parse({
      gstin: GSTIN,
      lgnm: 'NA',
      tradeNam: '',
      sts: null,
      rgdt: 'NA',
      pradr: { addr: { lt: '', lg: '', pncd: '' } },
    });
    expect(toProfile(raw)).toEqual({
      trade_name: null,
      legal_name: null,
      registration_status: null,
      registration_date: null,
      constitution: null,
      taxpayer_type: null,
      nature_of_business: [],
      address: null,
      lat: null,
      lon: null,
    });
  });

  it('reads the portal form of the address, without coordinates', () => {
    const raw = rawTaxpayer.parse({ ...RAW, pradr: { adr: '12, MG Road, Pune, 411001' } });
    expect(toProfile(raw)).toMatchObject({ address: '12, MG Road, Pune, 411001', lat: null, lon: null });
  });
});
