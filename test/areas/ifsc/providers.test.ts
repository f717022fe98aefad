import { razorpayIfsc } from '../../../src/areas/ifsc/providers/razorpay-ifsc.ts';
import { testProviders } from '../../support/provider-suite.ts';
import { BRANCH, RAZORPAY_REPLY } from './replies.ts';

testProviders('ifsc', [
  {
    provider: razorpayIfsc,
    ask: razorpayIfsc.branch,
    question: 'HDFC0000001',
    request: /^\/HDFC0000001$/,
    good: { body: JSON.stringify(RAZORPAY_REPLY), expected: BRANCH },
    notFound: { status: 404, body: '"Not Found"' },
    outages: [
      { title: "a 404 that is not the service's own", status: 404, body: '{"message":"no such page"}' },
      { title: 'another branch than was asked for', body: JSON.stringify({ ...RAZORPAY_REPLY, IFSC: 'HDFC0000002' }) },
      { title: 'a branch under 404', status: 404, body: JSON.stringify(RAZORPAY_REPLY) },
    ],
  },
]);
