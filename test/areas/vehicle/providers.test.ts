import { cashfree } from '../../../src/areas/vehicle/providers/cashfree.ts';
import { testProviders } from '../../support/provider-suite.ts';
import { CERTIFICATE, EXPECTED, PLATE } from './replies.ts';

testProviders('vehicle', [
  {
    provider: cashfree,
    ask: cashfree.registration,
    question: PLATE,
    settings: { CASHFREE_CLIENT_ID: 'c', CASHFREE_CLIENT_SECRET: 's' },
    request: /\/verification\/vehicle-rc$/,
    good: { body: JSON.stringify(CERTIFICATE), expected: EXPECTED },
    notFound: { body: '{"status":"INVALID","reg_no":null}', expected: null },
    outages: [
      { title: "another vehicle's certificate", body: JSON.stringify({ ...CERTIFICATE, reg_no: 'KA01MW0001' }) },
      { title: 'a product that is not switched on', status: 422, body: '{"type":"validation_error","code":"product_not_enabled"}' },
      { title: 'a certificate without its number', body: '{"status":"VALID"}' },
    ],
  },
]);
